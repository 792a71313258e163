"""The end of a game of Majesty: final scoring and the winners."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty import events
from regalia.games.majesty.cards import INFIRMARY, KINDS_OF_PEOPLE, VALUE_A, VALUE_B
from regalia.games.majesty.layout import (
    COINS,
    COUNT,
    SEATS,
    TURN,
    TURNS_EACH,
    WORKERS,
    WORKERS_BREAK_TIES,
    WOUNDED_COUNT,
    block,
    side_b,
)
from regalia.kernel.event import Event


def is_over(c: vec[i64]) -> bool:
    """Whether every seat has taken its twelve cards (M40)."""
    return c[TURN] == TURNS_EACH * c[SEATS]


def score_the_end(c: vec[i64], log: list[Event] | None) -> None:
    """Adds the final scoring to the coins: wounded, variety, majorities (M41)."""
    seat: i64 = 0
    while seat < c[SEATS]:
        lost = for_wounded(c, seat)
        varied = variety(c, seat)
        c[block(seat) + COINS] += lost + varied
        if log is not None:
            if lost:
                log.append(events.tended(seat, lost))
            log.append(events.varied(seat, occupied(c, seat), varied))
        seat += 1
    building: i64 = 0
    while building < KINDS_OF_PEOPLE:
        seat = 0
        while seat < c[SEATS]:
            value = majority(c, seat, building)
            c[block(seat) + COINS] += value
            if log is not None and value:
                log.append(events.led(seat, building, value))
            seat += 1
        building += 1
    if log is not None:
        log.append(events.finished(winners(c)))


def for_wounded(c: vec[i64], seat: i64) -> i64:
    """What the Infirmary costs a seat (M27A, M27B), as a number not above zero."""
    mine = c[block(seat) + WOUNDED_COUNT]
    if not side_b(c, INFIRMARY):
        return -mine
    if not mine:
        return 0
    other: i64 = 0
    while other < c[SEATS]:
        if c[block(other) + WOUNDED_COUNT] > mine:
            return -2 * mine
        other += 1
    return -2 * mine - 10


def occupied(c: vec[i64], seat: i64) -> i64:
    """The number of a seat's buildings with at least one card."""
    found: i64 = 0
    at = block(seat) + COUNT
    end = at + KINDS_OF_PEOPLE
    while at < end:
        if c[at]:
            found += 1
        at += 1
    return found


def variety(c: vec[i64], seat: i64) -> i64:
    """The square of the number of occupied buildings (M41)."""
    found = occupied(c, seat)
    return found * found


def majority(c: vec[i64], seat: i64, building: i64) -> i64:
    """The value of a building, if nobody has more characters there, and not nobody (M41)."""
    mine = c[block(seat) + COUNT + building]
    if not mine:
        return 0
    other: i64 = 0
    while other < c[SEATS]:
        if c[block(other) + COUNT + building] > mine:
            return 0
        other += 1
    return VALUE_B[building] if side_b(c, building) else VALUE_A[building]


def scores(c: vec[i64]) -> list[int]:
    """The coins of every seat."""
    return [int(c[block(seat) + COINS]) for seat in range(c[SEATS])]


def winners(c: vec[i64]) -> list[int]:
    """Most coins; a tie is broken by workers where the edition says so, or shared (M42)."""
    if not is_over(c):
        return []
    coins = scores(c)
    best = [seat for seat in range(c[SEATS]) if coins[seat] == max(coins)]
    if c[WORKERS_BREAK_TIES]:
        left = [int(c[block(seat) + WORKERS]) for seat in best]
        best = [seat for seat, workers in zip(best, left, strict=True) if workers == max(left)]
    return best
