"""The index of each number of a Castle position in its cells, which most functions call `c`."""

from typing import Final

from mypy_extensions import i64

from regalia.games.castle.rules.board import COURT_SPACES, SPACES, bit_mask
from regalia.games.castle.rules.cards import COPIES
from regalia.kernel.cells import Cells

# the table
SEATS: Final = 0
MERCHANT_FINISH: Final = 1  # 0 where a last Merchant may not be played
HAND_LIMIT: Final = 2  # hands of this size or more may not draw; 0 if there is no limit
TURN: Final = 3  # the seat whose turn it is
ACTIONS: Final = 4  # actions still to come after the one in progress
TURNS: Final = 5  # turns completed
IDLE_TURNS: Final = 6  # turns since the last play or draw (C14); -1 once this turn has had one
ENDING: Final = 7  # how the game ended
HERALDED: Final = 8  # 1 while a King held since the turn began must be played (C55)
LAST_SPOT: Final = 9  # the spot of the card placed last; it stays there until the next one (C53)
RNG_WORDS: Final = 10  # four words of the generator; NO_RNG without one
RESERVE: Final = 14  # a bag (a multiset of cards, see `card_tracking`)
REMOVED: Final = 15  # a bag
TASK_COUNT: Final = 16  # how many powers wait for a choice
TASK_STACK: Final = 17  # the waiting powers as a stack; the last is asked next
MAX_TASKS: Final = 4

# each seat, five cells each
HANDS: Final = 21  # bags
HAND_SIZES: Final = 26  # cards in hand
DECK_SIZES: Final = 31  # cards in the deck
SEALED_CARDS: Final = 36  # the card sealed for the Jester

# Card tracking (the docstring of `card_tracking` has an example): what is known of each hand, as
# bags. Row 0 is what everybody knows, row `seat + 1` what a seat knows; a row has five cells.
KNOWN: Final = 41
MAX_SEATS: Final = 5
ROWS: Final = 6

# In the same rows: the cards that were known in each hand and may have left it unseen, as bags; the
# kinds that may have come to each hand, as masks; and for each row one trail, which counts how many
# of these cards are elsewhere.
DOUBTED: Final = 71
REACHED: Final = 101
TRAILS: Final = 131

# the board
OCCUPIED: Final = 137  # the spaces of the castle with a card, as a mask
KNIGHTED: Final = 138  # those with a Knight on top
OCCUPIED_OUTSIDE: Final = 139  # the same for the outside
KNIGHTED_OUTSIDE: Final = 140
PLACE_OF_KIND: Final = 140  # where each kind lies, from kind 1; only for kinds with a single copy
STACKS: Final = 178  # the cards of each place
DECKS: Final = 265  # the decks, seat after seat, from the top; cards drawn are gone from it
CELLS: Final = 291
OPTION_CELLS: Final = 3

NO_RNG: Final = -1

IN_PROGRESS: Final = 0
GAME_WON: Final = 1  # C13
GAME_BLOCKED: Final = 2  # C14

ACTIONS_PER_TURN: Final = 2
IDLE_ROUNDS: Final = 10
MAX_ROUNDS: Final = 300

# A stack is one integer: nine bits a card, the bottom card lowest. Of each card six bits are
# its kind and three its token: 0 for none, or the seat and one.
CARD_BITS: Final = 9
CARD_MASK: Final = 511
TOKEN_BITS: Final = 3
TOKEN_MASK: Final = 7
NO_TOKEN: Final = 0

# A spot is a place and a level in its stack, from the bottom.
STACK_LEVELS: Final = 8


def knowledge_cell(table_start: i64, row: i64, hand: i64) -> i64:
    """The cell of a hand in a row of the table that starts at KNOWN, DOUBTED or REACHED."""
    return table_start + row * MAX_SEATS + hand


def left_neighbour(c: Cells, seat: i64) -> i64:
    """The seat to the left of this one, to which cards are passed (C38)."""
    return (seat + 1) % c[SEATS]


def make_card(kind: i64, token: i64) -> i64:
    """A card in play as a number: its kind and its token."""
    return kind << TOKEN_BITS | token


def kind_of(card: i64) -> i64:
    """The kind of a card in play."""
    return card >> TOKEN_BITS


def token_of(card: i64) -> i64:
    """The token on a card in play."""
    return card & TOKEN_MASK


def stack_height(stack: i64) -> i64:
    """The number of cards in a stack."""
    cards: i64 = 0
    while stack:
        stack >>= CARD_BITS
        cards += 1
    return cards


def top_card(stack: i64) -> i64:
    """The top card of a stack that is not empty."""
    while stack > CARD_MASK:
        stack >>= CARD_BITS
    return stack


def top_kind(c: Cells, place: i64) -> i64:
    """The kind of the top card of a place."""
    return kind_of(top_card(c[STACKS + place]))


def make_spot(place: i64, level: i64) -> i64:
    """The number of a spot, which is one level of the stack at a place."""
    return place * STACK_LEVELS + level


def card_at(c: Cells, spot: i64) -> i64:
    """The card on a spot."""
    return (c[STACKS + spot // STACK_LEVELS] >> spot % STACK_LEVELS * CARD_BITS) & CARD_MASK


def is_at_court(c: Cells, kind: i64) -> bool:
    """Whether a card of a single copy lies at court, beneath a Knight or not (C10)."""
    place = c[PLACE_OF_KIND + kind]
    return 0 <= place < SPACES and bit_mask(place) & COURT_SPACES != 0


def free_spaces(c: Cells, zone: i64) -> i64:
    """The free spaces of a zone."""
    return zone & ~c[OCCUPIED]


def has_single_copy(kind: i64) -> bool:
    """Whether there is just one card of a kind, so that it has one place."""
    return COPIES[kind] == 1
