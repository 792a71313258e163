"""Deals: shuffled, laid out by hand, or imagined behind a view (T2)."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import SEATS, cleared
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.records.deals import check_fields, read_first
from regalia.kernel.rng import Rng
from regalia.kernel.view import HIDDEN, View
from thirtyone.cards import BEST, CARDS, NUMBERS, worth
from thirtyone.layout import (
    CELLS,
    DEALT,
    FIRST,
    LEFT,
    PILE,
    PILED,
    STOCK,
    TURN,
    Cells,
    hand,
    lying,
    set_hand,
    size,
    split_hand,
)
from thirtyone.state import ThirtyOneState

PATIENCE = 20


def shuffled(cards: Sequence[int], rng: Rng) -> list[int]:
    """The cards in random order."""
    mixed = vec[i64](list(cards))
    rng.shuffle(mixed, 0, len(mixed))
    return [int(card) for card in mixed]


def dealt(seats: int, rng: Rng) -> ThirtyOneState:
    """A table shuffled by the generator."""
    first = int(rng.below(seats))
    return laid_out(seats, first, shuffled(range(1, CARDS + 1), rng))


def laid_out(seats: int, first: int, deck: Sequence[int]) -> ThirtyOneState:
    """A table dealt from a deck: three cards for each seat, one for the pile, then the stock."""
    c = cleared(CELLS)
    c[SEATS] = seats
    c[FIRST] = first
    for seat in range(seats):
        set_hand(c, seat, [], deck[seat * DEALT : (seat + 1) * DEALT])
    pile, *stock = deck[seats * DEALT :]
    c[PILE] = pile
    c[PILED] = 1
    c[LEFT] = len(stock)
    for at, card in enumerate(reversed(stock)):
        c[STOCK + at] = card
    return ThirtyOneState(1 << first, c)


def read_deal(seats: int, deal: Mapping[str, object]) -> ThirtyOneState:
    """The table of an explicit deal: `{"deck": ["7h", …], "first": 0}`."""
    check_fields(deal, ("deck", "first"))
    first = read_first(deal, seats)
    names = deal["deck"]
    if not isinstance(names, list) or len(names) != CARDS:
        raise BadRecord(f"deal: deck is a list of exactly {CARDS} cards (T1)")
    for name in names:
        if not isinstance(name, str) or name not in NUMBERS:
            raise BadRecord(f"deal: deck: {quoted(name)} is no card (T1)")
        if names.count(name) > 1:
            raise BadRecord(f"deal: deck: {name} is there twice (T1)")
    return laid_out(seats, first, [NUMBERS[name] for name in names])


def imagined(view: View, rng: Rng) -> ThirtyOneState:
    """A table with the unseen cards dealt anew, likely in a few tries to be one still in play."""
    c = view.cells
    for _ in range(PATIENCE):
        c = filled(view.cells, rng)
        if not view.pending or not any(
            worth(hand(c, seat)) == BEST for seat in range(c[SEATS]) if has_moved(c, seat)
        ):
            break
    return ThirtyOneState(view.pending, c)


def filled(seen: Cells, rng: Rng) -> Cells:
    """The cells of a view with unseen cards in the hidden places."""
    c = seen[:]
    shown = set(lying(c))
    unseen = shuffled([card for card in range(1, CARDS + 1) if card not in shown], rng)
    for seat in range(c[SEATS]):
        known, others = split_hand(c, seat)
        if HIDDEN in others:
            set_hand(c, seat, known, [unseen.pop() for _ in others])
    for at in range(STOCK, STOCK + c[LEFT]):
        c[at] = unseen.pop()
    return c


def has_moved(c: Cells, seat: int) -> bool:
    """Whether a seat has ended a turn, where 31 would have been shown, and begun no other."""
    return size(c, seat) == DEALT and (seat - c[FIRST]) % c[SEATS] < c[TURN]
