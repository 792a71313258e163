"""The bot that takes what looks best at once."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Bot, Budget, Weighed
from regalia.kernel.view import View


class Greedy(Bot):
    """Follows the game's hand-made judgement of moves; chance breaks ties."""

    def choose(self, view: View, legal: vec[i64], budget: Budget) -> int:
        rng = self.chance(view)
        state = self.game.imagine(view, rng)
        rng.shuffle(legal, 0, len(legal))
        self.weighed = []
        for move in legal:
            self.weighed.append(Weighed(move, 1, self.game.appraise(state, view.seat, move)))
        self.weighed.sort(key=most_worth)
        return int(self.weighed[0].move)


def most_worth(weighed: Weighed) -> float:
    """Sorts the move that is worth most first."""
    return -weighed.value
