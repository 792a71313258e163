"""Estimates what a position was worth to every seat, and what a move cost its seat.

The chances of all seats come from one search over tables that fit what was public, so they sum to
1. Moves are compared by a search from the mover's own view, so neither luck that was revealed later
nor another seat's secret counts as a mistake. Both results are combined: the difference that a move
made, by the mover's view, is added to the public chances, so that these fall by exactly what the
move lost.

Every mean has a standard error. A move that may have lost something is searched again, with a new
random sequence and more iterations, and only the second result counts: the maximum of several noisy
estimates is biased upwards.
"""

from math import hypot
from time import time
from typing import NamedTuple

from regalia.bots.outcomes import Outcomes, OutcomeSearch
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_words
from regalia.kernel.view import View
from regalia.wire.requests import Judged, Try

REVIEW_ITERATIONS = 240_000  # of a whole review, without the second searches
MAX_POSITION_ITERATIONS = 5_000  # of one position, however short the game
MIN_POSITION_ITERATIONS = 400
RECHECK_FACTOR = 2  # times the iterations of a position, to confirm a loss
POSITION_TIME_LIMIT_S = 20.0  # for one position, even where the engine is not compiled
MAX_ALTERNATIVES = 3  # moves to compare with the played one
MIN_LOSS = 0.08  # in shares of the win; a smaller loss is not reported
SUSPICIOUS_LOSS = MIN_LOSS / 2  # a loss of this size in the first search is searched again
MIN_STANDARD_ERRORS = 4.0  # the gap between two moves from which one counts as better
SEARCH_TREE_CAPACITY = 1 << 15  # moves


class PositionEvaluation(NamedTuple):
    """What a position was worth before and after a move, and the moves compared with it.

    `chances` and `chances_after` are those of every seat. `shares` has the chance of the mover
    after each move, the best one first; `own_chance` is what the mover could hope for by what it
    knew. `loss` is how much the move lost, if that is beyond doubt.
    """

    chances: list[float]
    chances_after: list[float]
    own_chance: float
    shares: list[tuple[int, float]]
    loss: float | None


def iterations_per_position(positions: int) -> int:
    """The number of iterations of the first search of each position of a game."""
    share = REVIEW_ITERATIONS // max(1, positions)
    return max(MIN_POSITION_ITERATIONS, min(MAX_POSITION_ITERATIONS, share))


