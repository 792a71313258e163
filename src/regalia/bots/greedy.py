"""A bot that plays what looks best right now."""

from regalia.bots.bot import Bot, Budget, Candidate
from regalia.kernel.view import View


class Greedy(Bot):
    """Plays the move that the game's heuristics score best; ties are broken at random."""

    def choose(self, view: View, budget: Budget) -> int:
        rng = self.rng_for(view)
        state = self.game.imagine(view, rng)
        moves = view.legal()
        rng.shuffle(moves, 0, len(moves))
        heuristics = self.game.heuristics
        scores = [heuristics.score_move(state, view.seat, move) for move in moves]
        best_first = sorted(range(len(scores)), key=lambda index: -scores[index])
        self.candidates = [Candidate(moves[index], 1, None) for index in best_first]
        return int(moves[best_first[0]])
