"""What is kept of tables, in the words of the house."""

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Executable,
    Row,
    Select,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from regalia.server.errors import Bad
from regalia.server.steps import Entry, decoder, encoder
from regalia.server.store.database import migrate, opened, patiently
from regalia.server.store.layout import chat, links, reviews, steps, tables, tokens
from regalia.server.store.ledger import Change, Ledger
from regalia.server.table import ServedTable, restored
from regalia.server.terms import Terms
from regalia.server.tokens import is_table_id
from regalia.wire.messages import Chatted
from regalia.wire.requests import Judged, TableList, TableListed

PAGE = 50
RECENT = 100  # of what was said at a table
A_WHILE = 15 * 60  # seconds that a link is good for


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """The store of a server: written by one ledger, read by anyone."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = opened(url)
        self.ledger = Ledger(self.engine)

    async def open(self) -> None:
        """Brings the database up to date and begins to write."""
        await migrate(self.engine)
        self.ledger.open()

    async def close(self) -> None:
        """Finishes its writes."""
        await self.ledger.close()
        await self.engine.dispose()

    async def alive(self) -> None:
        """Asks the database something easy; Busy if it does not answer."""
        await self._rows(select(1))

    # tables

    async def make(
        self, table: ServedTable, held: Iterable[tuple[str, int]], after: str | None = None
    ) -> bool:
        """Keeps a new table and who may sit at it; false if the old one has a rematch already."""
        guard = None
        if after is not None:
            guard = (
                update(tables)
                .where(tables.c.id == after, tables.c.rematch.is_(None))
                .values(rematch=table.id)
            )
        row = insert(tables).values(
            id=table.id,
            made_at=table.made_at,
            terms=encoder.encode(table.terms).decode(),
            listed=table.terms.listed,
            touched_at=table.made_at,
            due=table.made_at if minded(table.terms) else None,
            **listing(table),
        )
        held_rows = [token_row(table.id, hashed, seat) for hashed, seat in held]
        return await self.ledger.write(Change(others=[row, *held_rows], guard=guard))

    async def append(
        self, table: ServedTable, entry: Entry, others: Sequence[Executable] = ()
    ) -> bool:
        """Keeps the next step; false if another node has taken one meanwhile."""
        body = encoder.encode(entry.step).decode()
        row = {"table_id": table.id, "version": entry.version, "at": entry.at, "body": body}
        if await self.ledger.write(Change(step=row, others=others)):
            return True
        kept = await self.entries(table.id, entry.version - 1, 1)
        return kept == [entry]  # it was this very step, whose commit nobody heard of

    async def load(self, table_id: str) -> ServedTable | None:
        """A table as its steps have left it."""
        found = await self._rows(select(tables).where(tables.c.id == table_id))
        if not found:
            return None
        row = found[0]
        terms = msgspec.json.decode(row.terms, type=Terms)
        kept = await self.entries(table_id, 0)
        return restored(table_id, terms, row.made_at, kept, row.rematch)

    async def entries(self, table_id: str, after: int, most: int | None = None) -> list[Entry]:
        """The steps of a table after a version."""
        query = (
            select(steps.c.version, steps.c.at, steps.c.body)
            .where(steps.c.table_id == table_id, steps.c.version > after)
            .order_by(steps.c.version)
            .limit(most)
        )
        return [
            Entry(version, at, decoder.decode(body))
            for version, at, body in await self._rows(query)
        ]

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The last version of each of these tables that has taken a step."""
        query = (
            select(steps.c.table_id, func.max(steps.c.version))
            .where(steps.c.table_id.in_(ids))
            .group_by(steps.c.table_id)
        )
        return {row[0]: row[1] for row in await self._rows(query)}

    async def listed(self, after: str | None) -> TableList:
        """The listed tables, newest first, from a cursor on."""
        query = (
            select(tables)
            .where(tables.c.listed, tables.c.archived.is_(False))
            .order_by(tables.c.made_at.desc(), tables.c.id.desc())
            .limit(PAGE + 1)
        )
        if after is not None:
            query = query.where(beyond(after))
        rows = await self._rows(query)
        shown = [listed_row(row) for row in rows[:PAGE]]
        last = rows[PAGE - 1] if len(rows) > PAGE else None
        return TableList(shown, None if last is None else f"{last.made_at}-{last.id}")

    async def relist(self, table: ServedTable) -> None:
        """Brings the lists up to date."""
        change = (
            update(tables)
            .where(tables.c.id == table.id)
            .values(**listing(table), touched_at=now(), archived=False)
        )
        await self.ledger.write(Change(others=[change]))

    async def rematch_of(self, table_id: str) -> str | None:
        """The table where the same people went on."""
        rows = await self._rows(select(tables.c.rematch).where(tables.c.id == table_id))
        found: str | None = rows[0].rematch if rows else None
        return found

    async def due(self, at: int) -> list[str]:
        """Running tables that somebody has to look after."""
        query = (
            select(tables.c.id)
            .where(tables.c.due <= at, tables.c.state == "running")
            .order_by(tables.c.due)
            .limit(1000)
        )
        return [row.id for row in await self._rows(query)]

    async def set_due(self, table_id: str, due: int | None) -> None:
        """When a table that nobody is at has to be looked after again."""
        change = update(tables).where(tables.c.id == table_id).values(due=due)
        await self.ledger.write(Change(others=[change]))

    async def archive(self, open_before: int, before: int) -> int:
        """Takes tables from the lists that nobody has touched for long; tells how many."""
        touched = func.coalesce(
            select(func.max(steps.c.at)).where(steps.c.table_id == tables.c.id).scalar_subquery(),
            tables.c.made_at,
        )
        idle = or_(and_(tables.c.state == "open", touched < open_before), touched < before)
        query = (
            select(tables.c.id)
            .where(tables.c.archived.is_(False), tables.c.touched_at < open_before, idle)
            .limit(500)
        )
        ids = [row.id for row in await self._rows(query)]
        if ids:
            change = update(tables).where(tables.c.id.in_(ids)).values(archived=True, due=None)
            await self.ledger.write(Change(others=[change]))
        return len(ids)

    # tokens and links

    async def seat_of(self, table_id: str, hashed: str) -> int | None:
        """The seat that a token opens at a table."""
        query = select(tokens.c.seat).where(tokens.c.table_id == table_id, tokens.c.hash == hashed)
        rows = await self._rows(query)
        return int(rows[0].seat) if rows else None

    async def tokens_of(self, table_id: str) -> list[tuple[str, int]]:
        """All hashes of tokens of a table, with their seats."""
        query = select(tokens.c.hash, tokens.c.seat).where(tokens.c.table_id == table_id)
        return [(row.hash, row.seat) for row in await self._rows(query)]

    async def make_link(self, hashed: str, table_id: str, seat: int, keep: bool) -> int:
        """Keeps a link that moves a seat; tells for how many seconds it is good."""
        until = now() + A_WHILE * 1000
        row = insert(links).values(
            hash=hashed, table_id=table_id, seat=seat, keep=keep, until=until
        )
        await self.ledger.write(Change(others=[delete(links).where(links.c.until < now()), row]))
        return A_WHILE

    async def use_link(self, table_id: str, hashed: str, token: str) -> tuple[int, bool] | None:
        """Moves a seat to a new token, once: which seat, and whether the old tokens stay."""
        mine = and_(links.c.hash == hashed, links.c.table_id == table_id)
        rows = await self._rows(select(links).where(mine, links.c.until >= now()))
        if not rows:
            return None
        seat, keep = int(rows[0].seat), bool(rows[0].keep)
        old = delete(tokens).where(tokens.c.table_id == table_id, tokens.c.seat == seat)
        others = [] if keep else [old]
        change = Change(
            others=[*others, token_row(table_id, token, seat)], guard=delete(links).where(mine)
        )
        return (seat, keep) if await self.ledger.write(change) else None

    # talk

    async def say(self, table_id: str, said: Chatted, said_id: str) -> bool:
        """Keeps what somebody said; false if something else has this number."""
        row = insert(chat).values(
            table_id=table_id,
            number=said.number,
            seat=said.seat,
            said_id=said_id,
            text=said.text,
            at=int(said.at * 1000),
        )
        return await self.ledger.write(Change(others=[row]))

    async def talk(self, table_id: str) -> list[tuple[Chatted, str]]:
        """What was said lately, with the ids of those who said it."""
        query = (
            select(chat)
            .where(chat.c.table_id == table_id)
            .order_by(chat.c.number.desc())
            .limit(RECENT)
        )
        rows = await self._rows(query)
        return [
            (Chatted(row.seat, row.text, row.at / 1000, row.number), row.said_id)
            for row in reversed(rows)
        ]

    # reviews

    async def keep_review(self, review_id: str, judged: Sequence[Judged]) -> bool:
        """Keeps a finished review; false if it is kept already."""
        row = insert(reviews).values(id=review_id, judged=msgspec.json.encode(judged).decode())
        return await self.ledger.write(Change(others=[row]))

    async def review(self, review_id: str) -> list[Judged] | None:
        """A finished review."""
        rows = await self._rows(select(reviews.c.judged).where(reviews.c.id == review_id))
        return msgspec.json.decode(rows[0].judged, type=list[Judged]) if rows else None

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        """Reads, waiting for a store that is busy."""

        async def read() -> Sequence[Row[*tuple[Any, ...]]]:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()

        return await patiently(read)


