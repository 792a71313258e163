"""What a seat knows of a Castle table (C60, C61)."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.notation.position import position_to_wire
from regalia.games.castle.rules import ending, layout
from regalia.games.castle.rules.cards import NO_CARD
from regalia.games.castle.rules.layout import knowledge_cell
from regalia.games.castle.rules.turn import legal_moves
from regalia.kernel.cells import Cells, cells_from_bytes, hash_cells
from regalia.kernel.seats import has_seat
from regalia.kernel.view import HIDDEN, View
from regalia.kernel.wire.shapes import Wire


class CastleView(View):
    """The cells of a state, as far as a seat knows them.

    HIDDEN are the hands that the seat does not know as a whole, the cards of decks, the generator,
    the cards others have sealed, and what other seats know. What the seat knows of each hand
    stands in its own row, and in that of everybody.
    """

    def legal(self) -> vec[i64]:
        if not has_seat(self.pending, self.seat):
            return vec[i64]()
        return legal_moves(self.cells, self.seat)

    def known_moves(self, seat: i64) -> vec[i64]:
        if not has_seat(self.pending, seat):
            return vec[i64]()
        c = self.cells
        if c[layout.HANDS + seat] == HIDDEN:
            if c[layout.HERALDED]:
                return vec[i64]()  # a King that nobody has seen would have to be played (C55)
            c = c[:]
            c[layout.HANDS + seat] = c[knowledge_cell(layout.KNOWN, self.seat + 1, seat)]
        return legal_moves(c, seat)

    def without_sealed_moves(self) -> View:
        cells = self.cells[:]
        pending = self.pending
        for seat in range(cells[layout.SEATS]):
            if cells[layout.SEALED_CARDS + seat] == HIDDEN:
                cells[layout.SEALED_CARDS + seat] = NO_CARD
                pending |= i64(1) << seat
        return CastleView(self.seat, pending, cells)

    def scores(self) -> list[int]:
        return ending.scores(self.cells)

    def winners(self) -> list[int]:
        return ending.winners(self.cells)

    def to_wire(self) -> Wire:
        return position_to_wire(self.cells, self.pending, self.seat + 1)

    def information_set_key(self) -> i64:
        return information_set_key(self.seat, self.pending, self.cells)

    def __reduce__(self) -> tuple[object, ...]:
        return restore_view, (int(self.seat), int(self.pending), bytes(self.cells))


def restore_view(seat: int, pending: int, cells: bytes) -> CastleView:
    """Restores a pickled view."""
    return CastleView(seat, pending, cells_from_bytes(cells))


def information_set_key(seat: i64, pending: i64, c: Cells) -> i64:
    """The key of a seat's information set, the same for a state and for the view of the seat.

    It hashes what the seat may know; what follows from that is left out.
    """
    found = hash_cells(pending << 8 ^ seat, c, layout.SEATS, layout.RNG_WORDS)
    found = hash_cells(found, c, layout.RESERVE, layout.HANDS)
    found = hash_cells(found, c, layout.HAND_SIZES, layout.SEALED_CARDS)
    found = hash_knowledge_row(found, c, 0)
    if seat >= 0:
        found = hash_knowledge_row(found, c, seat + 1)
        found = hash_cells(found, c, layout.SEALED_CARDS + seat, layout.SEALED_CARDS + seat + 1)
    return hash_cells(found, c, layout.STACKS, layout.DECKS)


def hash_knowledge_row(key: i64, c: Cells, row: i64) -> i64:
    """Hashes a row of knowledge into the key, and returns the new key."""
    trail = layout.TRAILS + row
    key = hash_hands(key, c, layout.KNOWN, row)
    if not c[trail]:
        return key
    key = hash_hands(key, c, layout.DOUBTED, row)
    return hash_cells(hash_hands(key, c, layout.REACHED, row), c, trail, trail + 1)


def hash_hands(key: i64, c: Cells, table: i64, row: i64) -> i64:
    """Hashes the hands in a row of KNOWN, DOUBTED or REACHED into the key; returns the new key."""
    at = knowledge_cell(table, row, 0)
    return hash_cells(key, c, at, at + c[layout.SEATS])
