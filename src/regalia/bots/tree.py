"""What a search remembers: for every information set and move, how it went so far."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import cleared

HASH: Final = (1 << 42) - 1
FACTOR: Final = 1566083  # HASH * FACTOR stays within 63 bits


def mixed(path: i64, step: i64) -> i64:
    """The path with one more step, as a number of 42 bits."""
    mix = ((path ^ (step + 1)) * FACTOR + 0x9E3779B9) & HASH
    return mix ^ (mix >> 19)


class Tree:
    """A hash table from a path and a move to counts; a full one takes no more."""

    def __init__(self, room: i64) -> None:
        size: i64 = 1024
        while size < room:
            size *= 2
        self.size = size
        self.free = size * 3 // 4
        self.keys = cleared(size)
        self.visits = cleared(size)
        self.offered = cleared(size)
        self.value = vec[float]([0.0] * size)

    def find(self, path: i64, move: i64) -> i64:
        """The place of a move, or of the gap where it would be."""
        key = mixed(path, move) + 1
        at = key & (self.size - 1)
        while self.keys[at] and self.keys[at] != key:
            at = (at + 1) & (self.size - 1)
        return at

    def add(self, at: i64, path: i64, move: i64) -> None:
        """Takes a move in at the gap that `find` gave."""
        self.keys[at] = mixed(path, move) + 1
        self.offered[at] = 1
        self.free -= 1

    def learn(self, at: i64, value: float) -> None:
        """Counts one more result."""
        self.visits[at] += 1
        self.value[at] += value
