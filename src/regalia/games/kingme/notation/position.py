"""A position of King Me! as the JSON that docs/notation.md describes."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.notation.codec import move_parts, notation_from_parts
from regalia.games.kingme.rules.courtiers import COURTIERS, GOALS, LETTERS, SERVANTS, THRONE, WORTH
from regalia.games.kingme.rules.history import nominations, starting_floor, turns_of_round
from regalia.games.kingme.rules.layout import (
    CROWN,
    FIRST,
    FLOOR,
    GOAL,
    NOES,
    NOES_EACH,
    OUT,
    PHASE,
    PHASES,
    RANDOM_FLOORS,
    ROUND,
    ROUNDS,
    SCORE,
    SEATS,
    VOTE,
    VOTE_NO,
    VOTE_YES,
    courtier_position,
    courtiers_in_stack,
    round_offset,
    seat_offset,
)
from regalia.games.kingme.rules.scoring import (
    finished_rounds,
    goal_points,
    points_with_moonshot,
    win_reason,
)
from regalia.games.kingme.wire.shapes import (
    Ballot,
    GoalsShown,
    GoalValue,
    Hand,
    KingMeDerived,
    KingMeMemory,
    KingMePast,
    KingMeTable,
    RoundPast,
)
from regalia.kernel.cells import Cells
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.view import HIDDEN
from regalia.kernel.wire.shapes import Prompt, Wire

VERB_OF_PHASE: Final = ("place", "ascend", "vote")  # by phase


def position_to_wire(c: Cells, pending: i64) -> Wire:
    """The whole position; goals and votes that a view hides are None."""
    return Wire(
        table_to_wire(c),
        prompts_by_seat(c, pending),
        memory_to_wire(c),
        past_to_wire(c),
        derived_to_wire(c),
    )


def table_to_wire(c: Cells) -> KingMeTable:
    """What lies on the table."""
    return KingMeTable(
        int(c[ROUND]) + 1,
        PHASES[c[PHASE]],
        [courtier_letters(c[FLOOR + floor]) for floor in range(SERVANTS, THRONE + 1)],
        courtier_letters(c[OUT]),
        int(c[CROWN]) - 1 if c[CROWN] else None,
        [sealed_vote(c, seat) for seat in range(c[SEATS])],
        [hand_to_wire(c, seat) for seat in range(c[SEATS])],
    )


def courtier_letters(stack: i64) -> list[str]:
    """The courtiers of a stack by letter, the first to arrive first."""
    return [LETTERS[courtier] for courtier in courtiers_in_stack(stack)]


def sealed_vote(c: Cells, seat: i64) -> str | None:
    """The vote that a seat has cast and that is not revealed yet."""
    cast = c[seat_offset(seat) + VOTE]
    if cast == VOTE_YES:
        return "yes"
    return "no" if cast == VOTE_NO else None


def hand_to_wire(c: Cells, seat: i64) -> Hand:
    """What one seat holds and has scored."""
    me = seat_offset(seat)
    goal = int(c[me + GOAL + c[ROUND]])
    return Hand(
        None if goal == HIDDEN else goal,
        int(c[me + NOES]),
        [int(c[me + SCORE + number]) for number in range(finished_rounds(c))],
    )


def prompts_by_seat(c: Cells, pending: i64) -> dict[str, Prompt]:
    """What each pending seat is asked."""
    return {str(seat): Prompt(VERB_OF_PHASE[c[PHASE]]) for seat in seats_in_mask(pending)}


def memory_to_wire(c: Cells) -> KingMeMemory:
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


def past_to_wire(c: Cells) -> KingMePast:
    """Who began each round, where chance placed the courtiers, and every turn since."""
    return KingMePast(
        [
            RoundPast(
                int(c[round_offset(number) + FIRST]),
                {LETTERS[one]: starting_floor(c, number, one) for one in range(COURTIERS)}
                if c[RANDOM_FLOORS]
                else None,
                [
                    f"{seat} {notation_from_parts(move_parts(move))}"
                    for seat, move in turns_of_round(c, number)
                ],
            )
            for number in range(c[ROUND] + 1)
        ]
    )


def derived_to_wire(c: Cells) -> KingMeDerived:
    """What floors and goals are worth, as far as the goals are known, and what decided the game."""
    return KingMeDerived(
        int(c[ROUNDS]),
        int(NOES_EACH[c[SEATS]]),
        FLOOR_POINTS,
        [goal_value(c, seat) for seat in range(c[SEATS])],
        [
            [
                favourite_letters(c[seat_offset(seat) + GOAL + number])
                for seat in range(int(c[SEATS]))
            ]
            for number in range(finished_rounds(c))
        ],
        win_reason(c),
    )


FLOOR_POINTS: Final = [int(WORTH[floor]) for floor in range(SERVANTS, THRONE + 1)]


def favourite_letters(goal: i64) -> list[str]:
    """The favourites of a goal by letter."""
    return list(GOALS[goal - 1])


def goal_value(c: Cells, seat: i64) -> GoalValue:
    """The points of a goal if the round ended now, and with one of its favourites elsewhere."""
    goal = c[seat_offset(seat) + GOAL + c[ROUND]]
    if goal == HIDDEN:
        return HIDDEN_GOAL
    favourites = favourite_letters(goal)
    points = goal_points(c, goal)
    return GoalValue(
        favourites,
        int(points_with_moonshot(c, points)),
        {
            letter: goal_points_by_favourite_floor(c, points, LETTERS.index(letter))
            for letter in favourites
        },
    )


HIDDEN_GOAL: Final = GoalValue(None, None, None)


def goal_points_by_favourite_floor(c: Cells, points: i64, favourite: i64) -> list[int]:
    """What a goal worth `points` gives with this favourite on each floor, then out (K14)."""
    others = points - WORTH[courtier_position(c, favourite)]
    on_floors = [int(points_with_moonshot(c, others + worth)) for worth in FLOOR_POINTS]
    return [*on_floors, int(points_with_moonshot(c, others))]
