"""Deals: shuffled, laid out by hand, or imagined behind a view (T2)."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import SEATS_CELL, zero_cells
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.records.deals import check_deal_fields, read_first_seat
from regalia.kernel.rng import Rng
from regalia.kernel.view import HIDDEN, View
from thirtyone.cards import BEST_POINTS, CARDS, NUMBERS, hand_points
from thirtyone.layout import (
    CELLS,
    FIRST,
    HAND_SIZE,
    PILE,
    PILE_SIZE,
    STOCK,
    STOCK_SIZE,
    TURN,
    Cells,
    all_cards,
    hand,
    hand_size,
    set_hand,
    split_hand,
)
from thirtyone.state import ThirtyOneState

MAX_TRIES = 20


def shuffle_cards(cards: Sequence[int], rng: Rng) -> list[int]:
    """The cards in random order."""
    mixed = vec[i64](list(cards))
    rng.shuffle(mixed, 0, len(mixed))
    return [int(card) for card in mixed]


def deal_shuffled(seats: int, rng: Rng) -> ThirtyOneState:
    """A table shuffled by the generator."""
    first = int(rng.below(seats))
    return deal_from_deck(seats, first, shuffle_cards(range(1, CARDS + 1), rng))


def deal_from_deck(seats: int, first: int, deck: Sequence[int]) -> ThirtyOneState:
    """A table dealt from a deck: three cards for each seat, one for the pile, then the stock."""
    c = zero_cells(CELLS)
    c[SEATS_CELL] = seats
    c[FIRST] = first
    for seat in range(seats):
        set_hand(c, seat, [], deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE])
    pile, *stock = deck[seats * HAND_SIZE :]
    c[PILE] = pile
    c[PILE_SIZE] = 1
    c[STOCK_SIZE] = len(stock)
    for at, card in enumerate(reversed(stock)):
        c[STOCK + at] = card
    return ThirtyOneState(1 << first, c)


def deal_explicit(seats: int, deal: Mapping[str, object]) -> ThirtyOneState:
    """The table of an explicit deal: `{"deck": ["7h", …], "first": 0}`."""
    check_deal_fields(deal, ("deck", "first"))
    first = read_first_seat(deal, seats)
    names = deal["deck"]
    if not isinstance(names, list) or len(names) != CARDS:
        raise BadRecord(f"deal: deck is a list of exactly {CARDS} cards (T1)")
    for name in names:
        if not isinstance(name, str) or name not in NUMBERS:
            raise BadRecord(f"deal: deck: {quote(name)} is no card (T1)")
        if names.count(name) > 1:
            raise BadRecord(f"deal: deck: {name} is there twice (T1)")
    return deal_from_deck(seats, first, [NUMBERS[name] for name in names])


def imagine_state(view: View, rng: Rng) -> ThirtyOneState:
    """A table with the unseen cards dealt at random; one that would be over is dealt again."""
    c = view.cells
    for _ in range(MAX_TRIES):
        c = fill_in_hidden(view.cells, rng)
        if not view.pending or not any(
            hand_points(hand(c, seat)) == BEST_POINTS
            for seat in range(c[SEATS_CELL])
            if has_ended_a_turn(c, seat)
        ):
            break
    return ThirtyOneState(view.pending, c)


def fill_in_hidden(seen: Cells, rng: Rng) -> Cells:
    """The cells of a view with unseen cards in the hidden places."""
    c = seen[:]
    shown = set(all_cards(c))
    unseen = shuffle_cards([card for card in range(1, CARDS + 1) if card not in shown], rng)
    for seat in range(c[SEATS_CELL]):
        known, others = split_hand(c, seat)
        if HIDDEN in others:
            set_hand(c, seat, known, [unseen.pop() for _ in others])
    for at in range(STOCK, STOCK + c[STOCK_SIZE]):
        c[at] = unseen.pop()
    return c


def has_ended_a_turn(c: Cells, seat: int) -> bool:
    """Whether a seat has ended a turn, where 31 would have been shown, and begun no other."""
    return hand_size(c, seat) == HAND_SIZE and (seat - c[FIRST]) % c[SEATS_CELL] < c[TURN]
