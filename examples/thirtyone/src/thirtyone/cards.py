"""The 52 cards and what they count (T1, T3)."""

from collections.abc import Sequence

from regalia.kernel.view import HIDDEN

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
POINTS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11)
SUITS = "cdhs"
CARDS = len(RANKS) * len(SUITS)
BEST_POINTS = 31

NO_CARD = 0
NAMES = ("", *(rank + suit for suit in SUITS for rank in RANKS))
"""Cards by number, from 1."""

NUMBERS = {name: number for number, name in enumerate(NAMES) if name}


def card_points(card: int) -> int:
    """What a card counts (T1)."""
    return POINTS[(card - 1) % len(RANKS)]


def suit_of(card: int) -> int:
    """The suit of a card."""
    return (card - 1) // len(RANKS)


def hand_points(hand: Sequence[int]) -> int:
    """What a hand is worth: its best suit (T3); HIDDEN where a card of it is."""
    if HIDDEN in hand:
        return HIDDEN
    totals = [0] * len(SUITS)
    for card in hand:
        totals[suit_of(card)] += card_points(card)
    return max(totals)
