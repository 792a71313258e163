"""A feeling for a game, which bots follow. A game may leave it out: then these know nothing."""

import math

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.playout import playout
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """Whole tables behind a view, the likely ones more often."""

    def imagine(self, rng: Rng) -> State:
        """One such table."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """What moves and positions seem to be worth. Each looks only at what the mover knows."""

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        """What a legal move seems to be worth to its seat at first sight; more is better."""
        return 0

    def score_move(self, state: State, seat: i64, move: i64) -> float:
        """The same with a little thought, for a bot that does nothing else."""
        return float(self.prior(state, seat, move))

    def noisy_best_move(self, state: State, seat: i64, rng: Rng, noise: i64) -> i64:
        """The legal move that seems best to one who may misjudge each by so much."""
        legal = state.legal(seat)
        chosen = legal[0]
        best: i64 = -1000000000
        for move in legal:
            seems = self.prior(state, seat, move) + rng.below_unchecked(noise)
            if seems > best:
                best = seems
                chosen = move
        return chosen

    def rollout(self, state: State, rng: Rng) -> None:
        """Plays on quickly to where the position can be evaluated."""
        playout(state, rng)

    def evaluate(self, state: State) -> vec[float]:
        """The share of the win that each seat can expect, from 0 to 1."""
        seats = state.seats
        shares = vec[float]([0.0] * seats)
        winners = state.winners() or list(range(seats))
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def belief(self, view: View) -> Belief | None:
        """What a thoughtful player believes of the rest; None where all tables are alike."""
        return None


def win_shares_by_lead(standing: vec[float], scale: float) -> vec[float]:
    """For each seat a share of the win from 0 to 1, by its lead over the best of the others.

    A lead of one `scale` makes a win likely: nearly three in four.
    """
    shares = standing[:]
    seats = len(standing)
    seat: i64 = 0
    while seat < seats:
        best = -math.inf
        other: i64 = 0
        while other < seats:
            if other != seat:
                best = max(best, standing[other])
            other += 1
        shares[seat] = 1.0 / (1.0 + math.exp((best - standing[seat]) / scale))
        seat += 1
    return shares


def add_win_share(shares: vec[float], winners: list[int], win: float) -> vec[float]:
    """The shares at the end: so much for winning, and the rest for winning clearly."""
    seat: i64 = 0
    while seat < len(shares):
        shares[seat] *= 1.0 - win
        seat += 1
    for winner in winners:
        shares[winner] += win / len(winners)
    return shares
