"""A position of King Me! as the JSON that docs/notation.md describes."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.notation.codec import move_parts, notation_from_parts
from regalia.games.kingme.rules import layout, scoring
from regalia.games.kingme.rules.courtiers import COURTIERS, GOALS, LETTERS, SERVANTS, THRONE, WORTH
from regalia.games.kingme.rules.history import nominations, starting_floor, turns_of_round
from regalia.games.kingme.wire import shapes
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


def table_to_wire(c: Cells) -> shapes.KingMeTable:
    """What lies on the table."""
    return shapes.KingMeTable(
        int(c[layout.ROUND]) + 1,
        layout.PHASES[c[layout.PHASE]],
        [courtier_letters(c[layout.FLOOR + floor]) for floor in range(SERVANTS, THRONE + 1)],
        courtier_letters(c[layout.OUT]),
        int(c[layout.CROWN]) - 1 if c[layout.CROWN] else None,
        [sealed_vote(c, seat) for seat in range(c[layout.SEATS])],
        [hand_to_wire(c, seat) for seat in range(c[layout.SEATS])],
    )


def courtier_letters(stack: i64) -> list[str]:
    """The courtiers of a stack by letter, the first to arrive first."""
    return [LETTERS[courtier] for courtier in layout.courtiers_in_stack(stack)]


def sealed_vote(c: Cells, seat: i64) -> str | None:
    """The vote that a seat has cast and that is not revealed yet."""
    cast = c[layout.seat_offset(seat) + layout.VOTE]
    if cast == layout.VOTE_YES:
        return "yes"
    return "no" if cast == layout.VOTE_NO else None


def hand_to_wire(c: Cells, seat: i64) -> shapes.Hand:
    """What one seat holds and has scored."""
    me = layout.seat_offset(seat)
    goal = int(c[me + layout.GOAL + c[layout.ROUND]])
    return shapes.Hand(
        None if goal == HIDDEN else goal,
        int(c[me + layout.NOES]),
        [int(c[me + layout.SCORE + number]) for number in range(scoring.finished_rounds(c))],
    )


def prompts_by_seat(c: Cells, pending: i64) -> dict[str, Prompt]:
    """What each pending seat is asked."""
    return {str(seat): Prompt(VERB_OF_PHASE[c[layout.PHASE]]) for seat in seats_in_mask(pending)}


def memory_to_wire(c: Cells) -> shapes.KingMeMemory:
    """All votes and goals shown so far."""
    seats = range(int(c[layout.SEATS]))
    return shapes.KingMeMemory(
        [
            shapes.Ballot(
                number + 1,
                LETTERS[courtier],
                by,
                ["no" if against >> seat & 1 else "yes" for seat in seats],
            )
            for number in range(c[layout.ROUND] + 1)
            for by, courtier, against in nominations(c, number)
        ],
        [
            shapes.GoalsShown(
                number + 1,
                [int(c[layout.seat_offset(seat) + layout.GOAL + number]) for seat in seats],
            )
            for number in range(scoring.finished_rounds(c))
        ],
    )


def past_to_wire(c: Cells) -> shapes.KingMePast:
    """Who began each round, where chance placed the courtiers, and every turn since."""
    return shapes.KingMePast(
        [
            shapes.RoundPast(
                int(c[layout.round_offset(number) + layout.FIRST]),
                {LETTERS[one]: starting_floor(c, number, one) for one in range(COURTIERS)}
                if c[layout.RANDOM_FLOORS]
                else None,
                [
                    f"{seat} {notation_from_parts(move_parts(move))}"
                    for seat, move in turns_of_round(c, number)
                ],
            )
            for number in range(c[layout.ROUND] + 1)
        ]
    )


def derived_to_wire(c: Cells) -> shapes.KingMeDerived:
    """What floors and goals are worth, as far as the goals are known, and what decided the game."""
    return shapes.KingMeDerived(
        int(c[layout.ROUNDS]),
        int(layout.NOES_EACH[c[layout.SEATS]]),
        FLOOR_POINTS,
        [goal_value(c, seat) for seat in range(c[layout.SEATS])],
        [
            [
                favourite_letters(c[layout.seat_offset(seat) + layout.GOAL + number])
                for seat in range(int(c[layout.SEATS]))
            ]
            for number in range(scoring.finished_rounds(c))
        ],
        scoring.win_reason(c),
    )


FLOOR_POINTS: Final = [int(WORTH[floor]) for floor in range(SERVANTS, THRONE + 1)]


def favourite_letters(goal: i64) -> list[str]:
    """The favourites of a goal by letter."""
    return list(GOALS[goal - 1])


def goal_value(c: Cells, seat: i64) -> shapes.GoalValue:
    """The points of a goal if the round ended now, and with one of its favourites elsewhere."""
    goal = c[layout.seat_offset(seat) + layout.GOAL + c[layout.ROUND]]
    if goal == HIDDEN:
        return HIDDEN_GOAL
    favourites = favourite_letters(goal)
    points = scoring.goal_points(c, goal)
    return shapes.GoalValue(
        favourites,
        int(scoring.points_with_moonshot(c, points)),
        {
            letter: goal_points_by_favourite_floor(c, points, LETTERS.index(letter))
            for letter in favourites
        },
    )


HIDDEN_GOAL: Final = shapes.GoalValue(None, None, None)


def goal_points_by_favourite_floor(c: Cells, points: i64, favourite: i64) -> list[int]:
    """What a goal worth `points` gives with this favourite on each floor, then out (K14)."""
    others = points - WORTH[layout.courtier_position(c, favourite)]
    on_floors = [int(scoring.points_with_moonshot(c, others + worth)) for worth in FLOOR_POINTS]
    return [*on_floors, int(scoring.points_with_moonshot(c, others))]
