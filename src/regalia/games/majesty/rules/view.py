"""What a seat knows of a Majesty table: all but the cards still to come."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty.notation.position import position_to_wire
from regalia.games.majesty.rules import scoring
from regalia.games.majesty.rules.layout import DECK, DRAWN, SEATS, seat_offset
from regalia.games.majesty.rules.turn import legal_moves
from regalia.kernel.cells import Cells, cells_from_bytes, hash_cells
from regalia.kernel.seats import has_seat
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Wire


class MajestyView(View):
    """The cells of the state with the undrawn cards HIDDEN."""

    def legal(self) -> vec[i64]:
        if not has_seat(self.pending, self.seat):
            return vec[i64]()
        return legal_moves(self.cells, self.seat)

    def scores(self) -> list[int]:
        return scoring.scores(self.cells)

    def winners(self) -> list[int]:
        return scoring.winners(self.cells)

    def to_wire(self) -> Wire:
        return position_to_wire(self.cells, self.pending, self.seat)

    def information_set_key(self) -> i64:
        return information_set_key(self.seat, self.pending, self.cells)

    def __reduce__(self) -> tuple[object, ...]:
        return restore_view, (int(self.seat), int(self.pending), bytes(self.cells))


def restore_view(seat: int, pending: int, cells: bytes) -> MajestyView:
    """Restores a pickled view."""
    return MajestyView(seat, pending, cells_from_bytes(cells))


def information_set_key(seat: i64, pending: i64, c: Cells) -> i64:
    """The key of an information set: the table, the realms, and the cards turned up so far."""
    found = hash_cells(pending << 8 ^ seat, c, 0, seat_offset(c[SEATS]))
    return hash_cells(found, c, DECK, DECK + c[DRAWN])
