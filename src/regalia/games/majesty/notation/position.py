"""A Majesty position in the words of the notation page."""

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
    cards_in_stack,
    seat_offset,
)
from regalia.games.majesty.rules.scoring import (
    infirmary_penalty,
    is_over,
    majority_bonus,
    variety_bonus,
)
from regalia.games.majesty.wire.shapes import (
    Buildings,
    FinalScore,
    MajestyPast,
    MajestyTable,
    Majorities,
    Realm,
    Slot,
)
from regalia.kernel.cells import Cells
from regalia.kernel.seats import seats_of
from regalia.kernel.view import HIDDEN
from regalia.kernel.wire.shapes import Nothing, Prompt, Wire


def wire_form(c: Cells, pending: i64) -> Wire:
    """The whole position; the undrawn cards of a view are null."""
    return Wire(table(c), prompts(c, pending), Nothing(), past(c))


def table(c: Cells) -> MajestyTable:
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


def realm(c: Cells, seat: i64) -> Realm:
    """What lies before one seat."""
    me = seat_offset(seat)
    stacks = [card_names(c[me + STACK + building]) for building in range(KINDS_OF_PEOPLE)]
    return Realm(
        int(c[me + COINS]),
        int(c[me + WORKERS]),
        Buildings(*stacks),
        card_names(c[me + WOUNDED]),
        final_score(c, seat) if is_over(c) else UNSET,
    )


def card_names(stack: i64) -> list[str]:
    """The cards of a stack, from the bottom to the top."""
    return [NAMES[card] for card in cards_in_stack(stack)]


def final_score(c: Cells, seat: i64) -> FinalScore:
    """The final scoring of one seat (M41)."""
    led = [int(majority_bonus(c, seat, building)) for building in range(KINDS_OF_PEOPLE)]
    return FinalScore(
        int(infirmary_penalty(c, seat)), int(variety_bonus(c, seat)), Majorities(*led)
    )


def prompts(c: Cells, pending: i64) -> dict[str, Prompt]:
    """What each pending seat is asked: to take a card, or where the one taken goes (M13)."""
    asks = Prompt("rest" if c[TAKEN] else "take")
    return {str(seat): asks for seat in seats_of(pending)}


def past(c: Cells) -> MajestyPast:
    """Who began, and the cards turned up so far."""
    return MajestyPast(int(c[FIRST]), [NAMES[c[DECK + at]] for at in range(c[DRAWN])])
