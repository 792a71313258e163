"""A King Me! table in play."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme import scoring
from regalia.games.kingme.layout import PHASE, PLACING, VOTING, pending
from regalia.games.kingme.moves import ASCENTS, YES
from regalia.games.kingme.table import table
from regalia.games.kingme.turn import ascend, legal_ascents, legal_placings, place
from regalia.games.kingme.view import KingMeView, veil
from regalia.games.kingme.vote import legal_votes, seal, show
from regalia.kernel.event import Event
from regalia.kernel.state import State
from regalia.kernel.view import View


class KingMeState(State):
    """The cells of `layout`; one seat is pending in a turn, and all are in a vote."""

    def legal(self, seat: i64) -> vec[i64]:
        c = self.cells
        if not (self.pending >> seat) & 1:
            return vec[i64]()
        phase = c[PHASE]
        if phase == VOTING:
            return legal_votes(c, seat)
        return legal_placings(c) if phase == PLACING else legal_ascents(c)

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        c = self.cells
        if move >= YES:
            seal(c, seat, move, log)
            self.pending &= ~(i64(1) << seat)
            if self.pending:
                return
            show(c, log)
        elif move >= ASCENTS:
            ascend(c, seat, move, log)
        else:
            place(c, seat, move, log)
        self.pending = pending(c)

    def scores(self) -> list[int]:
        return scoring.scores(self.cells)

    def winners(self) -> list[int]:
        return scoring.winners(self.cells)

    def view(self, seat: i64) -> View:
        cells = self.cells[:]
        veil(cells, seat)
        return KingMeView(seat, self.pending, cells)

    def table(self) -> dict[str, object]:
        return table(self.cells)

    def copy(self) -> State:
        return KingMeState(self.pending, self.cells[:])
