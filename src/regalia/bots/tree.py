"""The statistics of a tree search: visits and results of every information set and move.

A transposition table in one vector of integers. An entry is four of them side by side, found by a
hash of information set and move, with linear probing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import MAX_CELLS, zero_cells

MOVE_MULTIPLIER: Final = 0x25A5F4914F7  # a move times this stays within 63 bits

# the fields of an entry
KEY: Final = 0  # 0 where there is no entry
VISITS: Final = 1
AVAILABILITY: Final = 2  # how often the move was legal when its information set was met
VALUE_SUM: Final = 3  # of all results, in units of 1 / VALUE_UNIT
ENTRY_SIZE: Final = 4

VALUE_UNIT: Final = 1 << 20
MIN_ENTRIES: Final = 1 << 10


def entry_key(information_set: i64, move: i64) -> i64:
    """The key of an information set and a move: one number, never 0."""
    mixed = information_set ^ ((move + 1) * MOVE_MULTIPLIER)
    if not mixed:
        mixed = MOVE_MULTIPLIER
    return mixed


class Tree:
    """A hash table from information set and move to statistics; a full one takes no new entries.

    Positions of entries are offsets into `cells`.
    """

    def __init__(self, capacity: i64) -> None:
        if capacity < 0 or capacity > MAX_CELLS // ENTRY_SIZE:
            most = MAX_CELLS // ENTRY_SIZE
            raise ValueError(f"a tree has room for 0 to {most} moves, not {capacity}")
        size: i64 = MIN_ENTRIES
        while size < capacity:
            size *= 2
        self.mask = size - 1
        self.free = size * 3 // 4  # the rest stays empty, so that probing ends soon
        self.cells: vec[i64] = zero_cells(size * ENTRY_SIZE)

    def find(self, information_set: i64, move: i64) -> i64:
        """The entry of a move, or the gap where it would be inserted."""
        wanted = entry_key(information_set, move)
        cells = self.cells
        slot = (wanted ^ (wanted >> 32)) & self.mask
        while cells[slot * ENTRY_SIZE] and cells[slot * ENTRY_SIZE] != wanted:
            slot = (slot + 1) & self.mask
        return slot * ENTRY_SIZE

    def insert(self, entry: i64, information_set: i64, move: i64) -> None:
        """Makes an entry in a gap that `find` returned, if there is room."""
        if self.free:
            self.free -= 1
            self.cells[entry + KEY] = entry_key(information_set, move)
            self.cells[entry + AVAILABILITY] = 1

    def update(self, entry: i64, value: float) -> None:
        """Counts one more visit and its result."""
        self.cells[entry + VISITS] += 1
        self.cells[entry + VALUE_SUM] += i64(value * VALUE_UNIT)
