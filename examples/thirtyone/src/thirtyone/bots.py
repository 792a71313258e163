"""Two bots, known by the names `thirtyone-bot` and `thirtyone.bots:Bold`."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Bot, Budget, Candidate
from regalia.kernel.view import View


class Cautious(Bot):
    """Makes the move that leaves the best hand, and says what it thought of the others."""

    def choose(self, view: View, legal: vec[i64], budget: Budget) -> int:
        table = self.game.imagine(view, self.chance(view))
        prior = self.game.heuristics.prior
        ranked = sorted(map(int, legal), key=lambda move: -prior(table, view.seat, move))
        self.candidates = [Candidate(move, 1, None) for move in ranked]
        return ranked[0]


class Bold(Bot):
    """Knocks as soon as it may, whatever it holds."""

    def choose(self, view: View, legal: vec[i64], budget: Budget) -> int:
        moves = {self.game.notate(view, move): int(move) for move in legal}
        return moves.get("knock", int(legal[0]))
