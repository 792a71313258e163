"""A view as a feature vector, for learners. A game may leave it out; then the vector is empty."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from regalia.kernel.view import View

MAX_FEATURE: Final = 255
"""The largest number of a feature vector; larger ones are clipped to it."""


class FeatureBlock:
    """A named part of a feature vector: its shape, its largest number, and what it means."""

    def __init__(self, name: str, shape: tuple[int, ...], max_value: int, description: str) -> None:
        self.name = name
        self.shape = shape
        self.max_value = max_value
        self.description = description

    @property
    def size(self) -> int:
        """The number of features in it."""
        return math.prod(self.shape)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Feature vectors of bytes in named blocks: the viewing seat first, the others in turn order.

    A vector (`row`) has room for the most seats that a game allows; unused room holds zeros.
    `layout` is the version of the blocks: it rises when one of them changes.
    """

    def __init__(self, blocks: tuple[FeatureBlock, ...] = (), layout: int = 1) -> None:
        self.blocks = blocks
        self.layout = layout
        self.size: i64 = sum([block.size for block in blocks])

    def fill_row(self, row: vec[u8], offset: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
        """Writes what a seat knows into a row that begins at an offset; returns where it ends.

        `c` are the cells of a view, or of the whole state: no cell that the seat may not know is
        read. The part for absent seats is not written, so a row must not be shared by tables.
        """
        return offset

    def row(self, view: View) -> vec[u8]:
        """The feature vector of a view; NumPy can use its memory without a copy."""
        if view.seat < 0:
            raise ValueError("a spectator has no row: features are what a seat knows")
        row = vec[u8]([0] * self.size)
        self.fill_row(row, 0, view.cells, view.seat, view.pending)
        return row


# Each of these functions writes a block, or a part of one, and returns the offset after it.


def put_number(row: vec[u8], offset: i64, number: i64) -> i64:
    """Writes a number, clipped to 0 to MAX_FEATURE."""
    row[offset] = u8(min(max(number, 0), MAX_FEATURE))
    return offset + 1


def put_flag(row: vec[u8], offset: i64, flag: bool) -> i64:
    """Writes a flag as 1 or 0."""
    row[offset] = u8(1) if flag else u8(0)
    return offset + 1


def put_zeros(row: vec[u8], offset: i64, size: i64) -> i64:
    """Writes zeros."""
    end = offset + size
    while offset < end:
        row[offset] = u8(0)
        offset += 1
    return offset


def put_one_hot(row: vec[u8], offset: i64, chosen: i64, size: i64) -> i64:
    """Writes a 1 at the chosen index and zeros elsewhere; only zeros if it is out of range."""
    end = put_zeros(row, offset, size)
    if 0 <= chosen < size:
        row[offset + chosen] = u8(1)
    return end


def put_mask(row: vec[u8], offset: i64, mask: i64, size: i64) -> i64:
    """Writes the lowest `size` bits of a mask."""
    end = offset + size
    while offset < end:
        row[offset] = u8(mask & 1)
        mask >>= 1
        offset += 1
    return offset


def put_seat_mask(
    row: vec[u8], offset: i64, mask: i64, first_seat: i64, seats: i64, max_seats: i64
) -> i64:
    """Writes a mask of seats, rotated so that `first_seat` comes first, into `max_seats` places."""
    rotated = mask >> first_seat | (mask & ((i64(1) << first_seat) - 1)) << (seats - first_seat)
    put_mask(row, offset, rotated, seats)
    return offset + max_seats


def put_one_hot_seat(
    row: vec[u8], offset: i64, seat: i64, first_seat: i64, seats: i64, max_seats: i64
) -> i64:
    """Writes a seat as one-hot, rotated in the same way; a negative number is no seat."""
    put_one_hot(row, offset, (seat - first_seat + seats) % seats if seat >= 0 else seat, seats)
    return offset + max_seats
