"""Bags: multisets of cards, packed into one integer.

Every kind has a field of bits just wide enough to count all its copies. So a card is added with `+`
and removed with `-`, and a bag of all 56 cards takes 44 bits. The package's docstring has examples.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.castle.rules.board import BIT_MODULUS
from regalia.games.castle.rules.cards import BOX_FOR_TWO, CARDS, KINDS, WHOLE_BOX

EMPTY_BAG: Final = 0


def field_widths() -> list[int]:
    """How many bits the field of each kind has, by kind."""
    return [0, *[row[3].bit_length() for row in CARDS]]


def field_shifts() -> list[int]:
    """The index of the lowest bit of the field of each kind, by kind."""
    return [0, *[sum(field_widths()[:kind]) for kind in range(1, KINDS + 1)]]


def one_card_bags() -> list[int]:
    """For each kind the bag that holds one card of it, by kind."""
    return [0] + [1 << shift for shift in field_shifts()[1:]]


def field_masks() -> list[int]:
    """The mask of the bits of the field of each kind, by kind."""
    both = zip(field_widths(), field_shifts(), strict=True)
    return [((1 << width) - 1) << shift for width, shift in both]


def kinds_by_bit_remainder() -> list[int]:
    """The kind to whose field a bit belongs, by the remainder of the bit modulo BIT_MODULUS."""
    found = [0] * BIT_MODULUS
    for kind in range(1, KINDS + 1):
        for bit in range(field_shifts()[kind], field_shifts()[kind] + field_widths()[kind]):
            found[(1 << bit) % BIT_MODULUS] = kind
    return found


SHIFT: Final = vec[i64](field_shifts())
UNIT: Final = vec[i64](one_card_bags())  # one card of a kind
FIELD: Final = vec[i64](field_masks())
KIND_BY_REMAINDER: Final = vec[i64](kinds_by_bit_remainder())


def make_bag(cards: vec[i64]) -> i64:
    """The bag with these cards."""
    bag: i64 = EMPTY_BAG
    for kind in cards:
        bag += UNIT[kind]
    return bag


ALL_CARDS_FOR_TWO: Final = make_bag(BOX_FOR_TWO)
ALL_CARDS: Final = make_bag(WHOLE_BOX)

# The three kinds with several copies. Literals, since compiled code is faster with constants.
A_SOLDIER: Final = 1 << 21
AN_ENGINE: Final = 1 << 33
A_KNIGHT: Final = 1 << 41
SOLDIERS: Final = 15 * A_SOLDIER
ENGINES: Final = 7 * AN_ENGINE
KNIGHTS: Final = 7 * A_KNIGHT


def count_kind(bag: i64, kind: i64) -> i64:
    """How many cards of a kind are in a bag."""
    return (bag & FIELD[kind]) >> SHIFT[kind]


def first_kind(bag: i64) -> i64:
    """The first kind in a bag that is not empty."""
    return KIND_BY_REMAINDER[(bag & -bag) % BIT_MODULUS]


def without_kind(bag: i64, kind: i64) -> i64:
    """The bag without all cards of a kind."""
    return bag & ~FIELD[kind]


def kinds_in(bag: i64) -> vec[i64]:
    """The kinds in a bag, each once."""
    kinds = vec[i64](capacity=16)
    while bag:
        kind = first_kind(bag)
        kinds = append(kinds, kind)
        bag = without_kind(bag, kind)
    return kinds


def kinds_mask(bag: i64) -> i64:
    """The kinds in a bag as a mask, whose bit n stands for the kind n + 1.

    Only Soldiers, engines and Knights have fields of several bits. Each becomes one bit, and what
    lies above moves down.
    """
    mask = bag & (A_SOLDIER - 1)
    if bag & SOLDIERS:
        mask |= A_SOLDIER
    mask |= (bag & (AN_ENGINE - (A_SOLDIER << 4))) >> 3
    if bag & ENGINES:
        mask |= AN_ENGINE >> 3
    mask |= (bag & (A_KNIGHT - (AN_ENGINE << 3))) >> 5
    if bag & KNIGHTS:
        mask |= A_KNIGHT >> 5
    return mask


def bag_size(bag: i64) -> i64:
    """The number of cards in a bag."""
    cards: i64 = 0
    while bag:
        kind = first_kind(bag)
        cards += count_kind(bag, kind)
        bag = without_kind(bag, kind)
    return cards


def nth_kind(bag: i64, n: i64) -> i64:
    """The kind of the n-th card, from 0, with the cards sorted by kind."""
    while True:
        kind = first_kind(bag)
        n -= count_kind(bag, kind)
        if n < 0:
            return kind
        bag = without_kind(bag, kind)


def cards_surely_left_after_loss(bag: i64) -> i64:
    """What is certainly left of a bag after one unknown card has left it: one less of each kind."""
    stays: i64 = EMPTY_BAG
    if bag & SOLDIERS:
        stays += (bag & SOLDIERS) - A_SOLDIER
    if bag & ENGINES:
        stays += (bag & ENGINES) - AN_ENGINE
    if bag & KNIGHTS:
        stays += (bag & KNIGHTS) - A_KNIGHT
    return stays


def list_cards(bag: i64) -> list[int]:
    """Every card of a bag, in the order of the kinds."""
    found: list[int] = []
    while bag:
        kind = int(first_kind(bag))
        found += [kind] * count_kind(bag, kind)
        bag = without_kind(bag, kind)
    return found
