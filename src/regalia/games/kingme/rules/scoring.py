"""The scores of King Me!: rounds, totals and the winners."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.rules import events, layout
from regalia.games.kingme.rules.courtiers import COURTIERS, FAVOURITES, THRONE, WORTH
from regalia.games.kingme.rules.layout import current_goal, seat_offset
from regalia.kernel.cells import Cells
from regalia.kernel.event import Log
from regalia.kernel.view import HIDDEN, require_not_hidden

MOONSHOT_POINTS: Final = 33  # the most a round can give (K15)
# what can decide a game (K17); whoever is equal in both shares the victory
WON_BY: Final = ("points", "favourites", "equal")


def score_round(c: Cells, log: Log) -> None:
    """Scores every seat's goal (K14); in the last round 0 points may count as 33 (K15)."""
    number = c[layout.ROUND]
    seat: i64 = 0
    while seat < c[layout.SEATS]:
        me = seat_offset(seat)
        goal = c[me + layout.GOAL + number]
        if goal == HIDDEN:  # on a view, to foresee a move: this score stays unknown
            c[me + layout.SCORE + number] = HIDDEN
            seat += 1
            continue
        reached = goal_points(c, goal)
        points = points_with_moonshot(c, reached)
        soars = points != reached
        c[me + layout.SCORE + number] = points
        if log is not None:
            log.append(events.scored_event(seat, goal, points, total_score(c, seat), soars))
        seat += 1


def points_with_moonshot(c: Cells, points: i64) -> i64:
    """What points count: with the moonshot option, 0 points of the last round count as 33 (K15)."""
    moonshot = c[layout.MOONSHOT] != 0 and c[layout.ROUND] + 1 == c[layout.ROUNDS]
    return MOONSHOT_POINTS if moonshot and points == 0 else points


def goal_points(c: Cells, goal: i64) -> i64:
    """The points of a goal: the worth of the floors on which its favourites stand (K14)."""
    points: i64 = 0
    wanted = FAVOURITES[goal]
    places = c[layout.POSITIONS]
    while wanted:
        if wanted & 1:
            points += WORTH[places & layout.COURTIER_MASK]
        wanted >>= 1
        places >>= layout.COURTIER_BITS
    return points


def favourites_in_palace(c: Cells, goal: i64) -> int:
    """How many favourites of a goal are on any floor, the throne included (K17)."""
    found = 0
    for courtier in range(COURTIERS):
        if (FAVOURITES[goal] >> courtier) & 1 and layout.courtier_position(c, courtier) <= THRONE:
            found += 1
    return found


def finished_rounds(c: Cells) -> int:
    """The number of rounds that have been scored."""
    return int(c[layout.ROUND]) + (1 if c[layout.PHASE] == layout.OVER else 0)


def total_score(c: Cells, seat: i64) -> int:
    """All that a seat has scored so far; a round to come counts 0."""
    me = seat_offset(seat)
    return int(
        require_not_hidden(c[me + layout.SCORE])
        + require_not_hidden(c[me + layout.SCORE + 1])
        + require_not_hidden(c[me + layout.SCORE + 2])
    )


def scores(c: Cells) -> list[int]:
    """The total of every seat."""
    return [total_score(c, seat) for seat in range(c[layout.SEATS])]


def winners(c: Cells) -> list[int]:
    """The seats with the highest total; of these those with most favourites in the palace (K17)."""
    if c[layout.PHASE] != layout.OVER:
        return []
    totals = scores(c)
    best = [seat for seat in range(c[layout.SEATS]) if totals[seat] == max(totals)]
    left = [favourites_in_palace(c, current_goal(c, seat)) for seat in best]
    return [seat for seat, there in zip(best, left, strict=True) if there == max(left)]


def win_reason(c: Cells) -> str | None:
    """What decided the game (K17): one of WON_BY, or None while it runs."""
    if c[layout.PHASE] != layout.OVER:
        return None
    totals = scores(c)
    best = totals.count(max(totals))
    if best == 1:
        return "points"
    return "favourites" if len(winners(c)) < best else "equal"
