"""A position of Majesty as the JSON that docs/notation.md describes."""

from msgspec import UNSET
from mypy_extensions import i64

from regalia.games.majesty.notation.worth import worth_of_turns
from regalia.games.majesty.rules import layout, scoring
from regalia.games.majesty.rules.cards import KINDS_OF_PEOPLE, NAMES
from regalia.games.majesty.wire import shapes
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


def table_to_wire(c: Cells) -> shapes.MajestyTable:
    """What lies on the table."""
    return shapes.MajestyTable(
        int(c[layout.TURN]),
        [
            shapes.Slot(NAMES[c[layout.ROW + place]], int(c[layout.ROW_WORKERS + place]))
            for place in range(layout.ROW_SIZE)
            if c[layout.ROW + place]
        ],
        [
            None if c[layout.DECK + at] == HIDDEN else NAMES[c[layout.DECK + at]]
            for at in range(c[layout.DRAWN], c[layout.SIZE])
        ],
        NAMES[c[layout.TAKEN]] if c[layout.TAKEN] else None,
        [realm_to_wire(c, seat) for seat in range(c[layout.SEATS])],
    )


def realm_to_wire(c: Cells, seat: i64) -> shapes.Realm:
    """What lies before one seat."""
    me = layout.seat_offset(seat)
    stacks = [card_names(c[me + layout.STACK + building]) for building in range(KINDS_OF_PEOPLE)]
    return shapes.Realm(
        int(c[me + layout.COINS]),
        int(c[me + layout.WORKERS]),
        shapes.Buildings(*stacks),
        card_names(c[me + layout.WOUNDED_STACK]),
        final_score(c, seat) if scoring.is_over(c) else UNSET,
    )


def card_names(stack: i64) -> list[str]:
    """The cards of a stack, from the bottom to the top."""
    return [NAMES[card] for card in layout.cards_in_stack(stack)]


def final_score(c: Cells, seat: i64) -> shapes.FinalScore:
    """The final scoring of one seat (M41)."""
    led = [int(scoring.majority_bonus(c, seat, building)) for building in range(KINDS_OF_PEOPLE)]
    return shapes.FinalScore(
        int(scoring.infirmary_penalty(c, seat)),
        int(scoring.variety_bonus(c, seat)),
        shapes.Majorities(*led),
    )


def prompts_by_seat(c: Cells, pending: i64) -> dict[str, Prompt]:
    """What each pending seat is asked: which card to take, or where the taken card goes (M13)."""
    asks = Prompt("rest" if c[layout.TAKEN] else "take")
    return {str(seat): asks for seat in seats_in_mask(pending)}


def past_to_wire(c: Cells) -> shapes.MajestyPast:
    """Who began, and the cards turned up so far."""
    return shapes.MajestyPast(
        int(c[layout.FIRST]), [NAMES[c[layout.DECK + at]] for at in range(c[layout.DRAWN])]
    )


def derived_to_wire(c: Cells, pending: i64, seat: i64) -> shapes.MajestyDerived:
    """The round, what cards cost (M8) and are worth, the final scoring if it came now (M41)."""
    return shapes.MajestyDerived(
        int(min(layout.TURNS_EACH, c[layout.TURN] // c[layout.SEATS] + 1)),
        layout.TURNS_EACH,
        [place for place in range(layout.ROW_SIZE) if c[layout.ROW + place]],
        [seat_score(c, one) for one in range(c[layout.SEATS])],
        worth_of_turns(c, seat) if has_seat(pending, seat) else {},
        scoring.win_reason(c),
    )


def seat_score(c: Cells, seat: i64) -> shapes.SeatScore:
    """The final scoring of a seat; at the end its coins contain it already."""
    led = [int(scoring.majority_bonus(c, seat, building)) for building in range(KINDS_OF_PEOPLE)]
    lost, varied = int(scoring.infirmary_penalty(c, seat)), int(scoring.variety_bonus(c, seat))
    bonus = 0 if scoring.is_over(c) else lost + varied + sum(led)
    return shapes.SeatScore(
        lost,
        varied,
        shapes.Majorities(*led),
        int(scoring.occupied_buildings(c, seat)),
        int(c[layout.seat_offset(seat) + layout.COINS]) + bonus,
    )
