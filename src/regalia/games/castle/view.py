"""What a seat knows of a Castle table (C60, C61)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.castle import ending
from regalia.games.castle.board import SPACES, lowest
from regalia.games.castle.layout import (
    CHANCE,
    DOUBTED,
    HANDS,
    KNOWN,
    MOST_SEATS,
    OCCUPIED,
    OCCUPIED_OUT,
    RESERVE,
    SEALED,
    SEATS,
    SIZES,
    STACKS,
    TRAILS,
)
from regalia.games.castle.table import wired
from regalia.games.castle.turn import legal_moves
from regalia.kernel.cells import hashed
from regalia.kernel.view import View
from regalia.kernel.wire import Wire


class CastleView(View):
    """The cells of the state.

    HIDDEN are the hands that the seat does not know as a whole, the cards of decks, the generator,
    the cards others have sealed, and what other seats know. What the seat knows of each hand
    stands in its own row, and in that of everybody.
    """

    def legal(self) -> vec[i64]:
        if self.seat < 0 or not (self.pending >> self.seat) & 1:
            return vec[i64]()
        return legal_moves(self.cells, self.seat)

    def scores(self) -> list[int]:
        return ending.scores(self.cells)

    def winners(self) -> list[int]:
        return ending.winners(self.cells)

    def wire(self) -> Wire:
        return wired(self.cells, self.pending, self.seat + 1)

    def key(self) -> i64:
        return key(self.seat, self.pending, self.cells)


def key(seat: i64, pending: i64, c: vec[i64]) -> i64:
    """The key of an information set: all that the seat may know, and nothing that follows from it.

    It is the same for a state and for the view of the seat, and few of the cells are needed.
    """
    found = vec[i64](capacity=128)
    found = add_cells(found, c, SEATS, CHANCE - SEATS)
    found = add_cells(found, c, RESERVE, HANDS - RESERVE)
    found = add_cells(found, c, SIZES, SEALED - SIZES)
    found = append(found, c[SEALED + seat] if seat >= 0 else 0)
    found = add_row(found, c, 0)
    if seat >= 0:
        found = add_row(found, c, seat + 1)
    found = append(append(found, c[OCCUPIED]), c[OCCUPIED_OUT])
    found = add_stacks(found, c, STACKS, c[OCCUPIED])
    found = add_stacks(found, c, STACKS + SPACES, c[OCCUPIED_OUT])
    return hashed(seat, pending, found, len(found))


def add_cells(found: vec[i64], c: vec[i64], start: i64, size: i64) -> vec[i64]:
    """The numbers found, and so many cells."""
    at = start
    while at < start + size:
        found = append(found, c[at])
        at += 1
    return found


def add_row(found: vec[i64], c: vec[i64], row: i64) -> vec[i64]:
    """The numbers found, and what a row knows and doubts."""
    found = add_cells(found, c, KNOWN + row * MOST_SEATS, c[SEATS])
    found = append(found, c[TRAILS + row])
    return add_cells(found, c, DOUBTED + row * MOST_SEATS, c[SEATS]) if c[TRAILS + row] else found


def add_stacks(found: vec[i64], c: vec[i64], start: i64, mask: i64) -> vec[i64]:
    """The numbers found, and the stacks of these places."""
    while mask:
        found = append(found, c[start + lowest(mask)])
        mask &= mask - 1
    return found
