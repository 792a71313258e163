"""The places of Castle: 36 spaces of the castle, four engine slots, and the outside.

A place is a number in place order. Spaces of the castle are also bits of a mask, and so are
the places of the outside, counted from the first slot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SPACES: Final = 36
SLOTS: Final = 36  # the siege engines' places: north, then east, south and west
OPEN: Final = 40  # the open place o1
MAX_OPEN_PLACES: Final = 47  # enough for every card that can lie on an open place
# in a move: the next free place outside, which gets its number when the move is made
OUT: Final = OPEN + MAX_OPEN_PLACES
PLACES: Final = OUT
TARGETS: Final = PLACES + 1
NOWHERE: Final = -1

ALL_SLOTS: Final = 0b1111  # as bits of the outside

PLACE_NAMES: Final = (
    *[f"{column}{row}" for column in "abcdef" for row in range(1, 7)],
    "north",
    "east",
    "south",
    "west",
    *[f"o{number}" for number in range(1, MAX_OPEN_PLACES + 1)],
    "out",
)
PLACE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES)}

BIT_MODULUS: Final = 67  # 2**k mod 67 is distinct for every k < 63, so it maps a bit to its index
BIT_BY_REMAINDER: Final = vec[i64](
    [
        next((bit for bit in range(63) if (1 << bit) % BIT_MODULUS == rest), 0)
        for rest in range(BIT_MODULUS)
    ]
)


# A table, because compiled code would shift the literal 1 as an integer of 32 bits.
POWERS_OF_TWO: Final = vec[i64]([1 << number for number in range(63)])


def adjacent_mask(place: int) -> int:
    """The mask of the spaces adjacent to a space, across zones."""
    x, y = divmod(place, 6)
    return sum(
        1 << (6 * column + row)
        for column in range(max(0, x - 1), min(5, x + 1) + 1)
        for row in range(max(0, y - 1), min(5, y + 1) + 1)
        if (column, row) != (x, y)
    )


# A column is two octal digits, column a last, and row 1 is the lowest bit of each.
NORTH: Final = 0o00_40_40_40_40_00
EAST: Final = 0o36_00_00_00_00_00
SOUTH: Final = 0o00_01_01_01_01_00
WEST: Final = 0o00_00_00_00_00_36
WALL_SPACES: Final = 0o36_41_41_41_41_36
TOWER_SPACES: Final = 0o41_00_00_00_00_41
COURT_SPACES: Final = 0o00_36_36_36_36_00
WALL: Final = vec[i64]([NORTH, EAST, SOUTH, WEST])  # in the order of the slots that face them
ADJACENT: Final = vec[i64](
    [adjacent_mask(place) for place in range(SPACES)] + [0] * (TARGETS - SPACES)
)


def lowest_bit_index(mask: i64) -> i64:
    """The index of the lowest bit of a mask that is not empty."""
    return BIT_BY_REMAINDER[(mask & -mask) % BIT_MODULUS]


def count_bits(mask: i64) -> i64:
    """How many bits of a mask of places are set: in pairs, in fours, in bytes, then all bytes."""
    mask -= (mask >> 1) & 0x15555555555555
    mask = (mask & 0x33333333333333) + ((mask >> 2) & 0x33333333333333)
    return ((mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F) % 255


def bit_mask(number: i64) -> i64:
    """The mask of one bit."""
    return POWERS_OF_TWO[number]


def spaces_of_same_zone(space: i64) -> i64:
    """All spaces of the zone of a space of the castle."""
    mask = bit_mask(space)
    if mask & COURT_SPACES:
        return COURT_SPACES
    return WALL_SPACES if mask & WALL_SPACES else TOWER_SPACES


def wall_side(space: i64) -> i64:
    """The side of the castle on which a wall space lies, as a place in `WALL`."""
    mask = bit_mask(space)
    side: i64 = 0
    while not WALL[side] & mask:
        side += 1
    return side
