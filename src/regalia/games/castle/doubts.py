"""Cards seen before that may have changed hands unseen: still in a hand, but in whose? (C61)

A doubted card has a home, the hand in which it was last known. Each row of knowledge keeps a bag
of doubted cards for every home, and a trail: for each home, how many cards have left it unseen,
so that at most as many of its cards are elsewhere, and the hands that these may have come to.
What can be in one hand only is known again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.bags import UNIT, count, size
from regalia.games.castle.layout import DOUBTED, KNOWN, MOST_SEATS, SEATS, SIZES, TRAILS, single
from regalia.kernel.view import HIDDEN

# of a trail each home has so many bits: the hands as a mask, then the number gone
HANDS_BITS: Final = 5
HANDS_MASK: Final = 31
GONE_MASK: Final = 63
HOME_BITS: Final = 11
HOME_MASK: Final = 2047
MOST_GONE: Final = GONE_MASK


def hands_of(trail: i64, home: i64) -> i64:
    """The hands that the doubted cards of a home may be in, as a mask."""
    return (trail >> home * HOME_BITS) & HANDS_MASK


def gone_of(trail: i64, home: i64) -> i64:
    """How many cards have left a home unseen."""
    return (trail >> (home * HOME_BITS + HANDS_BITS)) & GONE_MASK


def trail_with(trail: i64, home: i64, hands: i64, gone: i64) -> i64:
    """The trail with other hands and another number for a home."""
    shift = home * HOME_BITS
    old = (trail >> shift) & HOME_MASK
    return trail - (old << shift) + ((hands | gone << HANDS_BITS) << shift)


def doubt(c: vec[i64], row: i64, home: i64, cards: i64) -> None:
    """A card has left a hand unseen: these may be it, or one in doubt already."""
    at = DOUBTED + row * MOST_SEATS + home
    c[at] += cards
    if c[at]:
        trail = c[TRAILS + row]
        hands = hands_of(trail, home) | i64(1) << home
        gone = min(gone_of(trail, home) + 1, i64(MOST_GONE))
        c[TRAILS + row] = trail_with(trail, home, hands, gone)


def spread(c: vec[i64], cards: vec[i64], goals: vec[i64], rows: vec[i64]) -> None:
    """Cards have changed hands at the same time: doubted ones may have gone along unseen."""
    row: i64 = 0
    while row <= c[SEATS]:
        trail = c[TRAILS + row]
        home: i64 = 0
        while trail > 0 and home < c[SEATS]:
            before = hands_of(trail, home)
            hands = before
            seat: i64 = 0
            while seat < c[SEATS]:
                if cards[seat] and (before >> seat) & 1 and not (rows[seat] >> row) & 1:
                    hands |= i64(1) << goals[seat]
                seat += 1
            trail = trail_with(trail, home, hands, gone_of(trail, home))
            home += 1
        c[TRAILS + row] = trail
        row += 1


def find(c: vec[i64], row: i64, hand: i64, kind: i64) -> None:
    """A card is seen in a hand: of this kind less is in doubt.

    Of a kind with several copies it may be another one, so that no number gone is made smaller.
    """
    home: i64 = 0
    while home < c[SEATS]:
        at = DOUBTED + row * MOST_SEATS + home
        trail = c[TRAILS + row]
        hands = hands_of(trail, home)
        if count(c[at], kind) and (hands >> hand) & 1:
            c[at] -= UNIT[kind]
            gone = gone_of(trail, home)
            if home != hand and single(kind):
                gone -= 1
            if not c[at]:
                hands = gone = 0
            c[TRAILS + row] = trail_with(trail, home, hands, gone)
        home += 1


def reconsider(c: vec[i64], row: i64) -> None:
    """What can be in one hand only is known to be there, until nothing more follows."""
    again = True
    while again:
        again = False
        full = full_hands(c, row)
        home: i64 = 0
        while home < c[SEATS]:
            at = DOUBTED + row * MOST_SEATS + home
            trail = c[TRAILS + row]
            cards = c[at]
            if cards:
                gone = gone_of(trail, home)
                hands = hands_of(trail, home) & ~full
                if not gone:
                    hands &= i64(1) << home
                if hands & (hands - 1) == 0:
                    certain(c, row, hands, cards)
                    c[at] = 0
                    hands = gone = 0
                    again = True
                c[TRAILS + row] = trail_with(trail, home, hands, gone)
            home += 1


def certain(c: vec[i64], row: i64, hands: i64, cards: i64) -> None:
    """These cards are in the one hand of a mask; cards that no hand has room for are forgotten."""
    hand: i64 = 0
    while hand < c[SEATS]:
        at = KNOWN + row * MOST_SEATS + hand
        if (hands >> hand) & 1 and size(c[at]) + size(cards) <= c[SIZES + hand]:
            c[at] += cards
        hand += 1


def full_hands(c: vec[i64], row: i64) -> i64:
    """The hands of which a row knows every card, as a mask."""
    found: i64 = 0
    hand: i64 = 0
    while hand < c[SEATS]:
        known = c[KNOWN + row * MOST_SEATS + hand]
        if known != HIDDEN and size(known) == c[SIZES + hand]:
            found |= i64(1) << hand
        hand += 1
    return found
