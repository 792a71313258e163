"""The database: opened, brought up to date, and asked again where it was busy."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from regalia.kernel.errors import Unable, missing_extra, reason
from regalia.server.errors import Busy

PATIENCE = 5.0  # seconds for which a busy store is waited for
PAUSE = 0.1
MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

T = TypeVar("T")


def opened(url: str) -> AsyncEngine:
    """An engine for `sqlite:///FILE` or `postgresql://…`."""
    try:
        address = make_url(url)
        backend = address.get_backend_name()
        address = address.set(
            drivername=DRIVERS["postgresql" if "postgres" in backend else backend]
        )
    except (SQLAlchemyError, KeyError, ValueError):
        raise Unable("database: sqlite:///FILE or postgresql://USER@HOST/NAME is needed") from None
    if backend == "sqlite":
        engine = create_async_engine(
            address, connect_args={"timeout": PATIENCE}, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", prepared)
        return engine
    try:
        return create_async_engine(
            address,
            pool_size=10,
            max_overflow=10,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            hide_parameters=True,  # they hold secrets, and errors are logged
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )
    except ModuleNotFoundError:
        raise missing_extra("asyncpg, which PostgreSQL needs,", "nodes") from None


def written_by_a_thread(engine: AsyncEngine) -> Engine | None:
    """SQLite for a thread that writes a whole batch at once, without a word between the two."""
    if engine.dialect.name != "sqlite":
        return None
    plain = create_engine(
        engine.url.set(drivername="sqlite"),
        connect_args={"timeout": PATIENCE, "check_same_thread": False},
        hide_parameters=True,
    )
    event.listen(plain, "connect", prepared)
    return plain


def prepared(connection: object, _: object) -> None:
    """Settings of a SQLite connection: readers never wait, and what is told is on the disk."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database up to date; nodes that start together take turns."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgraded)
    except (SQLAlchemyError, OSError) as error:
        raise Unable(f"the database cannot be used: {reason_in(error)}") from None


def upgraded(connection: Connection) -> None:
    """Runs the migrations that are missing."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7234267)")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def reason_in(error: Exception) -> str:
    """What a driver says, in one line, without the statement and its values."""
    inner = error.orig if isinstance(error, DBAPIError) else None
    return reason(inner if isinstance(inner, Exception) else error).splitlines()[0]


async def patiently(attempt: Callable[[], Awaitable[T]], deadline: float | None = None) -> T:
    """Tries until it works or patience is at its end; then the store is Busy."""
    loop = asyncio.get_running_loop()
    if deadline is None:
        deadline = loop.time() + PATIENCE
    while True:
        try:
            async with asyncio.timeout_at(deadline):
                return await attempt()
        except IntegrityError:
            raise
        except (DBAPIError, PoolTimeout, OSError, TimeoutError) as error:
            if loop.time() + PAUSE >= deadline:
                raise Busy("the store is busy: please try again in a moment") from error
        await asyncio.sleep(PAUSE)
