"""The search thinks for every seat as that seat would think: two games of two moves."""

from collections.abc import Mapping

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Budget
from regalia.bots.ismcts import Ismcts
from regalia.kernel.event import Event
from regalia.kernel.game import Game
from regalia.kernel.heuristics import Heuristics
from regalia.kernel.options import Options
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import HIDDEN, View

MADE, FIRST, SECOND, SEALED = 1, 2, 3, 4  # moves made, the two moves, whether the first is sealed
BOTH = vec[i64]([0, 1])
NOTHING = vec[i64]()


class TwoMoves(State):
    """Seat 0 chooses, then seat 1; in the sealed game seat 1 does not see what."""

    def legal(self, seat: i64) -> vec[i64]:
        return BOTH[:] if self.pending >> seat & 1 else NOTHING

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        self.cells[FIRST + self.cells[MADE]] = move + 1
        self.cells[MADE] += 1
        safe = not self.cells[SEALED] and self.cells[FIRST] == 1
        self.pending = 0 if safe or self.cells[MADE] == 2 else 2

    def scores(self) -> list[int]:
        return [0, 0]

    def winners(self) -> list[int]:
        return []

    def view(self, seat: i64) -> View:
        cells = self.cells[:]
        if seat != 0 and cells[SEALED] and cells[FIRST]:
            cells[FIRST] = HIDDEN
        return TwoMovesView(seat, self.pending, cells)


class TwoMovesView(View):
    """What a seat knows."""

    def legal(self) -> vec[i64]:
        return BOTH[:]


class Shares(Heuristics):
    """What the two moves are worth."""

    def evaluate(self, state: State) -> vec[float]:
        first, second = state.cells[FIRST], state.cells[SECOND]
        if state.cells[SEALED]:  # seat 1 wants to guess
            return vec[float]([0.0, 1.0]) if first == second else vec[float]([1.0, 0.0])
        if first == 1:  # the safe move
            return vec[float]([0.4, 0.6])
        return vec[float]([0.0, 1.0]) if second == 1 else vec[float]([1.0, 0.0])


class TwoMovesGame(Game):
    """As much of a game as a search needs."""

    def __init__(self) -> None:
        self.name = "two-moves"
        self.heuristics = Shares()

    def options(self, given: Mapping[str, object]) -> Options:
        return Options(2, {})

    def imagine(self, view: View, rng: Rng) -> State:
        cells = view.cells[:]
        if cells[FIRST] == HIDDEN:
            cells[FIRST] = 1 + rng.below(2)
        return TwoMoves(view.pending, cells)


def searched(sealed: int) -> Ismcts:
    """A search from the first move."""
    bot = Ismcts(TwoMovesGame(), 3)
    view = TwoMoves(1, vec[i64]([2, 0, 0, 0, sealed])).view(0)
    bot.choose(view, view.legal(), Budget(800))
    return bot


def test_an_opponent_is_thought_to_want_its_own_win() -> None:
    best = searched(sealed=0).candidates[0]
    assert best.move == 0  # what seems to win invites an answer that loses
    assert best.value == pytest.approx(0.4)


def test_nobody_in_the_search_sees_what_is_sealed() -> None:
    for candidate in searched(sealed=1).candidates:
        assert candidate.value is not None
        assert 0.25 < candidate.value < 0.75
