"""A finished search and what it expects: the best moves, and the replies to them."""

from mypy_extensions import i64

from regalia.bots.bot import Budget, Candidate
from regalia.bots.continuations import Reason, find_reasons
from regalia.bots.evaluators import best_evaluator
from regalia.bots.ismcts import Search, tree_capacity
from regalia.kernel.event import Event, VisibleEvent
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State
from regalia.kernel.view import View

REPLY_SAMPLES = 60  # how many imagined states are searched for a reply


class Analysis:
    """A search from a view, which runs when this object is created."""

    def __init__(self, game: Game, view: View, budget: Budget, seed: int = 0) -> None:
        self.game = game
        self.view = view
        self.search = Search(
            game, view, rng_from_number(seed), tree_capacity(budget), best_evaluator(game)
        )
        self.search.run(budget)
        self.candidates: list[Candidate] = self.search.candidates()

    def sample_replies(self, move: i64) -> list[list[VisibleEvent]]:
        """What another seat would do after a move, once for each sampled state that has a reply."""
        found: list[list[VisibleEvent]] = []
        for _ in range(REPLY_SAMPLES):
            state = self.search.belief.imagine(self.search.rng)
            state.apply(self.view.seat, move)
            reply = self.play_reply(state)
            if reply:
                found.append([event.as_seen_by(self.view.seat) for event in reply])
        return found

    def play_reply(self, state: State) -> list[Event]:
        """The events to the next move of another seat, or none if the search did not get there."""
        while state.pending:
            seat = self.search.next_seat(state)
            move = self.search.most_visited_move(state, seat)
            if move < 0:
                return []
            log: list[Event] = []
            state.apply(seat, move, log)
            if seat != self.view.seat:
                return log
        return []

    def reasons(self, better: i64, other: i64) -> list[Reason]:
        """Why one move is better than another."""
        return find_reasons(self.game, self.search, better, other)
