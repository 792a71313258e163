"""Whether numbers from outside are a position of King Me!.

A position remembers every turn and every vote, so it is sound if playing them again leads to it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.rules.courtiers import ALL_GOALS, COURTIERS, GUARDS
from regalia.games.kingme.rules.deal import FLOOR_PLACES, opened
from regalia.games.kingme.rules.history import starting_floor, turn_taken, votes_against
from regalia.games.kingme.rules.layout import (
    CELLS,
    FIRST,
    GOAL,
    MOONSHOT,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_TURNS,
    NO_VOTE,
    NOES,
    OVER,
    PHASE,
    RANDOM,
    ROUND,
    ROUNDS,
    SEATS,
    START,
    TURNS,
    VOTE,
    VOTE_NO,
    VOTE_YES,
    VOTING,
    VOTINGS,
    block,
    history,
    mover,
)
from regalia.games.kingme.rules.moves import NO, YES
from regalia.games.kingme.rules.state import KingMeState
from regalia.kernel.cells import cleared, same
from regalia.kernel.play.validation import WHOLE
from regalia.kernel.view import HIDDEN, Unknown

LEAST_SEATS: Final = 3
EVERYBODY: Final = 0x10000000000000  # beyond thirteen courtiers of four bits


def unsound(seat: i64, pending: i64, c: vec[i64]) -> str:
    """What is wrong with a view of a seat, or with a whole state; nothing if it is sound."""
    if not LEAST_SEATS <= c[SEATS] <= MOST_SEATS or seat >= c[SEATS]:
        return "the number of seats"
    if unsound_box(c):
        return "the options"
    if not (0 <= c[ROUND] < c[ROUNDS] and 0 <= c[history(0) + FIRST] < c[SEATS]):
        return "the round"
    if unsound_goals(c, seat):
        return "the goals"
    if c[RANDOM] and unsound_starts(c, seat == WHOLE):
        return "where chance placed the courtiers"
    try:
        table = played(c)
    except Unknown:  # they lead into a round of which the viewer knows nothing
        table = None
    if table is None or not sealed(table, c, seat):
        return "the turns and votes"
    return "" if table.pending == pending and same(table.cells, c) else "where the game stands"


def unsound_box(c: vec[i64]) -> bool:
    """Whether the options cannot be."""
    if not (0 <= c[MOONSHOT] <= 1 and 0 <= c[RANDOM] <= 1):
        return True
    return c[ROUNDS] != 1 and not (c[ROUNDS] == MOST_ROUNDS and c[MOONSHOT])


def unsound_goals(c: vec[i64], viewer: i64) -> bool:
    """Whether a goal is none, is there twice, or is not hidden from just those who may not know."""
    seen: list[int] = []
    for seat in range(c[SEATS]):
        for number in range(c[ROUNDS]):
            goal = int(c[block(seat) + GOAL + number])
            shown = number < c[ROUND] or c[PHASE] == OVER
            mine = seat == viewer and number == c[ROUND]
            if viewer == WHOLE or shown or mine:
                if not 1 <= goal <= ALL_GOALS or goal in seen:
                    return True
                seen.append(goal)
            elif goal != HIDDEN:
                return True
    return False


def unsound_starts(c: vec[i64], whole: bool) -> bool:
    """Whether chance cannot have placed the courtiers so; in a view, later rounds are hidden."""
    for number in range(c[ROUNDS]):
        start = c[history(number) + START]
        if not whole and number > c[ROUND]:
            if start != HIDDEN:
                return True
            continue
        if not 0 <= start < EVERYBODY:
            return True
        there = [starting_floor(c, number, courtier) for courtier in range(COURTIERS)]
        if max(there) > GUARDS or any(there.count(floor) > FLOOR_PLACES for floor in set(there)):
            return True
    return False


def played(c: vec[i64]) -> KingMeState | None:
    """The table after all turns and shown votes that these cells remember; None if one cannot be.

    What is hidden stays so: no finished round needs it.
    """
    table = dealt_like(c)
    now = table.cells
    for number in range(c[ROUND] + 1):
        at = history(number)
        if now[ROUND] != number or not 0 <= c[at + TURNS] <= MOST_TURNS:
            return None
        for turn in range(c[at + TURNS]):
            move = turn_taken(c, number, turn)
            if now[ROUND] != number or not made(table, mover(now), move):
                return None
            if now[PHASE] == VOTING and now[at + VOTINGS] < c[at + VOTINGS]:
                against = votes_against(c, number, now[at + VOTINGS])
                for seat in range(c[SEATS]):
                    if not made(table, seat, NO if (against >> seat) & 1 else YES):
                        return None
    return table


def dealt_like(c: vec[i64]) -> KingMeState:
    """A table with the options, the goals and the chance of these cells, before any turn."""
    now = cleared(CELLS)
    for at in (SEATS, ROUNDS, MOONSHOT, RANDOM):
        now[at] = c[at]
    for number in range(c[ROUNDS]):
        if c[RANDOM]:
            now[history(number) + START] = c[history(number) + START]
        for seat in range(c[SEATS]):
            now[block(seat) + GOAL + number] = c[block(seat) + GOAL + number]
    return opened(now, c[history(0) + FIRST])


def made(table: KingMeState, seat: i64, move: i64) -> bool:
    """Makes a move if it is legal, and says whether it was."""
    if move not in list(table.legal(seat)):
        return False
    table.apply(seat, move)
    return True


def sealed(table: KingMeState, c: vec[i64], viewer: i64) -> bool:
    """Seals the votes that these cells have face down, if each can be; says whether all can.

    One of them at least is still to come.
    """
    if table.cells[PHASE] != VOTING:
        return True
    for seat in range(c[SEATS]):
        vote = c[block(seat) + VOTE]
        if vote == NO_VOTE:
            continue
        if viewer in (WHOLE, seat):
            possible = vote == VOTE_YES or (vote == VOTE_NO and table.cells[block(seat) + NOES])
        else:
            possible = vote == HIDDEN
        if not possible:
            return False
        table.cells[block(seat) + VOTE] = vote
        table.pending &= ~(i64(1) << seat)
    return table.pending != 0
