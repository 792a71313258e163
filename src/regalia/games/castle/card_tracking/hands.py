"""What each seat knows when a card comes to a hand or leaves it (C60, C61).

Knowledge is kept in rows: row 0 is what everybody knows, row `seat + 1` what one seat knows. A row
has a bag for every hand, with the cards known to be there. A mask of rows says who sees a card.

These functions also run on the cells of a view, to foresee a move. There the rows of other seats
are HIDDEN, and so is a hand that the viewer does not know as a whole. A card may be HIDDEN too.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking import multisets, possible_holders
from regalia.games.castle.rules import layout
from regalia.games.castle.rules.cards import COPIES, KING
from regalia.kernel.cells import Cells
from regalia.kernel.errors import BadRecord
from regalia.kernel.rng import Rng
from regalia.kernel.view import HIDDEN

ALL_ROWS: Final = 63  # a mask: everybody sees it


def row_mask_of_seat(seat: i64) -> i64:
    """The mask of the one row that belongs to a seat."""
    return i64(2) << seat


def add_to_hand(c: Cells, seat: i64, kind: i64, knowing_rows: i64) -> None:
    """Adds a card to a hand, and to the rows of knowledge whose seats see it (a mask)."""
    c[layout.HAND_SIZES + seat] += 1
    if kind == HIDDEN:
        c[layout.HANDS + seat] = HIDDEN
        return
    unit = multisets.UNIT[kind]
    if c[layout.HANDS + seat] != HIDDEN:
        c[layout.HANDS + seat] += unit
    at = layout.KNOWN + seat
    last = c[layout.SEATS]
    for row in range(last + 1):
        if (knowing_rows >> row) & 1 and c[at] != HIDDEN:
            c[at] += unit
        at += layout.MAX_SEATS
    if kind == KING and knowing_rows == ALL_ROWS and seat == c[layout.TURN]:
        c[layout.HERALDED] = 0  # the King was not in the hand when the turn began (C55)


def remove_from_hand_openly(c: Cells, seat: i64, kind: i64) -> None:
    """Removes a card that everybody sees from a hand; this may resolve doubts."""
    unit = multisets.UNIT[kind]
    c[layout.HAND_SIZES + seat] -= 1
    if c[layout.HANDS + seat] != HIDDEN:
        c[layout.HANDS + seat] -= unit
    news = False
    at = layout.KNOWN + seat
    last = c[layout.SEATS]
    for row in range(last + 1):
        known = c[at]
        if known == HIDDEN:
            pass
        elif multisets.count_kind(known, kind):
            c[at] = known - unit
        elif c[layout.TRAILS + row] and (
            possible_holders.remove_doubt_about_seen_card(c, row, seat, kind)
            or multisets.bag_size(known) == c[layout.HAND_SIZES + seat]
        ):
            possible_holders.deduce_holders(c, row)
            news = True
        at += layout.MAX_SEATS
    if news:
        copy_common_knowledge_to_all_rows(c)


def remove_from_hand_unseen(c: Cells, seat: i64, kind: i64, rows: i64) -> i64:
    """Removes a card from a hand that only some rows see; returns the rows that know which it was.

    A row that does not see it can be sure of no card there: any may be the one that left (C61).
    The exception is a row that knows the whole hand, if all its cards are of one kind.
    """
    held = c[layout.HAND_SIZES + seat]
    c[layout.HAND_SIZES + seat] = held - 1
    unit: i64 = 0
    obvious: i64 = -1
    if kind == HIDDEN:
        c[layout.HANDS + seat] = HIDDEN
    else:
        unit = multisets.UNIT[kind]
        if c[layout.HANDS + seat] != HIDDEN:
            c[layout.HANDS + seat] -= unit
        if held <= COPIES[kind]:
            obvious = held * unit
    at = layout.KNOWN + seat
    last = c[layout.SEATS]
    for row in range(last + 1):
        known = c[at]
        if known == HIDDEN:
            pass
        elif unit and ((rows >> row) & 1 or known == obvious):
            rows |= i64(1) << row
            if multisets.count_kind(known, kind):
                c[at] = known - unit
            elif c[layout.TRAILS + row]:
                possible_holders.remove_doubt_about_seen_card(c, row, seat, kind)
        else:
            c[at] = multisets.cards_surely_left_after_loss(known)
            if known or c[layout.TRAILS + row]:
                possible_holders.mark_doubted(
                    c, row, seat, known - c[at], multisets.bag_size(known) == held
                )
        at += layout.MAX_SEATS
    return rows


def pass_cards(c: Cells, cards: vec[i64], receivers: vec[i64]) -> vec[i64]:
    """Some seats each pass one card to another seat, all at once.

    `cards` has the kind that each seat passes, or NO_CARD, and `receivers` the seat that gets it.
    Only giver and receiver see the card. Returns for each seat a mask of the
    rows of card tracking (`layout.KNOWN`) that know which card it passed.
    """
    seats = c[layout.SEATS]
    rows = vec[i64]([0, 0, 0, 0, 0])
    for seat in range(seats):
        if cards[seat]:
            rows[seat] = remove_from_hand_unseen(
                c, seat, cards[seat], row_mask_of_seat(seat) | row_mask_of_seat(receivers[seat])
            )
    possible_holders.spread_doubts(c, cards, receivers, rows)
    for seat in range(seats):
        if cards[seat]:
            add_to_hand(c, receivers[seat], cards[seat], rows[seat])
    for row in range(seats + 1):
        if c[layout.TRAILS + row] > 0:
            possible_holders.deduce_holders(c, row)
    copy_common_knowledge_to_all_rows(c)
    return rows


def copy_common_knowledge_to_all_rows(c: Cells) -> None:
    """Copies what everybody knows to every seat: deductions may have added to it."""
    for row in range(1, c[layout.SEATS] + 1):
        if c[layout.TRAILS + row] != HIDDEN:
            possible_holders.copy_common_knowledge_to_row(c, row)


def draw_random_card(c: Cells, seat: i64) -> i64:
    """The kind of a random card of a hand that is not empty; a single card needs no generator.

    In a view the generator is HIDDEN. Then the result is too, unless all cards are of one kind.
    """
    held = c[layout.HAND_SIZES + seat]
    hand = c[layout.HANDS + seat]
    if c[layout.RNG_WORDS] == HIDDEN:
        return kind_if_hand_is_uniform(hand, held)
    if held == 1:
        return multisets.first_kind(hand)
    if c[layout.RNG_WORDS] == layout.NO_RNG:
        raise BadRecord("a random card is drawn from a hand, and the seed is null (C28, C39)")
    rng = Rng(
        c[layout.RNG_WORDS],
        c[layout.RNG_WORDS + 1],
        c[layout.RNG_WORDS + 2],
        c[layout.RNG_WORDS + 3],
    )
    drawn = multisets.nth_kind(hand, rng.below(held))
    store_random_generator(c, rng)
    return drawn


def kind_if_hand_is_uniform(hand: i64, hand_size: i64) -> i64:
    """The kind of all cards of a hand that is not empty; HIDDEN if they differ or are unknown."""
    if hand == HIDDEN:
        return HIDDEN
    kind = multisets.first_kind(hand)
    return kind if multisets.count_kind(hand, kind) == hand_size else HIDDEN


def store_random_generator(c: Cells, rng: Rng) -> None:
    """Stores the state of a generator in the cells."""
    c[layout.RNG_WORDS] = rng.a
    c[layout.RNG_WORDS + 1] = rng.b
    c[layout.RNG_WORDS + 2] = rng.c
    c[layout.RNG_WORDS + 3] = rng.counter
