"""Players who know the rules and nothing else: the yardstick of the ladder of opponents.

cd examples/naive && regalia arena majesty naive:Naive tilda --games 400
"""

from regalia.bots.bot import Bot, Budget
from regalia.games.castle.rules import move_codes as castle_moves
from regalia.games.kingme.rules import move_codes as kingme_moves
from regalia.games.kingme.rules.courtiers import FAVOURITES, THRONE
from regalia.games.kingme.rules.layout import FLOOR, courtier_position, current_goal
from regalia.games.majesty.rules.layout import COINS, seat_offset
from regalia.games.majesty.wire.shapes import MajestyDerived, TurnWorth
from regalia.kernel.rng import Rng
from regalia.kernel.view import View


class Naive(Bot):
    """Majesty: the most coins at once. King Me!: its highest favourite. Castle: any card at all."""

    def choose(self, view: View, budget: Budget) -> int:
        rng = self.rng_for(view)
        moves = [int(move) for move in view.legal()]
        rules = {"majesty": self.biggest_gain, "kingme": self.highest_favourite}
        scores = [rules.get(self.game.name, self.any_card)(view, move, rng) for move in moves]
        best = [move for move, score in zip(moves, scores, strict=True) if score == max(scores)]
        return best[rng.below(len(best))]

    def biggest_gain(self, view: View, move: int, rng: Rng) -> int:
        """The coins that a move of Majesty pays its seat at once."""
        state = self.game.imagine(view, rng)
        coins = seat_offset(view.seat) + COINS
        before = state.cells[coins]
        state.apply(view.seat, move)
        return int(state.cells[coins] - before)

    def highest_favourite(self, view: View, move: int, rng: Rng) -> int:
        """King Me!: favourites go up, the highest first; everybody else gets a No."""
        favourites = int(FAVOURITES[current_goal(view.cells, view.seat)])
        if move >= kingme_moves.YES:
            nominee = int(view.cells[FLOOR + THRONE]) - 1
            return (favourites >> nominee) & 1 == (move == kingme_moves.YES)
        courtier = int(kingme_moves.courtier_of_move(move))
        if not (favourites >> courtier) & 1:
            return -1
        if move < kingme_moves.ASCENTS:
            return int(kingme_moves.floor_of_move(move))
        return int(courtier_position(view.cells, courtier))

    def any_card(self, view: View, move: int, rng: Rng) -> int:
        """Castle: plays a card if one can be played."""
        return int(castle_moves.PLAY <= move < castle_moves.ENTER)


class Informed(Naive):
    """The same beginner, but in Majesty it takes what is worth most if the game ended now."""

    def biggest_gain(self, view: View, move: int, rng: Rng) -> int:
        """The best of the turns that begin with a move of Majesty."""
        derived = view.to_wire().derived
        assert isinstance(derived, MajestyDerived)
        notation = self.game.notate(view, move)
        turns = [worth for way, worth in derived.worth.items() if begins_turn(way, notation)]
        return max(self.value(worth) for worth in turns)

    def value(self, worth: TurnWorth) -> int:
        """The second number on a card."""
        return worth.total


class Lasting(Informed):
    """The same, but it counts what stays: no majorities, and each worker as a coin."""

    def value(self, worth: TurnWorth) -> int:
        return worth.coins + worth.workers + worth.variety + worth.wounded


def begins_turn(turn: str, notation: str) -> bool:
    """Whether a move is this turn or, where taking and laying are two moves, its first move."""
    return turn == notation or (notation.isdigit() and turn.startswith(notation))
