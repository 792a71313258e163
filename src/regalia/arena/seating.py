"""Who sits where, on which deal.

A deal is played once for each rotation of its bots, so that every bot plays every side of it.
The circle in which they sit changes from deal to deal, so that nobody keeps a neighbour.
"""

from collections.abc import Iterator
from hashlib import blake2b
from math import factorial, gcd
from random import Random
from typing import NamedTuple


class Seating(NamedTuple):
    """One game of a run: its number, its deal, and which bot (by number) has each seat."""

    number: int
    deal: int
    bots: tuple[int, ...]


def seatings(bots: int, seats: int, games: int, seed: str) -> list[Seating]:
    """The first games of a run; with more bots than seats, tables are drawn evenly."""
    found: list[Seating] = []
    meetings = even_tables(bots, seats, seed) if bots > seats else always(range(bots))
    met: dict[tuple[int, ...], int] = {}
    step = stride(factorial(seats - 1))
    for deal, table in enumerate(meetings):
        circle = nth_circle(table, met.get(table, 0) * step)
        met[table] = met.get(table, 0) + 1
        for turn in range(seats):
            if len(found) == games:
                return found
            found.append(Seating(len(found), deal, circle[-turn:] + circle[:-turn]))
    return found


def always(bots: range) -> Iterator[tuple[int, ...]]:
    """The same bots at every table."""
    while True:
        yield tuple(bots)


def nth_circle(table: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The bots of a table in one of their different circles, each in its turn."""
    circle = [table[0]]
    others = list(table[1:])
    turn = number % factorial(len(others))
    while others:
        at, turn = divmod(turn, factorial(len(others) - 1))
        circle.append(others.pop(at))
    return tuple(circle)


def stride(circles: int) -> int:
    """A step that leads through all circles, each far from the one before.

    The golden section spreads any number of steps evenly, so that few deals do, too.
    """
    step = circles * 618 // 1000
    while gcd(step, circles) > 1:
        step += 1
    return step


def even_tables(bots: int, seats: int, seed: str) -> Iterator[tuple[int, ...]]:
    """Tables on which every bot, and then every pair, has sat as often as the others."""
    chance = Random(f"{seed} tables")
    sat = [0] * bots
    met = [[0] * bots for _ in range(bots)]
    while True:
        table: list[int] = []
        while len(table) < seats:
            ranked = [
                (sat[bot], sum(met[bot][other] for other in table), chance.random(), bot)
                for bot in range(bots)
                if bot not in table
            ]
            table.append(min(ranked)[-1])
        for bot in table:
            sat[bot] += 1
            for other in table:
                met[bot][other] += 1
        yield tuple(sorted(table))


def deal_seed(seed: str, deal: int) -> str:
    """The seed of a deal: 32 hex digits."""
    return blake2b(f"{seed} deal {deal}".encode(), digest_size=16).hexdigest()


def bot_seed(seed: str, number: int, seat: int) -> int:
    """The seed of the bot on a seat of a game: 62 bits."""
    digest = blake2b(f"{seed} bot {number} {seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> 2
