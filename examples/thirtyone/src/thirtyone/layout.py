"""The index of each number of a position in its cells, which most functions call `c`."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import SEATS_CELL
from thirtyone.cards import CARDS, NO_CARD

MAX_SEATS = 9
HAND_SIZE = 3  # cards of a hand (T2)
MAX_HAND_SIZE = HAND_SIZE + 1  # and the one drawn
TURNS_EACH = 20  # at most (T8)

FIRST = 1  # the seat that began
TURN = 2  # turns completed
KNOCKED = 3  # the number of the turn, from 1, in which somebody knocked; or 0
MUST_DISCARD = 4  # 1 while the mover has a card to discard
TAKEN = 5  # the card that the mover has just taken from the pile, or none
STOCK_SIZE = 6  # cards in the stock
PILE_SIZE = 7  # cards in the pile
STOCK = 8  # from the bottom
PILE = STOCK + CARDS  # from the bottom
# Every seat has a block: how many cards of its hand everybody knows, then the hand: those cards
# first, then the others, both in order. So the place of a card tells nothing of hidden ones.
BLOCKS = PILE + CARDS
KNOWN_COUNT = 0
HAND = 1
WIDTH = HAND + MAX_HAND_SIZE
CELLS = BLOCKS + MAX_SEATS * WIDTH

Cells = vec[i64]


def seat_offset(seat: int) -> int:
    """The index of the first cell of a seat."""
    return BLOCKS + seat * WIDTH


def seat_to_move(c: Cells) -> int:
    """The seat whose turn it is, or would be."""
    return int((c[FIRST] + c[TURN]) % c[SEATS_CELL])


def knocker(c: Cells) -> int | None:
    """The seat that has knocked."""
    return int((c[FIRST] + c[KNOCKED] - 1) % c[SEATS_CELL]) if c[KNOCKED] else None


def hand_size(c: Cells, seat: int) -> int:
    """How many cards a hand has."""
    return HAND_SIZE + (1 if c[MUST_DISCARD] and seat == seat_to_move(c) else 0)


def hand(c: Cells, seat: int) -> list[int]:
    """The cards of a hand."""
    start = seat_offset(seat) + HAND
    return [int(c[at]) for at in range(start, start + hand_size(c, seat))]


def set_hand(c: Cells, seat: int, known: Sequence[int], others: Sequence[int]) -> None:
    """Lays down the cards of a hand: those that everybody knows, and the others."""
    cards = [*sorted(known), *sorted(others)]
    me = seat_offset(seat)
    c[me + KNOWN_COUNT] = len(known)
    for at in range(MAX_HAND_SIZE):
        c[me + HAND + at] = cards[at] if at < len(cards) else NO_CARD


def split_hand(c: Cells, seat: int) -> tuple[list[int], list[int]]:
    """The cards of a hand that everybody knows, and the others."""
    cards = hand(c, seat)
    known = int(c[seat_offset(seat) + KNOWN_COUNT])
    return cards[:known], cards[known:]


def all_cards(c: Cells) -> list[int]:
    """All cards of the stock, the pile and the hands, HIDDEN ones too."""
    found = [int(c[at]) for at in range(STOCK, STOCK + c[STOCK_SIZE])]
    found += [int(c[at]) for at in range(PILE, PILE + c[PILE_SIZE])]
    for seat in range(c[SEATS_CELL]):
        found += hand(c, seat)
    return found
