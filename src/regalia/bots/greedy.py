"""The bot that takes what looks best at once."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Bot, Budget, Candidate
from regalia.kernel.view import View


class Greedy(Bot):
    """Follows the game's hand-made heuristics of moves; chance breaks ties."""

    def choose(self, view: View, legal: vec[i64], budget: Budget) -> int:
        rng = self.chance(view)
        state = self.game.imagine(view, rng)
        rng.shuffle(legal, 0, len(legal))
        self.candidates = []
        for move in legal:
            self.candidates.append(Candidate(move, 1, self.game.score_move(state, view.seat, move)))
        self.candidates.sort(key=most_worth)
        return int(self.candidates[0].move)


def most_worth(candidates: Candidate) -> float:
    """Sorts the move that is worth most first."""
    return -candidates.value
