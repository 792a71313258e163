"""The index of each number of a King Me! position in its cells, called `c` in most functions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.rules.courtiers import COURTIERS
from regalia.kernel.cells import Cells

# the table
SEATS: Final = 0
ROUNDS: Final = 1
MOONSHOT: Final = 2  # 1 if scoring 0 in the last round counts as 33 points (K15)
RANDOM_FLOORS: Final = 3  # 1 if the courtiers start on random floors
ROUND: Final = 4  # from 0; stays at the last one when the game is over
PHASE: Final = 5
CROWN: Final = 6  # the seat that nominated last, from 1; 0 before the first nomination
POSITIONS: Final = 7  # the floor of every courtier, four bits each, the first courtier lowest
OUT: Final = 8  # the courtiers voted out, a stack
FLOOR: Final = 9  # seven floors, a stack each

# each seat
SEAT_BLOCKS: Final = 16
SEAT_BLOCK_CELLS: Final = 8
NOES: Final = 0  # No cards not yet shown in this round
VOTE: Final = 1  # the vote cast and not yet shown
GOAL: Final = 2  # by round
SCORE: Final = 5  # by round

# each round, as a perfect memory keeps it
HISTORY: Final = 64
HISTORY_WIDTH: Final = 15
FIRST: Final = 0  # the first player
TURNS: Final = 1  # turns taken
VOTINGS: Final = 2  # votes shown
START_POSITIONS: Final = 3  # the randomly drawn floor of every courtier, packed like POSITIONS
TURN_MOVES: Final = 4  # the move of every turn: nine cells, eight moves to a cell
AGAINST: Final = 13  # the seats against every nominee: two cells, eight votes to a cell
CELLS: Final = 109
OPTION_CELLS: Final = 4

MAX_ROUNDS: Final = 3
MAX_SEATS: Final = 6
MAX_TURNS_PER_ROUND: Final = 70  # the most are with five seats: 10 placings, 60 ascents

PHASES: Final = ("placing", "ascent", "vote", "over")
PLACING: Final = 0
ASCENT: Final = 1
VOTING: Final = 2
OVER: Final = 3

NO_VOTE: Final = 0
VOTE_YES: Final = 1
VOTE_NO: Final = 2

# A stack of courtiers is one integer: four bits each, counted from 1, the latest lowest.
# At most four stand on a floor and twelve outside, so it fits.
COURTIER_BITS: Final = 4
COURTIER_MASK: Final = 15
FULL_FLOOR: Final = 1 << 12  # a stack of four is at least this (K5)

MOVE_BITS: Final = 7
SEAT_BITS: Final = 6

NOES_EACH: Final = vec[i64]([0, 0, 0, 4, 3, 2, 2])  # by seats (K2)
PLACED_EACH: Final = vec[i64]([0, 0, 0, 4, 3, 2, 2])  # by seats (K4)
ALL_NOWHERE: Final = 0x7777777777777


def seat_offset(seat: i64) -> i64:
    """The index of the first cell of a seat."""
    return SEAT_BLOCKS + seat * SEAT_BLOCK_CELLS


def current_goal(c: Cells, seat: i64) -> i64:
    """The goal of a seat in the present round."""
    return c[seat_offset(seat) + GOAL + c[ROUND]]


def round_offset(number: i64) -> i64:
    """The index of the first cell of a round's history."""
    return HISTORY + number * HISTORY_WIDTH


def seat_to_move(c: Cells) -> i64:
    """The seat whose turn it is; the outcome of a vote never changes the order (K4, K7, K12)."""
    now = round_offset(c[ROUND])
    return (c[now + FIRST] + c[now + TURNS]) % c[SEATS]


def pending_seats(c: Cells) -> i64:
    """The seats that owe a move when a turn, a vote or a round begins."""
    phase = c[PHASE]
    if phase == OVER:
        return 0
    if phase == VOTING:
        return (i64(1) << c[SEATS]) - 1
    return i64(1) << seat_to_move(c)


def courtier_position(c: Cells, courtier: i64) -> i64:
    """The floor of a courtier, NOWHERE or OUT_OF_ROUND."""
    return (c[POSITIONS] >> (courtier * COURTIER_BITS)) & COURTIER_MASK


def courtiers_at(c: Cells, place: i64) -> list[int]:
    """The courtiers who are at a place: a floor, NOWHERE or OUT_OF_ROUND."""
    return [courtier for courtier in range(COURTIERS) if courtier_position(c, courtier) == place]


def put_on_floor(c: Cells, courtier: i64, floor: i64) -> None:
    """Puts a courtier who stands nowhere onto a floor, as the last to arrive."""
    c[FLOOR + floor] = (c[FLOOR + floor] << COURTIER_BITS) | (courtier + 1)
    set_position(c, courtier, floor)


def set_position(c: Cells, courtier: i64, place: i64) -> None:
    """Stores the position of a courtier: a floor, NOWHERE or OUT_OF_ROUND."""
    shift = courtier * COURTIER_BITS
    c[POSITIONS] += (place - ((c[POSITIONS] >> shift) & COURTIER_MASK)) << shift


def take_off_floor(c: Cells, courtier: i64, floor: i64) -> None:
    """Takes a courtier off a floor."""
    stack = c[FLOOR + floor]
    at: i64 = 0
    while (stack >> at) & COURTIER_MASK != courtier + 1:
        at += COURTIER_BITS
    later = stack & ((i64(1) << at) - 1)
    c[FLOOR + floor] = ((stack >> (at + COURTIER_BITS)) << at) | later


def courtiers_in_stack(stack: i64) -> list[int]:
    """The courtiers of a stack, the first to arrive first."""
    found: list[int] = []
    while stack:
        found.append((stack & COURTIER_MASK) - 1)
        stack >>= COURTIER_BITS
    found.reverse()
    return found
