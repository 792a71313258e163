"""A bot with a temper and with mistakes: a search that a beginner can play against."""

from mypy_extensions import i64

from regalia.bots.bot import Bot, Budget, Candidate
from regalia.bots.evaluators import Evaluator, RolloutEvaluator
from regalia.bots.ismcts import Search, tree_capacity
from regalia.kernel.game import Game
from regalia.kernel.rng import Rng
from regalia.kernel.view import View

# A move is considered besides the best one if it was visited at least a tenth as often: less is
# too little to know its value.
MIN_VISIT_SHARE = 10


class Character(Bot):
    """Searches, prefers what suits its temper among good moves, and makes mistakes.

    `mistake_percent` is the chance of a mistake: the least promising of `mistake_samples` random
    moves. `temper_weight` is the share of the win that a move which suits the temper may cost.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        temper: int,
        temper_weight: float,
        mistake_percent: int,
        mistake_samples: int = 2,
    ) -> None:
        super().__init__(game, seed)
        self.temper = temper
        self.temper_weight = temper_weight
        self.mistake_percent = mistake_percent
        self.mistake_samples = mistake_samples
        self.evaluator: Evaluator = RolloutEvaluator(game.heuristics)

    def choose(self, view: View, budget: Budget) -> int:
        legal = view.legal()
        if len(legal) == 1:
            self.candidates = [Candidate(legal[0], 0, 0.0)]
            return int(legal[0])
        rng = self.rng_for(view)
        if rng.below(100) < self.mistake_percent:
            return int(self.choose_mistake(view, rng))
        search = Search(self.game, view, rng, tree_capacity(budget), self.evaluator)
        search.run(budget)
        self.candidates = self.put_temper_choice_first(view, search.candidates())
        return int(self.candidates[0].move)

    def choose_mistake(self, view: View, rng: Rng) -> i64:
        """The least promising of some random legal moves."""
        state = self.game.imagine(view, rng)
        legal = view.legal()
        heuristics = self.game.heuristics
        one = legal[rng.below(len(legal))]
        for _ in range(self.mistake_samples - 1):
            other = legal[rng.below(len(legal))]
            if heuristics.prior(state, view.seat, other) < heuristics.prior(state, view.seat, one):
                one = other
        self.candidates = [Candidate(one, 0, None)]
        return one

    def put_temper_choice_first(self, view: View, candidates: list[Candidate]) -> list[Candidate]:
        """The candidates with the one that the temper prefers among the good ones first."""
        if self.temper_weight == 0.0:
            return candidates
        state = self.game.imagine(view, self.rng_for(view))
        heuristics = self.game.heuristics
        best = candidates[0]
        best_score = -1.0
        for candidate in candidates:
            if candidate.visits * MIN_VISIT_SHARE < candidates[0].visits:
                break
            bonus = heuristics.temper_bonus(state, view.seat, candidate.move, self.temper)
            score = (candidate.value or 0.0) + self.temper_weight * bonus
            if score > best_score:
                best_score = score
                best = candidate
        return [best, *[candidate for candidate in candidates if candidate is not best]]
