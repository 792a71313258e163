"""What a server does by itself goes on after whatever fails, and nothing stored stays untold."""

import asyncio
import json
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from regalia.bots.processes.worker import BotMove
from regalia.server import host as host_module
from regalia.server import scheduler
from regalia.server.access_tokens import new_table_id
from regalia.server.bot_pool import BotPool
from regalia.server.cluster import Cluster, Notice, PresenceChanged, RedisCluster
from regalia.server.frames import Subscription
from regalia.server.host import TableHost
from regalia.server.live import LiveTable
from regalia.server.steps import Mover, StepEntry
from regalia.server.store.store import Store
from regalia.server.table import ServedTable
from regalia.server.table_settings import settings_from_request
from regalia.server.timestamps import now_ms
from regalia.wire.requests import NewTable, WantedSeat

PATIENCE_S = 60.0


class DeafCluster(RedisCluster):
    """A node among others whose notices get lost."""

    def __init__(self) -> None:
        super().__init__("redis://127.0.0.1:1")

    def publish(self, notice: Notice) -> None:
        """Loses it."""


class Witness:
    """A listener that keeps what it is sent."""

    def __init__(self) -> None:
        self.subscription = Subscription()
        self.version = 0
        self.frames: list[dict[str, Any]] = []

    def send_frame(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    def disconnect(self) -> None:
        """Stays."""

    def heard(self, kind: str, field: str) -> list[object]:
        """A field of all frames of a kind."""
        return [frame[field] for frame in self.frames if frame["type"] == kind]


def new_table(*bots: str) -> ServedTable:
    """A table of Majesty with Anna and these bots, or with Boris."""
    others = [WantedSeat(bot=bot) for bot in bots] or [WantedSeat(person="Boris")]
    wanted = NewTable("majesty", [WantedSeat(person="Anna"), *others], listed=True, pace=False)
    settings = settings_from_request(wanted, "0" * 32)
    return ServedTable(new_table_id(), settings, now_ms())


@asynccontextmanager
async def open_host(
    folder: Path, cluster: Cluster | None = None
) -> AsyncGenerator[TableHost, None]:
    """The tables of a node, on a store that others share."""
    store = Store(f"sqlite:///{folder / 'x.db'}")
    await store.open_database()
    pool = BotPool(1)
    host = TableHost(store, pool, cluster or Cluster())
    if isinstance(cluster, RedisCluster):
        cluster.host = host
    try:
        yield host
    finally:
        host.scheduler.cancel_all()
        pool.close()
        await store.close_database()


async def add(host: TableHost, table: ServedTable) -> tuple[LiveTable, Witness]:
    """Stores a table, and follows it."""
    assert await host.store.add_table(table, [])
    live, witness = host.add_table(table), Witness()
    host.add_listener(live, witness)
    return live, witness


def first_move(table: ServedTable) -> tuple[int, str]:
    """The seat that is asked, and a move it may make."""
    play = table.require_started_table()
    (seat,) = table.pending_seats()
    return seat, table.game.notate(play.state.view(seat), next(iter(play.state.legal(seat))))


async def move(host: TableHost, live: LiveTable) -> None:
    """Makes a move."""
    seat, made = first_move(live.table)
    await host.take_step(live, lambda table: table.propose_move(seat, table.beat, made))


def run(work: Coroutine[object, object, None]) -> None:
    """Runs a test, which must end."""
    asyncio.run(asyncio.wait_for(work, PATIENCE_S))


def test_a_task_without_end_begins_anew_when_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_module, "RESTART_PAUSE_S", 0.0)

    async def check() -> None:
        begun, alive = list[int](), asyncio.Event()

        async def work() -> None:
            begun.append(len(begun))
            if len(begun) < 3:
                raise AssertionError
            alive.set()
            await asyncio.Event().wait()

        async with open_host(tmp_path) as host:
            host.spawn_forever(work)
            await alive.wait()
            await host.stop_services()
        assert begun == [0, 1, 2]

    run(check())


def test_a_table_that_fails_holds_up_no_other(tmp_path: Path) -> None:
    async def check() -> None:
        cluster = DeafCluster()
        async with open_host(tmp_path, cluster) as host, open_host(tmp_path) as other:
            broken, _ = await add(host, new_table())
            sound, witness = await add(host, new_table())
            for live in (broken, sound):
                await move(other, await other.get_table(live.table.id))
            broken.table.version = -1  # so the next step does not follow
            await cluster.fetch_missed_steps_and_chat([broken, sound])
        assert witness.heard("step", "version") == [1]

    run(check())


def test_what_is_said_at_another_node_is_heard_though_its_notice_is_lost(tmp_path: Path) -> None:
    async def check() -> None:
        cluster = DeafCluster()
        async with open_host(tmp_path, cluster) as host, open_host(tmp_path) as other:
            live, witness = await add(host, new_table())
            there = await other.get_table(live.table.id)
            await host.chat.recent_messages(live)
            await other.chat.post_message(there, 1, "a", "from afar")
            await host.chat.post_message(live, 0, "b", "from here")
            assert witness.heard("said", "text") == ["from afar", "from here"]
            await other.chat.post_message(there, 1, "c", "once more")
            await cluster.fetch_missed_steps_and_chat([live])
        assert witness.heard("said", "number") == [1, 2, 3]

    run(check())


