"""Hand-made evaluation of moves and positions, for bots.

A game may leave it out; the defaults here know nothing but the rules.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.playout import playout
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View

# Tempers of bots: what a bot prefers among moves that it judges nearly equal.
CALM: Final = 0  # has no preference
BOLD: Final = 1  # attacks and risks
THRIFTY: Final = 2  # keeps what it has
CAUTIOUS: Final = 3  # protects itself
VENGEFUL: Final = 4  # strikes back, or at the leader


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """A distribution over the states that fit a view."""

    def imagine(self, rng: Rng) -> State:
        """A random state of this distribution."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Estimates of moves and positions, from nothing but what the mover knows.

    `hasty_percent` is how many in a hundred moves of the other seats a search draws as rollouts do.
    """

    hasty_percent: i64 = 0

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        """A quick estimate of a legal move for its seat; more is better."""
        return 0

    def score_move(self, state: State, seat: i64, move: i64) -> float:
        """A slower, better estimate of a legal move, for a bot that does not search."""
        return float(self.prior(state, seat, move))

    def noisy_best_move(self, state: State, seat: i64, rng: Rng, noise: i64) -> i64:
        """The legal move whose prior plus a random number below `noise` is largest."""
        legal = state.legal(seat)
        chosen = legal[0]
        best: i64 = -1000000000
        for move in legal:
            score = self.prior(state, seat, move) + rng.below_unchecked(noise)
            if score > best:
                best = score
                chosen = move
        return chosen

    def temper_bonus(self, state: State, seat: i64, move: i64, temper: i64) -> float:
        """How well a legal move suits a temper, from 0 to 1."""
        return 0.0

    def rollout_move(self, state: State, seat: i64, rng: Rng) -> i64:
        """A quick move of a seat, as in a rollout; by default a random one."""
        return state.random_move(seat, rng)

    def rollout(self, state: State, rng: Rng) -> None:
        """Plays moves up to a position that `evaluate` can judge; by default to the end."""
        playout(state, rng)

    def evaluate(self, state: State) -> vec[float]:
        """The expected share of the win of each seat, from 0 to 1."""
        seats = state.seats
        shares = vec[float]([0.0] * seats)
        winners = state.winners() or list(range(seats))
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def belief(self, view: View) -> Belief | None:
        """The distribution of states that fit a view; None if it is that of `Game.imagine`."""
        return None


def win_shares_by_lead(strengths: vec[float], scale: float) -> vec[float]:
    """Estimates each seat's share of the win from its lead over the best other seat.

    It is the logistic function of the lead: a lead of one `scale` gives 0.73.
    """
    shares = strengths[:]
    seats = i64(len(strengths))
    for seat in range(seats):
        best = -math.inf
        for other in range(seats):
            if other != seat:
                best = max(best, strengths[other])
        shares[seat] = 1.0 / (1.0 + math.exp((best - strengths[seat]) / scale))
    return shares


def blend_shares_with_win(shares: vec[float], winners: list[int], win: float) -> vec[float]:
    """Changes `shares` to those of a finished game: the winners get `win` of 1, together."""
    for seat in range(i64(len(shares))):
        shares[seat] *= 1.0 - win
    for winner in winners:
        shares[winner] += win / len(winners)
    return shares
