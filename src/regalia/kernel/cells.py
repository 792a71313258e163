"""A position as one flat row of integers: copied, compared, hashed and sent as a whole."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEATS: Final = 0
"""The cell that holds the number of seats, in the layout of every game."""

HALF: Final = 0xFFFFFFFF
SIGN: Final = 0x80000000


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two rows hold the same numbers."""
    size = len(one)
    if size != len(other):
        return False
    at: i64 = 0
    while at < size:
        if one[at] != other[at]:
            return False
        at += 1
    return True


def cleared(size: i64) -> vec[i64]:
    """A row of so many zeros."""
    return vec[i64]([0] * size)


def hashed(seat: i64, pending: i64, cells: vec[i64], size: i64) -> i64:
    """A number of 64 bits for the first so many numbers, the same compiled and interpreted.

    Two halves of 32 bits are stirred side by side, so that no product leaves a machine integer.
    """
    high = seat + 1
    low = pending
    at: i64 = 0
    while at < size:
        number = cells[at]
        low = ((low ^ (number & HALF)) * 0x2C1B3C6D) & HALF
        high = ((high ^ (number >> 32) & HALF) * 0x297A2D39 + (low ^ (low >> 15))) & HALF
        at += 1
    high ^= high >> 16
    high = (high * 0x45D9F3B) & HALF
    low = (low ^ (high >> 13)) & HALF
    return ((high - SIGN) << 32) | low
