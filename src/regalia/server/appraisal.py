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

ITERATIONS = 1200  # of one search
LONGER = 4  # times as many where it counts
SECONDS = 20.0  # for one position, however slow the game is
LEAST = 40  # iterations without which there is no mean
CONSIDERED = 3  # moves beside the one that was made
WORTH_TELLING = 0.08  # of the win: less is no turning point
SURE = 4.0  # standard errors
ROOM = 1 << 15


class Mean(NamedTuple):
    """An expected share of the win, and how far it may be off."""

    share: float
    error: float


class Appraised(NamedTuple):
    """Each seat's chance, the moves considered with their means, and what was given away."""

    chances: list[float]
    tries: list[tuple[int, Mean]]
    loss: float | None


class Afterwards(Belief):
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


class Appraiser:
    """Looks at one position of one game, for a limited time."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.asked = 0
        self.end = monotonic() + SECONDS

    def appraise(self, views: list[View], seat: int, played: int) -> Appraised:
        """The position before a move of a seat, by the views of all seats."""
        chances = [
            inf if looker == seat else self.expects(view).share for looker, view in enumerate(views)
        ]
        view = views[seat]
        legal = view.legal()
        if len(legal) == 1:
            mean = self.expects(view, played)
            chances[seat] = mean.share
            return Appraised(chances, [(played, mean)], None)
        means = {move: self.expects(view, move) for move in self.considered(view, legal, played)}
        loss = None
        best = best_of(means)
        if clearly(means[best], means[played]):
            means = {move: self.expects(view, move, LONGER) for move in means}
            best = best_of(means)
            if clearly(means[best], means[played]):
                loss = means[best].share - means[played].share
        chances[seat] = means[played].share if loss is None else means[best].share
        tries = sorted(means.items(), key=lambda one: -one[1].share)
        return Appraised(chances, tries, loss)

    def considered(self, view: View, legal: vec[i64], played: int) -> list[int]:
        """The moves worth a look: those that a search tries most, and the one that was made."""
        search = Search(self.game, view, self.chance(view), ROOM)
        while search.iterations < ITERATIONS and monotonic() < self.end:
            search.iterate()
        found = [int(one.move) for one in search.candidates()[: CONSIDERED + 1] if one.visits]
        return [played, *(move for move in found if move != played)][: CONSIDERED + 1]

    def expects(self, view: View, move: int | None = None, times: int = 1) -> Mean:
        """The share of the win that a view's seat can expect, perhaps after a move of its own."""
        search = Search(self.game, view, self.chance(view), ROOM)
        seat = int(view.seat)
        tables = Afterwards(search.belief, seat, move)
        search.belief = tables
        early = ITERATIONS // 4  # while the search knows nothing yet
        total = squares = 0.0
        count = 0
        for number in range(early + ITERATIONS * times):
            search.iterate()
            if number < early:
                continue
            assert tables.last is not None
            share = self.share(tables.last, seat)
            total += share
            squares += share * share
            count += 1
            if count >= LEAST and monotonic() > self.end:
                break
        mean = total / count
        return Mean(mean, sqrt(max(0.0, squares / count - mean * mean) / count))

    def share(self, state: State, seat: int) -> float:
        """The share of the win at the end of a game, or what is felt where it was not reached."""
        if not state.pending:
            winners = state.winners()
            return 1 / len(winners) if seat in winners else 0.0
        shares = self.game.heuristics.evaluate(state)
        return float(shares[seat]) / (sum(shares) or 1.0)

    def chance(self, view: View) -> Rng:
        """A generator for the next search: the same questions in order, the same answers."""
        self.asked += 1
        key = view.key()
        return warmed(self.seed, self.asked, key, key >> 32)


def best_of(means: dict[int, Mean]) -> int:
    """The move with the best mean."""
    return max(means, key=lambda move: means[move].share)


def clearly(better: Mean, worse: Mean) -> bool:
    """Whether one is better by enough to tell, and by more than noise explains."""
    gap = better.share - worse.share
    return gap >= WORTH_TELLING and gap >= SURE * hypot(better.error, worse.error)
