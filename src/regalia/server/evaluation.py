"""Estimates what a position was worth to every seat, and what a move cost its seat.

The chances of all seats come from one search over tables that fit what was public, so they sum to
1. Moves are compared by a search from the mover's own view, so neither luck that was revealed later
nor another seat's secret counts as a mistake. Both results are combined: the difference that a move
made, by the mover's view, is added to the public chances, so that these fall by exactly what the
move lost.

Every mean has a standard error. A move that may have lost something is searched again, with a new
random sequence and more iterations, and only the second result counts: the maximum of several noisy
estimates is biased upwards.

Where hardly anything is left to win, moves are compared by the points at the end instead.
"""

from collections.abc import Sequence
from math import hypot
from time import time
from typing import NamedTuple

from regalia.bots.continuations import Reason
from regalia.bots.outcomes import Outcomes, OutcomeSearch
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_words
from regalia.kernel.view import View
from regalia.wire.requests import Judged, MoveReason, Try

REVIEW_ITERATIONS = 240_000  # of a whole review, without the second searches
MAX_POSITION_ITERATIONS = 5_000  # of one position, however short the game
MIN_POSITION_ITERATIONS = 400
RECHECK_FACTOR = 2  # times the iterations of a position, to confirm a loss
POSITION_TIME_LIMIT_S = 20.0  # for one position, even where the engine is not compiled
MAX_ALTERNATIVES = 3  # moves to compare with the played one
MIN_LOSS = 0.08  # in shares of the win; a smaller loss is not reported
SUSPICIOUS_LOSS = MIN_LOSS / 2  # a loss of this size in the first search is searched again
MIN_STANDARD_ERRORS = 4.0  # the gap between two moves from which one counts as better
LOST_SHARE = 0.12  # of the win; who expects less is judged by the points at the end
MIN_POINTS_LOST = 0.25  # in leads that make a win likely; less is not reported
SEARCH_TREE_CAPACITY = 1 << 15  # moves


class Comparison(NamedTuple):
    """What follows from the moves compared, the best one, and what the played one surely lost.

    `loss` is the lost share of the win; `points_lost` are the points at the end, where hardly
    anything is left to win. `reasons` say why the best move is better, if one of them is known.
    """

    outcomes: dict[int, Outcomes]
    best: int
    loss: float | None = None
    points_lost: float | None = None
    reasons: Sequence[Reason] = ()


class PositionEvaluation(NamedTuple):
    """What a position was worth before and after a move, and the moves compared with it.

    `chances` and `chances_after` are those of every seat. `shares` has the chance of the mover
    after each move, the best one first; `own_chance` is what the mover could hope for by what it
    knew. `loss` is how much the move lost, if that is beyond doubt, and `points_lost` the points
    where hardly anything was left to win. `points` has the expected points of the mover after each
    move, and `reasons` say why the first move is better.
    """

    chances: list[float]
    chances_after: list[float]
    own_chance: float
    shares: list[tuple[int, float]]
    loss: float | None
    points: dict[int, float]
    points_lost: float | None = None
    reasons: Sequence[Reason] = ()


def iterations_per_position(position_count: int) -> int:
    """The number of iterations of the first search of each position of a game."""
    share = REVIEW_ITERATIONS // max(1, position_count)
    return max(MIN_POSITION_ITERATIONS, min(MAX_POSITION_ITERATIONS, share))


