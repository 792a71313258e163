"""What a seat knows of a Majesty table: all but the cards still to come."""

from regalia.games.majesty import scoring
from regalia.games.majesty.table import table
from regalia.kernel.view import View


class MajestyView(View):
    """The cells of the state, the undrawn cards HIDDEN."""

    def scores(self) -> list[int]:
        return scoring.scores(self.cells)

    def winners(self) -> list[int]:
        return scoring.winners(self.cells)

    def table(self) -> dict[str, object]:
        return table(self.cells)
