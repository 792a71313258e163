"""Whether numbers from outside are a position of King Me!.

A position has a history of every turn and vote, so it is valid if replaying them leads to it. The
functions `unsound_…` return True for what cannot happen in a game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.rules.courtiers import ALL_GOALS, COURTIERS, GUARDS
from regalia.games.kingme.rules.deal import FLOOR_PLACES, start_game
from regalia.games.kingme.rules.history import move_of_turn, starting_floor, votes_against
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
    START_POSITIONS,
    TURNS,
    VOTE,
    VOTE_NO,
    VOTE_YES,
    VOTING,
    VOTINGS,
    round_offset,
    seat_offset,
    seat_to_move,
)
from regalia.games.kingme.rules.moves import NO, YES
from regalia.games.kingme.rules.state import KingMeState
from regalia.kernel.cells import cells_equal, zero_cells
from regalia.kernel.play.validation import WHOLE_STATE
from regalia.kernel.view import HIDDEN, NotForeseeable

LEAST_SEATS: Final = 3
PACKED_FLOORS_LIMIT: Final = 0x10000000000000  # beyond thirteen courtiers of four bits


def describe_fault(seat: i64, pending: i64, c: vec[i64]) -> str:
    """What is wrong with a view of a seat, or with a whole state; nothing if it is sound."""
    if not LEAST_SEATS <= c[SEATS] <= MOST_SEATS or seat >= c[SEATS]:
        return "the number of seats"
    if unsound_options(c):
        return "the options"
    if not (0 <= c[ROUND] < c[ROUNDS] and 0 <= c[round_offset(0) + FIRST] < c[SEATS]):
        return "the round"
    if unsound_goals(c, seat):
        return "the goals"
    if c[RANDOM] and unsound_random_floors(c, seat == WHOLE_STATE):
        return "where chance placed the courtiers"
    try:
        table = replay_history(c)
    except NotForeseeable:  # they lead into a round of which the viewer knows nothing
        table = None
    if table is None or not seal_votes_like(table, c, seat):
        return "the turns and votes"
    return (
        "" if table.pending == pending and cells_equal(table.cells, c) else "where the game stands"
    )


def unsound_options(c: vec[i64]) -> bool:
    """Whether the options are not allowed."""
    if not (0 <= c[MOONSHOT] <= 1 and 0 <= c[RANDOM] <= 1):
        return True
    return c[ROUNDS] != 1 and not (c[ROUNDS] == MOST_ROUNDS and c[MOONSHOT])


def unsound_goals(c: vec[i64], viewer: i64) -> bool:
    """Whether a goal does not exist, is there twice, or is hidden or shown against the rules."""
    seen: list[int] = []
    for seat in range(c[SEATS]):
        for number in range(c[ROUNDS]):
            goal = int(c[seat_offset(seat) + GOAL + number])
            shown = number < c[ROUND] or c[PHASE] == OVER
            mine = seat == viewer and number == c[ROUND]
            if viewer == WHOLE_STATE or shown or mine:
                if not 1 <= goal <= ALL_GOALS or goal in seen:
                    return True
                seen.append(goal)
            elif goal != HIDDEN:
                return True
    return False


def unsound_random_floors(c: vec[i64], whole: bool) -> bool:
    """Whether the random starting floors are impossible; a view must hide those of later rounds."""
    for number in range(c[ROUNDS]):
        start = c[round_offset(number) + START_POSITIONS]
        if not whole and number > c[ROUND]:
            if start != HIDDEN:
                return True
            continue
        if not 0 <= start < PACKED_FLOORS_LIMIT:
            return True
        there = [starting_floor(c, number, courtier) for courtier in range(COURTIERS)]
        if max(there) > GUARDS or any(there.count(floor) > FLOOR_PLACES for floor in set(there)):
            return True
    return False


def replay_history(c: vec[i64]) -> KingMeState | None:
    """The table after all turns and shown votes in these cells; None if one of them is illegal.

    What is hidden stays so: no finished round needs it.
    """
    table = deal_like(c)
    now = table.cells
    for number in range(c[ROUND] + 1):
        at = round_offset(number)
        if now[ROUND] != number or not 0 <= c[at + TURNS] <= MOST_TURNS:
            return None
        for turn in range(c[at + TURNS]):
            move = move_of_turn(c, number, turn)
            if now[ROUND] != number or not make_if_legal(table, seat_to_move(now), move):
                return None
            if now[PHASE] == VOTING and now[at + VOTINGS] < c[at + VOTINGS]:
                against = votes_against(c, number, now[at + VOTINGS])
                for seat in range(c[SEATS]):
                    if not make_if_legal(table, seat, NO if (against >> seat) & 1 else YES):
                        return None
    return table


def deal_like(c: vec[i64]) -> KingMeState:
    """A table with the options, the goals and the chance of these cells, before any turn."""
    now = zero_cells(CELLS)
    for at in (SEATS, ROUNDS, MOONSHOT, RANDOM):
        now[at] = c[at]
    for number in range(c[ROUNDS]):
        if c[RANDOM]:
            now[round_offset(number) + START_POSITIONS] = c[round_offset(number) + START_POSITIONS]
        for seat in range(c[SEATS]):
            now[seat_offset(seat) + GOAL + number] = c[seat_offset(seat) + GOAL + number]
    return start_game(now, c[round_offset(0) + FIRST])


def make_if_legal(table: KingMeState, seat: i64, move: i64) -> bool:
    """Makes a move if it is legal; returns whether it was."""
    if move not in list(table.legal(seat)):
        return False
    table.apply(seat, move)
    return True


def seal_votes_like(table: KingMeState, c: vec[i64], viewer: i64) -> bool:
    """Copies the sealed votes of these cells to a table; returns whether all of them are possible.

    At least one seat must still have to vote.
    """
    if table.cells[PHASE] != VOTING:
        return True
    for seat in range(c[SEATS]):
        vote = c[seat_offset(seat) + VOTE]
        if vote == NO_VOTE:
            continue
        if viewer in (WHOLE_STATE, seat):
            possible = vote == VOTE_YES or (
                vote == VOTE_NO and table.cells[seat_offset(seat) + NOES]
            )
        else:
            possible = vote == HIDDEN
        if not possible:
            return False
        table.cells[seat_offset(seat) + VOTE] = vote
        table.pending &= ~(i64(1) << seat)
    return table.pending != 0
