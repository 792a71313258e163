"""What a seat knows of a Castle table (C60, C61)."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.notation.position import wire_form
from regalia.games.castle.rules import ending
from regalia.games.castle.rules.cards import NO_CARD
from regalia.games.castle.rules.layout import (
    CHANCE,
    DECKS,
    DOUBTED,
    HANDS,
    KNOWN,
    MOST_SEATS,
    REACHED,
    RESERVE,
    SEALED,
    SEATS,
    SIZES,
    STACKS,
    TRAILS,
)
from regalia.games.castle.rules.turn import legal_moves
from regalia.kernel.cells import cells_from_bytes, hash_cells
from regalia.kernel.seats import has_seat
from regalia.kernel.view import HIDDEN, View
from regalia.kernel.wire.shapes import Wire


class CastleView(View):
    """The cells of the state.

    HIDDEN are the hands that the seat does not know as a whole, the cards of decks, the generator,
    the cards others have sealed, and what other seats know. What the seat knows of each hand
    stands in its own row, and in that of everybody.
    """

    def legal(self) -> vec[i64]:
        if not has_seat(self.pending, self.seat):
            return vec[i64]()
        return legal_moves(self.cells, self.seat)

    def without_sealed_moves(self) -> View:
        cells = self.cells[:]
        pending = self.pending
        seat: i64 = 0
        while seat < cells[SEATS]:
            if cells[SEALED + seat] == HIDDEN:
                cells[SEALED + seat] = NO_CARD
                pending |= i64(1) << seat
            seat += 1
        return CastleView(self.seat, pending, cells)

    def scores(self) -> list[int]:
        return ending.scores(self.cells)

    def winners(self) -> list[int]:
        return ending.winners(self.cells)

    def to_wire(self) -> Wire:
        return wire_form(self.cells, self.pending, self.seat + 1)

    def key(self) -> i64:
        return information_set_key(self.seat, self.pending, self.cells)

    def __reduce__(self) -> tuple[object, ...]:
        return restore_view, (int(self.seat), int(self.pending), bytes(self.cells))


def restore_view(seat: int, pending: int, cells: bytes) -> CastleView:
    """The view that was pickled."""
    return CastleView(seat, pending, cells_from_bytes(cells))


def information_set_key(seat: i64, pending: i64, c: vec[i64]) -> i64:
    """The key of a seat's information set, the same for a state and for the view of the seat.

    It hashes what the seat may know; what follows from that is left out.
    """
    found = hash_cells(pending << 8 ^ seat, c, SEATS, CHANCE)
    found = hash_cells(found, c, RESERVE, HANDS)
    found = hash_cells(found, c, SIZES, SEALED)
    found = hash_row(found, c, 0)
    if seat >= 0:
        found = hash_row(found, c, seat + 1)
        found = hash_cells(found, c, SEALED + seat, SEALED + seat + 1)
    return hash_cells(found, c, STACKS, DECKS)


def hash_row(found: i64, c: vec[i64], row: i64) -> i64:
    """The key, with a row of knowledge hashed into it."""
    at = KNOWN + row * MOST_SEATS
    found = hash_cells(found, c, at, at + c[SEATS])
    if not c[TRAILS + row]:
        return found
    at = DOUBTED + row * MOST_SEATS
    found = hash_cells(found, c, at, at + c[SEATS])
    at = REACHED + row * MOST_SEATS
    return hash_cells(hash_cells(found, c, at, at + c[SEATS]), c, TRAILS + row, TRAILS + row + 1)
