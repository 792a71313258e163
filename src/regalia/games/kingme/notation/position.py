"""A King Me! position in the words of the notation page."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.notation.codec import move_parts, notation_of
from regalia.games.kingme.rules.courtiers import COURTIERS, LETTERS, SERVANTS, THRONE
from regalia.games.kingme.rules.history import nominations, starting_floor, turns_of_round
from regalia.games.kingme.rules.layout import (
    CROWN,
    FIRST,
    FLOOR,
    GOAL,
    NOES,
    OUT,
    PHASE,
    PHASES,
    RANDOM,
    ROUND,
    SCORE,
    SEATS,
    VOTE,
    VOTE_NO,
    VOTE_YES,
    courtiers_in_stack,
    round_offset,
    seat_offset,
)
from regalia.games.kingme.rules.scoring import finished_rounds
from regalia.games.kingme.wire.shapes import (
    Ballot,
    GoalsShown,
    Hand,
    KingMeMemory,
    KingMePast,
    KingMeTable,
    RoundPast,
)
from regalia.kernel.cells import Cells
from regalia.kernel.seats import seats_of
from regalia.kernel.view import HIDDEN
from regalia.kernel.wire.shapes import Prompt, Wire

VERB_OF_PHASE: Final = ("place", "ascend", "vote")  # by phase


def wire_form(c: Cells, pending: i64) -> Wire:
    """The whole position; goals and votes that a view hides are null."""
    return Wire(table(c), prompts(c, pending), memory(c), past(c))


def table(c: Cells) -> KingMeTable:
    """What lies on the table."""
    return KingMeTable(
        int(c[ROUND]) + 1,
        PHASES[c[PHASE]],
        [courtier_letters(c[FLOOR + floor]) for floor in range(SERVANTS, THRONE + 1)],
        courtier_letters(c[OUT]),
        int(c[CROWN]) - 1 if c[CROWN] else None,
        [sealed_vote(c, seat) for seat in range(c[SEATS])],
        [hand(c, seat) for seat in range(c[SEATS])],
    )


def courtier_letters(stack: i64) -> list[str]:
    """The courtiers of a stack by letter, the first to arrive first."""
    return [LETTERS[courtier] for courtier in courtiers_in_stack(stack)]


def sealed_vote(c: Cells, seat: i64) -> str | None:
    """The vote that a seat has cast and nobody has shown."""
    cast = c[seat_offset(seat) + VOTE]
    if cast == VOTE_YES:
        return "yes"
    return "no" if cast == VOTE_NO else None


def hand(c: Cells, seat: i64) -> Hand:
    """What one seat holds and has scored."""
    me = seat_offset(seat)
    goal = int(c[me + GOAL + c[ROUND]])
    return Hand(
        None if goal == HIDDEN else goal,
        int(c[me + NOES]),
        [int(c[me + SCORE + number]) for number in range(finished_rounds(c))],
    )


def prompts(c: Cells, pending: i64) -> dict[str, Prompt]:
    """What each pending seat is asked."""
    return {str(seat): Prompt(VERB_OF_PHASE[c[PHASE]]) for seat in seats_of(pending)}


def memory(c: Cells) -> KingMeMemory:
    """All votes and goals shown so far."""
    seats = range(int(c[SEATS]))
    return KingMeMemory(
        [
            Ballot(
                number + 1,
                LETTERS[courtier],
                by,
                ["no" if against >> seat & 1 else "yes" for seat in seats],
            )
            for number in range(c[ROUND] + 1)
            for by, courtier, against in nominations(c, number)
        ],
        [
            GoalsShown(number + 1, [int(c[seat_offset(seat) + GOAL + number]) for seat in seats])
            for number in range(finished_rounds(c))
        ],
    )


def past(c: Cells) -> KingMePast:
    """Who began each round, where chance placed the courtiers, and every turn since."""
    return KingMePast(
        [
            RoundPast(
                int(c[round_offset(number) + FIRST]),
                {LETTERS[one]: starting_floor(c, number, one) for one in range(COURTIERS)}
                if c[RANDOM]
                else None,
                [
                    f"{seat} {notation_of(move_parts(move))}"
                    for seat, move in turns_of_round(c, number)
                ],
            )
            for number in range(c[ROUND] + 1)
        ]
    )
