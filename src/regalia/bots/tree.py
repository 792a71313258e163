"""What a search remembers: for every information set and move, how it went so far."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import MOST_CELLS, cleared

HASH: Final = (1 << 42) - 1
FACTOR: Final = 1566083  # HASH * FACTOR stays within 63 bits

# an entry lies in one piece: four numbers side by side
KEY: Final = 0
VISITS: Final = 1
OFFERED: Final = 2
VALUE: Final = 3  # the sum of results, in units of 1 / ONE
ENTRY: Final = 4

ONE: Final = 1 << 20


def mixed(path: i64, step: i64) -> i64:
    """The path with one more step, as a number of 42 bits."""
    mix = ((path ^ (step + 1)) * FACTOR + 0x9E3779B9) & HASH
    return mix ^ (mix >> 19)


class Tree:
    """A hash table from a path and a move to counts; a full one takes no more."""

    def __init__(self, room: i64) -> None:
        if room < 0 or room > MOST_CELLS // ENTRY:
            raise ValueError(f"a tree has room for 0 to {MOST_CELLS // ENTRY} moves, not {room}")
        size: i64 = 1024
        while size < room:
            size *= 2
        self.last = size - 1
        self.free = size * 3 // 4
        self.cells: vec[i64] = cleared(size * ENTRY)

    def find(self, path: i64, move: i64) -> i64:
        """Where the entry of a move begins, or the gap where it would be."""
        key = mixed(path, move) + 1
        cells = self.cells
        at = key & self.last
        while cells[at * ENTRY] and cells[at * ENTRY] != key:
            at = (at + 1) & self.last
        return at * ENTRY

    def add(self, at: i64, path: i64, move: i64) -> None:
        """Takes a move in at the gap that `find` gave, if there is room."""
        if self.free:
            self.free -= 1
            self.cells[at + KEY] = mixed(path, move) + 1
            self.cells[at + OFFERED] = 1

    def learn(self, at: i64, value: float) -> None:
        """Counts one more result."""
        self.cells[at + VISITS] += 1
        self.cells[at + VALUE] += i64(value * ONE)
