"""The one who writes: changes that come together are committed together."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Executable, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regalia.server.errors import Busy
from regalia.server.store.database import PATIENCE, patiently, written_by_a_thread
from regalia.server.store.layout import steps

MOST_AT_ONCE = 500
INSERT_STEPS = insert(steps)

log = logging.getLogger(__name__)


class Outrun(Exception):
    """Somebody else has written what this change would have written."""


class Change:
    """Rows that are written together or not at all.

    `step` is a row of steps; `guard`, if there is one, has to change exactly one row.
    """

    def __init__(
        self,
        step: dict[str, Any] | None = None,
        others: Sequence[Executable] = (),
        guard: Executable | None = None,
    ) -> None:
        self.step = step
        self.others = others
        self.guard = guard


class Wish(NamedTuple):
    """A change that somebody waits for, and until when."""

    change: Change
    done: "asyncio.Future[bool]"
    until: float


class Desk:
    """Where a thread writes: a connection of its own, kept while nothing goes wrong with it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def commit(self, changes: list[Change]) -> None:
        """Commits changes."""
        connection = self._connection or self._engine.connect()
        self._connection = None
        try:
            with connection.begin():
                written(connection, changes)
        except (IntegrityError, Outrun):
            self._connection = connection
            raise
        except BaseException:
            connection.close()
            raise
        self._connection = connection

    def close(self) -> None:
        """Gives the connection back."""
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class Ledger:
    """Commits changes in the order in which they come."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        plain = written_by_a_thread(engine)
        self._desk = None if plain is None else Desk(plain)
        self._hand = ThreadPoolExecutor(1, "ledger")
        self._waiting: deque[Wish] = deque()
        self._called = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()

    def open(self) -> None:
        """Begins to write."""
        self._writer = asyncio.create_task(self._write_all(), name="ledger")

    async def close(self) -> None:
        """Finishes what was begun, then stops."""
        self._closing = True
        self._called.set()
        if self._writer is not None:
            await self._writer
        self._hand.shutdown()
        if self._desk is not None:
            self._desk.close()

    async def write(self, change: Change) -> bool:
        """Whether the change is committed; if not, somebody else was first. Busy: nobody knows."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append(Wish(change, done, self._loop.time() + PATIENCE))
        self._called.set()
        return await done

    async def _write_all(self) -> None:
        while self._waiting or not self._closing:
            await self._called.wait()
            batch = list(islice(self._waiting, MOST_AT_ONCE))
            for _ in batch:
                self._waiting.popleft()
            if not self._waiting and not self._closing:
                self._called.clear()
            # a change that nobody waits for any more is not begun
            await self._settle([wish for wish in batch if not wish.done.cancelled()])

    async def _settle(self, batch: list[Wish]) -> None:
        """Commits a batch; where one of it was outrun, each on its own."""
        if not batch:
            return
        try:
            latest = max(wish.until for wish in batch)
            await patiently(lambda: self._commit([wish.change for wish in batch]), latest)
            answer(batch, True)
        except (IntegrityError, Outrun):
            if len(batch) == 1:
                answer(batch, False)
                return
            for one in batch:
                await self._settle([one])
        except Busy as busy:
            fail(batch, busy)
        except Exception:
            log.exception("a change could not be written")
            fail(batch, Busy("the store has failed: please try again"))

    async def _commit(self, changes: list[Change]) -> None:
        if self._desk is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(written, changes)
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._hand, self._desk.commit, changes)


def written(connection: Connection, changes: list[Change]) -> None:
    """Writes changes within a transaction."""
    rows = [change.step for change in changes if change.step is not None]
    # nodes that write to the same tables do so in the same order, and never wait in a circle
    rows.sort(key=lambda row: (row["table_id"], row["version"]))
    if rows:
        connection.execute(INSERT_STEPS, rows)
    for change in changes:
        if change.guard is not None and connection.execute(change.guard).rowcount != 1:
            raise Outrun
        for other in change.others:
            connection.execute(other)


def answer(batch: list[Wish], committed: bool) -> None:
    """Tells everyone of a batch how it went."""
    for wish in batch:
        if not wish.done.done():
            wish.done.set_result(committed)


def fail(batch: list[Wish], busy: Busy) -> None:
    """Tells everyone of a batch that nobody knows how it went."""
    for wish in batch:
        if not wish.done.done():
            wish.done.set_exception(busy)
