"""The whole position of a game of Castle, and its moves."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.notation.position import position_to_wire
from regalia.games.castle.rules import ending, layout, turn
from regalia.games.castle.rules.view import CastleView, information_set_key
from regalia.kernel.cells import Cells, cells_from_bytes
from regalia.kernel.errors import BadRecord
from regalia.kernel.event import SPECTATOR, Log
from regalia.kernel.rng import Rng
from regalia.kernel.seats import has_seat
from regalia.kernel.state import State
from regalia.kernel.view import HIDDEN, View
from regalia.kernel.wire.shapes import Wire


class CastleState(State):
    """The cells of `layout`; one seat is pending at a time, or for the Jester all with cards."""

    def legal(self, seat: i64) -> vec[i64]:
        if not has_seat(self.pending, seat):
            return vec[i64]()
        return turn.legal_moves(self.cells, seat)

    def random_move(self, seat: i64, rng: Rng) -> i64:
        if not has_seat(self.pending, seat):
            return super().random_move(seat, rng)
        return turn.random_legal_move(self.cells, seat, rng)

    def apply(self, seat: i64, move: i64, log: Log = None) -> None:
        if self.cells[layout.RNG_WORDS] == layout.NO_RNG:
            self.apply_without_chance(seat, move, log)
        else:
            self.pending = turn.make_move(self.cells, self.pending, seat, move, log)

    def apply_without_chance(self, seat: i64, move: i64, log: Log) -> None:
        """Makes a move on a table without a generator; one that needs it changes nothing."""
        before = self.cells[:]
        told = len(log) if log is not None else 0
        try:
            self.pending = turn.make_move(self.cells, self.pending, seat, move, log)
        except BadRecord:
            self.cells = before
            if log is not None:
                del log[told:]
            raise

    def scores(self) -> list[int]:
        return ending.scores(self.cells)

    def winners(self) -> list[int]:
        return ending.winners(self.cells)

    def view(self, seat: i64) -> View:
        c = self.cells[:]
        seats = c[layout.SEATS]
        if seat < SPECTATOR or seat >= seats:
            raise ValueError(f"there is no seat {seat} at this table")
        mine = layout.KNOWN + (seat + 1) * layout.MAX_SEATS
        for other in range(seats):
            if c[layout.HANDS + other] != c[mine + other]:
                c[layout.HANDS + other] = HIDDEN
            if other != seat:
                if c[layout.SEALED_CARDS + other]:
                    c[layout.SEALED_CARDS + other] = HIDDEN
                hide_cells(c, layout.KNOWN + (other + 1) * layout.MAX_SEATS, seats)
                hide_cells(c, layout.DOUBTED + (other + 1) * layout.MAX_SEATS, seats)
                hide_cells(c, layout.REACHED + (other + 1) * layout.MAX_SEATS, seats)
                c[layout.TRAILS + other + 1] = HIDDEN
        hide_cells(c, layout.RNG_WORDS, 4)
        for at in range(layout.DECKS, i64(layout.CELLS)):
            if c[at]:
                c[at] = HIDDEN
        return CastleView(seat, self.pending, c)

    def information_set_key(self, seat: i64) -> i64:
        return information_set_key(seat, self.pending, self.cells)

    def to_wire(self) -> Wire:
        return position_to_wire(self.cells, self.pending, 0)

    def copy(self) -> State:
        return CastleState(self.pending, self.cells[:])

    def __reduce__(self) -> tuple[object, ...]:
        return restore_state, (int(self.pending), bytes(self.cells))


# mypyc 2.4 runs __init__ twice where a compiled class is called through a type object, as the
# kernel's own function does, and leaks the first cells; a call by name does not.
def restore_state(pending: int, cells: bytes) -> CastleState:
    """Restores a pickled state."""
    return CastleState(pending, cells_from_bytes(cells))


def hide_cells(c: Cells, start: i64, size: i64) -> None:
    """Sets `size` cells to HIDDEN."""
    for at in range(start, start + size):
        c[at] = HIDDEN
