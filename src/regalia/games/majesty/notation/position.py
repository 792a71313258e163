"""A position of Majesty as the JSON that docs/notation.md describes."""

from msgspec import UNSET
from mypy_extensions import i64

from regalia.games.majesty.notation.worth import worth_of_turns
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
    TURNS_EACH,
    WORKERS,
    WOUNDED_STACK,
    cards_in_stack,
    seat_offset,
)
from regalia.games.majesty.rules.scoring import (
    infirmary_penalty,
    is_over,
    majority_bonus,
    occupied_buildings,
    variety_bonus,
    win_reason,
)
from regalia.games.majesty.wire.shapes import (
    Buildings,
    FinalScore,
    MajestyDerived,
    MajestyPast,
    MajestyTable,
    Majorities,
    Realm,
    SeatScore,
    Slot,
)
from regalia.kernel.cells import Cells
from regalia.kernel.seats import has_seat, seats_in_mask
from regalia.kernel.view import HIDDEN
from regalia.kernel.wire.shapes import Nothing, Prompt, Wire


def position_to_wire(c: Cells, pending: i64, seat: i64) -> Wire:
    """The whole position as a seat knows it; the undrawn cards of a view are None."""
    return Wire(
        table_to_wire(c),
        prompts_by_seat(c, pending),
        Nothing(),
        past_to_wire(c),
        derived_to_wire(c, pending, seat),
    )


def table_to_wire(c: Cells) -> MajestyTable:
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
        [realm_to_wire(c, seat) for seat in range(c[SEATS])],
    )


def realm_to_wire(c: Cells, seat: i64) -> Realm:
    """What lies before one seat."""
    me = seat_offset(seat)
    stacks = [card_names(c[me + STACK + building]) for building in range(KINDS_OF_PEOPLE)]
    return Realm(
        int(c[me + COINS]),
        int(c[me + WORKERS]),
        Buildings(*stacks),
        card_names(c[me + WOUNDED_STACK]),
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


def prompts_by_seat(c: Cells, pending: i64) -> dict[str, Prompt]:
    """What each pending seat is asked: which card to take, or where the taken card goes (M13)."""
    asks = Prompt("rest" if c[TAKEN] else "take")
    return {str(seat): asks for seat in seats_in_mask(pending)}


def past_to_wire(c: Cells) -> MajestyPast:
    """Who began, and the cards turned up so far."""
    return MajestyPast(int(c[FIRST]), [NAMES[c[DECK + at]] for at in range(c[DRAWN])])


def derived_to_wire(c: Cells, pending: i64, seat: i64) -> MajestyDerived:
    """The round, what cards cost (M8) and are worth, the final scoring if it came now (M41)."""
    return MajestyDerived(
        int(min(TURNS_EACH, c[TURN] // c[SEATS] + 1)),
        TURNS_EACH,
        [place for place in range(ROW_SIZE) if c[ROW + place]],
        [seat_score(c, one) for one in range(c[SEATS])],
        worth_of_turns(c, seat) if has_seat(pending, seat) else {},
        win_reason(c),
    )


def seat_score(c: Cells, seat: i64) -> SeatScore:
    """The final scoring of a seat; at the end its coins contain it already."""
    led = [int(majority_bonus(c, seat, building)) for building in range(KINDS_OF_PEOPLE)]
    lost, varied = int(infirmary_penalty(c, seat)), int(variety_bonus(c, seat))
    bonus = 0 if is_over(c) else lost + varied + sum(led)
    return SeatScore(
        lost,
        varied,
        Majorities(*led),
        int(occupied_buildings(c, seat)),
        int(c[seat_offset(seat) + COINS]) + bonus,
    )