def test_a_stored_step_is_told_though_the_lists_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: ServedTable) -> None:
        raise RuntimeError

    async def check() -> None:
        async with open_host(tmp_path) as host:
            wanted = NewTable("majesty", [WantedSeat(person="Anna"), WantedSeat(open=True)])
            settings = settings_from_request(wanted, "0" * 32)
            live, witness = await add(host, ServedTable(new_table_id(), settings, now_ms()))
            monkeypatch.setattr(host.store, "update_listing", fail)
            with pytest.raises(RuntimeError):
                await host.take_step(live, lambda one: one.propose_sitting("Boris", None, None))
        assert witness.heard("step", "version") == [1]

    run(check())


def test_a_bot_that_fails_is_asked_again_after_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "RETRY_PAUSE_S", 0.0)

    async def check() -> None:
        asked, answered = list[int](), asyncio.Event()

        async def choose(_: str, game: object, view: Any, *more: object) -> BotMove:
            asked.append(len(asked))
            if len(asked) == 1:
                raise AssertionError
            answered.set()
            return BotMove(next(iter(view.legal())), [])

        async with open_host(tmp_path) as host:
            monkeypatch.setattr(host.bot_pool, "choose_move", choose)
            live, _ = await add(host, new_table("random"))
            while live.table.pending_seats() == [0]:
                await move(host, live)
            await answered.wait()

    run(check())


def test_a_bot_is_asked_about_few_decisions_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        asked, thought = list[int](), asyncio.Event()

        async def choose(_: str, game: object, view: Any, *more: object) -> BotMove:
            asked.append(len(asked))
            await thought.wait()
            return BotMove(next(iter(view.legal())), [])

        async with open_host(tmp_path) as host:
            monkeypatch.setattr(host.bot_pool, "choose_move", choose)
            live, witness = await add(host, new_table("random"))
            while live.table.pending_seats() == [0]:
                await move(host, live)
            for _ in range(10):  # as when a person takes a move back and makes it, again and again
                live.table.beat += 1
                host.scheduler.schedule_table(live)
                await asyncio.sleep(0)
            assert asked == [0, 1]
            version = live.table.version
            thought.set()  # both answers come too late, and a third question follows
            while live.table.version == version:  # noqa: ASYNC110 - nobody is told of a bot that thinks
                await asyncio.sleep(0.01)
            assert asked[:3] == [0, 1, 2]
            assert witness.heard("step", "version")[-1] == live.table.version

    run(check())


def test_no_bot_is_asked_for_a_move_that_another_node_has_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        asked = list[int]()

        async def choose(*_: object) -> BotMove:
            asked.append(len(asked))
            await asyncio.Event().wait()
            raise AssertionError

        async with open_host(tmp_path) as host:
            monkeypatch.setattr(host.bot_pool, "choose_move", choose)
            live, _ = await add(host, new_table("random"))
            while live.table.pending_seats() == [0]:
                await move(host, live)
            seat, made = first_move(live.table)  # the bot's, of which no task has begun yet
            step = live.table.propose_move(seat, live.table.beat, made, by="bot")
            host.apply_stored_step(live, StepEntry(live.table.version + 1, now_ms(), step))
            for _ in range(5):
                await asyncio.sleep(0)
            assert len(asked) == len(live.table.pending_bot_seats())

    run(check())


def test_a_finished_table_asks_for_no_lease(tmp_path: Path) -> None:
    async def check() -> None:
        asked = list[str]()

        class AskingCluster(DeafCluster):
            async def take_lease(self, table_id: str) -> bool:
                asked.append(table_id)
                return False

        async with open_host(tmp_path, AskingCluster()) as host:
            live, _ = await add(host, new_table("random"))
            await asyncio.sleep(0)
            assert asked == [live.table.id]
            while live.table.pending_seats():
                seat, made = first_move(live.table)
                by: Mover = "person" if seat == 0 else "bot"
                step = live.table.propose_move(seat, live.table.beat, made, by=by)
                live.table.apply_entry(StepEntry(live.table.version + 1, now_ms(), step))
            host.scheduler.schedule_table(live)
            await asyncio.sleep(0)
            assert asked == [live.table.id]

    run(check())


def test_lists_are_right_though_a_node_ended_right_after_a_step(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_host(tmp_path) as host, open_host(tmp_path) as other:
            live, _ = await add(host, new_table())
            while len(live.table.require_started_table().record.moves) < 23:
                await move(host, live)
            seat, made = first_move(live.table)
            last = live.table.propose_move(seat, live.table.beat, made)
            entry = StepEntry(live.table.version + 1, now_ms(), last)
            assert await host.store.append_step(live.table, entry)
            (listed,) = (await other.store.list_tables(None)).tables
            assert listed.state == "running"
            assert (await other.get_table(live.table.id)).table.state == "over"
            (listed,) = (await other.store.list_tables(None)).tables
            assert listed.state == "over"

    run(check())


def test_a_lease_without_a_table_is_given_to_the_node_that_has_the_people(tmp_path: Path) -> None:
    async def check() -> None:
        cluster = DeafCluster()
        async with open_host(tmp_path, cluster):
            cluster.leases.add("elsewhere")
            cluster.handle_notice(PresenceChanged("other", {"elsewhere": ([], 0)}))
            assert cluster.leases == {"elsewhere"}
            cluster.handle_notice(PresenceChanged("other", {"elsewhere": ([0], 0)}))
            assert cluster.leases == set()

    run(check())


def test_news_from_other_nodes_keeps_no_table_in_memory(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_host(tmp_path) as host:
            live, witness = await add(host, new_table())
            live.idle_since = -1.0
            host.broadcast_presence(live)
            assert live.idle_since == -1.0
            host.remove_listener(live, witness)
            assert live.idle_since > 0

    run(check())
