"""The bot that takes what looks best at once."""

from mypy_extensions import i64

from regalia.bots.bot import Bot, Budget, Candidate
from regalia.kernel.view import View


class Greedy(Bot):
    """Plays the move with the best hand-made score; ties are broken at random."""

    def choose(self, view: View, budget: Budget) -> int:
        rng = self.rng_for(view)
        state = self.game.imagine(view, rng)
        moves = view.legal()
        rng.shuffle(moves, 0, len(moves))
        heuristics = self.game.heuristics
        scored = [ScoredMove(move, heuristics.score_move(state, view.seat, move)) for move in moves]
        scored.sort(key=highest_score_first)
        self.candidates = [Candidate(one.move, 1, None) for one in scored]
        return int(scored[0].move)


class ScoredMove:
    """A move and its score."""

    def __init__(self, move: i64, score: float) -> None:
        self.move = move
        self.score = score


def highest_score_first(scored: ScoredMove) -> float:
    """A sort key."""
    return -scored.score
