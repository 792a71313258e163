"""The end of a game of Castle: who wins, and how it stands before."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle import events
from regalia.games.castle.board import NOWHERE
from regalia.games.castle.cards import BARBARIAN, HERALD
from regalia.games.castle.layout import (
    ACTIONS,
    AT,
    BLOCKED,
    CELLS,
    DECKS,
    ENDING,
    GOING,
    HANDS,
    IDLE,
    IDLE_ROUNDS,
    LEFT,
    MOST_ROUNDS,
    RESERVE,
    SEATS,
    SIZES,
    TURN,
    TURNS,
)
from regalia.games.castle.placing import any_has_place, has_place
from regalia.kernel.event import Event


def cards_left(c: vec[i64], seat: i64) -> i64:
    """The cards of a seat in hand and deck."""
    return c[SIZES + seat] + c[LEFT + seat]


def has_won(c: vec[i64], seat: i64) -> bool:
    """Whether a seat has no card in hand and none in its deck (C13)."""
    return cards_left(c, seat) == 0


def blockage(c: vec[i64]) -> bool:
    """Whether the game is stuck at the end of a turn (C14)."""
    if c[TURNS] >= MOST_ROUNDS * c[SEATS]:
        return True
    # Whoever empties the last deck draws, so all turns counted began with empty decks.
    if c[IDLE] >= IDLE_ROUNDS * c[SEATS] and decks_are_empty(c):
        return True
    return is_dead(c)


def decks_are_empty(c: vec[i64]) -> bool:
    """Whether nobody can draw any more."""
    seat: i64 = 0
    while seat < c[SEATS]:
        if c[LEFT + seat]:
            return False
        seat += 1
    return True


def is_dead(c: vec[i64]) -> bool:
    """Whether no card of the reserve, a hand or a deck has a legal place any more (C14)."""
    # A card for the outside always has one and never leaves the game: nearly always one is held.
    kind: i64 = BARBARIAN
    while kind <= HERALD:
        if c[AT + kind] == NOWHERE:
            return False
        kind += 1
    if any_has_place(c, c[RESERVE]):
        return False
    seat: i64 = 0
    while seat < c[SEATS]:
        if any_has_place(c, c[HANDS + seat]):
            return False
        seat += 1
    at: i64 = DECKS
    while at < CELLS:
        if c[at] and has_place(c, c[at]):
            return False
        at += 1
    return True


def end(c: vec[i64], how: i64, log: list[Event] | None) -> i64:
    """Ends the game, so that nobody owes a move; actions left lapse (C13)."""
    c[ACTIONS] = 0
    c[ENDING] = how
    if log is not None:
        if how == BLOCKED:
            log.append(events.blocked())
        log.append(events.finished(winners(c)))
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
