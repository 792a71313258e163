"""Bags: how many cards of each kind, in one integer.

Every kind has a field just wide enough for all its copies, so that cards come and go by plain
addition and subtraction, and a bag of all 56 cards takes 44 bits.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.castle.rules.cards import (
    BOX_FOR_TWO,
    CARDS,
    KINDS,
    WHOLE_BOX,
)

BITS: Final = 67  # the powers of two below 2 ** 63 all leave different rests by it
EMPTY: Final = 0


def widths() -> list[int]:
    """The bits that each kind needs, by kind."""
    return [0, *[row[3].bit_length() for row in CARDS]]


def shifts() -> list[int]:
    """The lowest bit of each kind, by kind."""
    return [0, *[sum(widths()[:kind]) for kind in range(1, KINDS + 1)]]


def units() -> list[int]:
    """A bag of one card, by kind."""
    return [0] + [1 << shift for shift in shifts()[1:]]


def fields() -> list[int]:
    """All bits of each kind, by kind."""
    both = zip(widths(), shifts(), strict=True)
    return [((1 << width) - 1) << shift for width, shift in both]


def kinds_by_bit() -> list[int]:
    """The kind to which a bit belongs, by the bit's rest."""
    found = [0] * BITS
    for kind in range(1, KINDS + 1):
        for bit in range(shifts()[kind], shifts()[kind] + widths()[kind]):
            found[(1 << bit) % BITS] = kind
    return found


SHIFT: Final = vec[i64](shifts())
UNIT: Final = vec[i64](units())  # one card of a kind
FIELD: Final = vec[i64](fields())
KIND_BY_BIT: Final = vec[i64](kinds_by_bit())


def bag_of(cards: vec[i64]) -> i64:
    """The bag with these cards."""
    bag: i64 = EMPTY
    for kind in cards:
        bag += UNIT[kind]
    return bag


BAG_FOR_TWO: Final = bag_of(BOX_FOR_TWO)
WHOLE_BAG: Final = bag_of(WHOLE_BOX)

# the three kinds with several copies, as numbers the compiler knows
A_SOLDIER: Final = 1 << 21
AN_ENGINE: Final = 1 << 33
A_KNIGHT: Final = 1 << 41
SOLDIERS: Final = 15 * A_SOLDIER
ENGINES: Final = 7 * AN_ENGINE
KNIGHTS: Final = 7 * A_KNIGHT


def count(bag: i64, kind: i64) -> i64:
    """How many cards of a kind are in a bag."""
    return (bag & FIELD[kind]) >> SHIFT[kind]


def first_kind(bag: i64) -> i64:
    """The first kind in a bag that is not empty."""
    return KIND_BY_BIT[(bag & -bag) % BITS]


def without_kind(bag: i64, kind: i64) -> i64:
    """The bag less all cards of a kind."""
    return bag & ~FIELD[kind]


def kinds_in(bag: i64) -> vec[i64]:
    """The kinds in a bag, each once."""
    kinds = vec[i64](capacity=16)
    while bag:
        kind = first_kind(bag)
        kinds = append(kinds, kind)
        bag = without_kind(bag, kind)
    return kinds


def size(bag: i64) -> i64:
    """The number of cards in a bag."""
    cards: i64 = 0
    while bag:
        kind = first_kind(bag)
        cards += count(bag, kind)
        bag = without_kind(bag, kind)
    return cards


def nth(bag: i64, n: i64) -> i64:
    """The kind of the n-th card, from 0, the cards lying in the order of the kinds."""
    while True:
        kind = first_kind(bag)
        n -= count(bag, kind)
        if n < 0:
            return kind
        bag = without_kind(bag, kind)


def staying(bag: i64) -> i64:
    """What surely stays of a bag when one card leaves unseen: of each kind all but one."""
    stays: i64 = EMPTY
    if bag & SOLDIERS:
        stays += (bag & SOLDIERS) - A_SOLDIER
    if bag & ENGINES:
        stays += (bag & ENGINES) - AN_ENGINE
    if bag & KNIGHTS:
        stays += (bag & KNIGHTS) - A_KNIGHT
    return stays


def cards_of(bag: i64) -> list[int]:
    """Every card of a bag, in the order of the kinds."""
    found: list[int] = []
    while bag:
        kind = int(first_kind(bag))
        found += [kind] * count(bag, kind)
        bag = without_kind(bag, kind)
    return found
