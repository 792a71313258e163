"""Information-set Monte Carlo tree search.

Every iteration samples a whole state that fits the view (a determinization), walks down the tree by
UCB, adds one move, plays out and backs the result up. Statistics are kept per information set of
the player to move, found by the key of its view, so no seat in the search uses what it could not
know. Where there are many moves, progressive widening looks at the promising ones first. A game may
have some moves of the other seats drawn as in rollouts: real opponents do not answer perfectly.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.bots.bot import Bot, Budget, Candidate
from regalia.bots.evaluators import Evaluator, RolloutEvaluator
from regalia.bots.tree import AVAILABILITY, KEY, VALUE_SUM, VALUE_UNIT, VISITS, Tree
from regalia.kernel.game import Game
from regalia.kernel.heuristics import Belief, Heuristics
from regalia.kernel.rng import Rng
from regalia.kernel.seats import has_seat, lowest_seat
from regalia.kernel.state import State
from regalia.kernel.view import View

# progressive widening: an information set expands WIDENING_BASE + WIDENING_FACTOR * sqrt(visits)
WIDENING_BASE: Final = 3.0
WIDENING_FACTOR: Final = 1.5
ENTRIES_PER_ITERATION: Final = 4
ENTRIES_PER_SECOND: Final = 1 << 18
MIN_CAPACITY: Final = 1 << 12
MAX_CAPACITY: Final = 1 << 21
CLOCK_INTERVAL: Final = 8  # iterations between two looks at the clock
NO_LIMIT: Final = 1 << 62


class Ismcts(Bot):
    """Searches as long as its budget allows and plays the move it visited most.

    It judges positions by rollouts unless it is given another evaluator. After a search `shares`
    has what it expects for every seat.
    """

    def __init__(self, game: Game, seed: i64 = 0, evaluator: Evaluator | None = None) -> None:
        super().__init__(game, seed)
        self.evaluator = evaluator or RolloutEvaluator(game.heuristics)
        self.shares: list[float] = []

    def choose(self, view: View, budget: Budget) -> int:
        legal = view.legal()
        if len(legal) == 1:
            self.candidates = [Candidate(legal[0], 0, 0.0)]
            return int(legal[0])
        search = Search(self.game, view, self.rng_for(view), tree_capacity(budget), self.evaluator)
        search.run(budget)
        self.shares = search.mean_shares()
        self.candidates = search.candidates()
        return int(self.candidates[0].move)


def tree_capacity(budget: Budget) -> i64:
    """How many moves a search within this budget may want to remember."""
    if budget.iterations:
        most = MAX_CAPACITY // ENTRIES_PER_ITERATION
        return max(MIN_CAPACITY, min(most, budget.iterations) * ENTRIES_PER_ITERATION)
    return max(MIN_CAPACITY, i64(min(float(MAX_CAPACITY), budget.seconds * ENTRIES_PER_SECOND)))


class Search:
    """One search from one view."""

    def __init__(
        self, game: Game, view: View, rng: Rng, capacity: i64, evaluator: Evaluator | None = None
    ) -> None:
        self.view = view.without_sealed_moves()
        self.heuristics: Heuristics = game.heuristics
        self.belief: Belief = game.belief(self.view)
        self.rng = rng
        self.evaluator = evaluator or RolloutEvaluator(game.heuristics)
        self.exploration = self.evaluator.exploration
        self.totals = vec[float]([0.0] * view.seats)
        self.tree = Tree(capacity)
        self.iterations: i64 = 0
        self.selected_move: i64 = 0

    def run(self, budget: Budget) -> None:
        """Iterates until the budget is used up, at least once."""
        if not budget.iterations and not budget.seconds:
            raise ValueError("a search needs a limit: a number of iterations or of seconds")
        most = budget.iterations or NO_LIMIT
        end = budget.clock_seconds() + (budget.seconds or math.inf)
        self.run_one_iteration()
        while self.iterations < most:
            if self.iterations % CLOCK_INTERVAL == 1 and budget.clock_seconds() >= end:
                return
            self.run_one_iteration()

    def run_one_iteration(self) -> None:
        """Samples a state, walks down the tree, plays out, and backs the result up."""
        self.iterations += 1
        state = self.belief.imagine(self.rng)
        seats = vec[i64](capacity=16)
        entries = vec[i64](capacity=16)
        expanded = False
        while state.pending and not expanded:
            seat = self.next_seat(state)
            legal = state.legal(seat)
            move = legal[0]
            if len(legal) > 1 and self.is_hasty(seat):
                move = self.heuristics.rollout_move(state, seat, self.rng)
            elif len(legal) > 1:
                entry = self.select_entry_by_ucb(
                    state, seat, state.information_set_key(seat), legal
                )
                move = self.selected_move
                expanded = self.tree.cells[entry + VISITS] == 0
                if self.tree.cells[entry + KEY]:
                    seats = append(seats, seat)
                    entries = append(entries, entry)
            state.apply(seat, move)
        shares = self.evaluator.evaluate(state, self.rng)
        for seat in range(i64(len(shares))):
            self.totals[seat] += shares[seat]
        for step in range(i64(len(entries))):
            self.tree.update(entries[step], shares[seats[step]])

    def is_hasty(self, seat: i64) -> bool:
        """Whether a seat shall move as in a rollout this time, if it is not the searching one."""
        percent = self.heuristics.hasty_percent
        return percent != 0 and seat != self.view.seat and self.rng.below_unchecked(100) < percent

    def next_seat(self, state: State) -> i64:
        """Who moves next in the search: the searching seat first, then the lowest pending one.

        Simultaneous moves are searched one after the other. None of these seats knows the others'
        moves, so any fixed order will do, but the root must be a decision of the searching seat.
        """
        if has_seat(state.pending, self.view.seat):
            return self.view.seat
        return lowest_seat(state.pending)

    def select_entry_by_ucb(
        self, state: State, seat: i64, information_set: i64, legal: vec[i64]
    ) -> i64:
        """Selects the move with the best UCB, or expands a new one; returns its entry.

        The move itself is left in `selected_move`.
        """
        tree = self.tree
        cells = tree.cells
        n_expanded: i64 = 0
        total_visits: i64 = 0
        best_ucb = -1.0
        best_entry: i64 = 0
        availability: i64 = 0
        log_availability = 0.0
        exploration = self.exploration
        for move in legal:
            entry = tree.find(information_set, move)
            visits = cells[entry + VISITS]
            if not visits:
                continue
            n_expanded += 1
            total_visits += visits
            cells[entry + AVAILABILITY] += 1
            if cells[entry + AVAILABILITY] != availability:
                availability = cells[entry + AVAILABILITY]
                log_availability = math.log(float(availability))
            value = float(cells[entry + VALUE_SUM]) / (float(visits) * VALUE_UNIT)
            ucb = value + exploration * math.sqrt(log_availability / float(visits))
            if ucb > best_ucb:
                best_ucb = ucb
                best_entry = entry
                self.selected_move = move
        widened = WIDENING_BASE + WIDENING_FACTOR * math.sqrt(float(total_visits))
        if n_expanded < len(legal) and float(n_expanded) < widened:
            return self.expand_best_prior_entry(state, seat, information_set, legal)
        return best_entry

    def expand_best_prior_entry(
        self, state: State, seat: i64, information_set: i64, legal: vec[i64]
    ) -> i64:
        """Selects the unvisited move with the best prior, ties at random; returns its entry."""
        tree = self.tree
        best_prior: i64 = 0
        best_entry: i64 = -1
        ties: i64 = 0
        for move in legal:
            entry = tree.find(information_set, move)
            if tree.cells[entry + VISITS]:
                continue
            prior = self.heuristics.prior(state, seat, move)
            if best_entry < 0 or prior > best_prior:
                ties = 0
                best_prior = prior
            elif prior < best_prior:
                continue
            ties += 1
            if self.rng.below(ties) == 0:
                best_entry = entry
                self.selected_move = move
        if not tree.cells[best_entry + KEY]:
            tree.insert(best_entry, information_set, self.selected_move)
        return best_entry

    def most_visited_move(self, state: State, seat: i64) -> i64:
        """The move that was visited most in an information set; -1 if none was."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        information_set = state.information_set_key(seat)
        tree = self.tree
        best: i64 = -1
        most: i64 = 0
        for move in legal:
            visits = tree.cells[tree.find(information_set, move) + VISITS]
            if visits > most:
                most = visits
                best = move
        return best

    def mean_shares(self) -> list[float]:
        """What the search expects for every seat, from 0 to 1."""
        return [total / float(self.iterations) for total in self.totals]

    def candidates(self) -> list[Candidate]:
        """The legal moves of the searching seat, the most visited first."""
        found: list[Candidate] = []
        root = self.view.information_set_key()
        for move in self.view.legal():
            entry = self.tree.find(root, move)
            visits = self.tree.cells[entry + VISITS]
            total = float(self.tree.cells[entry + VALUE_SUM])
            found.append(Candidate(move, visits, total / (float(max(1, visits)) * VALUE_UNIT)))
        found.sort(key=visits_sort_key)
        return found


def visits_sort_key(candidate: Candidate) -> tuple[int, float, int]:
    """A sort key; equally visited moves go by value, then by number."""
    return (-int(candidate.visits), -(candidate.value or 0.0), int(candidate.move))
