"""The bot that plays any legal move."""

from regalia.bots.bot import Bot, Budget
from regalia.kernel.view import View


class RandomBot(Bot):
    """Each legal move is as likely as the others."""

    def choose(self, view: View, budget: Budget) -> int:
        self.candidates = []
        legal = view.legal()
        return int(legal[self.rng_for(view).below(len(legal))])
