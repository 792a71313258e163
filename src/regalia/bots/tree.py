"""What a search remembers: for every information set and move, how it went so far."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import MOST_CELLS, cleared

STRIDE: Final = 0x25A5F4914F7  # a move times this stays within 63 bits

# an entry lies in one piece: four numbers side by side
KEY: Final = 0
VISITS: Final = 1
OFFERED: Final = 2
VALUE: Final = 3  # the sum of results, in units of 1 / ONE
ENTRY: Final = 4

ONE: Final = 1 << 20
LEAST: Final = 1 << 10


def mixed(key: i64, move: i64) -> i64:
    """One number, never 0, for an information set and a move."""
    mix = key ^ ((move + 1) * STRIDE)
    if not mix:
        mix = STRIDE
    return mix


class Tree:
    """A hash table from an information set and a move to counts; a full one takes no more."""

    def __init__(self, room: i64) -> None:
        if room < 0 or room > MOST_CELLS // ENTRY:
            raise ValueError(f"a tree has room for 0 to {MOST_CELLS // ENTRY} moves, not {room}")
        size: i64 = LEAST
        while size < room:
            size *= 2
        self.last = size - 1
        self.free = size * 3 // 4
        self.cells: vec[i64] = cleared(size * ENTRY)

    def find(self, key: i64, move: i64) -> i64:
        """Where the entry of a move begins, or the gap where it would be."""
        wanted = mixed(key, move)
        cells = self.cells
        at = (wanted ^ (wanted >> 32)) & self.last
        while cells[at * ENTRY] and cells[at * ENTRY] != wanted:
            at = (at + 1) & self.last
        return at * ENTRY

    def add(self, at: i64, key: i64, move: i64) -> None:
        """Takes a move in at the gap that `find` gave, if there is room."""
        if self.free:
            self.free -= 1
            self.cells[at + KEY] = mixed(key, move)
            self.cells[at + OFFERED] = 1

    def learn(self, at: i64, value: float) -> None:
        """Counts one more result."""
        self.cells[at + VISITS] += 1
        self.cells[at + VALUE] += i64(value * ONE)