def minded(terms: Terms) -> bool:
    """Whether somebody has to look after a table even while nobody is there."""
    bots = any(one.bot is not None for one in terms.seats)
    return bots or terms.clock is not None or terms.absence is not None


def listing(table: ServedTable) -> dict[str, object]:
    """What lists show of a table."""
    names = msgspec.json.encode(table.names).decode()
    return {"state": table.state, "names": names}


def token_row(table_id: str, hashed: str, seat: int) -> Executable:
    """A token that opens a seat."""
    return insert(tokens).values(table_id=table_id, hash=hashed, seat=seat)


def tokens_gone(table_id: str, seat: int) -> Executable:
    """The end of all tokens of a seat."""
    return delete(tokens).where(tokens.c.table_id == table_id, tokens.c.seat == seat)


def beyond(cursor: str) -> ColumnElement[bool]:
    """What comes after a cursor in the list."""
    made_at, dash, last = cursor.partition("-")
    plain = made_at.isascii() and made_at.isdigit() and len(made_at) <= 15
    if not dash or not plain or not is_table_id(last):
        raise Bad("after: that is no cursor of this list")
    at = int(made_at)
    return or_(tables.c.made_at < at, and_(tables.c.made_at == at, tables.c.id < last))


def listed_row(row: Row[*tuple[Any, ...]]) -> TableListed:
    """A table as lists show it."""
    terms = msgspec.json.decode(row.terms, type=Terms)
    names: list[str | None] = msgspec.json.decode(row.names)
    return TableListed(row.id, terms.game, terms.options, names, names.count(None), row.state)
