"""Compares two ways to append steps from several nodes: a unique version, or a lock per table.

`python -m bench.writers` starts a PostgreSQL and lets two writers append steps to the same tables
and to different ones, by each way in turn.
"""

import argparse
import asyncio
import random
import time
from collections.abc import Awaitable, Callable

import asyncpg
from deploy.local.services import Postgres

CREATE_TABLE = """
CREATE TABLE IF NOT EXISTS bench_steps (
    table_id text, version int, body text, PRIMARY KEY (table_id, version)
)
"""
SELECT_LAST_VERSION = "SELECT coalesce(max(version), 0) FROM bench_steps WHERE table_id = $1"
INSERT = "INSERT INTO bench_steps VALUES ($1, $2, $3)"
LOCK_TABLE = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
BODY = "x" * 60

Known = dict[str, int]
Append = Callable[[asyncpg.Connection, Known, str], Awaitable[int]]


async def append_by_version(store: asyncpg.Connection, known: Known, table: str) -> int:
    """Inserts the next version; after a conflict reads the last one and tries again.

    Returns the number of conflicts.
    """
    conflicts = 0
    while True:
        version = known.get(table, 0) + 1
        try:
            await store.execute(INSERT, table, version, BODY)
        except asyncpg.UniqueViolationError:
            conflicts += 1
            known[table] = await store.fetchval(SELECT_LAST_VERSION, table)
            continue
        known[table] = version
        return conflicts


async def append_by_lock(store: asyncpg.Connection, known: Known, table: str) -> int:
    """Locks the table, reads its last version and inserts the next."""
    async with store.transaction():
        await store.execute(LOCK_TABLE, table)
        version = await store.fetchval(SELECT_LAST_VERSION, table) + 1
        await store.execute(INSERT, table, version, BODY)
    return 0


class Writer:
    """A node: the last versions it knows, and a lock per table for its own connections."""

    def __init__(self, url: str, append: Append, tables: list[str]) -> None:
        self.url = url
        self.append = append
        self.turns = {table: asyncio.Lock() for table in tables}
        self.known: Known = {}

    async def write(self, until: float) -> tuple[int, int]:
        """Appends to random tables; returns the numbers of steps and of conflicts."""
        store = await asyncpg.connect(self.url)
        taken = conflicts = 0
        while time.perf_counter() < until:
            table = random.choice(list(self.turns))
            async with self.turns[table]:
                conflicts += await self.append(store, self.known, table)
            taken += 1
        await store.close()
        return taken, conflicts


async def measure(url: str, append: Append, shared: bool, seconds: float) -> str:
    """Measures two nodes with four connections each."""
    store = await asyncpg.connect(url)
    await store.execute(CREATE_TABLE)
    await store.execute("TRUNCATE bench_steps")
    await store.close()
    until = time.perf_counter() + seconds
    rooms = [[f"{'both' if shared else node}-{at}" for at in range(20)] for node in range(2)]
    nodes = [Writer(url, append, tables) for tables in rooms]
    found = await asyncio.gather(*(node.write(until) for node in nodes for _ in range(4)))
    taken, conflicts = (sum(one) for one in zip(*found, strict=True))
    return f"{taken / seconds:8,.0f} steps/s, conflicts {100 * conflicts / max(1, taken):5.1f} %"


def main() -> None:
    """Prints a line for each way and each case."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=2)
    words = parser.parse_args()
    ways: dict[str, Append] = {"unique version": append_by_version, "advisory lock": append_by_lock}
    with Postgres() as postgres:
        for _ in range(words.rounds):
            for shared in (False, True):
                for name, append in ways.items():
                    figures = asyncio.run(measure(postgres.url, append, shared, words.seconds))
                    print(f"{'the same' if shared else 'different'} tables, {name:14} {figures}")


if __name__ == "__main__":
    main()
