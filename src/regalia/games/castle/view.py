"""What a seat knows of a Castle table (C60, C61)."""

from regalia.games.castle import ending
from regalia.games.castle.table import table
from regalia.kernel.view import View


class CastleView(View):
    """The cells of the state; a hand holds only the cards known to be there.

    HIDDEN are the cards of decks, the generator, the cards others have sealed, and what other
    seats know.
    """

    def scores(self) -> list[int]:
        return ending.scores(self.cells)

    def winners(self) -> list[int]:
        return ending.winners(self.cells)

    def table(self) -> dict[str, object]:
        return table(self.cells)
