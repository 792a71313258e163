"""What a search expects: the moves it weighed, and the answers it looks for."""

from librt.time import time
from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Budget, Candidate
from regalia.bots.ismcts import Search, room_for
from regalia.bots.tree import VISITS
from regalia.kernel.event import Event, Told
from regalia.kernel.game import Game
from regalia.kernel.rng import from_number
from regalia.kernel.state import State
from regalia.kernel.view import View

TABLES = 60  # imagined ones in which an answer is looked for


class Thought:
    """A search that is done, which can be asked what it expects."""

    def __init__(self, game: Game, view: View, budget: Budget, seed: int = 0) -> None:
        self.view = view
        self.search = Search(game, view, from_number(seed), room_for(budget))
        if budget.iterations:
            self.search.repeat(budget.iterations)
        else:
            self.search.until(time() + budget.seconds)
        self.candidates: list[Candidate] = self.search.weigh(view.legal())

    def answers(self, move: i64) -> list[list[Told]]:
        """What others would do after a move, one answer for each imagined table that has one."""
        found: list[list[Told]] = []
        for _ in range(TABLES):
            state = self.search.belief.imagine(self.search.rng)
            state.apply(self.view.seat, move)
            answer = self.answer(state)
            if answer:
                found.append([event.seen_by(self.view.seat) for event in answer])
        return found

    def answer(self, state: State) -> list[Event]:
        """What the next other seat does, as far as the search knows the way there."""
        while state.pending:
            seat = self.search.next_seat(state)
            move = self.favourite(state, seat)
            if move < 0:
                return []
            log: list[Event] = []
            state.apply(seat, move, log)
            if seat != self.view.seat:
                return log
        return []

    def favourite(self, state: State, seat: i64) -> i64:
        """The move that the search tried most in this information set; -1 if it knows none."""
        legal: vec[i64] = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        key = state.key(seat)
        best: i64 = -1
        most: i64 = 0
        for move in legal:
            visits = self.search.tree.cells[self.search.tree.find(key, move) + VISITS]
            if visits > most:
                most = visits
                best = move
        return best
