"""Whether numbers from outside are a position of King Me!.

A position has a history of every turn and vote, so it is valid if replaying them leads to it. The
functions `has_invalid_…` return True for what cannot happen in a game.
"""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.rules import layout
from regalia.games.kingme.rules.courtiers import ALL_GOALS, COURTIERS, GUARDS
from regalia.games.kingme.rules.deal import FLOOR_PLACES, start_game
from regalia.games.kingme.rules.history import move_of_turn, starting_floor, votes_against
from regalia.games.kingme.rules.layout import round_offset, seat_offset, seat_to_move
from regalia.games.kingme.rules.move_codes import NO, YES
from regalia.games.kingme.rules.state import KingMeState
from regalia.kernel.cells import Cells, cells_equal, zero_cells
from regalia.kernel.play.validation import WHOLE_STATE, cells_within_limits
from regalia.kernel.view import HIDDEN, NotForeseeable

MIN_SEATS: Final = 3
PACKED_FLOORS_LIMIT: Final = 0x10000000000000  # beyond thirteen courtiers of four bits


def describe_fault(viewer: i64, pending: i64, c: Cells) -> str:
    """What is wrong with the view of a seat or with a full state; empty if nothing is."""
    if not MIN_SEATS <= c[layout.SEATS] <= layout.MAX_SEATS or viewer >= c[layout.SEATS]:
        return "the number of seats"
    if has_invalid_options(c):
        return "the options"
    first = (round_offset(0) + layout.FIRST, 0, c[layout.SEATS] - 1)
    if not cells_within_limits(c, ((layout.ROUND, 0, c[layout.ROUNDS] - 1), first)):
        return "the round"
    if has_invalid_goals(c, viewer):
        return "the goals"
    if c[layout.RANDOM_FLOORS] and has_invalid_random_floors(c, viewer == WHOLE_STATE):
        return "where chance placed the courtiers"
    try:
        table = replay_history(c)
    except NotForeseeable:  # they lead into a round of which the viewer knows nothing
        table = None
    if table is None or not copy_sealed_votes(table, c, viewer):
        return "the turns and votes"
    if table.pending != pending or not cells_equal(table.cells, c):
        return "where the game stands"
    return ""


def has_invalid_options(c: Cells) -> bool:
    """Whether the cells hold options that the game does not have."""
    if not (0 <= c[layout.MOONSHOT] <= 1 and 0 <= c[layout.RANDOM_FLOORS] <= 1):
        return True
    if c[layout.ROUNDS] == layout.MAX_ROUNDS:
        return not c[layout.MOONSHOT]
    return c[layout.ROUNDS] != 1


def has_invalid_goals(c: Cells, viewer: i64) -> bool:
    """Whether a goal does not exist, is there twice, or is hidden or shown against the rules."""
    seen: list[int] = []
    for seat in range(c[layout.SEATS]):
        for number in range(c[layout.ROUNDS]):
            goal = int(c[seat_offset(seat) + layout.GOAL + number])
            shown = number < c[layout.ROUND] or c[layout.PHASE] == layout.OVER
            mine = seat == viewer and number == c[layout.ROUND]
            if viewer == WHOLE_STATE or shown or mine:
                if not 1 <= goal <= ALL_GOALS or goal in seen:
                    return True
                seen.append(goal)
            elif goal != HIDDEN:
                return True
    return False


def has_invalid_random_floors(c: Cells, is_full_state: bool) -> bool:
    """Whether the random starting floors are impossible; a view must hide those of later rounds."""
    for number in range(c[layout.ROUNDS]):
        start = c[round_offset(number) + layout.START_POSITIONS]
        if not is_full_state and number > c[layout.ROUND]:
            if start != HIDDEN:
                return True
            continue
        if not 0 <= start < PACKED_FLOORS_LIMIT:
            return True
        there = [starting_floor(c, number, courtier) for courtier in range(COURTIERS)]
        if max(there) > GUARDS or any(there.count(floor) > FLOOR_PLACES for floor in set(there)):
            return True
    return False


def replay_history(c: Cells) -> KingMeState | None:
    """The table after all turns and shown votes in these cells; None if one of them is illegal.

    What is hidden stays so: no finished round needs it.
    """
    table = deal_with_same_start(c)
    now = table.cells
    for number in range(c[layout.ROUND] + 1):
        at = round_offset(number)
        if (
            now[layout.ROUND] != number
            or not 0 <= c[at + layout.TURNS] <= layout.MAX_TURNS_PER_ROUND
        ):
            return None
        for turn in range(c[at + layout.TURNS]):
            move = move_of_turn(c, number, turn)
            if now[layout.ROUND] != number or not apply_if_legal(table, seat_to_move(now), move):
                return None
            if (
                now[layout.PHASE] == layout.VOTING
                and now[at + layout.VOTINGS] < c[at + layout.VOTINGS]
            ):
                against = votes_against(c, number, now[at + layout.VOTINGS])
                for seat in range(c[layout.SEATS]):
                    if not apply_if_legal(table, seat, NO if (against >> seat) & 1 else YES):
                        return None
    return table


def deal_with_same_start(c: Cells) -> KingMeState:
    """A table with the options, the goals and the chance of these cells, before any turn."""
    now = zero_cells(layout.CELLS)
    for at in (layout.SEATS, layout.ROUNDS, layout.MOONSHOT, layout.RANDOM_FLOORS):
        now[at] = c[at]
    for number in range(c[layout.ROUNDS]):
        dealt = [seat_offset(seat) + layout.GOAL + number for seat in range(c[layout.SEATS])]
        if c[layout.RANDOM_FLOORS]:
            dealt.append(round_offset(number) + layout.START_POSITIONS)
        for at in dealt:
            now[at] = c[at]
    return start_game(now, c[round_offset(0) + layout.FIRST])


def apply_if_legal(table: KingMeState, seat: i64, move: i64) -> bool:
    """Makes a move if it is legal; returns whether it was."""
    if move not in list(table.legal(seat)):
        return False
    table.apply(seat, move)
    return True


def copy_sealed_votes(table: KingMeState, c: Cells, viewer: i64) -> bool:
    """Copies the sealed votes of these cells to a table; returns whether all of them are possible.

    At least one seat must still have to vote.
    """
    if table.cells[layout.PHASE] != layout.VOTING:
        return True
    for seat in range(c[layout.SEATS]):
        vote = c[seat_offset(seat) + layout.VOTE]
        if vote == layout.NO_VOTE:
            continue
        if viewer in (WHOLE_STATE, seat):
            has_no = table.cells[seat_offset(seat) + layout.NOES] != 0
            possible = vote == layout.VOTE_YES or (vote == layout.VOTE_NO and has_no)
        else:
            possible = vote == HIDDEN
        if not possible:
            return False
        table.cells[seat_offset(seat) + layout.VOTE] = vote
        table.pending &= ~(i64(1) << seat)
    return table.pending != 0
