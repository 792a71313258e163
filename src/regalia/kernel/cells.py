"""A position as one flat row of integers: copied, compared and sent as a whole."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_CELLS: Final = 1 << 28  # two gigabytes


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
    if size < 0 or size > MOST_CELLS:
        raise ValueError(f"a row has from 0 to {MOST_CELLS} cells, not {size}")
    return vec[i64]([0] * size)
