"""Information-set Monte Carlo tree search over imagined tables.

Every iteration imagines a whole table behind the view and plays it out. What is learnt of a move
belongs to the mover's information set, known by the key of its view, so nobody in the search knows
what that seat could not know.
"""

import math
from typing import Final

from librt.time import time
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.bots.bot import Bot, Budget, Candidate
from regalia.bots.tree import KEY, OFFERED, ONE, VALUE, VISITS, Tree
from regalia.kernel.game import Game
from regalia.kernel.heuristics import Belief, Heuristics
from regalia.kernel.rng import Rng
from regalia.kernel.seats import holds, lowest
from regalia.kernel.state import State
from regalia.kernel.view import View

CURIOSITY: Final = 0.7
# how many moves of an information set are looked at: some at once, then more with every visit
AT_FIRST: Final = 3.0
WIDENING: Final = 1.5
ROOM_FOR_A_SECOND: Final = 1 << 18
LEAST_ROOM: Final = 1 << 12
MOST_ROOM: Final = 1 << 21
CLOCK_EVERY: Final = 8


class Ismcts(Bot):
    """Thinks as long as its budget allows and plays what it tried most."""

    def choose(self, view: View, legal: vec[i64], budget: Budget) -> int:
        start = time()
        if len(legal) == 1:
            self.candidates = [Candidate(legal[0], 0, 0.0)]
            return int(legal[0])
        search = Search(self.game, view, self.chance(view), room_for(budget))
        if budget.iterations:
            search.repeat(budget.iterations)
        else:
            search.until(start + budget.seconds)
        self.candidates = search.weigh(legal)
        return int(self.candidates[0].move)


def room_for(budget: Budget) -> i64:
    """How many moves a search of this length may want to remember."""
    if budget.iterations:
        return max(LEAST_ROOM, min(MOST_ROOM // 4, budget.iterations) * 4)
    return max(LEAST_ROOM, i64(min(float(MOST_ROOM), budget.seconds * ROOM_FOR_A_SECOND)))


class Search:
    """One search from one view."""

    def __init__(self, game: Game, view: View, rng: Rng, room: i64) -> None:
        self.view = view.without_sealed_moves()
        self.heuristics: Heuristics = game.heuristics
        self.belief: Belief = game.belief(self.view)
        self.rng = rng
        self.tree = Tree(room)
        self.iterations: i64 = 0
        self.picked: i64 = 0

    def repeat(self, count: i64) -> None:
        """Iterates so often."""
        while self.iterations < count:
            self.iterate()

    def until(self, end: float) -> None:
        """Iterates until the clock says so, at least once."""
        self.iterate()
        while time() < end:
            turn: i64 = 0
            while turn < CLOCK_EVERY:
                self.iterate()
                turn += 1

    def iterate(self) -> None:
        """Imagines a table, goes down the tree, plays out, and learns from the result."""
        self.iterations += 1
        state = self.belief.imagine(self.rng)
        seats = vec[i64](capacity=16)
        places = vec[i64](capacity=16)
        new = False
        while state.pending and not new:
            seat = self.next_seat(state)
            legal = state.legal(seat)
            move = legal[0]
            if len(legal) > 1:
                at = self.pick(state, seat, state.key(seat), legal)
                move = self.picked
                new = self.tree.cells[at + VISITS] == 0
                if self.tree.cells[at + KEY]:
                    seats = append(seats, seat)
                    places = append(places, at)
            state.apply(seat, move)
        if state.pending:
            self.heuristics.rollout(state, self.rng)
        shares = self.heuristics.evaluate(state)
        at = 0
        while at < len(places):
            self.tree.learn(places[at], shares[seats[at]])
            at += 1

    def next_seat(self, state: State) -> i64:
        """Who moves next in the search: the searching seat first, then the lowest pending one.

        Simultaneous moves are searched one after the other. None of these seats knows the others'
        moves, so any fixed order will do, but the root must be a decision of the searching seat.
        """
        if holds(state.pending, self.view.seat):
            return self.view.seat
        return lowest(state.pending)

    def pick(self, state: State, seat: i64, key: i64, legal: vec[i64]) -> i64:
        """Chooses the most promising move, or a new one where few are known. Tells its place."""
        tree = self.tree
        cells = tree.cells
        known: i64 = 0
        visited: i64 = 0
        best = -1.0
        best_at: i64 = 0
        offered: i64 = 0
        log_offered = 0.0
        for move in legal:
            at = tree.find(key, move)
            visits = cells[at + VISITS]
            if not visits:
                continue
            known += 1
            visited += visits
            cells[at + OFFERED] += 1
            if cells[at + OFFERED] != offered:
                offered = cells[at + OFFERED]
                log_offered = math.log(float(offered))
            tries = float(visits)
            value = float(cells[at + VALUE]) / (tries * ONE)
            hope = value + CURIOSITY * math.sqrt(log_offered / tries)
            if hope > best:
                best = hope
                best_at = at
                self.picked = move
        if known < len(legal) and float(known) < AT_FIRST + WIDENING * math.sqrt(float(visited)):
            return self.pick_new(state, seat, key, legal)
        return best_at

    def pick_new(self, state: State, seat: i64, key: i64, legal: vec[i64]) -> i64:
        """Takes in the move that looks best of those not tried yet. Tells its place."""
        tree = self.tree
        best: i64 = 0
        best_at: i64 = -1
        alike: i64 = 0
        for move in legal:
            at = tree.find(key, move)
            if tree.cells[at + VISITS]:
                continue
            seems = self.heuristics.prior(state, seat, move)
            if best_at < 0 or seems > best:
                alike = 0
                best = seems
            elif seems < best:
                continue
            alike += 1
            if self.rng.below(alike) == 0:
                best_at = at
                self.picked = move
        if not tree.cells[best_at + KEY]:
            tree.add(best_at, key, self.picked)
        return best_at

    def weigh(self, legal: vec[i64]) -> list[Candidate]:
        """The moves at the root, the most tried first."""
        found: list[Candidate] = []
        root = self.view.key()
        for move in legal:
            at = self.tree.find(root, move)
            visits = self.tree.cells[at + VISITS]
            value = float(self.tree.cells[at + VALUE]) / (float(max(1, visits)) * ONE)
            found.append(Candidate(move, visits, value))
        found.sort(key=most_tried)
        return found


def most_tried(one: Candidate) -> tuple[int, float, int]:
    """Sorts the most tried move first; equals by value, then by number."""
    return (-int(one.visits), -(one.value or 0.0), int(one.move))
