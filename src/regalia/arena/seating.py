"""Which bot has which seat in each game, and on which deal.

A deal is played once for each rotation of its bots, so that every bot plays every side of it.
Their circular order changes from deal to deal, so that the neighbours change.
"""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import repeat
from math import factorial, gcd
from random import Random
from typing import NamedTuple


class Seating(NamedTuple):
    """One game of a run: its number, its deal, and which bot (by number) has each seat."""

    number: int
    deal: int
    bots: tuple[int, ...]


def make_seatings(bot_count: int, seat_count: int, game_count: int, seed: str) -> list[Seating]:
    """The seatings of a run's games; with more bots than seats, bots play equally often."""
    found: list[Seating] = []
    all_bots = tuple(range(bot_count))
    tables = (
        balanced_tables(bot_count, seat_count, seed) if bot_count > seat_count else repeat(all_bots)
    )
    deals_by_table: dict[tuple[int, ...], int] = {}
    step = stride_through_orders(factorial(seat_count - 1))
    for deal, table in enumerate(tables):
        order = nth_circular_order(table, deals_by_table.get(table, 0) * step)
        deals_by_table[table] = deals_by_table.get(table, 0) + 1
        for rotation in range(seat_count):
            if len(found) == game_count:
                return found
            found.append(Seating(len(found), deal, order[-rotation:] + order[:-rotation]))
    return found


def nth_circular_order(bots_at_table: tuple[int, ...], n: int) -> tuple[int, ...]:
    """One of the different circular orders of a table's bots, by number, cyclically."""
    order = [bots_at_table[0]]
    others = list(bots_at_table[1:])
    index = n % factorial(len(others))
    while others:
        position, index = divmod(index, factorial(len(others) - 1))
        order.append(others.pop(position))
    return tuple(order)


def stride_through_orders(count: int) -> int:
    """A step that visits all `count` orders, each far from the one before.

    It is close to the golden ratio, so the first few orders are spread evenly, too.
    """
    step = count * 618 // 1000
    while gcd(step, count) > 1:
        step += 1
    return step


def balanced_tables(bot_count: int, seat_count: int, seed: str) -> Iterator[tuple[int, ...]]:
    """Endless tables on which bots play equally often, and pairs meet as evenly as possible."""
    rng = Random(f"{seed} tables")
    games_by_bot = [0] * bot_count
    meetings = [[0] * bot_count for _ in range(bot_count)]
    while True:
        table: list[int] = []
        while len(table) < seat_count:
            candidates = [
                (games_by_bot[bot], sum(meetings[bot][other] for other in table), rng.random(), bot)
                for bot in range(bot_count)
                if bot not in table
            ]
            table.append(min(candidates)[-1])
        for bot in table:
            games_by_bot[bot] += 1
            for other in table:
                meetings[bot][other] += 1
        yield tuple(sorted(table))


def deal_seed(run_seed: str, deal_number: int) -> str:
    """The seed of a deal: 32 hex digits."""
    return blake2b(f"{run_seed} deal {deal_number}".encode(), digest_size=16).hexdigest()


def bot_seed(run_seed: str, game_number: int, seat: int) -> int:
    """The seed of the bot on a seat of a game: 62 bits."""
    digest = blake2b(f"{run_seed} bot {game_number} {seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> 2
