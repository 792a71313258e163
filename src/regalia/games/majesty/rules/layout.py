"""The index of each number of a Majesty position in its cells, which most functions call `c`."""

from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.rules.cards import KINDS_OF_PEOPLE
from regalia.kernel.cells import Cells

# the table
SEATS: Final = 0
EDITION: Final = 1
SIDES: Final = 2  # a bit per building, set where side B is in use
WORKERS_BREAK_TIES: Final = 3
ALL_CARDS: Final = 4  # 1 with the deck of all cards (M6)
FIRST: Final = 5
TURN: Final = 6  # turns completed
TAKEN: Final = 7  # the card taken and not yet placed
DRAWN: Final = 8  # cards of the deck that have been turned up
SIZE: Final = 9  # cards in the deck at the deal
ROW: Final = 10  # six cards, card 1 first
ROW_WORKERS: Final = 16  # the workers on each of them

# each seat
BLOCKS: Final = 22
WIDTH: Final = 18
COINS: Final = 0
WORKERS: Final = 1
WOUNDED_STACK: Final = 2  # the infirmary as a stack of cards
WOUNDED_COUNT: Final = 3
COUNT: Final = 4  # characters by building
STACK: Final = 11  # cards by building, a stack each

# the deck in drawing order, the turned-up cards included
DECK: Final = 94
CELLS: Final = 154
OPTION_CELLS: Final = 5

ROW_SIZE: Final = 6
WORKER_PLACES: Final = 5
TURNS_EACH: Final = 12

EDITIONS: Final = ("ru", "en", "pl", "de")
PL: Final = 2
DE: Final = 3

# A stack of cards is one integer: five bits a card, the top card lowest.
# Nobody ever has more than twelve cards, so it fits.
CARD_BITS: Final = 5
CARD_MASK: Final = 31


def seat_offset(seat: i64) -> i64:
    """The index of the first cell of a seat."""
    return BLOCKS + seat * WIDTH


def seat_to_move(c: Cells) -> i64:
    """The seat whose turn it is (M7)."""
    return (c[FIRST] + c[TURN]) % c[SEATS]


def left_neighbour(c: Cells, seat: i64) -> i64:
    """The left neighbour of a seat, who comes after it (M7)."""
    return seat + 1 if seat + 1 < c[SEATS] else i64(0)


def character_count(c: Cells, seat: i64, character: i64) -> i64:
    """How many of this character a seat has, the wounded not counted (M14)."""
    return c[seat_offset(seat) + COUNT + character]


def uses_side_b(c: Cells, building: i64) -> bool:
    """Whether side B of a building is in use (M1)."""
    return (c[SIDES] >> building) & 1 != 0


def top_wounded_card(c: Cells, seat: i64) -> i64:
    """The top card of a seat's Infirmary; 0 for none."""
    return c[seat_offset(seat) + WOUNDED_STACK] & CARD_MASK


def is_double(kind: i64) -> bool:
    """Whether a card shows two characters."""
    return kind > KINDS_OF_PEOPLE


def cards_in_stack(stack: i64) -> list[int]:
    """The kinds in a stack, from the bottom to the top."""
    found: list[int] = []
    while stack:
        found.append(stack & CARD_MASK)
        stack >>= CARD_BITS
    found.reverse()
    return found
