"""Two bots, known by the names `thirtyone-bot` and `thirtyone.bots:Bold`."""

from regalia.bots.bot import Bot, Budget, Candidate
from regalia.kernel.view import View


class Cautious(Bot):
    """Makes the move that leaves the best hand, and says what it thought of the others."""

    def choose(self, view: View, budget: Budget) -> int:
        table = self.game.imagine(view, self.rng_for(view))
        prior = self.game.heuristics.prior
        ranked = sorted(map(int, view.legal()), key=lambda move: -prior(table, view.seat, move))
        self.candidates = [Candidate(move, 1, None) for move in ranked]
        return ranked[0]


class Bold(Bot):
    """Knocks as soon as it may, whatever it holds."""

    def choose(self, view: View, budget: Budget) -> int:
        moves = {self.game.notate(view, move): int(move) for move in view.legal()}
        return moves.get("knock", int(view.legal()[0]))
