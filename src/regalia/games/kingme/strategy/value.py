"""The value of a move of King Me! to its seat, without looking ahead."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.rules import layout
from regalia.games.kingme.rules.courtiers import DIGNITARIES, FAVOURITES, NOBLES, THRONE
from regalia.games.kingme.rules.layout import courtier_position, current_goal, seat_offset
from regalia.games.kingme.rules.move_codes import ASCENTS, YES, courtier_of_move, floor_of_move
from regalia.games.kingme.rules.scoring import goal_points
from regalia.kernel.cells import Cells

POINT_VALUE: Final = 8  # values are in eighths of a point
AVERAGE_ROUND_POINTS: Final = 15  # what a round usually brings


def is_favourite_of(c: Cells, seat: i64, courtier: i64) -> bool:
    """Whether a courtier stands on the seat's goal of this round."""
    # `current_goal` written out: a rollout asks this for every legal move
    goal = c[seat_offset(seat) + layout.GOAL + c[layout.ROUND]]
    return (FAVOURITES[goal] >> courtier) & 1 != 0


def count_vetoers(c: Cells, seat: i64) -> i64:
    """How many of the other seats can still say No."""
    found: i64 = 0
    for other in range(c[layout.SEATS]):
        if other != seat and c[seat_offset(other) + layout.NOES]:
            found += 1
    return found


def points_above_average(c: Cells, seat: i64) -> i64:
    """A seat's points if the round ended now, less the average points of a round."""
    return goal_points(c, current_goal(c, seat)) - AVERAGE_ROUND_POINTS


def move_value(c: Cells, seat: i64, move: i64) -> i64:
    """What a legal move seems to be worth to its seat."""
    if move >= YES:
        return vote_value(c, seat, move)
    courtier = courtier_of_move(move)
    is_favourite = is_favourite_of(c, seat, courtier)
    if move < ASCENTS:
        floor = floor_of_move(move)
        return floor * POINT_VALUE if is_favourite else -floor * POINT_VALUE // 2
    floor = courtier_position(c, courtier)
    if floor == NOBLES:
        return nomination_value(c, seat, is_favourite)
    if floor < DIGNITARIES:
        return POINT_VALUE + floor if is_favourite else -POINT_VALUE // 2
    # a favourite among the nobles counts more, but any opponent can nominate it to get rid of it
    if is_favourite:
        return POINT_VALUE - POINT_VALUE * min(count_vetoers(c, seat), 2)
    return POINT_VALUE // 2


def nomination_value(c: Cells, seat: i64, is_favourite: bool) -> i64:
    """The value of a nomination: a crown, a lost favourite, or No cards that others must use."""
    others = count_vetoers(c, seat)
    if is_favourite:
        return 12 * POINT_VALUE if not others else -4 * POINT_VALUE
    if others or c[seat_offset(seat) + layout.NOES]:
        return 2 * POINT_VALUE
    return points_above_average(c, seat) * POINT_VALUE // 2


def vote_value(c: Cells, seat: i64, move: i64) -> i64:
    """The value of a vote: Yes for a favourite, or for anybody if the round has gone well."""
    if move == YES:
        return 0
    nominee = c[layout.FLOOR + THRONE] - 1
    if is_favourite_of(c, seat, nominee):
        return -5 * POINT_VALUE
    # a No card is worth keeping as long as others are likely to play theirs
    return (
        2 * POINT_VALUE
        - points_above_average(c, seat) * POINT_VALUE // 2
        - 2 * POINT_VALUE * count_vetoers(c, seat)
    )