class PositionEvaluator:
    """Evaluates one position of one game, in a number of iterations and within a time limit."""

    def __init__(
        self, game: Game, seed: int, iterations: int, time_limit_s: float = POSITION_TIME_LIMIT_S
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
        search = self.new_search(public_view)
        search.run(self.budget // 12)  # warm-up: the search still plays almost at random
        chances = search.run(self.budget // 4).mean_shares()
        seat = int(view.seat)
        if len(view.legal()) == 1:
            shares = [(played_move, chances[seat])]
            return PositionEvaluation(chances, chances, chances[seat], shares, None, {})
        found = self.compare(view, played_move)
        outcomes, loss = found.outcomes, found.loss
        expected = outcomes[played_move if loss is None else found.best].mean_shares()
        after = {move: each.mean_shares() for move, each in outcomes.items()}
        chances = blend_with_own_chances(chances, expected, list(after.values()))
        chances_after = [
            public + own - before
            for public, own, before in zip(chances, after[played_move], expected, strict=True)
        ]
        shares = [(move, chances[seat] + own[seat] - expected[seat]) for move, own in after.items()]
        points = {move: each.points.mean(seat) for move, each in outcomes.items()}
        if found.points_lost is None:
            shares.sort(key=lambda item: -item[1])
        else:
            shares.sort(key=lambda item: -points[item[0]])
        return PositionEvaluation(
            chances,
            chances_after,
            expected[seat],
            shares,
            loss,
            points,
            found.points_lost,
            found.reasons,
        )

    def compare(self, view: View, played_move: int) -> Comparison:
        """Compares the played move with others, all by what the mover knew."""
        seat = int(view.seat)
        search = self.new_search(view)
        outcomes = self.compare_moves(search, view, played_move)
        if not self.is_suspicious(outcomes, played_move, seat):
            return Comparison(outcomes, best_move(outcomes, seat))
        search = self.new_search(view)
        iterations = self.budget * RECHECK_FACTOR
        sample_moves(search, list(outcomes), iterations // 5)  # warm-up
        outcomes = sample_moves(search, list(outcomes), iterations * 4 // 5)
        best = best_move(outcomes, seat)
        if is_clearly_better(outcomes[best], outcomes[played_move], seat):
            loss = outcomes[best].mean_share(seat) - outcomes[played_move].mean_share(seat)
            reasons = search.reasons(best, played_move)
            return Comparison(outcomes, best, loss, None, reasons)
        most = self.move_with_more_points(outcomes, played_move, seat, MIN_POINTS_LOST)
        if most is None:
            return Comparison(outcomes, best)
        lost = outcomes[most].points.mean(seat) - outcomes[played_move].points.mean(seat)
        return Comparison(outcomes, most, None, lost, search.reasons(most, played_move))

    def is_suspicious(self, outcomes: dict[int, Outcomes], played_move: int, seat: int) -> bool:
        """Whether the played move may have lost something, by the first search."""
        best = outcomes[best_move(outcomes, seat)].mean_share(seat)
        if best - outcomes[played_move].mean_share(seat) >= SUSPICIOUS_LOSS:
            return True
        return (
            self.move_with_more_points(outcomes, played_move, seat, MIN_POINTS_LOST / 2) is not None
        )

    def move_with_more_points(
        self, outcomes: dict[int, Outcomes], played_move: int, seat: int, min_lead_share: float
    ) -> int | None:
        """The move that gives clearly more points than the played one, in a lost position.

        None if the position is not lost or no move does. `min_lead_share` is the least gain, as a
        share of a lead that makes a win likely.
        """
        if outcomes[best_move(outcomes, seat)].mean_share(seat) >= LOST_SHARE:
            return None
        if not self.game.inputs.size:
            return None
        most = max(outcomes, key=lambda move: outcomes[move].points.mean(seat))
        better, played = outcomes[most].points, outcomes[played_move].points
        gap = better.mean(seat) - played.mean(seat)
        noise = hypot(better.standard_error(seat), played.standard_error(seat))
        enough = gap >= min_lead_share * self.game.inputs.winning_lead
        return most if enough and gap >= MIN_STANDARD_ERRORS * noise else None

    def compare_moves(
        self, search: OutcomeSearch, view: View, played_move: int
    ) -> dict[int, Outcomes]:
        """What follows from the played move and from those that a search visits most."""
        search.run(self.budget // 3)
        found = [one for one in search.search.candidates() if one.visits]
        others = [int(one.move) for one in found if one.move != played_move]
        return sample_moves(search, [played_move, *others[:MAX_ALTERNATIVES]], self.budget // 3)

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
        points = found.points.get(candidate)
        tries.append(Try(game.notate_parts(parts), game.touches(parts), share, points, events))
    return Judged(
        int(view.seat),
        game.notate(view, move),
        found.chances,
        found.chances_after,
        found.own_chance,
        tries,
        found.loss,
        found.points_lost,
        reasons_to_wire(found.reasons),
    )


def reasons_to_wire(reasons: Sequence[Reason]) -> list[MoveReason]:
    """Reasons in the form that goes over a wire."""
    return [MoveReason(one.id, one.facts, one.worth < 0) for one in reasons]


def best_move(outcomes: dict[int, Outcomes], seat: int) -> int:
    """The move with the best mean for a seat."""
    return max(outcomes, key=lambda move: outcomes[move].mean_share(seat))


def is_clearly_better(better: Outcomes, worse: Outcomes, seat: int) -> bool:
    """Whether the gap between two moves is worth reporting, and too large to be noise."""
    gap = better.mean_share(seat) - worse.mean_share(seat)
    noise = hypot(better.standard_error(seat), worse.standard_error(seat))
    return gap >= MIN_LOSS and gap >= MIN_STANDARD_ERRORS * noise
