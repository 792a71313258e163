"""Cards seen before that may have changed hands unseen: still in a hand, but in whose? (C61)

A doubted card has a home, the hand in which it was last known. Each row of knowledge keeps a bag
of doubted cards for every home, and a trail: for each home the hands that they may be in, how many
of them are elsewhere at most, since so many cards have left unseen, and how many at least, since
the hand was known as a whole. What can be in one hand only is known again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.bags import UNIT, count, size
from regalia.games.castle.layout import DOUBTED, KNOWN, MOST_SEATS, SEATS, SIZES, TRAILS, single
from regalia.kernel.view import HIDDEN

# of a trail each home has so many bits: the hands as a mask, then at most and at least how many
HANDS_BITS: Final = 5
HANDS_MASK: Final = 31
MOST_SHIFT: Final = 5
LEAST_SHIFT: Final = 8
NUMBER_MASK: Final = 7
HOME_BITS: Final = 11
HOME_MASK: Final = 2047
MANY: Final = 7  # or more, so that this number never becomes smaller


def hands_of(trail: i64, home: i64) -> i64:
    """The hands that the doubted cards of a home may be in, as a mask."""
    return (trail >> home * HOME_BITS) & HANDS_MASK


def most_away(trail: i64, home: i64) -> i64:
    """How many doubted cards of a home are elsewhere at most."""
    return (trail >> (home * HOME_BITS + MOST_SHIFT)) & NUMBER_MASK


def least_away(trail: i64, home: i64) -> i64:
    """How many doubted cards of a home are elsewhere at least."""
    return (trail >> (home * HOME_BITS + LEAST_SHIFT)) & NUMBER_MASK


def trail_with(trail: i64, home: i64, hands: i64, most: i64, least: i64) -> i64:
    """The trail with other hands and numbers for a home."""
    shift = home * HOME_BITS
    old = (trail >> shift) & HOME_MASK
    new = hands | most << MOST_SHIFT | least << LEAST_SHIFT
    return trail - (old << shift) + (new << shift)


def doubt(c: vec[i64], row: i64, home: i64, cards: i64, whole: bool) -> None:
    """A card has left a hand unseen: these may be it, or one in doubt already.

    Of a hand that was known as a whole it is one of these.
    """
    at = DOUBTED + row * MOST_SEATS + home
    c[at] += cards
    if c[at]:
        trail = c[TRAILS + row]
        hands = hands_of(trail, home) | i64(1) << home
        most = min(most_away(trail, home) + 1, i64(MANY))
        least = least_away(trail, home)
        if whole:
            least = min(least + 1, i64(MANY))
        c[TRAILS + row] = trail_with(trail, home, hands, most, least)


def spread(c: vec[i64], cards: vec[i64], goals: vec[i64], rows: vec[i64]) -> None:
    """Cards have changed hands at the same time: doubted ones may have gone along unseen."""
    row: i64 = 0
    while row <= c[SEATS]:
        trail = c[TRAILS + row]
        home: i64 = 0
        while trail > 0 and home < c[SEATS]:
            before = hands_of(trail, home)
            hands = before
            least = least_away(trail, home)
            seat: i64 = 0
            while seat < c[SEATS]:
                if cards[seat] and (before >> seat) & 1 and not (rows[seat] >> row) & 1:
                    hands |= i64(1) << goals[seat]
                    if goals[seat] == home and least:
                        least -= 1  # one of them may have come back
                seat += 1
            trail = trail_with(trail, home, hands, most_away(trail, home), least)
            home += 1
        c[TRAILS + row] = trail
        row += 1


def find(c: vec[i64], row: i64, hand: i64, kind: i64) -> None:
    """A card is seen in a hand: of this kind less is in doubt.

    Of a kind with several copies it may be another one, and nobody knows where the doubted one is.
    """
    home: i64 = 0
    while home < c[SEATS]:
        at = DOUBTED + row * MOST_SEATS + home
        trail = c[TRAILS + row]
        hands = hands_of(trail, home)
        if count(c[at], kind) and (hands >> hand) & 1:
            c[at] -= UNIT[kind]
            most = most_away(trail, home)
            least = least_away(trail, home)
            if home != hand and single(kind) and most < MANY:
                most -= 1
            if (home != hand or not single(kind)) and least:
                least -= 1
            if not c[at]:
                hands = most = least = 0
            c[TRAILS + row] = trail_with(trail, home, hands, most, least)
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
                most = most_away(trail, home)
                least = least_away(trail, home)
                hands = hands_of(trail, home) & ~full
                if not most:
                    hands &= i64(1) << home
                if least and size(cards) <= least:
                    hands &= ~(i64(1) << home)
                if hands & (hands - 1) == 0:
                    certain(c, row, hands, cards)
                    c[at] = 0
                    hands = most = least = 0
                    again = True
                c[TRAILS + row] = trail_with(trail, home, hands, most, least)
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
