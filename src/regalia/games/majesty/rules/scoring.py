"""The end of a game of Majesty: final scoring and the winners."""

from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.rules import events, layout
from regalia.games.majesty.rules.cards import INFIRMARY, KINDS_OF_PEOPLE, VALUE_A, VALUE_B
from regalia.games.majesty.rules.layout import character_count, seat_offset, uses_side_b
from regalia.kernel.cells import Cells
from regalia.kernel.event import Log

# what can decide a game (M42); whoever is equal in coins, or also in workers, shares the victory
WON_BY: Final = ("coins", "workers", "equal-coins", "equal-workers")


def is_over(c: Cells) -> bool:
    """Whether every seat has taken its twelve cards (M40)."""
    return c[layout.TURN] == layout.TURNS_EACH * c[layout.SEATS]


def add_final_scoring(c: Cells, log: Log) -> None:
    """Adds the final scoring to the coins: wounded, variety, majorities (M41)."""
    for seat in range(c[layout.SEATS]):
        lost = infirmary_penalty(c, seat)
        varied = variety_bonus(c, seat)
        c[seat_offset(seat) + layout.COINS] += lost + varied
        if log is not None:
            if lost:
                log.append(events.tended_event(seat, lost))
            log.append(events.VARIED.event(seat, occupied_buildings(c, seat), varied))
    for building in range(i64(KINDS_OF_PEOPLE)):
        most = largest_character_count(c, building)
        seat = 0
        while most and seat < c[layout.SEATS]:
            if character_count(c, seat, building) == most:
                c[seat_offset(seat) + layout.COINS] += number_on_building(c, building)
                if log is not None:
                    log.append(events.LED.event(seat, building, number_on_building(c, building)))
            seat += 1
    if log is not None:
        log.append(events.FINISHED.event(winners(c)))


def infirmary_penalty(c: Cells, seat: i64) -> i64:
    """What the Infirmary costs a seat (M27A, M27B), as a number not above zero."""
    mine = c[seat_offset(seat) + layout.WOUNDED_COUNT]
    if not uses_side_b(c, INFIRMARY):
        return -mine
    if not mine:
        return 0
    for other in range(c[layout.SEATS]):
        if c[seat_offset(other) + layout.WOUNDED_COUNT] > mine:
            return -2 * mine
    return -2 * mine - 10


def occupied_buildings(c: Cells, seat: i64) -> i64:
    """The number of a seat's buildings with at least one card."""
    found: i64 = 0
    at = seat_offset(seat) + layout.COUNT
    end = at + KINDS_OF_PEOPLE
    while at < end:
        if c[at]:
            found += 1
        at += 1
    return found


def variety_bonus(c: Cells, seat: i64) -> i64:
    """The square of the number of occupied buildings (M41)."""
    found = occupied_buildings(c, seat)
    return found * found


def majority_bonus(c: Cells, seat: i64, building: i64) -> i64:
    """The building's value if no seat has more characters there, and this one has any (M41)."""
    mine = character_count(c, seat, building)
    return (
        number_on_building(c, building)
        if mine and mine == largest_character_count(c, building)
        else i64(0)
    )


def majorities_bonus(c: Cells, seat: i64) -> i64:
    """What all buildings pay a seat for its majorities (M41)."""
    found: i64 = 0
    for building in range(i64(KINDS_OF_PEOPLE)):
        found += majority_bonus(c, seat, building)
    return found


def largest_character_count(c: Cells, building: i64) -> i64:
    """The number of characters at a building of the seat with most of them."""
    most: i64 = 0
    for seat in range(c[layout.SEATS]):
        most = max(most, character_count(c, seat, building))
    return most


def number_on_building(c: Cells, building: i64) -> i64:
    """The number printed on a building: what its majority is worth (M41)."""
    return VALUE_B[building] if uses_side_b(c, building) else VALUE_A[building]


def scores(c: Cells) -> list[int]:
    """The coins of every seat."""
    return [int(c[seat_offset(seat) + layout.COINS]) for seat in range(c[layout.SEATS])]


def winners(c: Cells) -> list[int]:
    """The seats with most coins; in some editions workers break a tie, else it is shared (M42)."""
    if not is_over(c):
        return []
    coins = scores(c)
    best = [seat for seat in range(c[layout.SEATS]) if coins[seat] == max(coins)]
    if c[layout.WORKERS_BREAK_TIES]:
        left = [int(c[seat_offset(seat) + layout.WORKERS]) for seat in best]
        best = [seat for seat, workers in zip(best, left, strict=True) if workers == max(left)]
    return best


def win_reason(c: Cells) -> str | None:
    """What decided the game (M42): one of WON_BY, or None while it runs."""
    if not is_over(c):
        return None
    coins = scores(c)
    most = coins.count(max(coins))
    if most == 1:
        return "coins"
    if len(winners(c)) < most:
        return "workers"
    return "equal-workers" if c[layout.WORKERS_BREAK_TIES] else "equal-coins"
