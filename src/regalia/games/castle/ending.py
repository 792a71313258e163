"""The end of a game of Castle: who wins, and how it stands before."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle import events
from regalia.games.castle.layout import (
    ACTIONS,
    BLOCKED,
    ENDING,
    GOING,
    IDLE,
    IDLE_ROUNDS,
    LEFT,
    MOST_ROUNDS,
    SEATS,
    SIZES,
    TURN,
    TURNS,
)
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
    if c[IDLE] < IDLE_ROUNDS * c[SEATS]:
        return False
    seat: i64 = 0
    while seat < c[SEATS]:
        if c[LEFT + seat]:
            return False
        seat += 1
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
    """The seat that got rid of its cards (C13), or those with fewest (C14)."""
    if c[ENDING] == GOING:
        return []
    if c[ENDING] == BLOCKED:
        points = scores(c)
        return [seat for seat in range(c[SEATS]) if points[seat] == max(points)]
    return [int(c[TURN])]
