"""The store: laid out by its migrations, copied while it runs, and tidy after a while."""

import asyncio
import sqlite3
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from deploy.local.server import retry_until_timeout
from sqlalchemy import create_engine
from tests.server.running_server import ANNA, OPEN, RunningServer

from regalia.server.store.batch_writer import Change
from regalia.server.store.database import MIGRATIONS, latest_revision
from regalia.server.store.sql_tables import metadata
from regalia.server.store.store import Store, insert_token_statement
from regalia.server.table import ServedTable
from regalia.server.table_settings import settings_from_request
from regalia.server.timestamps import now_ms
from regalia.wire.requests import NewTable, WantedSeat

DAY = 24 * 3600 * 1000
SECRET = "0" * 32


def table_id(name: str) -> str:
    """An id with a name at its end."""
    return name.rjust(16, "a")


def name_of(number: int) -> str:
    """A number in letters that ids have."""
    return "".join("bcdefghijk"[int(digit)] for digit in f"{number:03}")


def new_table(name: str, age: int = 0, listed: bool = True) -> ServedTable:
    """A table that was made some time ago."""
    seats = [WantedSeat(person="Anna"), WantedSeat(open=True)]
    wanted = NewTable(game="majesty", seats=seats, listed=listed)
    return ServedTable(table_id(name), settings_from_request(wanted, SECRET), now_ms() - age)


def test_the_latest_revision_is_that_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == latest_revision()


def test_the_migrations_lay_out_what_the_code_expects(tmp_path: Path) -> None:
    async def open_and_close() -> None:
        store = Store(f"sqlite:///{tmp_path / 'x.db'}")
        await store.open_database()
        await store.close_database()

    asyncio.run(open_and_close())
    asyncio.run(open_and_close())  # again, over what is there
    engine = create_engine(f"sqlite:///{tmp_path / 'x.db'}")
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


def test_a_copy_made_while_it_runs_goes_on_elsewhere(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "first") as server:
        made = server.make("majesty", [ANNA, OPEN])
        copy = tmp_path / "second" / "data" / "regalia.db"
        copy.parent.mkdir(parents=True)
        with (
            sqlite3.connect(server.data / "regalia.db") as source,
            sqlite3.connect(copy) as target,
        ):
            source.backup(target)
        source.close()
        target.close()
    with RunningServer(tmp_path / "second") as again:
        told = again.web.get(f"/api/tables/{made.table}").json()
        assert told["names"] == ["Anna", None]
        headers = {"Authorization": f"Bearer {made.tokens[0]}"}
        assert again.web.get(f"/api/tables/{made.table}/view", headers=headers).status_code == 409


def test_idle_tables_leave_the_lists_and_come_back_when_touched(tmp_path: Path) -> None:
    async def read_lists() -> None:
        store = Store(f"sqlite:///{tmp_path / 'x.db'}")
        await store.open_database()
        fresh, idle = new_table("fresh"), new_table("idle", 3 * DAY)
        for table in (fresh, idle):
            assert await store.add_table(table, [])
        assert [one.table for one in (await store.list_tables(None)).tables] == [
            table_id("fresh"),
            table_id("idle"),
        ]
        assert await store.archive_idle_tables(now_ms() - 2 * DAY, now_ms() - 60 * DAY) == 1
        assert [one.table for one in (await store.list_tables(None)).tables] == [table_id("fresh")]
        assert await store.load_table(table_id("idle")) is not None, "nothing is deleted"
        await store.update_listing(idle)
        assert len((await store.list_tables(None)).tables) == 2
        await store.close_database()

    asyncio.run(read_lists())


def test_after_a_restart_the_latest_tables_wake_first(tmp_path: Path) -> None:
    async def read_due_tables() -> list[str]:
        store = Store(f"sqlite:///{tmp_path / 'x.db'}")
        await store.open_database()
        for number, age in enumerate((3, 1, 2)):
            seats = [WantedSeat(bot="random"), WantedSeat(person="Anna")]
            settings = settings_from_request(NewTable(game="majesty", seats=seats), SECRET)
            table = ServedTable(table_id(name_of(number)), settings, now_ms() - 1000 * age)
            await store.add_table(table, [])
        await store.add_table(new_table("open", age=500), [])
        found = await store.ids_of_due_tables(now_ms())
        await store.close_database()
        return found

    assert asyncio.run(read_due_tables()) == [table_id(name_of(number)) for number in (1, 2, 0)]


def test_pages_of_the_list_follow_each_other_without_gap_or_repetition(tmp_path: Path) -> None:
    async def read_lists() -> list[str]:
        store = Store(f"sqlite:///{tmp_path / 'x.db'}")
        await store.open_database()
        for number in range(120):
            await store.add_table(new_table(name_of(number), age=number // 7), [])
        await store.add_table(new_table("hidden", listed=False), [])
        found: list[str] = []
        cursor: str | None = None
        while True:
            page = await store.list_tables(cursor)
            found += [one.table for one in page.tables]
            cursor = page.next
            if cursor is None:
                break
        await store.close_database()
        return found

    found = asyncio.run(read_lists())
    assert sorted(found) == sorted(table_id(name_of(number)) for number in range(120))


def test_of_changes_that_come_together_only_the_outrun_one_fails(tmp_path: Path) -> None:
    async def write_all() -> list[bool]:
        store = Store(f"sqlite:///{tmp_path / 'x.db'}")
        await store.open_database()
        wanted = ((1, "a"), (2, "b"), (1, "c"), (3, "d"))
        changes = [
            Change(
                step_row={"table_id": "t", "version": version, "at": 0, "body": body},
                statements=[insert_token_statement("t", body, 0)],
            )
            for version, body in wanted
        ]
        landed = await asyncio.gather(*(store.writer.commit_change(change) for change in changes))
        assert [one for one, _ in await store.token_hashes("t")] == ["a", "b", "d"]
        await store.close_database()
        return landed

    assert asyncio.run(write_all()) == [True, True, False, True]


def test_bots_go_on_after_a_restart_though_nobody_is_there(tmp_path: Path) -> None:
    def state() -> str:
        with sqlite3.connect(server.data / "regalia.db") as kept:
            found: str = kept.execute("SELECT state FROM tables").fetchone()[0]
        kept.close()
        return found

    with RunningServer(tmp_path / "server") as server:
        server.make("majesty", [{"bot": "easy"}, {"bot": "easy"}])
        server.kill()
        assert state() == "running"
        server.start()
        for _ in retry_until_timeout("the bots to end their game"):
            if state() == "over":
                break


def test_a_table_that_cannot_be_opened_is_told_of_and_harms_no_other(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "server") as server:
        broken = server.make("majesty", [ANNA, {"bot": "random"}])
        whole = server.make("majesty", [ANNA, OPEN])
        server.kill()
        with sqlite3.connect(server.data / "regalia.db") as kept:
            kept.execute("DELETE FROM steps WHERE table_id = ?", [broken.table])
            body = '{"step":"moved","seat":0,"move":"nonsense"}'
            kept.execute("INSERT INTO steps VALUES (?, 1, 0, ?)", [broken.table, body])
        kept.close()
        server.start()
        answer = server.web.get(f"/api/tables/{broken.table}")
        assert answer.status_code == 409
        assert "other rules" in answer.json()["error"]
        assert server.web.get(f"/api/tables/{whole.table}").status_code == 200
