"""How several nodes keep out of each other's way: a unique version, or a lock for every table.

`python -m bench.writers` starts a PostgreSQL of its own and lets two writers append steps to the
same tables and to different ones, each way in turns.
"""

import argparse
import asyncio
import random
import time
from collections.abc import Awaitable, Callable

import asyncpg
from deploy.local.services import Postgres

LAYOUT = """
CREATE TABLE IF NOT EXISTS bench_steps (
    table_id text, version int, body text, PRIMARY KEY (table_id, version)
)
"""
LAST = "SELECT coalesce(max(version), 0) FROM bench_steps WHERE table_id = $1"
INSERT = "INSERT INTO bench_steps VALUES ($1, $2, $3)"
LOCK = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
BODY = "x" * 60

Known = dict[str, int]
Append = Callable[[asyncpg.Connection, Known, str], Awaitable[int]]


async def by_version(store: asyncpg.Connection, known: Known, table: str) -> int:
    """Takes the version after the last one known; who is outrun looks and tries again."""
    outrun = 0
    while True:
        version = known.get(table, 0) + 1
        try:
            await store.execute(INSERT, table, version, BODY)
        except asyncpg.UniqueViolationError:
            outrun += 1
            known[table] = await store.fetchval(LAST, table)
            continue
        known[table] = version
        return outrun


async def by_lock(store: asyncpg.Connection, known: Known, table: str) -> int:
    """Locks the table, looks which version is the last, and takes the next."""
    async with store.transaction():
        await store.execute(LOCK, table)
        version = await store.fetchval(LAST, table) + 1
        await store.execute(INSERT, table, version, BODY)
    return 0


class Node:
    """A node: what it knows of its tables, and a turn for each of them among its own people."""

    def __init__(self, url: str, append: Append, tables: list[str]) -> None:
        self.url = url
        self.append = append
        self.turns = {table: asyncio.Lock() for table in tables}
        self.known: Known = {}

    async def write(self, until: float) -> tuple[int, int]:
        """Appends to tables at random: how many steps, and how often it was outrun."""
        store = await asyncpg.connect(self.url)
        taken = outrun = 0
        while time.perf_counter() < until:
            table = random.choice(list(self.turns))
            async with self.turns[table]:
                outrun += await self.append(store, self.known, table)
            taken += 1
        await store.close()
        return taken, outrun


async def measured(url: str, append: Append, shared: bool, seconds: float) -> str:
    """Two nodes, each with four connections."""
    store = await asyncpg.connect(url)
    await store.execute(LAYOUT)
    await store.execute("TRUNCATE bench_steps")
    await store.close()
    until = time.perf_counter() + seconds
    rooms = [[f"{'both' if shared else node}-{at}" for at in range(20)] for node in range(2)]
    nodes = [Node(url, append, tables) for tables in rooms]
    found = await asyncio.gather(*(node.write(until) for node in nodes for _ in range(4)))
    taken, outrun = (sum(one) for one in zip(*found, strict=True))
    return f"{taken / seconds:8,.0f} steps/s, outrun {100 * outrun / max(1, taken):5.1f} %"


def main() -> None:
    """Prints a line for each way and each case, in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=2)
    words = parser.parse_args()
    ways: dict[str, Append] = {"unique version": by_version, "advisory lock": by_lock}
    with Postgres() as postgres:
        for _ in range(words.rounds):
            for shared in (False, True):
                for name, append in ways.items():
                    told = asyncio.run(measured(postgres.url, append, shared, words.seconds))
                    print(f"{'the same' if shared else 'different'} tables, {name:14} {told}")


if __name__ == "__main__":
    main()
