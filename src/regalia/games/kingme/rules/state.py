"""The whole position of a game of King Me!, and its moves."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.notation.position import position_to_wire
from regalia.games.kingme.rules import scoring
from regalia.games.kingme.rules.choices import legal_moves
from regalia.games.kingme.rules.layout import pending_seats
from regalia.games.kingme.rules.move_codes import ASCENTS, YES
from regalia.games.kingme.rules.turn import move_courtier_up, place_courtier
from regalia.games.kingme.rules.view import KingMeView, hide_secrets
from regalia.games.kingme.rules.vote import reveal_votes, seal_vote
from regalia.kernel.cells import cells_from_bytes
from regalia.kernel.event import Log
from regalia.kernel.seats import has_seat
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Wire


class KingMeState(State):
    """The cells of `layout`; one seat is pending in a turn, and all are in a vote."""

    def legal(self, seat: i64) -> vec[i64]:
        if not has_seat(self.pending, seat):
            return vec[i64]()
        return legal_moves(self.cells, seat)

    def apply(self, seat: i64, move: i64, log: Log = None) -> None:
        c = self.cells
        if move >= YES:
            seal_vote(c, seat, move, log)
            self.pending &= ~(i64(1) << seat)
            if self.pending:
                return
            reveal_votes(c, log)
        elif move >= ASCENTS:
            move_courtier_up(c, seat, move, log)
        else:
            place_courtier(c, seat, move, log)
        self.pending = pending_seats(c)

    def scores(self) -> list[int]:
        return scoring.scores(self.cells)

    def winners(self) -> list[int]:
        return scoring.winners(self.cells)

    def view(self, seat: i64) -> View:
        cells = self.cells[:]
        hide_secrets(cells, seat)
        return KingMeView(seat, self.pending, cells)

    def to_wire(self) -> Wire:
        return position_to_wire(self.cells, self.pending)

    def copy(self) -> State:
        return KingMeState(self.pending, self.cells[:])

    def __reduce__(self) -> tuple[object, ...]:
        return restore_state, (int(self.pending), bytes(self.cells))


# mypyc 2.4 runs __init__ twice where a compiled class is called through a type object, as the
# kernel's own function does, and leaks the first cells; a call by name does not.
def restore_state(pending: int, cells: bytes) -> KingMeState:
    """Restores a pickled state."""
    return KingMeState(pending, cells_from_bytes(cells))
