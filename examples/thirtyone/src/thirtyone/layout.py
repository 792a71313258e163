"""Where each number of a position lies."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import SEATS
from thirtyone.cards import CARDS, NO_CARD

MOST_SEATS = 9
DEALT = 3  # cards of a hand (T2)
ROOM = DEALT + 1  # and the one drawn
TURNS_EACH = 20  # at most (T8)

FIRST = 1  # the seat that began
TURN = 2  # turns completed
KNOCKED = 3  # the number of the turn, from 1, in which somebody knocked; or 0
DRAWN = 4  # 1 while the mover has a card to discard
TAKEN = 5  # the card that the mover has just taken from the pile, or none
LEFT = 6  # cards in the stock
PILED = 7  # cards in the pile
STOCK = 8  # from the bottom
PILE = STOCK + CARDS  # from the bottom
# Every seat has a block: how many cards of its hand everybody knows, then the hand: those cards
# first, then the others, both in order. So the place of a card tells nothing of hidden ones.
BLOCKS = PILE + CARDS
OPEN = 0
HAND = 1
WIDTH = HAND + ROOM
CELLS = BLOCKS + MOST_SEATS * WIDTH

Cells = vec[i64]


def block(seat: int) -> int:
    """Where the block of a seat begins."""
    return BLOCKS + seat * WIDTH


def mover(c: Cells) -> int:
    """The seat whose turn it is, or would be."""
    return int((c[FIRST] + c[TURN]) % c[SEATS])


def knocker(c: Cells) -> int | None:
    """The seat that has knocked."""
    return int((c[FIRST] + c[KNOCKED] - 1) % c[SEATS]) if c[KNOCKED] else None


def size(c: Cells, seat: int) -> int:
    """How many cards a hand has."""
    return DEALT + (1 if c[DRAWN] and seat == mover(c) else 0)


def hand(c: Cells, seat: int) -> list[int]:
    """The cards of a hand."""
    start = block(seat) + HAND
    return [int(c[at]) for at in range(start, start + size(c, seat))]


def set_hand(c: Cells, seat: int, known: Sequence[int], others: Sequence[int]) -> None:
    """Lays down the cards of a hand: those that everybody knows, and the others."""
    cards = [*sorted(known), *sorted(others)]
    me = block(seat)
    c[me + OPEN] = len(known)
    for at in range(ROOM):
        c[me + HAND + at] = cards[at] if at < len(cards) else NO_CARD


def split_hand(c: Cells, seat: int) -> tuple[list[int], list[int]]:
    """The cards of a hand that everybody knows, and the others."""
    cards = hand(c, seat)
    known = int(c[block(seat) + OPEN])
    return cards[:known], cards[known:]


def lying(c: Cells) -> list[int]:
    """All cards of the stock, the pile and the hands, HIDDEN ones too."""
    found = [int(c[at]) for at in range(STOCK, STOCK + c[LEFT])]
    found += [int(c[at]) for at in range(PILE, PILE + c[PILED])]
    for seat in range(c[SEATS]):
        found += hand(c, seat)
    return found
