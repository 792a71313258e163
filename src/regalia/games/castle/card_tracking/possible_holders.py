"""Cards seen before that may have changed hands unseen: still in a hand, but in whose? (C61)

A doubted card has a home, the hand in which it was last known. Each row of knowledge keeps a bag
of doubted cards for every home, a mask of the kinds that may have come to each hand, and a trail:
how many cards of a home are elsewhere at most, since so many have left unseen, and at least, since
the hand was known as a whole. What can be in one hand only is known again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import FIELD, UNIT, bag_size, count_kind, kinds_in
from regalia.games.castle.rules.layout import (
    DOUBTED,
    KNOWN,
    MOST_SEATS,
    REACHED,
    SEATS,
    SIZES,
    TRAILS,
    is_single,
)

# of a trail each home with doubted cards has a bit to say so and two numbers: how many of them are
# away at most, and at least
NUMBER_MASK: Final = 7
MOST_SHIFT: Final = 1
LEAST_SHIFT: Final = 4
HOME_BITS: Final = 7
HOME_MASK: Final = 127
MOST_COUNTED: Final = 7  # or more, so that this number never becomes smaller


def most_away(trail: i64, home: i64) -> i64:
    """How many doubted cards of a home are elsewhere at most."""
    return (trail >> (home * HOME_BITS + MOST_SHIFT)) & NUMBER_MASK


def least_away(trail: i64, home: i64) -> i64:
    """How many doubted cards of a home are elsewhere at least."""
    return (trail >> (home * HOME_BITS + LEAST_SHIFT)) & NUMBER_MASK


def set_away(c: vec[i64], row: i64, home: i64, most: i64, least: i64) -> None:
    """Keeps how many doubted cards of a home are elsewhere; nothing where there are none."""
    shift = home * HOME_BITS
    old = (c[TRAILS + row] >> shift) & HOME_MASK
    new: i64 = 0
    if c[DOUBTED + row * MOST_SEATS + home]:
        new = 1 | most << MOST_SHIFT | least << LEAST_SHIFT
    c[TRAILS + row] += (new << shift) - (old << shift)


def hands_reached_by(c: vec[i64], row: i64, kind: i64) -> i64:
    """The hands that a doubted card of a kind may be in, as a mask."""
    found: i64 = 0
    hand: i64 = 0
    while hand < c[SEATS]:
        if c[REACHED + row * MOST_SEATS + hand] & FIELD[kind]:
            found |= i64(1) << hand
        hand += 1
    return found


def mark_doubted(c: vec[i64], row: i64, home: i64, cards: i64, whole: bool) -> None:
    """A card has left a hand unseen: these may be it, or one in doubt already.

    Of a hand that was known as a whole it is one of these.
    """
    at = DOUBTED + row * MOST_SEATS + home
    c[at] += cards
    if not c[at]:
        return
    for kind in kinds_in(cards):
        c[REACHED + row * MOST_SEATS + home] |= FIELD[kind]
    trail = c[TRAILS + row]
    most = min(most_away(trail, home) + 1, i64(MOST_COUNTED))
    least = least_away(trail, home)
    if whole:
        least = min(least + 1, i64(MOST_COUNTED))
    set_away(c, row, home, most, least)


def spread_doubts(c: vec[i64], cards: vec[i64], goals: vec[i64], rows: vec[i64]) -> None:
    """Cards have changed hands at the same time: doubted ones may have gone along unseen."""
    row: i64 = 0
    while row <= c[SEATS]:
        if c[TRAILS + row] > 0:
            at = REACHED + row * MOST_SEATS
            before = c[at : at + MOST_SEATS]
            seat: i64 = 0
            while seat < c[SEATS]:
                if cards[seat] and not (rows[seat] >> row) & 1:
                    note_possible_arrival(c, row, goals[seat], before[seat])
                seat += 1
        row += 1


def note_possible_arrival(c: vec[i64], row: i64, hand: i64, kinds: i64) -> None:
    """A card of one of these kinds may have come to a hand unseen, home again perhaps."""
    c[REACHED + row * MOST_SEATS + hand] |= kinds
    trail = c[TRAILS + row]
    least = least_away(trail, hand)
    if least and c[DOUBTED + row * MOST_SEATS + hand] & kinds:
        set_away(c, row, hand, most_away(trail, hand), least - 1)


def remove_one_doubt(c: vec[i64], row: i64, hand: i64, kind: i64) -> bool:
    """A card is seen in a hand: of this kind less is in doubt, if there was any.

    Of a kind with several copies it may be another one, and nobody knows where the doubted one is.
    """
    if not c[REACHED + row * MOST_SEATS + hand] & FIELD[kind]:
        return False
    home: i64 = 0
    while home < c[SEATS]:
        if count_kind(c[DOUBTED + row * MOST_SEATS + home], kind):
            remove_doubts(c, row, home, kind, 1, home != hand)
        home += 1
    return True


def remove_doubts(c: vec[i64], row: i64, home: i64, kind: i64, copies: i64, away: bool) -> None:
    """So many doubted cards of a home are in doubt no more; they were away or at home."""
    at = DOUBTED + row * MOST_SEATS + home
    c[at] -= copies * UNIT[kind]
    most = most_away(c[TRAILS + row], home)
    least = least_away(c[TRAILS + row], home)
    if away and is_single(kind) and most < MOST_COUNTED:
        most -= 1
    if away or not is_single(kind):
        least = max(least - copies, 0)
    set_away(c, row, home, most, least)
    home = 0
    while home < c[SEATS]:
        if count_kind(c[DOUBTED + row * MOST_SEATS + home], kind):
            return
        home += 1
    hand: i64 = 0
    while hand < c[SEATS]:
        c[REACHED + row * MOST_SEATS + hand] &= ~FIELD[kind]
        hand += 1


def deduce_holders(c: vec[i64], row: i64) -> None:
    """What can be in one hand only is known to be there, until nothing more follows."""
    again = True
    while again and c[TRAILS + row]:
        again = False
        exclude_known_hands(c, row)
        home: i64 = 0
        while home < c[SEATS]:
            for kind in kinds_in(c[DOUBTED + row * MOST_SEATS + home]):
                hands = possible_hands(c, row, home, kind)
                if hands & (hands - 1) == 0:
                    turn_doubt_into_knowledge(c, row, home, kind, hands)
                    again = True
            home += 1


def possible_hands(c: vec[i64], row: i64, home: i64, kind: i64) -> i64:
    """The hands that a doubted card of a home may be in, by where its kind came and how many."""
    trail = c[TRAILS + row]
    hands = hands_reached_by(c, row, kind)
    if not most_away(trail, home):
        return hands & (i64(1) << home)
    least = least_away(trail, home)
    if least and bag_size(c[DOUBTED + row * MOST_SEATS + home]) <= least:
        return hands & ~(i64(1) << home)
    return hands


def turn_doubt_into_knowledge(c: vec[i64], row: i64, home: i64, kind: i64, hands: i64) -> None:
    """The cards of a kind are in the one hand of a mask; without room there they are forgotten."""
    copies = count_kind(c[DOUBTED + row * MOST_SEATS + home], kind)
    remove_doubts(c, row, home, kind, copies, hands != i64(1) << home)
    hand: i64 = 0
    while hand < c[SEATS]:
        at = KNOWN + row * MOST_SEATS + hand
        if (hands >> hand) & 1 and bag_size(c[at]) + copies <= c[SIZES + hand]:
            c[at] += copies * UNIT[kind]
        hand += 1


def exclude_known_hands(c: vec[i64], row: i64) -> None:
    """A hand of which a row knows every card holds nothing in doubt."""
    hand: i64 = 0
    while hand < c[SEATS]:
        if bag_size(c[KNOWN + row * MOST_SEATS + hand]) == c[SIZES + hand]:
            c[REACHED + row * MOST_SEATS + hand] = 0
        hand += 1


def share_with_row(c: vec[i64], row: i64) -> None:
    """What everybody knows, this row knows too."""
    hand: i64 = 0
    while hand < c[SEATS]:
        at = KNOWN + row * MOST_SEATS + hand
        for kind in kinds_in(c[KNOWN + hand]):
            while count_kind(c[at], kind) < count_kind(c[KNOWN + hand], kind):
                remove_one_doubt(c, row, hand, kind)
                c[at] += UNIT[kind]
        hand += 1
