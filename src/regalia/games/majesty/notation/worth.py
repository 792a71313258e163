"""What each way to take a turn is worth: coins at once, and the final scoring if it came now.

The turn is made on the cells of the view itself. Only the deck is hidden from a seat, and none of
these numbers depends on the card that is turned up, so all of them are certain.
"""

from mypy_extensions import i64

from regalia.games.majesty.notation.codec import notation_from_parts, placement_parts
from regalia.games.majesty.rules.cards import NO_CARD
from regalia.games.majesty.rules.layout import COINS, ROW, ROW_SIZE, TAKEN, WORKERS, seat_offset
from regalia.games.majesty.rules.scoring import infirmary_penalty, majorities_bonus, variety_bonus
from regalia.games.majesty.rules.turn import end_turn, legal_placements, place_taken_card, take_card
from regalia.games.majesty.wire.shapes import TurnWorth
from regalia.kernel.cells import Cells
from regalia.kernel.parts import Part

TAKES: Part = ("verb", "take")
LAYS: Part = ("verb", "rest")


def worth_of_turns(c: Cells, seat: i64) -> dict[str, TurnWorth]:
    """What each way to take or end this turn changes for a seat, by its notation.

    Where taking and laying a card are two moves, the notation is that of both together.
    """
    found: dict[str, TurnWorth] = {}
    if c[TAKEN]:
        add_placement_worths(found, c, c, seat, [LAYS])
        return found
    for place in range(i64(ROW_SIZE)):
        if place > c[seat_offset(seat) + WORKERS] or c[ROW + place] == NO_CARD:
            break
        taken = c[:]
        take_card(taken, seat, place, None)
        add_placement_worths(found, c, taken, seat, [TAKES, ("row", str(int(place) + 1))])
    return found


def add_placement_worths(
    found: dict[str, TurnWorth], before: Cells, taken: Cells, seat: i64, start: list[Part]
) -> None:
    """Adds what each way to lay the taken card changes from what was before the turn."""
    for move in legal_placements(taken, seat):
        parts = [*start, *placement_parts(taken, seat, taken[TAKEN], move)]
        after = taken[:]
        place_taken_card(after, seat, move, None)
        end_turn(after, seat, None)
        found[notation_from_parts(parts)] = change_of_worth(before, after, seat)


def change_of_worth(before: Cells, after: Cells, seat: i64) -> TurnWorth:
    """How coins and workers of a seat change, and each line of its final scoring (M41)."""
    me = seat_offset(seat)
    coins = after[me + COINS] - before[me + COINS]
    workers = after[me + WORKERS] - before[me + WORKERS]
    wounded = infirmary_penalty(after, seat) - infirmary_penalty(before, seat)
    variety = variety_bonus(after, seat) - variety_bonus(before, seat)
    majorities = majorities_bonus(after, seat) - majorities_bonus(before, seat)
    total = coins + wounded + variety + majorities
    return TurnWorth(
        int(coins), int(total), int(workers), int(wounded), int(variety), int(majorities)
    )
