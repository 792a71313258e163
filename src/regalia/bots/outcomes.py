"""Estimates every seat's mean share of the win from a view, by a tree search."""

import math
from typing import Final

from librt.time import time
from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.evaluators import network_win_shares
from regalia.bots.ismcts import CLOCK_INTERVAL, Search
from regalia.bots.network_files import shipped_network
from regalia.kernel.game import Game
from regalia.kernel.heuristics import Belief
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View

ANY_MOVE: Final = -1


class BeliefAfterMove(Belief):
    """States that fit a view, after a given move of the view's seat if one is set."""

    def __init__(self, belief: Belief, seat: i64) -> None:
        self.belief = belief
        self.seat = seat
        self.move: i64 = ANY_MOVE
        self.last: State | None = None

    def imagine(self, rng: Rng) -> State:
        """Samples a state. The search plays it to the end, so `last` becomes the final position."""
        state = self.belief.imagine(rng)
        if self.move != ANY_MOVE:
            state.apply(self.seat, self.move)
        self.last = state
        return state


class Outcomes:
    """The mean shares of the win over sampled games, with standard errors."""

    def __init__(self, seats: int) -> None:
        self.count: i64 = 0
        self.totals: vec[float] = vec[float]([0.0] * seats)
        self.squares: vec[float] = vec[float]([0.0] * seats)

    def add(self, shares: vec[float]) -> None:
        """Adds one game."""
        self.count += 1
        for seat in range(i64(len(shares))):
            self.totals[seat] += shares[seat]
            self.squares[seat] += shares[seat] * shares[seat]

    def mean_shares(self) -> list[float]:
        """The mean share of each seat; they sum to 1."""
        return [total / float(self.count) for total in self.totals]

    def mean_share(self, seat: i64) -> float:
        """The mean share of a seat."""
        return self.totals[seat] / float(self.count)

    def standard_error(self, seat: i64) -> float:
        """The standard error of a seat's mean."""
        mean = self.mean_share(seat)
        variance = max(0.0, self.squares[seat] / float(self.count) - mean * mean)
        return math.sqrt(variance / float(self.count))


class OutcomeSearch:
    """A tree search from a view that records how its games end; all its runs share one tree."""

    def __init__(self, game: Game, view: View, rng: Rng, capacity: i64, deadline: float) -> None:
        self.heuristics = game.heuristics
        self.network = shipped_network(game)
        self.seats = view.seats
        self.deadline = deadline  # by `time()`: at most one iteration begins after it
        self.search = Search(game, view, rng, capacity)
        self.belief = BeliefAfterMove(self.search.belief, view.seat)
        self.search.belief = self.belief

    def run(self, iterations: i64, move: i64 = ANY_MOVE) -> Outcomes:
        """Iterates, optionally after a move of the view's seat; at least once."""
        self.belief.move = move
        found = Outcomes(self.seats)
        done: i64 = 0
        while done < iterations:
            self.search.run_one_iteration()
            state = self.belief.last
            if state is not None:
                found.add(self.win_shares(state))
            done += 1
            if done % CLOCK_INTERVAL == 0 and time() > self.deadline:
                break
        return found

    def win_shares(self, state: State) -> vec[float]:
        """Each seat's share of the win at the end, or by an estimate if that was not reached.

        The game's network gives it, or its heuristics where there is none.
        """
        if state.pending:
            if self.network is not None:
                return network_win_shares(self.network, state, vec[float]([0.0] * self.seats))
            shares = self.heuristics.evaluate(state)
            total = 0.0
            for share in shares:
                total += share
            for seat in range(i64(len(shares))):
                shares[seat] = shares[seat] / total
            return shares
        shares = vec[float]([0.0] * self.seats)
        winners = state.winners()
        for winner in winners:
            shares[winner] = 1.0 / float(len(winners))
        return shares
