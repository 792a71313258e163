"""A view as numbers, for those who learn. A game may leave them out: then its rows are empty."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from regalia.kernel.view import View

MAX_FEATURE: Final = 255
"""The largest number of a row; what is larger is shown as this."""


class FeatureBlock:
    """A named stretch of a row: its shape, the largest number in it, and what it means."""

    def __init__(self, name: str, shape: tuple[int, ...], max_value: int, description: str) -> None:
        self.name = name
        self.shape = shape
        self.max_value = max_value
        self.description = description

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for side in self.shape:
            size *= side
        return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Rows of bytes in named pieces: the looking seat comes first, then the others in turn order.

    A row has room for the most seats a game allows; where nobody sits it holds zeros.
    """

    def __init__(self, pieces: tuple[FeatureBlock, ...] = ()) -> None:
        self.blocks = pieces
        self.size: i64 = sum([piece.size for piece in pieces])

    def fill_row(self, row: vec[u8], at: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
        """Writes what a seat knows into a row that begins at a place; tells where it ends.

        The cells may be those of a view or of the state itself, for it reads none that the seat
        may not know. Where nobody sits, nothing is written: a row belongs to one table.
        """
        return at

    def row(self, view: View) -> vec[u8]:
        """A row of its own; NumPy looks at its memory without a copy."""
        if view.seat < 0:
            raise ValueError("a spectator has no row: features are what a seat knows")
        row = vec[u8]([0] * self.size)
        self.fill_row(row, 0, view.cells, view.seat, view.pending)
        return row


# Each writes a piece, or a part of one, and tells where the next one begins.


def put_number(row: vec[u8], at: i64, number: i64) -> i64:
    """A number as it is, from 0 to MOST."""
    row[at] = u8(min(max(number, 0), MAX_FEATURE))
    return at + 1


def put_flag(row: vec[u8], at: i64, flag: bool) -> i64:
    """1 where it is so."""
    row[at] = u8(1) if flag else u8(0)
    return at + 1


def put_zeros(row: vec[u8], at: i64, size: i64) -> i64:
    """So many zeros."""
    end = at + size
    while at < end:
        row[at] = u8(0)
        at += 1
    return at


def put_one_hot(row: vec[u8], at: i64, chosen: i64, size: i64) -> i64:
    """A 1 at the place chosen among so many, or at none."""
    end = put_zeros(row, at, size)
    if 0 <= chosen < size:
        row[at + chosen] = u8(1)
    return end


def put_mask(row: vec[u8], at: i64, mask: i64, size: i64) -> i64:
    """The lowest bits of a mask."""
    end = at + size
    while at < end:
        row[at] = u8(mask & 1)
        mask >>= 1
        at += 1
    return at


def put_seats(row: vec[u8], at: i64, mask: i64, first: i64, seats: i64, most: i64) -> i64:
    """A mask of seats, turned so that one seat comes first; room for the most seats."""
    turned = mask >> first | (mask & ((i64(1) << first) - 1)) << (seats - first)
    put_mask(row, at, turned, seats)
    return at + most


def put_seat(row: vec[u8], at: i64, one: i64, first: i64, seats: i64, most: i64) -> i64:
    """A seat among all, turned likewise; below zero it is none."""
    put_one_hot(row, at, (one - first + seats) % seats if one >= 0 else one, seats)
    return at + most
