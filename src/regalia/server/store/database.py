"""Opens and migrates the database, and retries while it is busy."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from regalia.kernel.errors import Unable, error_text, missing_library_error
from regalia.server.errors import StoreUnavailable

STORE_TIMEOUT_S = 5.0  # for a busy database
RETRY_PAUSE_S = 0.1
MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

T = TypeVar("T")


def open_engine(url: str) -> AsyncEngine:
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
            address, connect_args={"timeout": STORE_TIMEOUT_S}, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", set_sqlite_pragmas)
        return engine
    try:
        return create_async_engine(
            address,
            pool_size=10,
            max_overflow=10,
            pool_timeout=STORE_TIMEOUT_S,
            pool_pre_ping=True,
            hide_parameters=True,  # they hold secrets, and errors are logged
            connect_args={"timeout": STORE_TIMEOUT_S, "command_timeout": STORE_TIMEOUT_S},
        )
    except ModuleNotFoundError:
        raise missing_library_error("asyncpg, which PostgreSQL needs,", "nodes") from None


def make_sync_engine(engine: AsyncEngine) -> Engine | None:
    """A synchronous engine for SQLite, None for other databases.

    The writer's thread commits a whole batch on it without returning to the event loop in between.
    """
    if engine.dialect.name != "sqlite":
        return None
    plain = create_engine(
        engine.url.set(drivername="sqlite"),
        connect_args={"timeout": STORE_TIMEOUT_S, "check_same_thread": False},
        hide_parameters=True,
    )
    event.listen(plain, "connect", set_sqlite_pragmas)
    return plain


def set_sqlite_pragmas(connection: object, _: object) -> None:
    """WAL mode, so that readers never wait; full sync, so that commits survive a power cut."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Runs missing migrations; nodes that start together take turns."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(run_migrations)
    except (SQLAlchemyError, OSError) as error:
        raise Unable(f"the database cannot be used: {driver_message(error)}") from None


def run_migrations(connection: Connection) -> None:
    """Runs the migrations that are missing."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7234267)")
    if current_revision(connection) == latest_revision():
        return
    from alembic import command  # takes a tenth of the start, and is rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def current_revision(connection: Connection) -> str | None:
    """The revision of the database; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql(
        "SELECT version_num FROM alembic_version"
    ).scalar()
    return found


def latest_revision() -> str:
    """The revision of the latest migration, with which the name of its file begins."""
    return max(file.name for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))[:4]


def driver_message(error: Exception) -> str:
    """The driver's message in one line, without the statement and its values."""
    inner = error.orig if isinstance(error, DBAPIError) else None
    return error_text(inner if isinstance(inner, Exception) else error).splitlines()[0]


async def retry_while_busy(attempt: Callable[[], Awaitable[T]], deadline: float | None = None) -> T:
    """Retries until it succeeds or time is up; then raises StoreUnavailable."""
    loop = asyncio.get_running_loop()
    if deadline is None:
        deadline = loop.time() + STORE_TIMEOUT_S
    while True:
        try:
            async with asyncio.timeout_at(deadline):
                return await attempt()
        except IntegrityError:
            raise
        except (DBAPIError, PoolTimeout, OSError, TimeoutError) as error:
            if loop.time() + RETRY_PAUSE_S >= deadline:
                raise StoreUnavailable("the store is busy: please try again in a moment") from error
        await asyncio.sleep(RETRY_PAUSE_S)
