"""The one who writes: changes that come together are committed together."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regalia.server.errors import Busy
from regalia.server.store.database import patiently
from regalia.server.store.layout import steps

MOST_AT_ONCE = 500

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


class Ledger:
    """Commits changes in the order in which they come."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: asyncio.Queue[tuple[Change, asyncio.Future[bool]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begins to write."""
        self._writer = asyncio.create_task(self._write_all(), name="ledger")

    async def close(self) -> None:
        """Finishes what was begun, then stops."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    async def write(self, change: Change) -> bool:
        """Whether the change is committed; if not, somebody else was first. Busy: nobody knows."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((change, done))
        return await done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._settle(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _settle(self, batch: list[tuple[Change, "asyncio.Future[bool]"]]) -> None:
        """Commits a batch; where one of it was outrun, each on its own."""
        try:
            await patiently(lambda: self._commit([change for change, _ in batch]))
            answer(batch, True)
        except (IntegrityError, Outrun):
            if len(batch) == 1:
                answer(batch, False)
                return
            for one in batch:
                await self._settle([one])
        except Busy as busy:
            for _, done in batch:
                if not done.done():
                    done.set_exception(busy)
        except Exception:
            log.exception("a change could not be written")
            for _, done in batch:
                if not done.done():
                    done.set_exception(Busy("the store has failed: please try again"))

    async def _commit(self, changes: list[Change]) -> None:
        rows = [change.step for change in changes if change.step is not None]
        # nodes that write to the same tables do so in the same order, and never wait in a circle
        rows.sort(key=lambda row: (row["table_id"], row["version"]))
        async with self.engine.begin() as connection:
            if rows:
                await connection.execute(insert(steps), rows)
            for change in changes:
                if change.guard is not None:
                    result = await connection.execute(change.guard)
                    if result.rowcount != 1:
                        raise Outrun
                for other in change.others:
                    await connection.execute(other)


def answer(batch: list[tuple[Change, "asyncio.Future[bool]"]], committed: bool) -> None:
    """Tells everyone of a batch how it went."""
    for _, done in batch:
        if not done.done():
            done.set_result(committed)
