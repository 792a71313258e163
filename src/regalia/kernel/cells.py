"""Cells: a position as one flat vector of integers, compared, hashed and sent as a whole."""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Cells: TypeAlias = "vec[i64]"  # a string, since compiled code cannot evaluate vec[i64]
"""The numbers of a position; the layout of each game names them."""

SEATS_CELL: Final = 0
"""The cell that holds the number of seats, in the layout of every game."""

MAX_CELLS: Final = 1 << 28  # two gigabytes
LOW_32_BITS: Final = 0xFFFFFFFF
SIGN_BIT: Final = 0x80000000


def cells_equal(cells: vec[i64], other: vec[i64]) -> bool:
    """Whether two vectors hold the same numbers."""
    size = len(cells)
    if size != len(other):
        return False
    index: i64 = 0
    while index < size:
        if cells[index] != other[index]:
            return False
        index += 1
    return True


def cells_from_bytes(memory: bytes) -> vec[i64]:
    """The cells that `bytes(cells)` wrote."""
    return vec[i64](memoryview(memory).cast("q"))


def zero_cells(size: i64) -> vec[i64]:
    """A vector of zeros."""
    if size < 0 or size > MAX_CELLS:
        raise ValueError(f"a row has from 0 to {MAX_CELLS} cells, not {size}")
    return vec[i64]([0] * size)


def hash_cells(key: i64, cells: vec[i64], start: i64, stop: i64) -> i64:
    """A hash of 64 bits of `cells[start:stop]`, seeded by `key`; the same compiled and interpreted.

    Two halves of 32 bits are mixed in turn, each into the other, so that no product overflows a
    machine integer. Zeros, of which there are many, are skipped: each number is mixed with its
    index, so the hash still depends on where the zeros are.
    """
    if not 0 <= start <= stop <= len(cells):
        raise ValueError(f"a stretch lies within the {len(cells)} cells, not {start} to {stop}")
    high = key >> 32
    low = key & LOW_32_BITS
    index = start
    while index < stop:
        number = cells[index]
        index += 1
        if number:
            low = ((low ^ number ^ (high >> 15)) & LOW_32_BITS) * 0x2C1B3C6D + index
            high = ((high ^ (number >> 32) ^ (low >> 15)) & LOW_32_BITS) * 0x297A2D39 + low
    high &= LOW_32_BITS
    low = (low ^ (high >> 13)) & LOW_32_BITS
    high = ((high ^ (low >> 16)) * 0x45D9F3B) & LOW_32_BITS
    return ((high - SIGN_BIT) << 32) | low
