"""The whole position of a game of Majesty, and its moves."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty.notation.position import position_to_wire
from regalia.games.majesty.rules import scoring, turn
from regalia.games.majesty.rules.layout import DECK, DRAWN, EDITION, PL, SIZE, TAKEN, left_neighbour
from regalia.games.majesty.rules.move_codes import row_place_of_move
from regalia.games.majesty.rules.view import MajestyView, information_set_key
from regalia.kernel.cells import cells_from_bytes
from regalia.kernel.event import SPECTATOR, Log
from regalia.kernel.rng import Rng
from regalia.kernel.seats import has_seat
from regalia.kernel.state import State
from regalia.kernel.view import HIDDEN, View
from regalia.kernel.wire.shapes import Wire


class MajestyState(State):
    """The cells of `layout`; one seat is pending at a time."""

    def legal(self, seat: i64) -> vec[i64]:
        if not has_seat(self.pending, seat):
            return vec[i64]()
        return turn.legal_moves(self.cells, seat)

    def random_move(self, seat: i64, rng: Rng) -> i64:
        if not has_seat(self.pending, seat):
            return super().random_move(seat, rng)
        return turn.random_legal_move(self.cells, seat, rng)

    def apply(self, seat: i64, move: i64, log: Log = None) -> None:
        c = self.cells
        refills_at_once = c[EDITION] >= PL
        if not c[TAKEN]:
            turn.take_card(c, seat, row_place_of_move(move), log)
            if refills_at_once:
                turn.refill_row(c, log)
                if turn.has_placement_choice(c, seat):
                    return
        turn.place_taken_card(c, seat, move, log)
        turn.end_turn(c, seat, log)
        if not refills_at_once:
            turn.refill_row(c, log)
        if scoring.is_over(c):
            scoring.add_final_scoring(c, log)
            self.pending = 0
        else:
            self.pending = i64(1) << left_neighbour(c, seat)

    def scores(self) -> list[int]:
        return scoring.scores(self.cells)

    def winners(self) -> list[int]:
        return scoring.winners(self.cells)

    def view(self, seat: i64) -> View:
        cells = self.cells[:]
        at = DECK + cells[DRAWN]
        end = DECK + cells[SIZE]
        while at < end:
            cells[at] = HIDDEN
            at += 1
        return MajestyView(seat, self.pending, cells)

    def information_set_key(self, seat: i64) -> i64:
        return information_set_key(seat, self.pending, self.cells)

    def to_wire(self) -> Wire:
        return position_to_wire(self.cells, self.pending, SPECTATOR)

    def copy(self) -> State:
        return MajestyState(self.pending, self.cells[:])

    def __reduce__(self) -> tuple[object, ...]:
        return restore_state, (int(self.pending), bytes(self.cells))


# mypyc 2.4 runs __init__ twice where a compiled class is called through a type object, as the
# kernel's own function does, and leaks the first cells; a call by name does not.
def restore_state(pending: int, cells: bytes) -> MajestyState:
    """Restores a pickled state."""
    return MajestyState(pending, cells_from_bytes(cells))
