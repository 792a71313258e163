"""The moves of Castle as numbers: a verb and the things it is applied to.

A hand or reserve card is its kind, a place its number in place order. Where a token is meant,
the card that bears it is its rank: its place in a row of all cards in play, in place order.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.castle.rules.board import TARGETS, count_bits, lowest_bit_index
from regalia.games.castle.rules.cards import KINDS
from regalia.games.castle.rules.layout import MAX_SEATS
from regalia.kernel.cells import zero_cells

RANKS: Final = 56

PAIRS_OF_CARDS: Final = KINDS * KINDS
CARDS_ON_PLACES: Final = KINDS * TARGETS
CARDS_TO_SEATS: Final = KINDS * MAX_SEATS

# where the numbers of each verb begin
DRAW: Final = 0
DONE: Final = 1
SWAP: Final = 2
PLAY: Final = SWAP + PAIRS_OF_CARDS
ENTER: Final = PLAY + CARDS_ON_PLACES
RETURN: Final = ENTER + CARDS_ON_PLACES
KILL: Final = RETURN + TARGETS
SHELVE: Final = KILL + TARGETS
MOVE: Final = SHELVE + TARGETS
TOKENS: Final = MOVE + TARGETS * TARGETS
UNTOKEN: Final = TOKENS + RANKS * RANKS
CLAIM: Final = UNTOKEN + RANKS
TRADE: Final = CLAIM + RANKS
PASS: Final = TRADE + CARDS_TO_SEATS
GIVE: Final = PASS + KINDS
EXCHANGE: Final = GIVE + CARDS_TO_SEATS
MOVES: Final = EXCHANGE + PAIRS_OF_CARDS

VERBS: Final = (
    ("draw", DRAW),
    ("done", DONE),
    ("swap", SWAP),
    ("play", PLAY),
    ("enter", ENTER),
    ("return", RETURN),
    ("kill", KILL),
    ("shelve", SHELVE),
    ("move", MOVE),
    ("tokens", TOKENS),
    ("untoken", UNTOKEN),
    ("claim", CLAIM),
    ("trade", TRADE),
    ("pass", PASS),
    ("give", GIVE),
    ("exchange", EXCHANGE),
)

# what follows each verb: a card of the hand or of the reserve, a place, a token's place, a seat
SHAPES: Final = {
    "draw": "",
    "done": "",
    "swap": "hr",
    "play": "hp",
    "enter": "rp",
    "return": "p",
    "kill": "p",
    "shelve": "p",
    "move": "pp",
    "tokens": "tt",
    "untoken": "t",
    "claim": "t",
    "trade": "hs",
    "pass": "h",
    "give": "rs",
    "exchange": "hr",
}


# A group of moves is three numbers side by side: the code of its first move, a mask whose bit n
# stands for the code n above the first, and how many bits are set. Most actions come in such
# groups: one card to many spaces, one card for many others.
GROUP_CELLS: Final = 3


def add_group(move_groups: vec[i64], first_move: i64, mask: i64) -> vec[i64]:
    """Appends a group of moves, one for each bit of a mask, unless the mask is empty."""
    if not mask:
        return move_groups
    return append(append(append(move_groups, first_move), mask), count_bits(mask))


def list_moves(move_groups: vec[i64]) -> vec[i64]:
    """All moves of some groups, in their order."""
    moves = zero_cells(count_moves(move_groups))
    index: i64 = 0
    for at in range(0, i64(len(move_groups)), GROUP_CELLS):
        first_move = move_groups[at]
        mask = move_groups[at + 1]
        while mask:
            moves[index] = first_move + lowest_bit_index(mask)
            mask &= mask - 1
            index += 1
    return moves


def count_moves(move_groups: vec[i64]) -> i64:
    """How many moves some groups have."""
    count: i64 = 0
    for at in range(2, i64(len(move_groups)), GROUP_CELLS):
        count += move_groups[at]
    return count


def nth_move(move_groups: vec[i64], n: i64) -> i64:
    """The n-th move of some groups, from 0, as in `list_moves`."""
    at: i64 = 0
    while n >= move_groups[at + 2]:
        n -= move_groups[at + 2]
        at += GROUP_CELLS
    mask = move_groups[at + 1]
    while n:
        mask &= mask - 1
        n -= 1
    return move_groups[at] + lowest_bit_index(mask)


def add_move_per_bit(moves: vec[i64], first_move: i64, mask: i64) -> vec[i64]:
    """Appends `first_move` plus the index of each bit of a mask; returns all moves."""
    while mask:
        moves = append(moves, first_move + lowest_bit_index(mask))
        mask &= mask - 1
    return moves


def pair_move(verb_start: i64, hand_kind: i64, reserve_kind: i64) -> i64:
    """The move that exchanges a hand card for a reserve card."""
    return verb_start + (hand_kind - 1) * KINDS + reserve_kind - 1


def hand_card_of_pair(verb_start: i64, move: i64) -> i64:
    """The hand card in a move that exchanges it for a reserve card."""
    return (move - verb_start) // KINDS + 1


def reserve_card_of_pair(verb_start: i64, move: i64) -> i64:
    """The reserve card in a move that exchanges a hand card for it."""
    return (move - verb_start) % KINDS + 1


def first_laying_move(verb_start: i64, kind: i64) -> i64:
    """The move that lays a card onto place 0; add a place to get that move."""
    return verb_start + (kind - 1) * TARGETS


def laid_kind(verb_start: i64, move: i64) -> i64:
    """The kind of the card that a move lays."""
    return (move - verb_start) // TARGETS + 1


def laid_place(verb_start: i64, move: i64) -> i64:
    """The place on which a move lays a card."""
    return (move - verb_start) % TARGETS


def board_move(start: i64, goal: i64) -> i64:
    """The move of a card from one place to another."""
    return MOVE + start * TARGETS + goal


def move_start(move: i64) -> i64:
    """The place from which a move takes a card."""
    return (move - MOVE) // TARGETS


def move_goal(move: i64) -> i64:
    """The place to which a move takes a card."""
    return (move - MOVE) % TARGETS


def token_swap_move(earlier: i64, later: i64) -> i64:
    """The move that swaps the tokens of two cards, given by their ranks."""
    return TOKENS + earlier * RANKS + later


def earlier_rank_of_swap(move: i64) -> i64:
    """The smaller rank in a swap of tokens."""
    return (move - TOKENS) // RANKS


def later_rank_of_swap(move: i64) -> i64:
    """The larger rank in a swap of tokens."""
    return (move - TOKENS) % RANKS


def card_to_seat_move(verb_start: i64, kind: i64, seat: i64) -> i64:
    """The move that sends a card to a seat."""
    return verb_start + (kind - 1) * MAX_SEATS + seat


def sent_kind(verb_start: i64, move: i64) -> i64:
    """The kind of the card that a move sends to a seat."""
    return (move - verb_start) // MAX_SEATS + 1


def sent_seat(verb_start: i64, move: i64) -> i64:
    """The seat to which a move sends a card."""
    return (move - verb_start) % MAX_SEATS
