"""The end of a game of Majesty: final scoring and the winners."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty.rules import events
from regalia.games.majesty.rules.cards import INFIRMARY, KINDS_OF_PEOPLE, VALUE_A, VALUE_B
from regalia.games.majesty.rules.layout import (
    COINS,
    COUNT,
    SEATS,
    TURN,
    TURNS_EACH,
    WORKERS,
    WORKERS_BREAK_TIES,
    WOUNDED_COUNT,
    people,
    seat_offset,
    uses_side_b,
)
from regalia.kernel.event import Event

# what can decide a game (M42); whoever is equal in coins, or also in workers, shares the victory
WON_BY: Final = ("coins", "workers", "equal-coins", "equal-workers")


def is_over(c: vec[i64]) -> bool:
    """Whether every seat has taken its twelve cards (M40)."""
    return c[TURN] == TURNS_EACH * c[SEATS]


def add_final_scoring(c: vec[i64], log: list[Event] | None) -> None:
    """Adds the final scoring to the coins: wounded, variety, majorities (M41)."""
    seat: i64 = 0
    while seat < c[SEATS]:
        lost = infirmary_penalty(c, seat)
        varied = variety_bonus(c, seat)
        c[seat_offset(seat) + COINS] += lost + varied
        if log is not None:
            if lost:
                log.append(events.tended_event(seat, lost))
            log.append(events.varied_event(seat, occupied_buildings(c, seat), varied))
        seat += 1
    building: i64 = 0
    while building < KINDS_OF_PEOPLE:
        most = most_people(c, building)
        seat = 0
        while most and seat < c[SEATS]:
            if people(c, seat, building) == most:
                c[seat_offset(seat) + COINS] += building_value(c, building)
                if log is not None:
                    log.append(events.led_event(seat, building, building_value(c, building)))
            seat += 1
        building += 1
    if log is not None:
        log.append(events.finished_event(winners(c)))


def infirmary_penalty(c: vec[i64], seat: i64) -> i64:
    """What the Infirmary costs a seat (M27A, M27B), as a number not above zero."""
    mine = c[seat_offset(seat) + WOUNDED_COUNT]
    if not uses_side_b(c, INFIRMARY):
        return -mine
    if not mine:
        return 0
    other: i64 = 0
    while other < c[SEATS]:
        if c[seat_offset(other) + WOUNDED_COUNT] > mine:
            return -2 * mine
        other += 1
    return -2 * mine - 10


def occupied_buildings(c: vec[i64], seat: i64) -> i64:
    """The number of a seat's buildings with at least one card."""
    found: i64 = 0
    at = seat_offset(seat) + COUNT
    end = at + KINDS_OF_PEOPLE
    while at < end:
        if c[at]:
            found += 1
        at += 1
    return found


def variety_bonus(c: vec[i64], seat: i64) -> i64:
    """The square of the number of occupied buildings (M41)."""
    found = occupied_buildings(c, seat)
    return found * found


def majority_bonus(c: vec[i64], seat: i64, building: i64) -> i64:
    """The value of a building, if nobody has more characters there, and not nobody (M41)."""
    mine = people(c, seat, building)
    return building_value(c, building) if mine and mine == most_people(c, building) else i64(0)


def most_people(c: vec[i64], building: i64) -> i64:
    """The characters of whoever has most of them at a building."""
    most: i64 = 0
    seat: i64 = 0
    while seat < c[SEATS]:
        most = max(most, people(c, seat, building))
        seat += 1
    return most


def building_value(c: vec[i64], building: i64) -> i64:
    """The number on a building."""
    return VALUE_B[building] if uses_side_b(c, building) else VALUE_A[building]


def scores(c: vec[i64]) -> list[int]:
    """The coins of every seat."""
    return [int(c[seat_offset(seat) + COINS]) for seat in range(c[SEATS])]


def winners(c: vec[i64]) -> list[int]:
    """Most coins; a tie is broken by workers where the edition says so, or shared (M42)."""
    if not is_over(c):
        return []
    coins = scores(c)
    best = [seat for seat in range(c[SEATS]) if coins[seat] == max(coins)]
    if c[WORKERS_BREAK_TIES]:
        left = [int(c[seat_offset(seat) + WORKERS]) for seat in best]
        best = [seat for seat, workers in zip(best, left, strict=True) if workers == max(left)]
    return best


def won_by(c: vec[i64]) -> str | None:
    """What decided the game (M42): one of WON_BY, or None while it runs."""
    if not is_over(c):
        return None
    coins = scores(c)
    most = coins.count(max(coins))
    if most == 1:
        return "coins"
    if len(winners(c)) < most:
        return "workers"
    return "equal-workers" if c[WORKERS_BREAK_TIES] else "equal-coins"
