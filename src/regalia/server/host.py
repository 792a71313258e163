"""The host of this node: brings tables into memory, takes their steps, tells those who listen.

A step is checked, then stored, then applied and told, in this order: what anyone has heard of is
in the store, and whoever asks meanwhile sees the table as it was last told.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from time import perf_counter

from msgspec import DecodeError
from sqlalchemy import Executable

from regalia.kernel.errors import BadRecord, Refused
from regalia.server.errors import Busy, Denied, NotFound, NotNow
from regalia.server.live import Listener, LiveTable
from regalia.server.metrics import OUTRUN, STEPS_OF, STORING, TABLES
from regalia.server.minder import Minder
from regalia.server.nodes import Fellows
from regalia.server.reviews import Reviews
from regalia.server.steps import Entry, Handed, Hired, Left, Sat, Taken
from regalia.server.store.store import Store, now
from regalia.server.table import Happened, ServedTable
from regalia.server.talk import Talk
from regalia.server.thinkers import Thinkers
from regalia.server.tokens import is_table_id

QUIET = 300.0  # seconds after which a table that nobody is at leaves the memory
SWEEP = 15.0
DAY = 24 * 3600 * 1000
OPEN_DAYS = 2  # an open table that nobody has joined leaves the lists after so long
IDLE_DAYS = 60  # and so does any other

log = logging.getLogger(__name__)

Proposal = Callable[[ServedTable], Taken]
Beside = Callable[[Taken], Sequence[Executable]]


def nothing(_: Taken) -> Sequence[Executable]:
    """Nothing is stored beside a step."""
    return ()


class Host:
    """All tables that are in use on this node."""

    def __init__(self, store: Store, thinkers: Thinkers, fellows: Fellows | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.fellows: Fellows = fellows or Fellows()
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._closing = False
        self.loop = asyncio.get_running_loop()
        self.minder = Minder(self)
        self.talk = Talk(self)
        self.reviews = Reviews(thinkers, self.spawn)

    async def open(self) -> None:
        """Begins to look after what is due."""
        await self.fellows.open(self)
        self.spawn(self._sweep())

    async def close(self) -> None:
        """Stops looking after tables; steps that were begun are finished."""
        self._closing = True
        self.minder.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self.tables.values()):
            async with live.turn:
                pass
        await self.fellows.close()

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Lets something happen by itself."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[object]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task has failed", exc_info=task.exception())

    # bringing tables into memory

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id."""
        live = self.tables.get(table_id)
        if live is None:
            if not is_table_id(table_id):
                raise NotFound("there is no such table")
            live = await self._loaded(table_id)
        if live.doubtful or self.fellows.doubtful:
            await self.catch_up(live)
        return live

    async def _loaded(self, table_id: str) -> LiveTable:
        """Loads a table once, however many ask for it."""
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            table = await self.store.load(table_id)
        except (BadRecord, Refused, DecodeError, KeyError) as error:
            log.exception("a table cannot be opened", exc_info=error)
            raise NotNow("this table was begun under other rules and cannot go on") from None
        if table is None:
            raise NotFound("there is no such table")
        return self.keep(table)

    def keep(self, table: ServedTable) -> LiveTable:
        """Takes a table into the memory."""
        live = LiveTable(table)
        self.tables[table.id] = live
        TABLES.set(len(self.tables))
        live.note_presence()
        self.minder.look(live)
        return live

    # taking steps

    async def take(
        self,
        live: LiveTable,
        propose: Proposal,
        asker: Listener | None = None,
        beside: Beside = nothing,
    ) -> Happened:
        """Takes the step proposed: checks, stores (with what goes beside it), applies, tells."""
        async with live.turn:
            if live.doubtful:
                await self._catch_up(live)
            while True:
                table = live.table
                step = propose(table)
                entry = Entry(table.version + 1, self._time(table), step)
                if await self._stored(live, entry, beside(step)):
                    break
                OUTRUN.inc()
                await self._catch_up(live)
            happened = await self._applied(live, entry, asker)
        self.fellows.tell_step(table.id, entry)
        return happened

    async def _stored(self, live: LiveTable, entry: Entry, others: Sequence[Executable]) -> bool:
        started = perf_counter()
        try:
            kept = await self.store.append(live.table, entry, others)
        except (Busy, asyncio.CancelledError):
            live.doubtful = True  # nobody knows whether it was stored
            if not self._closing:
                self.spawn(self._resolve(live))
            raise
        STORING.observe(perf_counter() - started)
        return kept

    async def _resolve(self, live: LiveTable) -> None:
        """Finds out what became of a step, and tells it if it was stored after all."""
        while live.doubtful:
            try:
                await self.catch_up(live)
            except Busy:
                await asyncio.sleep(1)

    async def _applied(
        self, live: LiveTable, entry: Entry, asker: Listener | None = None
    ) -> Happened:
        table = live.table
        before = table.state
        happened = table.apply(entry)
        if table.state != before or isinstance(entry.step, Sat | Hired | Left):
            await self._relist(table)
        STEPS_OF[type(entry.step).__name__.lower()].inc()
        self._tell(live, happened, asker)
        return happened

    def _tell(self, live: LiveTable, happened: Happened, asker: Listener | None = None) -> None:
        live.apply(happened, asker)
        if isinstance(happened.step, Sat | Hired | Left | Handed):
            live.tell_all(live.crowd())
        if isinstance(happened.step, Left):
            self.dismiss(live, happened.step.seat)  # its tokens have ended with it
        self.minder.look(live)

    async def _relist(self, table: ServedTable) -> None:
        try:
            await self.store.relist(table)
        except Busy:
            log.warning("the lists are not up to date")

    async def catch_up(self, live: LiveTable) -> None:
        """Takes the steps that others have stored."""
        async with live.turn:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        entries = await self.store.entries(live.table.id, live.table.version)
        live.doubtful = False
        for entry in entries:
            self.take_stored(live, entry)

    def take_stored(self, live: LiveTable, entry: Entry) -> None:
        """Applies and tells a step that is in the store."""
        if entry.version == live.table.version + 1:
            self._tell(live, live.table.apply(entry))

    async def receive(self, live: LiveTable, entry: Entry) -> None:
        """Takes a step that another node tells of."""
        async with live.turn:
            if entry.version == live.table.version + 1:
                self.take_stored(live, entry)
            elif entry.version > live.table.version:
                await self._catch_up(live)

    @staticmethod
    def _time(table: ServedTable) -> int:
        last = table.entries[-1].at if table.entries else table.made_at
        return max(now(), last)

    # those who are connected

    def dismiss(self, live: LiveTable, seat: int) -> None:
        """Ends the connections of a seat whose tokens are gone."""
        for listener in list(live.listeners):
            if seat in listener.holding.seats:
                listener.dismiss()

    def join(self, live: LiveTable, listener: Listener) -> None:
        """Somebody is connected now."""
        live.listeners.add(listener)
        self._presence(live)

    def part(self, live: LiveTable, listener: Listener) -> None:
        """Somebody is connected no longer."""
        live.listeners.discard(listener)
        self._presence(live)

    def _presence(self, live: LiveTable) -> None:
        self.presence_changed(live)
        self.fellows.tell_presence(live)

    def presence_changed(self, live: LiveTable) -> None:
        """Tells those who are here who else is."""
        live.note_presence()
        live.tell_all(live.crowd())
        self.minder.look(live)

    # looking after everything, now and then

    async def _sweep(self) -> None:
        rounds = 0
        while True:
            try:
                await self._look_round(rounds)
            except Denied as denied:
                log.warning("not all tables are looked after", extra={"reason": denied.sentence})
            rounds += 1
            await asyncio.sleep(SWEEP)

    async def _look_round(self, rounds: int) -> None:
        for table_id in await self.store.due(now()):
            if table_id not in self.tables:
                await self._look_after(table_id)
        for live in list(self.tables.values()):
            await self._forget_if_quiet(live)
        TABLES.set(len(self.tables))
        self.thinkers.rest()
        if rounds % 240 == 0:
            await self.store.archive(now() - OPEN_DAYS * DAY, now() - IDLE_DAYS * DAY)

    async def _look_after(self, table_id: str) -> None:
        """Brings a table into memory; one that cannot be opened is not tried again."""
        try:
            await self.table(table_id)
        except NotNow:
            await self.store.set_due(table_id, None)

    async def _forget_if_quiet(self, live: LiveTable) -> None:
        """Lets a table leave the memory when nobody is there and nothing will happen soon."""
        quiet = self.loop.time() - live.quiet_since
        if live.listeners or live.turn.locked() or live.doubtful or quiet < QUIET:
            return
        due = self.minder.due(live)
        if due is not None and due < now() + QUIET * 1000:
            return
        await self.store.set_due(live.table.id, due)
        if not live.listeners and not live.turn.locked():
            self.tables.pop(live.table.id, None)
            self.minder.forget(live)
            self.fellows.release(live.table.id)
