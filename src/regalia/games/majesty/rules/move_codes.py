"""The moves of Majesty as numbers.

A move packs a place in the row, a half of the card and an extra choice: a healing or a trade.
In the editions that refill the row at once a turn is two moves: the first is a place alone, the
second has REST for the place, a half and an extra choice.
"""

from typing import Final

from mypy_extensions import i64

PLAIN: Final = 0  # nothing healed by choice, nothing traded
HEAL_LOWER: Final = 1
HEAL_HIGHER: Final = 2
FIRST_TRADE: Final = 3  # the first extra choice that trades

MAX_WORKERS_SOLD: Final = 52  # five workers, and one a turn onto the card since the game began
MAX_WORKERS_BOUGHT: Final = 5

EXTRA_CHOICES: Final = FIRST_TRADE + MAX_WORKERS_SOLD + MAX_WORKERS_BOUGHT
PLACEMENTS: Final = 2 * EXTRA_CHOICES
REST: Final = 6  # stands where the place in the row would, in the second move of a turn
MOVES: Final = 7 * PLACEMENTS


def encode_move(place: i64, half: i64, extra_choice: i64) -> i64:
    """The move with this place in the row (or REST), half and extra choice."""
    return place * PLACEMENTS + half * EXTRA_CHOICES + extra_choice


def row_place_of_move(move: i64) -> i64:
    """The place in the row, from 0, or REST."""
    return move // PLACEMENTS


def half_of_move(move: i64) -> i64:
    """0 for the lower half of the card, 1 for the higher."""
    return move % PLACEMENTS // EXTRA_CHOICES


def extra_choice_of_move(move: i64) -> i64:
    """The healing or the trade of a move, or PLAIN."""
    return move % EXTRA_CHOICES


def extra_choice_of_trade(workers: i64) -> i64:
    """The extra choice that buys workers, or sells them if the number is below zero."""
    if workers < 0:
        return FIRST_TRADE - 1 - workers
    if workers > 0:
        return FIRST_TRADE + MAX_WORKERS_SOLD - 1 + workers
    return PLAIN


def net_workers_bought(extra_choice: i64) -> i64:
    """The workers bought by an extra choice; below zero if sold."""
    if extra_choice >= FIRST_TRADE + MAX_WORKERS_SOLD:
        return extra_choice - FIRST_TRADE - MAX_WORKERS_SOLD + 1
    if extra_choice >= FIRST_TRADE:
        return FIRST_TRADE - 1 - extra_choice
    return 0
