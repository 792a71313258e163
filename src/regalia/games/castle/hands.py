"""Cards that come to a hand or leave it, and who knows of it (C60, C61).

For every hand there is a bag of the cards known to be there: one that everybody knows and one
for each seat. The rows of such bags are numbered from 0, which is everybody, then seat by seat;
masks of rows say who sees a card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.bags import UNIT, count, doubted, nth
from regalia.games.castle.cards import COPIES, KING
from regalia.games.castle.layout import (
    CHANCE,
    HANDS,
    HERALDED,
    KNOWN,
    MOST_SEATS,
    NO_CHANCE,
    SEATS,
    SIZES,
    TURN,
)
from regalia.kernel.errors import BadRecord
from regalia.kernel.rng import Rng

EVERYBODY: Final = 63


def row_of(seat: i64) -> i64:
    """The row of a seat, as a mask."""
    return i64(2) << seat


def gain(c: vec[i64], seat: i64, kind: i64, rows: i64) -> None:
    """A card comes to a hand; those who see it know that it is there."""
    unit = UNIT[kind]
    c[HANDS + seat] += unit
    c[SIZES + seat] += 1
    at = KNOWN + seat
    last = c[SEATS]
    row: i64 = 0
    while row <= last:
        if (rows >> row) & 1:
            c[at] += unit
        at += MOST_SEATS
        row += 1
    if kind == KING and rows == EVERYBODY and seat == c[TURN]:
        c[HERALDED] = 0  # he was not there as the turn began (C55)


def lose(c: vec[i64], seat: i64, kind: i64, rows: i64) -> i64:
    """A card leaves a hand; returns the rows that know which.

    For those who do not see it every card they know there may be gone (C61), unless they know
    the whole hand and it is of one kind.
    """
    unit = UNIT[kind]
    held = c[SIZES + seat]
    obvious = held * unit if held <= COPIES[kind] else -1
    at = KNOWN + seat
    last = c[SEATS]
    row: i64 = 0
    while row <= last:
        known = c[at]
        if (rows >> row) & 1 or known == obvious:
            rows |= i64(1) << row
            if count(known, kind):
                c[at] = known - unit
        else:
            c[at] = doubted(known)
        at += MOST_SEATS
        row += 1
    c[HANDS + seat] -= unit
    c[SIZES + seat] -= 1
    return rows


def random_card(c: vec[i64], seat: i64) -> i64:
    """The kind of a random card of a hand that is not empty; of one card there is no chance."""
    held = c[SIZES + seat]
    if held == 1:
        return nth(c[HANDS + seat], 0)
    if c[CHANCE] == NO_CHANCE:
        raise BadRecord("a random card is drawn from a hand, and the seed is null (C28, C39)")
    rng = Rng(c[CHANCE], c[CHANCE + 1], c[CHANCE + 2], c[CHANCE + 3])
    drawn = nth(c[HANDS + seat], rng.below(held))
    keep_chance(c, rng)
    return drawn


def keep_chance(c: vec[i64], rng: Rng) -> None:
    """Keeps a generator in the cells."""
    c[CHANCE] = rng.a
    c[CHANCE + 1] = rng.b
    c[CHANCE + 2] = rng.c
    c[CHANCE + 3] = rng.counter
