"""A commit whose answer was lost is tried again, and what it changes is changed once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from regalia.server.access_tokens import hash_token, new_table_id, new_token
from regalia.server.store.batch_writer import Change
from regalia.server.store.store import Store
from regalia.server.table import ServedTable
from regalia.server.table_settings import settings_from_request
from regalia.server.timestamps import now_ms
from regalia.wire.requests import NewTable, WantedSeat

T = TypeVar("T")

WANTED = NewTable("majesty", [WantedSeat(person="Anna"), WantedSeat(person="Boris")])


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Callable[[Store], Awaitable[T]]], T]:
    """Runs work on a store that loses the answer to every first commit."""

    async def with_store(work: Callable[[Store], Awaitable[T]]) -> T:
        store = Store(f"sqlite:///{tmp_path / 'x.db'}")
        await store.open_database()
        commit = store.writer.commit_change

        async def commit_twice(change: Change) -> bool:
            await commit(change)
            return await commit(change)

        store.writer.commit_change = commit_twice  # type: ignore[method-assign]
        try:
            return await work(store)
        finally:
            await store.close_database()

    return lambda work: asyncio.run(with_store(work))


def new_table() -> ServedTable:
    """A table of two people."""
    return ServedTable(new_table_id(), settings_from_request(WANTED, "0" * 32), now_ms())


def test_a_table_is_made(run: Callable[[Callable[[Store], Awaitable[bool]]], bool]) -> None:
    assert run(lambda store: store.add_table(new_table(), [(hash_token("a"), 0)]))


def test_a_table_has_one_rematch(
    run: Callable[[Callable[[Store], Awaitable[list[bool]]]], list[bool]],
) -> None:
    async def make_two(store: Store) -> list[bool]:
        old = new_table()
        await store.add_table(old, [])
        return [await store.add_table(new_table(), [], old.id) for _ in range(2)]

    assert run(make_two) == [True, False]


def test_a_seat_is_moved_once(
    run: Callable[[Callable[[Store], Awaitable[list[object]]]], list[object]],
) -> None:
    async def move_twice(store: Store) -> list[object]:
        table, code = new_table(), hash_token(new_token())
        await store.add_table(table, [(hash_token("old"), 1)])
        await store.add_seat_link(code, table.id, 1, keep_old_tokens=False)
        return [
            await store.use_seat_link(table.id, code, hash_token(token)) for token in ("new", "b")
        ] + [await store.seat_of_token(table.id, hash_token(token)) for token in ("old", "new")]

    assert run(move_twice) == [(1, False), None, None, 1]
