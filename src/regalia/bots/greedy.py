"""The bot that takes what looks best at once."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Bot, Budget, Candidate
from regalia.kernel.view import View


class Greedy(Bot):
    """Follows the game's hand-made scores of moves; chance breaks ties."""

    def choose(self, view: View, legal: vec[i64], budget: Budget) -> int:
        rng = self.chance(view)
        state = self.game.imagine(view, rng)
        moves = legal[:]
        rng.shuffle(moves, 0, len(moves))
        heuristics = self.game.heuristics
        scored = [Scored(move, heuristics.score_move(state, view.seat, move)) for move in moves]
        scored.sort(key=best_first)
        self.candidates = [Candidate(one.move, 1, None) for one in scored]
        return int(scored[0].move)


class Scored:
    """A move and its score."""

    def __init__(self, move: i64, score: float) -> None:
        self.move = move
        self.score = score


def best_first(scored: Scored) -> float:
    """Sorts the highest score first."""
    return -scored.score
