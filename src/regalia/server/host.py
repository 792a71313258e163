"""The tables this node has in memory: loads them, takes steps, and informs connected clients.

A step is checked, then stored, then applied and broadcast, in this order. So everything a client
has been sent is in the store, and whoever asks meanwhile sees the state that was last broadcast.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from time import perf_counter

from sqlalchemy import Executable

from regalia.server.access_tokens import is_table_id
from regalia.server.bot_pool import BotPool
from regalia.server.chat import Chat
from regalia.server.cluster import Cluster
from regalia.server.errors import Conflict, NotFound, RequestError, StoreUnavailable
from regalia.server.live import Listener, LiveTable
from regalia.server.metrics import STEPS_BY_KIND, STORE_SECONDS, TABLES, WRITE_CONFLICTS
from regalia.server.reviews import ReviewService
from regalia.server.scheduler import Scheduler
from regalia.server.steps import AnyStep, BotHired, PersonLeft, PersonSat, SeatHandedOver, StepEntry
from regalia.server.store.store import Store
from regalia.server.table import AppliedStep, ServedTable
from regalia.server.timestamps import now_ms

UNLOAD_AFTER_S = 300.0  # a table that nobody is connected to leaves memory after this time
SWEEP_INTERVAL_S = 15.0
RESTART_PAUSE_S = 1.0  # of a background task that has failed
WAKE_PAUSE_S = 0.02  # between tables loaded for the scheduler: tables that people open go first
ARCHIVE_EVERY_SWEEPS = 240
DAY_MS = 24 * 3600 * 1000
ARCHIVE_OPEN_AFTER_DAYS = 2  # without a step: leaves the lists
ARCHIVE_IDLE_AFTER_DAYS = 60

log = logging.getLogger(__name__)

ProposeStep = Callable[[ServedTable], AnyStep]
ExtraStatements = Callable[[AnyStep], Sequence[Executable]]


class TableHost:
    """All tables that are in use on this node, and the services that act on them."""

    def __init__(self, store: Store, bot_pool: BotPool, cluster: Cluster) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.cluster = cluster
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._closing = False
        self.loop = asyncio.get_running_loop()
        self.scheduler = Scheduler(self)
        self.chat = Chat(self)
        self.reviews = ReviewService(store, bot_pool, self.spawn_task)

    async def start_services(self) -> None:
        """Connects to the other nodes and starts the periodic sweep."""
        await self.cluster.connect(self)
        self.spawn_forever(self._sweep_forever)

    async def hand_over_tables(self) -> None:
        """Stops bots and clocks here, so that other nodes run them."""
        self.scheduler.cancel_all()
        await self.cluster.hand_over_tables()

    async def stop_services(self) -> None:
        """Cancels background tasks and waits for steps in progress."""
        self._closing = True
        self.scheduler.cancel_all()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self.tables.values()):
            async with live.lock:
                pass
        await self.cluster.disconnect()

    def spawn_task(self, work: Coroutine[object, object, object]) -> None:
        """Runs a coroutine as a background task; failures are logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._log_failed_task)

    def spawn_forever(self, work: Callable[[], Coroutine[object, object, None]]) -> None:
        """Runs an endless coroutine as a background task, and starts it again if it fails."""
        self.spawn_task(self._repeat_forever(work))

    async def _repeat_forever(self, work: Callable[[], Coroutine[object, object, None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                log.exception("a task has failed and begins anew")
            await asyncio.sleep(RESTART_PAUSE_S)

    def _log_failed_task(self, task: "asyncio.Task[object]") -> None:
        """Forgets a task that has ended, and logs its error if it failed."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, RequestError):
            log.warning("a task could not reach the store", extra={"reason": error.sentence})
        elif error is not None:
            log.error("a task has failed", exc_info=error)

    # loading tables

    async def get_table(self, table_id: str) -> LiveTable:
        """A table by its id, loaded from the store if necessary."""
        live = self.tables.get(table_id)
        if live is None:
            if not is_table_id(table_id):
                raise NotFound("there is no such table")
            live = await self._load_table_once(table_id)
        live.idle_since = self.loop.time()
        if live.commit_unknown or self.cluster.shares_tables:
            await self.apply_missed_steps(live)
        return live

    async def _load_table_once(self, table_id: str) -> LiveTable:
        """Loads a table once, however many requests wait for it."""
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.ensure_future(self._load_table(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load_table(self, table_id: str) -> LiveTable:
        try:
            table = await self.store.load_table(table_id)
        except RequestError:
            raise
        except Exception:  # the table's steps may come from any older version
            log.exception(
                "a table cannot be opened: its steps do not follow the rules of this version"
            )
            raise Conflict("this table was begun under other rules and cannot go on") from None
        if table is None:
            raise NotFound("there is no such table")
        return self.add_table(table)

    def add_table(self, table: ServedTable) -> LiveTable:
        """Puts a table into memory and schedules what is due at it."""
        live = LiveTable(table, self.loop.time() + self.cluster.presence_delay_s)
        self.tables[table.id] = live
        TABLES.set(len(self.tables))
        live.update_absences()
        self.scheduler.schedule_table(live)
        return live

    # steps

    async def take_step(
        self,
        live: LiveTable,
        propose: ProposeStep,
        requester: Listener | None = None,
        extra_statements: ExtraStatements = lambda _: (),
    ) -> AppliedStep:
        """Checks a step, stores it with the extra statements, then applies and broadcasts it.

        `requester` is the connection that asked for the step: its frame acknowledges that message.
        """
        async with live.lock:
            if live.commit_unknown:
                await self._apply_missed_steps_locked(live)
            while True:  # proposed again if another node has stored a step with this version first
                table = live.table
                step = propose(table)
                last_step_time = table.entries[-1].at if table.entries else table.made_at
                at = max(now_ms(), last_step_time)  # the system's clock may have been set back
                entry = StepEntry(table.version + 1, at, step)
                if await self._store_step(live, entry, extra_statements(step)):
                    break
                WRITE_CONFLICTS.inc()
                await self._apply_missed_steps_locked(live)
            applied = await self._apply_and_broadcast_step(live, entry, requester)
        self.cluster.announce_step(live, entry)
        return applied

    async def _store_step(
        self, live: LiveTable, entry: StepEntry, statements: Sequence[Executable]
    ) -> bool:
        started = perf_counter()
        try:
            stored = await self.store.append_step(live.table, entry, statements)
        except (StoreUnavailable, asyncio.CancelledError):
            live.commit_unknown = True  # the step may or may not be stored
            if not self._closing:
                self.spawn_task(self._resolve_unknown_commit(live))
            raise
        STORE_SECONDS.observe(perf_counter() - started)
        return stored

    async def _resolve_unknown_commit(self, live: LiveTable) -> None:
        """Finds out whether a step was stored, and broadcasts it if it was."""
        while live.commit_unknown:
            try:
                await self.apply_missed_steps(live)
            except StoreUnavailable:
                await asyncio.sleep(1)

    async def _apply_and_broadcast_step(
        self, live: LiveTable, entry: StepEntry, requester: Listener | None = None
    ) -> AppliedStep:
        table = live.table
        before = table.state
        applied = table.apply_entry(entry)
        try:
            if table.state != before or isinstance(entry.step, PersonSat | BotHired | PersonLeft):
                await self._update_listing(table)
        finally:  # it is stored, so it has to be broadcast
            STEPS_BY_KIND[entry.step.kind].inc()
            self._broadcast_and_schedule(live, applied, requester)
        return applied

    def _broadcast_and_schedule(
        self, live: LiveTable, applied: AppliedStep, requester: Listener | None = None
    ) -> None:
        live.broadcast_step(applied, requester)
        if isinstance(applied.step, PersonSat | BotHired | PersonLeft | SeatHandedOver):
            live.broadcast_frame(live.presence_frame())
        if isinstance(applied.step, PersonLeft):
            self.disconnect_seat(live, applied.step.seat)  # its tokens were deleted with the step
        self.scheduler.schedule_table(live)

    async def _update_listing(self, table: ServedTable) -> None:
        """Updates what lists show of a table; a store that does not answer is only logged."""
        try:
            await self.store.update_listing(table)
        except StoreUnavailable:
            log.warning("the store is away: lists show an older state of a table")

    async def apply_missed_steps(self, live: LiveTable) -> None:
        """Applies the steps that other nodes have stored."""
        async with live.lock:
            await self._apply_missed_steps_locked(live)

    async def _apply_missed_steps_locked(self, live: LiveTable) -> None:
        """The same for callers that hold the table's lock."""
        entries = await self.store.read_steps(live.table.id, live.table.version)
        live.commit_unknown = False
        for entry in entries:
            self.apply_stored_step(live, entry)

    def apply_stored_step(self, live: LiveTable, entry: StepEntry) -> None:
        """Applies and broadcasts a stored step, unless the table has it already."""
        if entry.version == live.table.version + 1:
            self._broadcast_and_schedule(live, live.table.apply_entry(entry))

    async def apply_announced_step(self, live: LiveTable, entry: StepEntry) -> None:
        """Applies a step that another node has announced."""
        async with live.lock:
            if entry.version > live.table.version + 1:
                await self._apply_missed_steps_locked(live)
            else:
                self.apply_stored_step(live, entry)

    # connections

    def disconnect_seat(self, live: LiveTable, seat: int) -> None:
        """Closes the connections of a seat whose tokens are no longer valid."""
        for listener in list(live.listeners):
            if seat in listener.subscription.seats:
                listener.disconnect()

    def add_listener(self, live: LiveTable, listener: Listener) -> None:
        """Registers a connection at a table."""
        live.listeners.add(listener)
        self._announce_presence(live)

    def remove_listener(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        self._announce_presence(live)

    def _announce_presence(self, live: LiveTable) -> None:
        live.idle_since = self.loop.time()
        self.broadcast_presence(live)
        self.cluster.announce_presence(live)

    def broadcast_presence(self, live: LiveTable) -> None:
        """Sends everyone at a table who else is connected."""
        live.update_absences()
        live.broadcast_frame(live.presence_frame())
        self.scheduler.schedule_table(live)

    # periodic sweep

    async def _sweep_forever(self) -> None:
        rounds = 0
        while True:
            try:
                await self._sweep_once(rounds)
            except RequestError as error:
                log.warning(
                    "tables that are due cannot be loaded; it is tried again in a few seconds",
                    extra={"reason": error.sentence},
                )
            rounds += 1
            await asyncio.sleep(SWEEP_INTERVAL_S)

    async def _sweep_once(self, round_number: int) -> None:
        """Loads tables that are due, unloads idle ones, and now and then archives old ones."""
        for table_id in await self.store.ids_of_due_tables(now_ms()):
            if table_id not in self.tables and await self.cluster.take_lease(table_id):
                await self._load_due_table(table_id)
                await asyncio.sleep(WAKE_PAUSE_S)
        for live in list(self.tables.values()):
            await self._unload_if_idle(live)
        TABLES.set(len(self.tables))
        self.bot_pool.end_idle_workers()
        if round_number % ARCHIVE_EVERY_SWEEPS == 0:
            await self.store.archive_idle_tables(
                now_ms() - ARCHIVE_OPEN_AFTER_DAYS * DAY_MS,
                now_ms() - ARCHIVE_IDLE_AFTER_DAYS * DAY_MS,
            )

    async def _load_due_table(self, table_id: str) -> None:
        """Loads a table that is due; one that cannot be loaded is not tried again."""
        try:
            await self.get_table(table_id)
        except Conflict:
            await self.store.set_due_time(table_id, None)

    async def _unload_if_idle(self, live: LiveTable) -> None:
        """Removes a table from memory if nobody is connected and nothing is due soon."""
        if not self._is_idle(live):
            return
        due = self.scheduler.next_due_ms(live)
        if due is not None and due < now_ms() + UNLOAD_AFTER_S * 1000:
            return
        await self.store.set_due_time(live.table.id, due)
        if self._is_idle(live):
            self.tables.pop(live.table.id, None)
            self.scheduler.cancel_alarm(live)
            self.cluster.release_lease(live.table.id)

    def _is_idle(self, live: LiveTable) -> bool:
        is_in_use = live.listeners or live.lock.locked() or live.commit_unknown
        return not is_in_use and self.loop.time() - live.idle_since >= UNLOAD_AFTER_S
