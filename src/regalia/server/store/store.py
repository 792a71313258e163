"""Everything the server stores: tables and their steps, tokens, links, chat and reviews."""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from regalia.server.access_tokens import is_table_id
from regalia.server.errors import BadRequest, StoreUnavailable
from regalia.server.steps import StepEntry, decoder, encoder
from regalia.server.store.batch_writer import BatchWriter, Change
from regalia.server.store.database import migrate, open_engine, retry_while_busy
from regalia.server.store.sql_tables import chat, links, reviews, steps, tables, tokens
from regalia.server.table import ServedTable, restore_table
from regalia.server.table_settings import TableSettings
from regalia.server.timestamps import now_ms
from regalia.wire.messages import Chatted
from regalia.wire.requests import Judged, StoreReport, TableList, TableListed, TableState

LIST_PAGE_SIZE = 50
RECENT_CHAT_MESSAGES = 100
LINK_LIFETIME_S = 15 * 60
WRITE_PROBE_TIMEOUT_S = 1.0

SQLITE_SIZE = sa.select(
    sa.text("page_count * page_size FROM pragma_page_count(), pragma_page_size()")
)
POSTGRESQL_SIZE = sa.select(sa.func.pg_database_size(sa.func.current_database()))


class Store:
    """The store of a server: one writer, any number of readers."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = open_engine(url)
        self.writer = BatchWriter(self.engine)

    async def open_database(self) -> None:
        """Migrates the database and starts the writer."""
        await migrate(self.engine)
        self.writer.start_writing()

    async def close_database(self) -> None:
        """Commits pending writes and closes the database."""
        await self.writer.finish_writing()
        await self.engine.dispose()

    async def check_connection(self) -> None:
        """Checks that the database answers and can be written; StoreUnavailable if not."""
        await self._fetch_rows(sa.select(1))
        if self.writer.is_failing:
            await self._try_to_write()

    async def _try_to_write(self) -> None:
        """Writes a row and deletes it again; StoreUnavailable if that does not work soon."""
        row = sa.insert(links).values(hash="", table_id="", seat=0, keep=False, until=0)
        change = Change(statements=[row, sa.delete(links).where(links.c.hash == "")])
        try:
            async with asyncio.timeout(WRITE_PROBE_TIMEOUT_S):
                await self.writer.commit_change(change)
        except TimeoutError:
            raise StoreUnavailable("the store cannot be written") from None

    async def describe(self) -> StoreReport:
        """The kind and size of the database, and how many tables are in which state."""
        is_sqlite = self.engine.dialect.name == "sqlite"
        (size,) = await self._fetch_rows(SQLITE_SIZE if is_sqlite else POSTGRESQL_SIZE)
        by_state = await self._fetch_rows(
            sa.select(tables.c.state, sa.func.count()).group_by(tables.c.state)
        )
        counts: dict[TableState, int] = {row[0]: row[1] for row in by_state}
        return StoreReport("sqlite" if is_sqlite else "postgresql", size[0], counts)

    # tables

    async def add_table(
        self,
        table: ServedTable,
        token_hashes: Iterable[tuple[str, int]],
        rematch_of: str | None = None,
    ) -> bool:
        """Stores a new table and its tokens; false if the table `rematch_of` has another rematch.

        If a commit is tried again because its answer was lost, the table is there already.
        """
        precondition = None
        if rematch_of is not None:
            precondition = (
                sa.update(tables)
                .where(tables.c.id == rematch_of, tables.c.rematch.is_(None))
                .values(rematch=table.id)
            )
        row = sa.insert(tables).values(
            id=table.id,
            made_at=table.made_at,
            terms=encoder.encode(table.settings).decode(),
            listed=table.settings.listed,
            touched_at=table.made_at,
            due=table.made_at if table.needs_scheduler else None,
            **listing_columns(table),
        )
        held_rows = [
            insert_token_statement(table.id, token_hash, seat) for token_hash, seat in token_hashes
        ]
        change = Change(statements=[row, *held_rows], precondition=precondition)
        if await self.writer.commit_change(change):
            return True
        return bool(await self._fetch_rows(sa.select(tables.c.id).where(tables.c.id == table.id)))

    async def append_step(
        self, table: ServedTable, entry: StepEntry, statements: Sequence[sa.Executable] = ()
    ) -> bool:
        """Stores the next step; false if another node has stored one with this version."""
        body = encoder.encode(entry.step).decode()
        row = {"table_id": table.id, "version": entry.version, "at": entry.at, "body": body}
        if await self.writer.commit_change(Change(step_row=row, statements=statements)):
            return True
        kept = await self.read_steps(table.id, entry.version - 1, 1)
        return kept == [entry]  # true if it was this step, whose commit had timed out

    async def load_table(self, table_id: str) -> ServedTable | None:
        """A table, rebuilt from its steps."""
        found = await self._fetch_rows(sa.select(tables).where(tables.c.id == table_id))
        if not found:
            return None
        row = found[0]
        settings = msgspec.json.decode(row.terms, type=TableSettings)
        kept = await self.read_steps(table_id, 0)
        table = restore_table(table_id, settings, row.made_at, kept, row.rematch)
        if listing_columns(table) != {"state": row.state, "names": row.names}:
            # its node ended right after a step, before it could update the listing
            change = (
                sa.update(tables).where(tables.c.id == table_id).values(**listing_columns(table))
            )
            with suppress(StoreUnavailable):
                await self.writer.commit_change(Change(statements=[change]))
        return table

    async def read_steps(
        self, table_id: str, after_version: int, max_steps: int | None = None
    ) -> list[StepEntry]:
        query = (
            sa.select(steps.c.version, steps.c.at, steps.c.body)
            .where(steps.c.table_id == table_id, steps.c.version > after_version)
            .order_by(steps.c.version)
            .limit(max_steps)
        )
        return [
            StepEntry(version, at, decoder.decode(body))
            for version, at, body in await self._fetch_rows(query)
        ]

    async def latest_versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The latest version of each of these tables that has any step."""
        query = (
            sa.select(steps.c.table_id, sa.func.max(steps.c.version))
            .where(steps.c.table_id.in_(table_ids))
            .group_by(steps.c.table_id)
        )
        return {row[0]: row[1] for row in await self._fetch_rows(query)}

    async def list_tables(self, cursor: str | None) -> TableList:
        """One page of the public tables that are not archived, newest first.

        `cursor` comes from the page before; None is the first page.
        """
        query = (
            sa.select(tables)
            .where(tables.c.listed, tables.c.archived.is_(False))
            .order_by(tables.c.made_at.desc(), tables.c.id.desc())
            .limit(LIST_PAGE_SIZE + 1)
        )
        if cursor is not None:
            query = query.where(condition_for_rows_after_cursor(cursor))
        rows = await self._fetch_rows(query)
        shown = [listed_table_from_row(row) for row in rows[:LIST_PAGE_SIZE]]
        last = rows[LIST_PAGE_SIZE - 1] if len(rows) > LIST_PAGE_SIZE else None
        return TableList(shown, None if last is None else f"{last.made_at}-{last.id}")

    async def update_listing(self, table: ServedTable) -> None:
        """Updates what lists show of a table."""
        change = (
            sa.update(tables)
            .where(tables.c.id == table.id)
            .values(**listing_columns(table), touched_at=now_ms(), archived=False)
        )
        await self.writer.commit_change(Change(statements=[change]))

    async def rematch_id_of(self, table_id: str) -> str | None:
        """The id of the rematch of a table; None if it has none."""
        rows = await self._fetch_rows(sa.select(tables.c.rematch).where(tables.c.id == table_id))
        found: str | None = rows[0].rematch if rows else None
        return found

    async def ids_of_due_tables(self, now_ms: int) -> list[str]:
        """Running tables that a scheduler has to load by now, the latest first."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.due <= now_ms, tables.c.state == "running")
            .order_by(tables.c.due.desc())
        )
        return [row.id for row in await self._fetch_rows(query)]

    async def set_due_time(self, table_id: str, due_ms: int | None) -> None:
        """Sets when an unloaded table has to be loaded again."""
        change = sa.update(tables).where(tables.c.id == table_id).values(due=due_ms)
        await self.writer.commit_change(Change(statements=[change]))

    async def archive_idle_tables(self, open_idle_since_ms: int, idle_since_ms: int) -> int:
        """Removes tables that have been idle for long from the lists; returns how many."""
        touched = sa.func.coalesce(
            sa.select(sa.func.max(steps.c.at))
            .where(steps.c.table_id == tables.c.id)
            .scalar_subquery(),
            tables.c.made_at,
        )
        idle = sa.or_(
            sa.and_(tables.c.state == "open", touched < open_idle_since_ms), touched < idle_since_ms
        )
        query = (
            sa.select(tables.c.id)
            .where(tables.c.archived.is_(False), tables.c.touched_at < open_idle_since_ms, idle)
            .limit(500)
        )
        ids = [row.id for row in await self._fetch_rows(query)]
        if ids:
            change = sa.update(tables).where(tables.c.id.in_(ids)).values(archived=True, due=None)
            await self.writer.commit_change(Change(statements=[change]))
        return len(ids)

    # tokens and links

    async def seat_of_token(self, table_id: str, token_hash: str) -> int | None:
        """The seat that a token opens at a table; None if it opens none."""
        query = sa.select(tokens.c.seat).where(
            tokens.c.table_id == table_id, tokens.c.hash == token_hash
        )
        rows = await self._fetch_rows(query)
        return int(rows[0].seat) if rows else None

    async def token_hashes(self, table_id: str) -> list[tuple[str, int]]:
        """The hashes of all tokens of a table, with their seats."""
        query = sa.select(tokens.c.hash, tokens.c.seat).where(tokens.c.table_id == table_id)
        return [(row.hash, row.seat) for row in await self._fetch_rows(query)]

    async def add_seat_link(
        self, link_hash: str, table_id: str, seat: int, keep_old_tokens: bool
    ) -> int:
        """Stores a link that moves a seat; returns for how many seconds it is valid."""
        until = now_ms() + LINK_LIFETIME_S * 1000
        row = sa.insert(links).values(
            hash=link_hash, table_id=table_id, seat=seat, keep=keep_old_tokens, until=until
        )
        await self.writer.commit_change(
            Change(statements=[sa.delete(links).where(links.c.until < now_ms()), row])
        )
        return LINK_LIFETIME_S

    async def use_seat_link(
        self, table_id: str, link_hash: str, new_token_hash: str
    ) -> tuple[int, bool] | None:
        """Moves a seat to a new token, once: the seat, and whether old tokens stay valid."""
        this_link = sa.and_(links.c.hash == link_hash, links.c.table_id == table_id)
        rows = await self._fetch_rows(sa.select(links).where(this_link, links.c.until >= now_ms()))
        if not rows:
            return None
        seat, keep = int(rows[0].seat), bool(rows[0].keep)
        old = sa.delete(tokens).where(tokens.c.table_id == table_id, tokens.c.seat == seat)
        statements = [] if keep else [old]
        change = Change(
            statements=[*statements, insert_token_statement(table_id, new_token_hash, seat)],
            precondition=sa.delete(links).where(this_link),
        )
        if await self.writer.commit_change(change):
            return seat, keep
        # if the answer to the commit was lost, the seat has the new token already
        moved = await self.seat_of_token(table_id, new_token_hash)
        return None if moved is None else (seat, keep)

    # chat

    async def add_chat_message(self, table_id: str, message: Chatted, message_id: str) -> bool:
        """Stores a chat message; false if its number is taken."""
        row = sa.insert(chat).values(
            table_id=table_id,
            number=message.number,
            seat=message.seat,
            said_id=message_id,
            text=message.text,
            at=int(message.at * 1000),
        )
        return await self.writer.commit_change(Change(statements=[row]))

    async def recent_chat_messages(self, table_id: str) -> list[tuple[Chatted, str]]:
        """The recent chat messages of a table, with their client ids."""
        query = (
            sa.select(chat)
            .where(chat.c.table_id == table_id)
            .order_by(chat.c.number.desc())
            .limit(RECENT_CHAT_MESSAGES)
        )
        rows = await self._fetch_rows(query)
        return [(chat_message_from_row(row), row.said_id) for row in reversed(rows)]

    async def latest_chat_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the latest chat message of each of these tables that has any."""
        query = (
            sa.select(chat.c.table_id, sa.func.max(chat.c.number))
            .where(chat.c.table_id.in_(table_ids))
            .group_by(chat.c.table_id)
        )
        return {row[0]: row[1] for row in await self._fetch_rows(query)}

    async def find_chat_message(self, table_id: str, seat: int, message_id: str) -> Chatted | None:
        """The chat message that a seat has sent with this client id."""
        query = sa.select(chat).where(
            chat.c.table_id == table_id, chat.c.seat == seat, chat.c.said_id == message_id
        )
        rows = await self._fetch_rows(query)
        return chat_message_from_row(rows[0]) if rows else None

    # reviews

    async def add_review(self, review_id: str, judged: Sequence[Judged]) -> bool:
        """Stores a finished review; false if it is stored already."""
        row = sa.insert(reviews).values(id=review_id, judged=msgspec.json.encode(judged).decode())
        return await self.writer.commit_change(Change(statements=[row]))

    async def load_review(self, review_id: str) -> list[Judged] | None:
        """A finished review."""
        rows = await self._fetch_rows(sa.select(reviews.c.judged).where(reviews.c.id == review_id))
        return msgspec.json.decode(rows[0].judged, type=list[Judged]) if rows else None

    async def _fetch_rows(
        self, query: sa.Select[*tuple[Any, ...]]
    ) -> Sequence[sa.Row[*tuple[Any, ...]]]:
        """Runs a query, retrying while the database is busy."""

        async def read() -> Sequence[sa.Row[*tuple[Any, ...]]]:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()

        return await retry_while_busy(read)


