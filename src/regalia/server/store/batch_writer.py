"""The only writer of the database: changes that arrive together are committed together."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import islice
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Executable, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from regalia.server.errors import StoreUnavailable
from regalia.server.store import database
from regalia.server.store.sql_tables import steps

MAX_BATCH_SIZE = 500
INSERT_STEPS = insert(steps)
INSERT_STEP_COLUMNS = (
    "INSERT INTO steps (table_id, version, at, body)"
    " SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[])"
)

log = logging.getLogger(__name__)


class WriteConflict(Exception):
    """Another writer has already written what this change would have written."""


class Change(NamedTuple):
    """Statements that are committed together or not at all.

    `step_row` is a row of steps; `precondition`, if there is one, has to affect exactly one row.
    """

    step_row: dict[str, Any] | None = None
    statements: Sequence[Executable] = ()
    precondition: Executable | None = None

    @property
    def is_step_alone(self) -> bool:
        """Whether the change is a row of steps and nothing else."""
        return self.step_row is not None and not self.statements and self.precondition is None


class PendingWrite(NamedTuple):
    """A change whose caller waits for the commit until a deadline."""

    change: Change
    done: "asyncio.Future[bool]"
    deadline: float


class ThreadConnection:
    """The connection of the writer's thread, kept open until an error occurs."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def commit_changes(self, changes: list[Change]) -> None:
        """Commits changes in one transaction."""
        connection = self._connection or self._engine.connect()
        self._connection = None
        try:
            with connection.begin():
                check_and_execute_changes(connection, changes)
        except (IntegrityError, WriteConflict):
            self._connection = connection
            raise
        except BaseException:
            connection.close()
            raise
        self._connection = connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class PostgresConnection:
    """The writer's connection to PostgreSQL, kept open until an error occurs.

    Changes that are only steps are stored by a single statement, which commits by itself. That
    takes one round trip instead of four, which matters most where many nodes store few steps each.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None  # the driver's own connection; asking for it each time is slow

    async def commit_changes(self, changes: list[Change]) -> None:
        """Commits changes in one transaction."""
        connection = self._connection or await self._engine.connect()
        self._connection = None
        try:
            if self._driver is None:
                self._driver = (await connection.get_raw_connection()).driver_connection
            if all(change.is_step_alone for change in changes):
                await insert_step_rows(self._driver, step_rows(changes))
            else:
                async with connection.begin():
                    await connection.run_sync(check_and_execute_changes, changes)
        except (IntegrityError, WriteConflict):
            self._connection = connection
            raise
        except BaseException:
            self._driver = None
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()
            raise
        self._connection = connection

    async def close(self) -> None:
        """Closes the connection."""
        if self._connection is not None:
            await self._connection.close()


class BatchWriter:
    """Commits changes in the order in which they arrive."""

    def __init__(self, engine: AsyncEngine) -> None:
        sync_engine = database.make_sync_engine(engine)
        self._thread_connection = None if sync_engine is None else ThreadConnection(sync_engine)
        self._postgres = PostgresConnection(engine)
        self._executor = ThreadPoolExecutor(1, "batch-writer")
        self._queue: deque[PendingWrite] = deque()
        self._wake_up = asyncio.Event()
        self.is_failing = False  # whether the last commit has failed
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()

    def start_writing(self) -> None:
        """Starts the writing task."""
        self._writer = asyncio.create_task(self._write_batches(), name="batch-writer")

    async def finish_writing(self) -> None:
        """Commits what is waiting, then stops."""
        self._closing = True
        self._wake_up.set()
        if self._writer is not None:
            await self._writer
        self._executor.shutdown()
        if self._thread_connection is not None:
            self._thread_connection.close()
        await self._postgres.close()

    async def commit_change(self, change: Change) -> bool:
        """Commits a change; returns false if another writer was first.

        StoreUnavailable means that the outcome is unknown.
        """
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.append(PendingWrite(change, done, self._loop.time() + database.STORE_TIMEOUT_S))
        self._wake_up.set()
        return await done

    async def _write_batches(self) -> None:
        while self._queue or not self._closing:
            await self._wake_up.wait()
            batch = list(islice(self._queue, MAX_BATCH_SIZE))
            for _ in batch:
                self._queue.popleft()
            if not self._queue and not self._closing:
                self._wake_up.clear()
            # changes whose caller was cancelled are skipped
            await self._commit_batch([write for write in batch if not write.done.cancelled()])

    async def _commit_batch(self, batch: list[PendingWrite]) -> None:
        """Commits a batch; if that conflicts, commits each change on its own."""
        if not batch:
            return
        try:
            latest = max(write.deadline for write in batch)
            await database.retry_while_busy(
                lambda: self._commit_changes([write.change for write in batch]), latest
            )
            self.is_failing = False
            report_outcome(batch, True)
        except (IntegrityError, WriteConflict):
            if len(batch) == 1:
                report_outcome(batch, False)
                return
            for one in batch:
                await self._commit_batch([one])
        except StoreUnavailable as error:
            self.is_failing = True
            cause = error.__cause__
            reason = database.driver_message(cause) if isinstance(cause, Exception) else ""
            log.error(
                "the store cannot be written: moves are refused until it can",
                extra={"reason": reason},
            )
            report_unknown_outcome(batch, error)
        except Exception:
            log.exception("a change could not be written")
            report_unknown_outcome(
                batch, StoreUnavailable("the store has failed: please try again")
            )

    async def _commit_changes(self, changes: list[Change]) -> None:
        if self._thread_connection is None:
            await self._postgres.commit_changes(changes)
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(
                self._executor, self._thread_connection.commit_changes, changes
            )


def step_rows(changes: list[Change]) -> list[dict[str, Any]]:
    """The rows of steps, sorted: so nodes lock rows in the same order and never deadlock."""
    rows = [change.step_row for change in changes if change.step_row is not None]
    return sorted(rows, key=lambda row: (row["table_id"], row["version"]))


async def insert_step_rows(driver: Any, rows: list[dict[str, Any]]) -> None:
    """Inserts rows of steps with one statement through the driver of PostgreSQL: all or none."""
    from asyncpg import InterfaceError, PostgresError, UniqueViolationError  # type: ignore[import-untyped]

    columns = [[row[name] for row in rows] for name in ("table_id", "version", "at", "body")]
    try:
        await driver.execute(INSERT_STEP_COLUMNS, *columns)
    except UniqueViolationError:
        raise WriteConflict from None
    except (PostgresError, InterfaceError) as error:
        raise ConnectionError(str(error)) from error


def check_and_execute_changes(connection: Connection, changes: list[Change]) -> None:
    """Executes changes in the transaction of the caller; WriteConflict if a precondition fails."""
    rows = step_rows(changes)
    if rows:
        connection.execute(INSERT_STEPS, rows)
    for change in changes:
        condition = change.precondition
        if condition is not None and connection.execute(condition).rowcount != 1:
            raise WriteConflict
        for statement in change.statements:
            connection.execute(statement)


def report_outcome(batch: list[PendingWrite], committed: bool) -> None:
    """Tells the callers of a batch whether it was committed."""
    for write in batch:
        if not write.done.done():
            write.done.set_result(committed)


def report_unknown_outcome(batch: list[PendingWrite], error: StoreUnavailable) -> None:
    """Tells the callers of a batch that the outcome is unknown."""
    for write in batch:
        if not write.done.done():
            write.done.set_exception(error)
