"""The host of this node: brings tables into memory, takes their steps, tells those who listen.

A step is checked, then stored, then applied and told, in this order: what anyone has heard of is
in the store, and whoever asks meanwhile sees the table as it was last told.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from time import perf_counter

from sqlalchemy import Executable

from regalia.kernel.event import SPECTATOR
from regalia.kernel.fairness import commitment_of
from regalia.kernel.position import Position, seen
from regalia.server.errors import Busy, NotFound, NotNow
from regalia.server.live import Listener, LiveTable
from regalia.server.metrics import MADE, OUTRUN, STEPS, STORING, TABLES
from regalia.server.minder import Minder
from regalia.server.nodes import Fellows
from regalia.server.steps import Entry, Left, Sat, Taken
from regalia.server.store.store import RECENT, Store, now, token_row, tokens_gone
from regalia.server.table import Happened, ServedTable
from regalia.server.terms import FirstHolder, agreed, checked_name, passed_on
from regalia.server.thinkers import Thinkers
from regalia.server.tokens import hash_of, new_secret, new_table_id, new_token
from regalia.wire.messages import Chatted, Rematch, Said, encoder
from regalia.wire.requests import HeldSeat, LinkMade, NewTable, Sitting, TableMade

QUIET = 300.0  # seconds after which a table that nobody is at leaves the memory
SWEEP = 15.0
DAY = 24 * 3600 * 1000
OPEN_DAYS = 2  # an open table that nobody has joined leaves the lists after so long
IDLE_DAYS = 60  # and so does any other

log = logging.getLogger(__name__)

Proposal = Callable[[ServedTable], Taken]


class Host:
    """All tables that are in use on this node."""

    def __init__(self, store: Store, thinkers: Thinkers, fellows: Fellows | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.fellows: Fellows = fellows or Fellows()
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self.loop = asyncio.get_running_loop()
        self.minder = Minder(self)

    async def open(self) -> None:
        """Begins to look after what is due."""
        await self.fellows.open(self)
        self.spawn(self._sweep())

    async def close(self) -> None:
        """Stops looking after tables; steps that were begun are finished."""
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
        table = await self.store.load(table_id)
        if table is None:
            raise NotFound("there is no such table")
        return self._keep(table)

    def _keep(self, table: ServedTable) -> LiveTable:
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
        others: Sequence[Executable] = (),
    ) -> Happened:
        """Takes the step proposed: checks, stores, applies, tells."""
        async with live.turn:
            if live.doubtful:
                await self._catch_up(live)
            while True:
                table = live.table
                entry = Entry(table.version + 1, self._time(table), propose(table))
                if await self._stored(live, entry, others):
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
        if table.state != before or isinstance(entry.step, Sat | Left):
            await self._relist(table)
        STEPS.labels(type(entry.step).__name__.lower()).inc()
        live.apply(happened, asker)
        self.minder.look(live)
        return happened

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
            live.apply(live.table.apply(entry))
            self.minder.look(live)

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

    # requests

    async def make(self, wanted: NewTable) -> TableMade:
        """Makes a table."""
        table = ServedTable(new_table_id(), agreed(wanted, new_secret()), now())
        held = [
            HeldSeat(seat, new_token())
            for seat, holder in enumerate(table.holders)
            if holder.person
        ]
        await self.store.make(table, [(hash_of(one.token), one.seat) for one in held])
        MADE.labels(table.terms.game).inc()
        self._keep(table)
        return TableMade(table.id, held, commitment_of(table.terms.secret))

    async def sit(self, table_id: str, sitting: Sitting) -> HeldSeat:
        """Seats somebody."""
        live = await self.table(table_id)
        name = checked_name(sitting.name)
        token = new_token()
        while True:
            seat = live.table.sat(name, sitting.salt, sitting.seat).seat
            opens = token_row(table_id, hash_of(token), seat)

            def sits(table: ServedTable, at: int = seat) -> Taken:
                return table.sat(name, sitting.salt, at)

            try:
                await self.take(live, sits, None, [opens])
            except NotNow:
                if sitting.seat is None:
                    continue  # somebody was faster on this seat; another may be open
                raise
            return HeldSeat(seat, token)

    async def leave(self, table_id: str, seat: int) -> None:
        """Lets a person get up."""
        live = await self.table(table_id)
        gone = [] if live.table.play is not None else [tokens_gone(table_id, seat)]
        await self.take(live, lambda table: table.left(seat), None, gone)
        if gone:
            self.dismiss(live, seat)
        live.tell_all(live.crowd())

    def dismiss(self, live: LiveTable, seat: int) -> None:
        """Ends the connections of a seat whose tokens are gone."""
        for listener in list(live.listeners):
            if seat in listener.holding.seats:
                listener.dismiss()

    async def seat_of(self, table_id: str, token: str) -> int | None:
        """The seat that a token opens."""
        return await self.store.seat_of(table_id, hash_of(token))

    async def view(self, table_id: str, seat: int | None) -> Position:
        """The position as a seat sees it, or a spectator."""
        live = await self.table(table_id)
        play = live.table.started()
        return seen(play.game, play.state.view(SPECTATOR if seat is None else seat))

    async def record(self, table_id: str) -> str:
        """The record of a finished table."""
        table = (await self.table(table_id)).table
        if table.state != "over":
            raise NotNow("the record is open when the game is over")
        return table.record(shown=True).write()

    async def rematch(self, table_id: str, seat: int, token: str) -> TableMade:
        """The same people at a new table, everyone one seat on; asking again gives the same."""
        live = await self.table(table_id)
        old = live.table
        if old.state != "over":
            raise NotNow("a rematch follows when the game is over")
        if old.rematch is None:
            old.rematch = await self.store.rematch_of(table_id)
        if old.rematch is None:
            await self._make_rematch(live)
        assert old.rematch is not None
        new = (await self.table(old.rematch)).table
        held = HeldSeat((seat + 1) % old.seats, token)
        return TableMade(new.id, [held], commitment_of(new.terms.secret))

    async def _make_rematch(self, live: LiveTable) -> None:
        old = live.table
        holders = [FirstHolder(holder.bot, holder.name) for holder in old.holders]
        terms = passed_on(old.terms, holders, new_secret(), old.salts)
        new = ServedTable(new_table_id(), terms, now())
        held = [
            (hashed, (seat + 1) % old.seats) for hashed, seat in await self.store.tokens_of(old.id)
        ]
        if await self.store.make(new, held, after=old.id):
            old.rematch = new.id
            MADE.labels(new.terms.game).inc()
            self._keep(new)
            self.fellows.tell_rematch(old.id, new.id)
        else:
            old.rematch = await self.store.rematch_of(old.id)
        self.tell_rematch(live)

    def tell_rematch(self, live: LiveTable) -> None:
        """Tells those who are here where it goes on."""
        if live.table.rematch is not None:
            live.tell_all(encoder.encode(Rematch(live.table.rematch)))

    async def link(self, table_id: str, seat: int, keep: bool) -> LinkMade:
        """A link that moves a seat to another device, once."""
        code = new_token()
        seconds = await self.store.make_link(hash_of(code), table_id, seat, keep)
        return LinkMade(code, seconds)

    async def claim(self, table_id: str, code: str) -> HeldSeat:
        """Moves a seat to this device."""
        live = await self.table(table_id)
        token = new_token()
        moved = await self.store.use_link(table_id, hash_of(code), hash_of(token))
        if moved is None:
            raise NotNow("this link has been used or has expired")
        seat, keep = moved
        if not keep:
            self.dismiss(live, seat)
            self.fellows.tell_dismissed(table_id, seat)
        return HeldSeat(seat, token)

    # those who are connected

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

    # talk

    async def talk(self, live: LiveTable) -> list[tuple[Chatted, str]]:
        """What was said at a table lately."""
        if live.talk is None:
            live.talk = await self.store.talk(live.table.id)
        return live.talk

    async def say(self, live: LiveTable, seat: int, said_id: str, text: str) -> Chatted | None:
        """Keeps and tells what somebody says; what was said before with this id is not repeated."""
        async with live.turn:
            while True:
                talk = await self.talk(live)
                for said, one in talk:
                    if one == said_id and said.seat == seat:
                        return said
                number = talk[-1][0].number + 1 if talk else 1
                said = Chatted(seat, text, now() / 1000, number)
                if await self.store.say(live.table.id, said, said_id):
                    break
                live.talk = None  # another node was faster
            self._tell_said(live, said, said_id)
        self.fellows.tell_talk(live.table.id)
        return None

    def _tell_said(self, live: LiveTable, said: Chatted, said_id: str) -> None:
        assert live.talk is not None
        live.talk = [*live.talk[-RECENT:], (said, said_id)]
        live.tell_all(encoder.encode(Said(said.seat, said.text, said.at, said.number)))

    async def hear_talk(self, live: LiveTable) -> None:
        """Tells what was said through another node."""
        async with live.turn:
            if live.talk is None:
                return
            last = live.talk[-1][0].number if live.talk else 0
            for said, said_id in await self.store.talk(live.table.id):
                if said.number > last:
                    self._tell_said(live, said, said_id)

    # looking after everything, now and then

    async def _sweep(self) -> None:
        rounds = 0
        while True:
            try:
                await self._look_round(rounds)
            except Busy:
                log.warning("the store is busy")
            rounds += 1
            await asyncio.sleep(SWEEP)

    async def _look_round(self, rounds: int) -> None:
        for table_id in await self.store.due(now()):
            if table_id not in self.tables:
                await self.table(table_id)
        for live in list(self.tables.values()):
            await self._forget_if_quiet(live)
        TABLES.set(len(self.tables))
        if rounds % 240 == 0:
            await self.store.archive(now() - OPEN_DAYS * DAY, now() - IDLE_DAYS * DAY)

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
