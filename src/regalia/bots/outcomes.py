"""Estimates every seat's mean share of the win from a view, by a tree search."""

import math

from librt.time import time
from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.continuations import ANY_MOVE, BeliefAfterMove, Reason, find_reasons
from regalia.bots.evaluators import network_win_shares
from regalia.bots.ismcts import CLOCK_INTERVAL, Search
from regalia.bots.network_files import shipped_network
from regalia.kernel.game import Game
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View


class Tally:
    """The means of a number for each seat, with standard errors."""

    def __init__(self, seats: int) -> None:
        self.count: i64 = 0
        self.totals: vec[float] = vec[float]([0.0] * seats)
        self.squares: vec[float] = vec[float]([0.0] * seats)

    def add(self, values: vec[float]) -> None:
        """Adds one game."""
        self.count += 1
        for seat in range(i64(len(values))):
            self.totals[seat] += values[seat]
            self.squares[seat] += values[seat] * values[seat]

    def mean(self, seat: i64) -> float:
        """The mean of a seat."""
        return self.totals[seat] / float(self.count)

    def standard_error(self, seat: i64) -> float:
        """The standard error of a seat's mean."""
        mean = self.mean(seat)
        variance = max(0.0, self.squares[seat] / float(self.count) - mean * mean)
        return math.sqrt(variance / float(self.count))


class Outcomes:
    """The shares of the win and the points at the end, over sampled games."""

    def __init__(self, seats: int) -> None:
        self.shares = Tally(seats)
        self.points = Tally(seats)

    def add(self, shares: vec[float], points: vec[float]) -> None:
        """Adds one game."""
        self.shares.add(shares)
        self.points.add(points)

    def mean_shares(self) -> list[float]:
        """The mean share of each seat; they sum to 1."""
        return [total / float(self.shares.count) for total in self.shares.totals]

    def mean_share(self, seat: i64) -> float:
        """The mean share of a seat."""
        return self.shares.mean(seat)

    def standard_error(self, seat: i64) -> float:
        """The standard error of a seat's mean share."""
        return self.shares.standard_error(seat)


class OutcomeSearch:
    """A tree search from a view that records how its games end; all its runs share one tree."""

    def __init__(self, game: Game, view: View, rng: Rng, capacity: i64, deadline: float) -> None:
        self.game = game
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
                points = self.expected_points(state)
                found.add(self.win_shares(state, points), points)
            done += 1
            if done % CLOCK_INTERVAL == 0 and time() > self.deadline:
                break
        return found

    def expected_points(self, state: State) -> vec[float]:
        """Each seat's points: those it has, unless `win_shares` knows what it will have."""
        points = vec[float]([0.0] * self.seats)
        if self.network is not None:
            for seat in range(self.seats):
                points[seat] = self.network.reader.final_points(state.cells, seat)
            return points
        for seat, score in enumerate(state.scores()):
            points[seat] = float(score)
        return points

    def win_shares(self, state: State, points: vec[float]) -> vec[float]:
        """Each seat's share of the win at the end, or by an estimate if that was not reached.

        The game's network gives it, and writes the points at the end into `points`; where there is
        none, its heuristics do.
        """
        if state.pending:
            if self.network is not None:
                return network_win_shares(self.network, state, points)
            shares = self.game.heuristics.evaluate(state)
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

    def reasons(self, better: i64, other: i64) -> list[Reason]:
        """Why one move of the view's seat is better than another."""
        return find_reasons(self.game, self.search, better, other)
