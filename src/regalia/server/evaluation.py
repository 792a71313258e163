"""What a position was worth to every seat, and a move to its maker, by what each could know then.

A seat's chance is that of tables imagined behind its own view, searched and played out. So luck
that turned up later is nobody's mistake, and a secret of another seat no reason. Every mean has an
error; what seems to be a turning point is looked at once more, by other chances and for longer, and
only the second look counts: the best of several noisy numbers is too good to be believed.
"""

from math import hypot, inf, sqrt
from time import monotonic
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.ismcts import Search
from regalia.kernel.game import Game
from regalia.kernel.heuristics import Belief
from regalia.kernel.rng import Rng, warmed
from regalia.kernel.state import State
from regalia.kernel.view import View

SEARCH_ITERATIONS = 1200  # of one search
RECHECK_FACTOR = 4  # times as many where it counts
POSITION_TIME_LIMIT_S = 20.0  # for one position, however slow the game is
MIN_SAMPLES = 40  # iterations without which there is no mean
MAX_ALTERNATIVES = 3  # moves beside the one that was made
MIN_LOSS = 0.08  # of the win: less is no turning point
MIN_STANDARD_ERRORS = 4.0  # standard errors
SEARCH_TREE_ROOM = 1 << 15


class WinShareEstimate(NamedTuple):
    """An expected share of the win, and how far it may be off."""

    share: float
    error: float


class PositionEvaluation(NamedTuple):
    """Each seat's chance, the moves considered with their means, and what was given away."""

    chances: list[float]
    tries: list[tuple[int, WinShareEstimate]]
    loss: float | None


class BeliefAfterMove(Belief):
    """Tables imagined behind a view, perhaps with a move already made; the last one is kept."""

    def __init__(self, belief: Belief, seat: int, move: int | None) -> None:
        self.belief = belief
        self.seat = seat
        self.move = move
        self.last: State | None = None

    def imagine(self, rng: Rng) -> State:
        """One such table. The search plays it out in place, so that its end can be seen."""
        state = self.belief.imagine(rng)
        if self.move is not None:
            state.apply(self.seat, self.move)
        self.last = state
        return state


class PositionEvaluator:
    """Looks at one position of one game, for a limited time."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.asked = 0
        self.end = monotonic() + POSITION_TIME_LIMIT_S

    def evaluate(self, views: list[View], seat: int, played: int) -> PositionEvaluation:
        """The position before a move of a seat, by the views of all seats."""
        chances = [
            inf if looker == seat else self.expected_win_share(view).share
            for looker, view in enumerate(views)
        ]
        view = views[seat]
        legal = view.legal()
        if len(legal) == 1:
            mean = self.expected_win_share(view, played)
            chances[seat] = mean.share
            return PositionEvaluation(chances, [(played, mean)], None)
        means = {
            move: self.expected_win_share(view, move)
            for move in self.candidate_moves(view, legal, played)
        }
        loss = None
        best = best_move(means)
        if is_clearly_better(means[best], means[played]):
            means = {move: self.expected_win_share(view, move, RECHECK_FACTOR) for move in means}
            best = best_move(means)
            if is_clearly_better(means[best], means[played]):
                loss = means[best].share - means[played].share
        chances[seat] = means[played].share if loss is None else means[best].share
        tries = sorted(means.items(), key=lambda one: -one[1].share)
        return PositionEvaluation(chances, tries, loss)

    def candidate_moves(self, view: View, legal: vec[i64], played: int) -> list[int]:
        """The moves worth a look: those that a search tries most, and the one that was made."""
        search = Search(self.game, view, self.next_rng(view), SEARCH_TREE_ROOM)
        while search.iterations < SEARCH_ITERATIONS and monotonic() < self.end:
            search.iterate()
        found = [int(one.move) for one in search.weigh(legal)[: MAX_ALTERNATIVES + 1] if one.visits]
        return [played, *(move for move in found if move != played)][: MAX_ALTERNATIVES + 1]

    def expected_win_share(
        self, view: View, move: int | None = None, times: int = 1
    ) -> WinShareEstimate:
        """The share of the win that a view's seat can expect, perhaps after a move of its own."""
        search = Search(self.game, view, self.next_rng(view), SEARCH_TREE_ROOM)
        seat = int(view.seat)
        tables = BeliefAfterMove(search.belief, seat, move)
        search.belief = tables
        early = SEARCH_ITERATIONS // 4  # while the search knows nothing yet
        total = squares = 0.0
        count = 0
        for number in range(early + SEARCH_ITERATIONS * times):
            search.iterate()
            if number < early:
                continue
            assert tables.last is not None
            share = self.share(tables.last, seat)
            total += share
            squares += share * share
            count += 1
            if count >= MIN_SAMPLES and monotonic() > self.end:
                break
        mean = total / count
        return WinShareEstimate(mean, sqrt(max(0.0, squares / count - mean * mean) / count))

    def share(self, state: State, seat: int) -> float:
        """The share of the win at the end of a game, or what is felt where it was not reached."""
        if not state.pending:
            winners = state.winners()
            return 1 / len(winners) if seat in winners else 0.0
        shares = self.game.heuristics.evaluate(state)
        return float(shares[seat]) / (sum(shares) or 1.0)

    def next_rng(self, view: View) -> Rng:
        """A generator for the next search: the same questions in order, the same answers."""
        self.asked += 1
        key = view.key()
        return warmed(self.seed, self.asked, key, key >> 32)


def best_move(means: dict[int, WinShareEstimate]) -> int:
    """The move with the best mean."""
    return max(means, key=lambda move: means[move].share)


def is_clearly_better(better: WinShareEstimate, worse: WinShareEstimate) -> bool:
    """Whether one is better by enough to tell, and by more than noise explains."""
    gap = better.share - worse.share
    return gap >= MIN_LOSS and gap >= MIN_STANDARD_ERRORS * hypot(better.error, worse.error)
