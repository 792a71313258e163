"""A hand-made evaluation of Castle: the value of a move, and each seat's chance to win."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.rules import layout, move_codes
from regalia.games.castle.rules.ending import winners
from regalia.games.castle.rules.layout import token_of, top_card
from regalia.games.castle.rules.move_codes import sent_seat
from regalia.games.castle.strategy.tempers import temper_bonus
from regalia.games.castle.strategy.value import actions_needed_to_win, exposure_cost
from regalia.kernel.cells import Cells
from regalia.kernel.heuristics import Heuristics, blend_shares_with_win, win_shares_by_lead
from regalia.kernel.rng import Rng
from regalia.kernel.seats import lowest_seat
from regalia.kernel.state import State

MOVE_NOISE: Final = 6  # random noise on the value of a move in rollouts
SAMPLED_MOVES: Final = 10  # how many of the legal moves a rollout looks at
ROLLOUT_MOVES: Final = 40  # how many moves a rollout plays

WIN_WEIGHT: Final = 0.8  # the weight of the win itself; the rest goes by the lead
WINNING_LEAD_ACTIONS: Final = 4.5  # actions ahead that make a win likely
MAX_FOLLOW_UPS: Final = 8  # how many choices of one action are followed


class CastleHeuristics(Heuristics):
    """Counts the actions that each seat still needs."""

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        return move_prior(state.cells, seat, move)

    def score_move(self, state: State, seat: i64, move: i64) -> float:
        return lead_after_move(state, seat, move)

    def temper_bonus(self, state: State, seat: i64, move: i64, temper: i64) -> float:
        return temper_bonus(state, seat, move, temper)

    def rollout(self, state: State, rng: Rng) -> None:
        play_quick_moves(state, rng, ROLLOUT_MOVES)

    def evaluate(self, state: State) -> vec[float]:
        return win_shares(state.cells)


def move_prior(c: Cells, seat: i64, move: i64) -> i64:
    """A quick estimate of a choice, without looking at what follows."""
    if move >= move_codes.PLAY:
        if move < move_codes.ENTER:
            return 10
        if move < move_codes.RETURN:
            return 5
        if move < move_codes.KILL:
            return 6 * rival_or_own_sign(c, seat, move - move_codes.RETURN)
        if move < move_codes.SHELVE:
            return -2 * rival_or_own_sign(c, seat, move - move_codes.KILL)
        if move < move_codes.MOVE:
            return -2 * rival_or_own_sign(c, seat, move - move_codes.SHELVE)
        if move_codes.GIVE <= move < move_codes.EXCHANGE:
            return -6 if sent_seat(move_codes.GIVE, move) == seat else 4
        return 0
    return 8 if move == move_codes.DRAW else 0


def rival_or_own_sign(c: Cells, seat: i64, place: i64) -> i64:
    """1 if the top card of a place is another's, -1 if it is the seat's own, 0 if nobody's."""
    token = token_of(top_card(c[layout.STACKS + place]))
    if not token:
        return 0
    return -1 if token == seat + 1 else 1


def quick_move(c: Cells, seat: i64, legal: vec[i64], rng: Rng) -> i64:
    """The best of a few random legal moves by their prior and some noise."""
    size = i64(len(legal))
    chosen: i64 = 0
    best: i64 = -1000
    looks = size if size < SAMPLED_MOVES else i64(SAMPLED_MOVES)
    for look in range(looks):
        move = legal[look] if size <= SAMPLED_MOVES else legal[rng.below(size)]
        seems = move_prior(c, seat, move) + rng.below(MOVE_NOISE)
        if seems > best:
            best = seems
            chosen = move
    return chosen


def play_quick_moves(state: State, rng: Rng, moves: i64) -> None:
    """Plays up to `moves` quick moves, fewer if the game ends."""
    while moves > 0 and state.pending:
        seat = lowest_seat(state.pending)
        state.apply(seat, quick_move(state.cells, seat, state.legal(seat), rng))
        moves -= 1


def lead_in_actions(c: Cells, seat: i64) -> float:
    """How many actions a seat is ahead of the best of the others."""
    best = 1000.0
    for other in range(c[layout.SEATS]):
        if other != seat:
            best = min(best, actions_needed_to_win(c, other) + exposure_cost(c, other))
    return best - actions_needed_to_win(c, seat) - exposure_cost(c, seat)


def lead_after_move(state: State, seat: i64, move: i64) -> float:
    """The lead after a move and the best-looking choices for the power that it triggers."""
    after = state.copy()
    after.apply(seat, move)
    c = after.cells
    left: i64 = MAX_FOLLOW_UPS
    while left > 0 and after.pending == i64(1) << seat and c[layout.TASK_COUNT]:
        legal = after.legal(seat)
        best = legal[0]
        for one in legal:
            if move_prior(c, seat, one) > move_prior(c, seat, best):
                best = one
        after.apply(seat, best)
        left -= 1
    if not after.pending:  # a turn may also end in a blockage (C14)
        return 1000.0 if seat in winners(c) else -1000.0
    return lead_in_actions(c, seat)


def win_shares(c: Cells) -> vec[float]:
    """Each seat's share of the win by its lead, and who has won."""
    seats = c[layout.SEATS]
    standing = vec[float]([0.0] * seats)
    for seat in range(seats):
        standing[seat] = -actions_needed_to_win(c, seat) - exposure_cost(c, seat)
    shares = win_shares_by_lead(standing, WINNING_LEAD_ACTIONS)
    if c[layout.ENDING] == layout.IN_PROGRESS:
        return shares
    return blend_shares_with_win(shares, winners(c), WIN_WEIGHT)
