"""The end of a game of Castle: who wins, and how it stands before."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import ALL_CARDS, ALL_CARDS_FOR_TWO, UNIT
from regalia.games.castle.rules import events
from regalia.games.castle.rules.board import NOWHERE, SPACES, lowest_bit
from regalia.games.castle.rules.cards import BARBARIAN, HERALD
from regalia.games.castle.rules.layout import (
    ACTIONS,
    AT,
    BLOCKED,
    CARD_BITS,
    CARD_MASK,
    ENDING,
    GOING,
    IDLE,
    IDLE_ROUNDS,
    LEFT,
    MOST_ROUNDS,
    OCCUPIED,
    OCCUPIED_OUT,
    REMOVED,
    SEATS,
    SIZES,
    STACKS,
    TURN,
    TURNS,
    kind_of,
)
from regalia.games.castle.rules.placing import any_has_place
from regalia.kernel.event import Event

# what can decide a game (C13, C14); whoever is equal in hand and deck shares the victory
WON_BY: Final = ("no-cards", "fewest-in-hand", "fewest-in-deck", "equal")


def cards_left(c: vec[i64], seat: i64) -> i64:
    """The cards of a seat in hand and deck."""
    return c[SIZES + seat] + c[LEFT + seat]


def has_won(c: vec[i64], seat: i64) -> bool:
    """Whether a seat has no card in hand and none in its deck (C13)."""
    return cards_left(c, seat) == 0


def is_blocked(c: vec[i64]) -> bool:
    """Whether the game is stuck at the end of a turn (C14)."""
    if c[TURNS] >= MOST_ROUNDS * c[SEATS]:
        return True
    # Whoever empties the last deck draws, so all turns counted began with empty decks.
    if c[IDLE] >= IDLE_ROUNDS * c[SEATS] and decks_are_empty(c):
        return True
    return no_card_can_be_placed(c)


def decks_are_empty(c: vec[i64]) -> bool:
    """Whether nobody can draw any more."""
    seat: i64 = 0
    while seat < c[SEATS]:
        if c[LEFT + seat]:
            return False
        seat += 1
    return True


def no_card_can_be_placed(c: vec[i64]) -> bool:
    """Whether no card of the reserve, a hand or a deck has a legal place any more (C14)."""
    # A card for the outside always has one and never leaves the game: nearly always one is held.
    kind: i64 = BARBARIAN
    while kind <= HERALD:
        if c[AT + kind] == NOWHERE:
            return False
        kind += 1
    return not any_has_place(c, cards_not_in_play(c))


def cards_not_in_play(c: vec[i64]) -> i64:
    """All cards in the reserve, hands and decks: those neither in play nor out of the game.

    Together they are no secret, wherever each of them is.
    """
    bag = (ALL_CARDS_FOR_TWO if c[SEATS] == 2 else ALL_CARDS) - c[REMOVED]
    spaces = c[OCCUPIED]
    while spaces:
        bag -= bag_of_stack(c[STACKS + lowest_bit(spaces)])
        spaces &= spaces - 1
    spaces = c[OCCUPIED_OUT]
    while spaces:
        bag -= bag_of_stack(c[STACKS + SPACES + lowest_bit(spaces)])
        spaces &= spaces - 1
    return bag


def bag_of_stack(stack: i64) -> i64:
    """The cards of a stack as a bag."""
    bag: i64 = 0
    while stack:
        bag += UNIT[kind_of(stack & CARD_MASK)]
        stack >>= CARD_BITS
    return bag


def end_game(c: vec[i64], how: i64, log: list[Event] | None) -> i64:
    """Ends the game, so that nobody owes a move; actions left lapse (C13)."""
    c[ACTIONS] = 0
    c[ENDING] = how
    if log is not None:
        if how == BLOCKED:
            log.append(events.blocked_event())
        log.append(events.finished_event(winners(c)))
    return 0


def scores(c: vec[i64]) -> list[int]:
    """Minus the cards left of every seat."""
    return [-int(cards_left(c, seat)) for seat in range(c[SEATS])]


def winners(c: vec[i64]) -> list[int]:
    """The seat that got rid of its cards (C13), or those with fewest in hand, then deck (C14)."""
    if c[ENDING] == GOING:
        return []
    if c[ENDING] == BLOCKED:
        piles = [(c[SIZES + seat], c[LEFT + seat]) for seat in range(c[SEATS])]
        return [seat for seat in range(c[SEATS]) if piles[seat] == min(piles)]
    return [int(c[TURN])]


def won_by(c: vec[i64]) -> str | None:
    """What decided the game (C13, C14): one of WON_BY, or None while it runs."""
    if c[ENDING] != BLOCKED:
        return None if c[ENDING] == GOING else "no-cards"
    hands = [int(c[SIZES + seat]) for seat in range(c[SEATS])]
    best = hands.count(min(hands))
    if best == 1:
        return "fewest-in-hand"
    return "fewest-in-deck" if len(winners(c)) < best else "equal"
