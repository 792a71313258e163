"""The bot that plays any legal move."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Bot, Budget
from regalia.kernel.view import View


class RandomBot(Bot):
    """Each legal move is as likely as the others."""

    def choose(self, view: View, legal: vec[i64], budget: Budget) -> int:
        self.candidates = []
        return int(legal[self.chance(view).below(len(legal))])
