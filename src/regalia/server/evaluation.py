"""Estimates what a position was worth to every seat, and a move to the seat that made it.

A seat's chance of winning is the mean over tables imagined from its own view, searched and played
out. So neither luck that was revealed later nor another seat's secret counts as a mistake. Every
mean has a standard error. A possible turning point is searched again, with a new random sequence
and more iterations, and only the second result counts: the maximum of several noisy estimates is
biased upwards.
"""

from collections.abc import Sequence
from math import hypot, inf, sqrt
from time import monotonic
from typing import NamedTuple

from regalia.bots.ismcts import Search
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.heuristics import Belief
from regalia.kernel.rng import Rng, rng_from_words
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.wire.requests import Judged, Try

SEARCH_ITERATIONS = 1200  # in each search
RECHECK_FACTOR = 4  # times as many iterations to confirm a turning point
POSITION_TIME_LIMIT_S = 20.0  # for one position, even in a slow game
MIN_SAMPLES = 40  # for each estimate, even when time is up
MAX_ALTERNATIVES = 3  # moves to compare with the played one
MIN_LOSS = 0.08  # share of the win; less is not reported
MIN_STANDARD_ERRORS = 4.0  # between two moves, to call one better
SEARCH_TREE_CAPACITY = 1 << 15  # moves


class WinShareEstimate(NamedTuple):
    """The expected share of the win, and its standard error."""

    share: float
    error: float


class PositionEvaluation(NamedTuple):
    """Each seat's chance of winning, the moves compared, and how much the played move lost."""

    chances: list[float]
    tries: list[tuple[int, WinShareEstimate]]
    loss: float | None


class BeliefAfterMove(Belief):
    """Tables imagined behind a view, optionally after a move; remembers the last one."""

    def __init__(self, belief: Belief, seat: int, move: int | None) -> None:
        self.belief = belief
        self.seat = seat
        self.move = move
        self.last: State | None = None

    def imagine(self, rng: Rng) -> State:
        """Imagines a table. The search plays it out in place, so `last` shows how it ended."""
        state = self.belief.imagine(rng)
        if self.move is not None:
            state.apply(self.seat, self.move)
        self.last = state
        return state


class PositionEvaluator:
    """Evaluates one position of one game within a time limit."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.asked = 0
        self.end = monotonic() + POSITION_TIME_LIMIT_S

    def evaluate(
        self, views_by_seat: Sequence[View], seat: int, played_move: int
    ) -> PositionEvaluation:
        """Evaluates the position before a seat's move, from the views of all seats."""
        chances = [
            inf if looker == seat else self.expected_win_share(view).share
            for looker, view in enumerate(views_by_seat)
        ]
        view = views_by_seat[seat]
        if len(view.legal()) == 1:
            mean = self.expected_win_share(view, played_move)
            chances[seat] = mean.share
            return PositionEvaluation(chances, [(played_move, mean)], None)
        means = {
            move: self.expected_win_share(view, move)
            for move in self.candidate_moves(view, played_move)
        }
        loss = None
        best = best_move(means)
        if is_clearly_better(means[best], means[played_move]):
            means = {move: self.expected_win_share(view, move, RECHECK_FACTOR) for move in means}
            best = best_move(means)
            if is_clearly_better(means[best], means[played_move]):
                loss = means[best].share - means[played_move].share
        chances[seat] = means[played_move].share if loss is None else means[best].share
        tries = sorted(means.items(), key=lambda item: -item[1].share)
        return PositionEvaluation(chances, tries, loss)

    def candidate_moves(self, view: View, played_move: int) -> list[int]:
        """The moves to compare: those the search visits most, and the one that was played."""
        search = Search(self.game, view, self.next_rng(view), SEARCH_TREE_CAPACITY)
        while search.iterations < SEARCH_ITERATIONS and monotonic() < self.end:
            search.iterate()
        found = [int(one.move) for one in search.candidates()[: MAX_ALTERNATIVES + 1] if one.visits]
        return [played_move, *(move for move in found if move != played_move)][
            : MAX_ALTERNATIVES + 1
        ]

    def expected_win_share(
        self, view: View, move: int | None = None, samples: int = 1
    ) -> WinShareEstimate:
        """The share of the win a view's seat can expect, optionally after a move of its own."""
        search = Search(self.game, view, self.next_rng(view), SEARCH_TREE_CAPACITY)
        seat = int(view.seat)
        belief = BeliefAfterMove(search.belief, seat, move)
        search.belief = belief
        warm_up = SEARCH_ITERATIONS // 4  # warm-up: the search still plays almost at random
        total = squares = 0.0
        count = 0
        for number in range(warm_up + SEARCH_ITERATIONS * samples):
            search.iterate()
            if number < warm_up:
                continue
            assert belief.last is not None
            share = self.win_share(belief.last, seat)
            total += share
            squares += share * share
            count += 1
            if count >= MIN_SAMPLES and monotonic() > self.end:
                break
        mean = total / count
        return WinShareEstimate(mean, sqrt(max(0.0, squares / count - mean * mean) / count))

    def win_share(self, state: State, seat: int) -> float:
        """A seat's share of the win at the end, or by the heuristic if the end was not reached."""
        if not state.pending:
            winners = state.winners()
            return 1 / len(winners) if seat in winners else 0.0
        shares = self.game.heuristics.evaluate(state)
        return float(shares[seat]) / (sum(shares) or 1.0)

    def next_rng(self, view: View) -> Rng:
        """A new generator for each search, reproducible from the seed, the view and the order."""
        self.asked += 1
        key = view.information_set_key()
        return rng_from_words(self.seed, self.asked, key, key >> 32)


def judge_move(
    game: Game, views_by_seat: Sequence[View], seat: int, move: int, seed: int
) -> Judged:
    """Judges a move of a finished game beside others, by the views of all seats before it."""
    view = views_by_seat[seat]
    found = PositionEvaluator(game, seed).evaluate(views_by_seat, seat, move)
    tries: list[Try] = []
    for candidate, estimate in found.tries:
        parts = game.parts(view, candidate)
        events = [event.to_dict() for event in foresee(game, view, candidate)]
        tries.append(Try(game.notate_parts(parts), game.touches(parts), estimate.share, events))
    return Judged(seat, game.notate(view, move), found.chances, tries, found.loss)


def best_move(estimates_by_move: dict[int, WinShareEstimate]) -> int:
    """The move with the best mean."""
    return max(estimates_by_move, key=lambda move: estimates_by_move[move].share)


def is_clearly_better(better: WinShareEstimate, worse: WinShareEstimate) -> bool:
    """Whether the gap is large enough to report, and larger than noise explains."""
    gap = better.share - worse.share
    return gap >= MIN_LOSS and gap >= MIN_STANDARD_ERRORS * hypot(better.error, worse.error)