def listing_columns(table: ServedTable) -> dict[str, object]:
    """The columns that lists show of a table."""
    names = msgspec.json.encode(table.names).decode()
    return {"state": table.state, "names": names}


def insert_token_statement(table_id: str, token_hash: str, seat: int) -> sa.Executable:
    """The statement that adds a token of a seat."""
    return sa.insert(tokens).values(table_id=table_id, hash=token_hash, seat=seat)


def delete_tokens_statement(table_id: str, seat: int) -> sa.Executable:
    """The statement that deletes all tokens of a seat."""
    return sa.delete(tokens).where(tokens.c.table_id == table_id, tokens.c.seat == seat)


def condition_for_rows_after_cursor(cursor: str) -> sa.ColumnElement[bool]:
    """The condition for rows that follow a cursor of the list."""
    made_at, dash, last = cursor.partition("-")
    plain = made_at.isascii() and made_at.isdigit() and len(made_at) <= 15
    if not dash or not plain or not is_table_id(last):
        raise BadRequest("after: that is no cursor of this list")
    at = int(made_at)
    return sa.or_(tables.c.made_at < at, sa.and_(tables.c.made_at == at, tables.c.id < last))


def listed_table_from_row(row: sa.Row[*tuple[Any, ...]]) -> TableListed:
    """A row as a list shows it."""
    settings = msgspec.json.decode(row.terms, type=TableSettings)
    names: list[str | None] = msgspec.json.decode(row.names)
    return TableListed(row.id, settings.game, settings.options, names, names.count(None), row.state)


def chat_message_from_row(row: sa.Row[*tuple[Any, ...]]) -> Chatted:
    """A row as a chat message."""
    return Chatted(row.seat, row.text, row.at / 1000, row.number)
