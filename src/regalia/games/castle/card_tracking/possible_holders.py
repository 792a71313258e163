"""Doubted cards: known before, and perhaps in another hand now (C61).

The home of a doubted card is the hand in which it was last known. Each row of knowledge keeps:

- DOUBTED: for every home a bag of its doubted cards
- REACHED: for every hand a mask of the kinds that may have come to it
- TRAILS: for every home how many of its doubted cards are elsewhere at most (so many cards have
  left it unseen) and at least (the hand was known as a whole when they left)

A card that can be in one hand only is known again. The package's docstring has an example.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import FIELD, UNIT, bag_size, count_kind, kinds_in
from regalia.games.castle.rules import layout
from regalia.games.castle.rules.layout import has_single_copy, knowledge_cell
from regalia.kernel.cells import Cells

# A trail has seven bits for each home: bit 0 says that the home has doubted cards, bits 1 to 3 are
# how many of them are away at most, bits 4 to 6 how many at least.
NUMBER_MASK: Final = 7
MOST_SHIFT: Final = 1
LEAST_SHIFT: Final = 4
HOME_BITS: Final = 7
HOME_MASK: Final = 127
MAX_COUNTED_CARDS: Final = 7  # means seven or more, so it is never counted down


def max_doubted_cards_away(trail: i64, last_known_hand: i64) -> i64:
    """How many cards last known in a hand, and now in doubt, are in other hands at most."""
    return (trail >> (last_known_hand * HOME_BITS + MOST_SHIFT)) & NUMBER_MASK


def min_doubted_cards_away(trail: i64, last_known_hand: i64) -> i64:
    """How many cards last known in a hand, and now in doubt, are in other hands at least."""
    return (trail >> (last_known_hand * HOME_BITS + LEAST_SHIFT)) & NUMBER_MASK


def set_cards_away(c: Cells, row: i64, last_known_hand: i64, most: i64, least: i64) -> None:
    """Stores how many doubted cards of a home are elsewhere; 0 if the home has none in doubt."""
    shift = last_known_hand * HOME_BITS
    old = (c[layout.TRAILS + row] >> shift) & HOME_MASK
    new: i64 = 0
    if c[knowledge_cell(layout.DOUBTED, row, last_known_hand)]:
        new = 1 | most << MOST_SHIFT | least << LEAST_SHIFT
    c[layout.TRAILS + row] += (new << shift) - (old << shift)


def hands_reached_by(c: Cells, row: i64, kind: i64) -> i64:
    """The hands to which a doubted card of a kind may have come, its home included, as a mask."""
    found: i64 = 0
    for hand in range(c[layout.SEATS]):
        if c[knowledge_cell(layout.REACHED, row, hand)] & FIELD[kind]:
            found |= i64(1) << hand
    return found


def mark_doubted(
    c: Cells, row: i64, last_known_hand: i64, cards: i64, whole_hand_known: bool
) -> None:
    """Puts cards of a hand in doubt, since one card has left it unseen.

    If the row knew the whole hand, it is surely one of these cards that left.
    """
    at = knowledge_cell(layout.DOUBTED, row, last_known_hand)
    c[at] += cards
    if not c[at]:
        return
    for kind in kinds_in(cards):
        c[knowledge_cell(layout.REACHED, row, last_known_hand)] |= FIELD[kind]
    trail = c[layout.TRAILS + row]
    most = min(max_doubted_cards_away(trail, last_known_hand) + 1, i64(MAX_COUNTED_CARDS))
    least = min_doubted_cards_away(trail, last_known_hand)
    if whole_hand_known:
        least = min(least + 1, i64(MAX_COUNTED_CARDS))
    set_cards_away(c, row, last_known_hand, most, least)


def spread_doubts(c: Cells, cards: vec[i64], receivers: vec[i64], rows: vec[i64]) -> None:
    """Widens REACHED after cards have changed hands: each may have been a doubted one."""
    for row in range(c[layout.SEATS] + 1):
        if c[layout.TRAILS + row] > 0:
            at = layout.REACHED + row * layout.MAX_SEATS
            before = c[at : at + layout.MAX_SEATS]
            for seat in range(c[layout.SEATS]):
                if cards[seat] and not (rows[seat] >> row) & 1:
                    note_possible_arrival(c, row, receivers[seat], before[seat])


def note_possible_arrival(c: Cells, row: i64, hand: i64, kinds: i64) -> None:
    """Notes that a card of one of these kinds may have come to a hand, which may be its home."""
    c[knowledge_cell(layout.REACHED, row, hand)] |= kinds
    trail = c[layout.TRAILS + row]
    least = min_doubted_cards_away(trail, hand)
    if least and c[knowledge_cell(layout.DOUBTED, row, hand)] & kinds:
        set_cards_away(c, row, hand, max_doubted_cards_away(trail, hand), least - 1)


def remove_doubt_about_seen_card(c: Cells, row: i64, hand: i64, kind: i64) -> bool:
    """Ends the doubt about one card of a kind, since it was seen in a hand; returns whether it was.

    If the kind has several copies, the card that was seen may not be the doubted one, which can
    still be anywhere. So the row stops tracking one doubted copy from every home.
    """
    if not c[knowledge_cell(layout.REACHED, row, hand)] & FIELD[kind]:
        return False
    for home in range(c[layout.SEATS]):
        if count_kind(c[knowledge_cell(layout.DOUBTED, row, home)], kind):
            remove_doubted_copies(c, row, home, kind, 1, home != hand)
    return True


def remove_doubted_copies(
    c: Cells, row: i64, last_known_hand: i64, kind: i64, copies: i64, were_elsewhere: bool
) -> None:
    """Takes some copies of a kind of card out of doubt, which were last known in one hand.

    `were_elsewhere` says whether they turned out to be in other hands now.
    """
    at = knowledge_cell(layout.DOUBTED, row, last_known_hand)
    c[at] -= copies * UNIT[kind]
    most = max_doubted_cards_away(c[layout.TRAILS + row], last_known_hand)
    least = min_doubted_cards_away(c[layout.TRAILS + row], last_known_hand)
    if were_elsewhere and has_single_copy(kind) and most < MAX_COUNTED_CARDS:
        most -= 1
    if were_elsewhere or not has_single_copy(kind):
        least = max(least - copies, 0)
    set_cards_away(c, row, last_known_hand, most, least)
    for hand in range(c[layout.SEATS]):
        if count_kind(c[knowledge_cell(layout.DOUBTED, row, hand)], kind):
            return
    for hand in range(c[layout.SEATS]):
        c[knowledge_cell(layout.REACHED, row, hand)] &= ~FIELD[kind]


def deduce_holders(c: Cells, row: i64) -> None:
    """Deduces which doubted cards can be in one hand only, until nothing more follows."""
    again = True
    while again and c[layout.TRAILS + row]:
        again = False
        exclude_known_hands(c, row)
        for home in range(c[layout.SEATS]):
            for kind in kinds_in(c[knowledge_cell(layout.DOUBTED, row, home)]):
                hands = hands_that_may_hold_doubted_card(c, row, home, kind)
                if hands & (hands - 1) == 0:
                    turn_doubt_into_knowledge(c, row, home, kind, hands)
                    again = True


def hands_that_may_hold_doubted_card(c: Cells, row: i64, last_known_hand: i64, kind: i64) -> i64:
    """The hands that a doubted card of a home may be in, by REACHED and the trail, as a mask."""
    trail = c[layout.TRAILS + row]
    hands = hands_reached_by(c, row, kind)
    if not max_doubted_cards_away(trail, last_known_hand):
        return hands & (i64(1) << last_known_hand)
    least = min_doubted_cards_away(trail, last_known_hand)
    if least and bag_size(c[knowledge_cell(layout.DOUBTED, row, last_known_hand)]) <= least:
        return hands & ~(i64(1) << last_known_hand)
    return hands


def turn_doubt_into_knowledge(
    c: Cells, row: i64, last_known_hand: i64, kind: i64, hands: i64
) -> None:
    """Makes doubted cards known in the one hand of a mask; without room they are forgotten."""
    copies = count_kind(c[knowledge_cell(layout.DOUBTED, row, last_known_hand)], kind)
    remove_doubted_copies(c, row, last_known_hand, kind, copies, hands != i64(1) << last_known_hand)
    for hand in range(c[layout.SEATS]):
        at = knowledge_cell(layout.KNOWN, row, hand)
        if (hands >> hand) & 1 and bag_size(c[at]) + copies <= c[layout.HAND_SIZES + hand]:
            c[at] += copies * UNIT[kind]


def exclude_known_hands(c: Cells, row: i64) -> None:
    """Clears REACHED of every hand that the row knows as a whole: nothing in doubt is there."""
    for hand in range(c[layout.SEATS]):
        if bag_size(c[knowledge_cell(layout.KNOWN, row, hand)]) == c[layout.HAND_SIZES + hand]:
            c[knowledge_cell(layout.REACHED, row, hand)] = 0


def copy_common_knowledge_to_row(c: Cells, row: i64) -> None:
    """Adds what everybody knows of the hands to what a row knows."""
    for hand in range(c[layout.SEATS]):
        at = knowledge_cell(layout.KNOWN, row, hand)
        for kind in kinds_in(c[layout.KNOWN + hand]):
            while count_kind(c[at], kind) < count_kind(c[layout.KNOWN + hand], kind):
                remove_doubt_about_seen_card(c, row, hand, kind)
                c[at] += UNIT[kind]
