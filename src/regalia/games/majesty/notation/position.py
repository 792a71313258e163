"""A Majesty position in the words of the notation page."""

from librt.vecs import vec
from msgspec import UNSET
from mypy_extensions import i64

from regalia.games.majesty.rules.cards import KINDS_OF_PEOPLE, NAMES
from regalia.games.majesty.rules.layout import (
    COINS,
    DECK,
    DRAWN,
    FIRST,
    ROW,
    ROW_SIZE,
    ROW_WORKERS,
    SEATS,
    SIZE,
    STACK,
    TAKEN,
    TURN,
    WORKERS,
    WOUNDED,
    block,
    cards_of,
)
from regalia.games.majesty.rules.scoring import for_wounded, is_over, majority, variety
from regalia.games.majesty.wire.shapes import (
    Buildings,
    FinalScore,
    MajestyPast,
    MajestyTable,
    Majorities,
    Realm,
    Slot,
)
from regalia.kernel.seats import seats_of
from regalia.kernel.view import HIDDEN
from regalia.kernel.wire.shapes import Nothing, Prompt, Wire


def wired(c: vec[i64], pending: i64) -> Wire:
    """The whole position; the undrawn cards of a view are null."""
    return Wire(table(c), prompts(c, pending), Nothing(), past(c))


def table(c: vec[i64]) -> MajestyTable:
    """What lies on the table."""
    return MajestyTable(
        int(c[TURN]),
        [
            Slot(NAMES[c[ROW + place]], int(c[ROW_WORKERS + place]))
            for place in range(ROW_SIZE)
            if c[ROW + place]
        ],
        [
            None if c[DECK + at] == HIDDEN else NAMES[c[DECK + at]]
            for at in range(c[DRAWN], c[SIZE])
        ],
        NAMES[c[TAKEN]] if c[TAKEN] else None,
        [realm(c, seat) for seat in range(c[SEATS])],
    )


def realm(c: vec[i64], seat: i64) -> Realm:
    """What lies before one seat."""
    me = block(seat)
    stacks = [names_of(c[me + STACK + building]) for building in range(KINDS_OF_PEOPLE)]
    return Realm(
        int(c[me + COINS]),
        int(c[me + WORKERS]),
        Buildings(*stacks),
        names_of(c[me + WOUNDED]),
        final(c, seat) if is_over(c) else UNSET,
    )


def names_of(stack: i64) -> list[str]:
    """The cards of a stack, from the bottom to the top."""
    return [NAMES[card] for card in cards_of(stack)]


def final(c: vec[i64], seat: i64) -> FinalScore:
    """The final scoring of one seat (M41)."""
    led = [int(majority(c, seat, building)) for building in range(KINDS_OF_PEOPLE)]
    return FinalScore(int(for_wounded(c, seat)), int(variety(c, seat)), Majorities(*led))


def prompts(c: vec[i64], pending: i64) -> dict[str, Prompt]:
    """What each pending seat is asked: to take a card, or where the one taken goes (M13)."""
    asks = Prompt("rest" if c[TAKEN] else "take")
    return {str(seat): asks for seat in seats_of(pending)}


def past(c: vec[i64]) -> MajestyPast:
    """Who began, and the cards turned up so far."""
    return MajestyPast(int(c[FIRST]), [NAMES[c[DECK + at]] for at in range(c[DRAWN])])
