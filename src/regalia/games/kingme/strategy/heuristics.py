"""A hand-made evaluation of King Me!: the value of a move, and each seat's chance to win."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.rules.layout import OVER, PHASE, ROUND, ROUNDS, SEATS
from regalia.games.kingme.rules.scoring import total_score, winners
from regalia.games.kingme.strategy.belief import KingMeBelief
from regalia.games.kingme.strategy.tempers import temper_bonus
from regalia.games.kingme.strategy.value import move_value
from regalia.kernel.cells import Cells
from regalia.kernel.heuristics import Belief, Heuristics, blend_shares_with_win, win_shares_by_lead
from regalia.kernel.rng import Rng
from regalia.kernel.seats import lowest_seat
from regalia.kernel.state import State
from regalia.kernel.view import View

MOVE_NOISE: Final = 24  # random noise on the value of a move in rollouts, in eighths of a point
# A search whose rivals always answer perfectly counts on No cards that real ones do not play.
HASTY_PERCENT: Final = 20

WIN_WEIGHT: Final = 0.8  # the weight of the win itself; the rest goes by the lead
WINNING_LEAD_POINTS: Final = 7.0  # points ahead that make a win likely with one round to go


class KingMeHeuristics(Heuristics):
    """Raises favourites, saves No cards, and reads the others' goals from what they do."""

    hasty_percent: i64 = HASTY_PERCENT

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        return move_value(state.cells, seat, move)

    def temper_bonus(self, state: State, seat: i64, move: i64, temper: i64) -> float:
        return temper_bonus(state.cells, seat, move, temper)

    def rollout_move(self, state: State, seat: i64, rng: Rng) -> i64:
        return self.noisy_best_move(state, seat, rng, MOVE_NOISE)

    def rollout(self, state: State, rng: Rng) -> None:
        """Plays quick moves until the round is scored."""
        c = state.cells
        number = c[ROUND]
        while state.pending and c[ROUND] == number:
            seat = lowest_seat(state.pending)
            state.apply(seat, self.rollout_move(state, seat, rng))

    def evaluate(self, state: State) -> vec[float]:
        return win_shares(state.cells)

    def belief(self, view: View) -> Belief:
        return KingMeBelief(view)


def win_shares(c: Cells) -> vec[float]:
    """Each seat's share of the win by its lead over the best of the others."""
    seats = c[SEATS]
    standing = vec[float]([0.0] * seats)
    for seat in range(seats):
        standing[seat] = float(total_score(c, seat))
    if c[PHASE] == OVER:
        shares = win_shares_by_lead(standing, WINNING_LEAD_POINTS)
        return blend_shares_with_win(shares, winners(c), WIN_WEIGHT)
    rounds_left = float(c[ROUNDS] - c[ROUND])
    return win_shares_by_lead(standing, WINNING_LEAD_POINTS * math.sqrt(rounds_left))