class PositionEvaluator:
    """Evaluates one position of one game, in a number of iterations and within a time limit."""

    def __init__(
        self,
        game: Game,
        seed: int,
        iterations: int,
        time_limit_s: float = POSITION_TIME_LIMIT_S,
    ) -> None:
        self.game = game
        self.seed = seed
        self.budget = iterations
        self.searches: list[OutcomeSearch] = []
        self.end = time() + time_limit_s

    def iterations_used(self) -> int:
        """How many iterations all searches have made so far."""
        return sum(int(one.search.iterations) for one in self.searches)

    def evaluate(self, public_view: View, view: View, played_move: int) -> PositionEvaluation:
        """Evaluates the position before a move, by the public view and by the mover's view."""
        chances = self.win_chances_by_public_view(public_view)
        seat = int(view.seat)
        if len(view.legal()) == 1:
            shares = [(played_move, chances[seat])]
            return PositionEvaluation(chances, chances, chances[seat], shares, None)
        outcomes, best, loss = self.estimate_loss(view, played_move)
        expected = outcomes[played_move if loss is None else best].mean_shares()
        after = {move: found.mean_shares() for move, found in outcomes.items()}
        chances = blend_with_own_chances(chances, expected, list(after.values()))
        shares = [(move, chances[seat] + own[seat] - expected[seat]) for move, own in after.items()]
        chances_after = [
            public + own - before
            for public, own, before in zip(chances, after[played_move], expected, strict=True)
        ]
        shares.sort(key=lambda item: -item[1])
        return PositionEvaluation(chances, chances_after, expected[seat], shares, loss)

    def estimate_loss(
        self, view: View, played_move: int
    ) -> tuple[dict[int, Outcomes], int, float | None]:
        """The outcomes of the compared moves, the best move, and what the played move surely lost.

        All of them by what the mover knew.
        """
        seat = int(view.seat)
        outcomes = self.compare_moves(view, played_move)
        best = best_move(outcomes, seat)
        if (
            outcomes[best].mean_share(seat) - outcomes[played_move].mean_share(seat)
            < SUSPICIOUS_LOSS
        ):
            return outcomes, best, None
        outcomes = self.recheck_moves(view, list(outcomes))
        best = best_move(outcomes, seat)
        if not is_clearly_better(outcomes[best], outcomes[played_move], seat):
            return outcomes, best, None
        loss = outcomes[best].mean_share(seat) - outcomes[played_move].mean_share(seat)
        return outcomes, best, loss

    def win_chances_by_public_view(self, public_view: View) -> list[float]:
        """Each seat's chance of winning, by what was public."""
        search = self.new_search(public_view)
        search.run(self.budget // 12)  # warm-up: the search still plays almost at random
        return search.run(self.budget // 4).mean_shares()

    def compare_moves(self, view: View, played_move: int) -> dict[int, Outcomes]:
        """The outcomes of the played move and of the moves that a search visits most."""
        search = self.new_search(view)
        search.run(self.budget // 3)
        found = [one for one in search.search.candidates() if one.visits]
        others = [int(one.move) for one in found if one.move != played_move]
        return sample_moves(search, [played_move, *others[:MAX_ALTERNATIVES]], self.budget // 3)

    def recheck_moves(self, view: View, moves: list[int]) -> dict[int, Outcomes]:
        """Compares moves again, in a new tree with another random sequence."""
        search = self.new_search(view)
        iterations = self.budget * RECHECK_FACTOR
        sample_moves(search, moves, iterations // 5)  # warm-up
        return sample_moves(search, moves, iterations * 4 // 5)

    def new_search(self, view: View) -> OutcomeSearch:
        """A search with a generator of its own, reproducible from seed, view and order."""
        key = view.information_set_key()
        rng = rng_from_words(self.seed, len(self.searches) + 1, key, key >> 32)
        search = OutcomeSearch(self.game, view, rng, SEARCH_TREE_CAPACITY, self.end)
        self.searches.append(search)
        return search


def sample_moves(search: OutcomeSearch, moves: list[int], iterations: int) -> dict[int, Outcomes]:
    """The outcomes of each of some moves, among which the iterations are divided."""
    return {move: search.run(max(1, iterations // len(moves)), move) for move in moves}


def blend_with_own_chances(
    chances: list[float], expected: list[float], after: list[list[float]]
) -> list[float]:
    """The public chances, moved towards the mover's own ones so far that no chance falls below 0.

    A chance would do so where the mover's own estimate of a loss is larger than the public chance.
    """
    weight = 0.0
    for own in after:
        for public, before, then in zip(chances, expected, own, strict=True):
            if public + then - before < 0:
                weight = max(weight, (before - then - public) / (before - public))
    return [
        public + weight * (before - public)
        for public, before in zip(chances, expected, strict=True)
    ]


def judge_move(
    game: Game, public_view: View, view: View, move: int, seed: int, iterations: int
) -> Judged:
    """Judges a move of a finished game against others, by the public view and the mover's view."""
    found = PositionEvaluator(game, seed, iterations).evaluate(public_view, view, move)
    tries: list[Try] = []
    for candidate, share in found.shares:
        parts = game.parts(view, candidate)
        events = [event.to_dict() for event in foresee(game, view, candidate)]
        tries.append(Try(game.notate_parts(parts), game.touches(parts), share, events))
    return Judged(
        int(view.seat),
        game.notate(view, move),
        found.chances,
        found.chances_after,
        found.own_chance,
        tries,
        found.loss,
    )


def best_move(outcomes: dict[int, Outcomes], seat: int) -> int:
    """The move with the best mean for a seat."""
    return max(outcomes, key=lambda move: outcomes[move].mean_share(seat))


def is_clearly_better(better: Outcomes, worse: Outcomes, seat: int) -> bool:
    """Whether the gap between two moves is worth reporting, and too large to be noise."""
    gap = better.mean_share(seat) - worse.mean_share(seat)
    noise = hypot(better.standard_error(seat), worse.standard_error(seat))
    return gap >= MIN_LOSS and gap >= MIN_STANDARD_ERRORS * noise
