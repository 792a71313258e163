"""The other nodes: who else serves the same tables, told of steps and of who is where.

The record decides, not the messages: a step that nobody hears of is found in the store.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from regalia.kernel.errors import Unable, missing_extra
from regalia.server.live import Elsewhere, LiveTable
from regalia.server.steps import Entry

if TYPE_CHECKING:
    from regalia.server.host import Host

CHANNEL = "tables"
LEASE = 15.0  # seconds for which one node looks after the bots and clocks of a table
HEARTBEAT = 5.0
BELIEVED = 3 * HEARTBEAT  # how long a silent node is believed to be there
RETRY = 0.5
ASK_AGAIN = 3.0

log = logging.getLogger(__name__)


class Fellows:
    """A server on its own: everything is its own affair."""

    doubtful = False  # whether others may have taken steps at tables in our memory

    async def open(self, host: "Host") -> None:
        """Begins to listen."""

    async def close(self) -> None:
        """Says nothing more."""

    def minds(self, live: LiveTable) -> bool:
        """Whether this node looks after the bots and clocks of a table."""
        return True

    def release(self, table_id: str) -> None:
        """Leaves a table to the others."""

    def tell_step(self, table_id: str, entry: Entry) -> None:
        """Tells the others of a step that is stored."""

    def tell_presence(self, live: LiveTable) -> None:
        """Tells the others who is at a table through this node."""

    def tell_rematch(self, table_id: str, rematch: str) -> None:
        """Tells the others where a table goes on."""

    def tell_dismissed(self, table_id: str, seat: int) -> None:
        """Tells the others that a seat has moved to another device."""

    def tell_talk(self, table_id: str) -> None:
        """Tells the others that something was said."""


class Notice(msgspec.Struct, frozen=True, tag_field="notice", tag=str.lower):
    """What nodes tell each other; `node` is who says it."""

    node: str


class Stepped(Notice, frozen=True):
    """A step is stored."""

    table: str
    entry: Entry


class Present(Notice, frozen=True):
    """Who is at tables through this node: seats, and how many watch."""

    tables: dict[str, tuple[list[int], int]]
    answer: bool = False


class Rematched(Notice, frozen=True):
    """A table goes on at another one."""

    table: str
    rematch: str


class Dismissed(Notice, frozen=True):
    """A seat has moved to another device."""

    table: str
    seat: int


class Talked(Notice, frozen=True):
    """Something was said at a table."""

    table: str


class Gone(Notice, frozen=True):
    """A node has stopped."""


decoder = msgspec.json.Decoder(Stepped | Present | Rematched | Dismissed | Talked | Gone)


class PatientBackend(RedisChannelsPubSubBackend):
    """Goes on when Redis is back; what could not be said meanwhile is found in the store."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Says something, if anybody can hear it."""
        try:
            await super().publish(data, channels)
        except Exception as error:  # noqa: BLE001 - its library raises many kinds
            log.warning("Redis does not answer", extra={"reason": type(error).__name__})

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Everything that is said, over interruptions."""
        while True:
            try:
                async for said in super().stream_events():
                    yield said
            except Exception as error:  # noqa: BLE001 - its library raises many kinds
                log.warning("Redis does not answer", extra={"reason": type(error).__name__})
                await asyncio.sleep(RETRY)


class RedisFellows(Fellows):
    """Nodes that hear of each other through Redis."""

    doubtful = True

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis
        except ModuleNotFoundError:
            raise missing_extra("redis, which several nodes need,", "nodes") from None
        try:
            self.redis: Redis = Redis.from_url(
                url, socket_connect_timeout=2, socket_timeout=5, health_check_interval=5
            )
        except ValueError as error:
            raise Unable(f"redis: {error}") from None
        self.node = secrets.token_hex(8)
        backend = PatientBackend(redis=self.redis, key_prefix="regalia")
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.leases: dict[str, float] = {}  # until when each table is looked after from here
        self._asked: dict[str, float] = {}  # when each may be asked for again
        self.host: Host | None = None

    async def open(self, host: "Host") -> None:
        self.host = host
        try:
            await self.redis.ping()
        except Exception as error:  # noqa: BLE001 - its library raises many kinds
            raise Unable(f"redis: it does not answer ({type(error).__name__})") from None
        await self.channels.__aenter__()
        host.spawn(self._listen())
        host.spawn(self._beat())

    async def close(self) -> None:
        self._say(Gone(self.node))
        try:
            async with asyncio.timeout(2):
                if self.leases:
                    await self.redis.delete(*(lease_key(one) for one in self.leases))
                await self.channels.__aexit__(None, None, None)
                await self.redis.aclose()
        except Exception as error:  # noqa: BLE001 - it is the end anyway
            log.warning("Redis does not answer", extra={"reason": type(error).__name__})

    def _say(self, notice: Notice) -> None:
        self.channels.publish(msgspec.json.encode(notice), CHANNEL)

    # telling

    def tell_step(self, table_id: str, entry: Entry) -> None:
        self._say(Stepped(self.node, table_id, entry))

    def tell_presence(self, live: LiveTable) -> None:
        self._say(Present(self.node, {live.table.id: live.here()}))

    def tell_rematch(self, table_id: str, rematch: str) -> None:
        self._say(Rematched(self.node, table_id, rematch))

    def tell_dismissed(self, table_id: str, seat: int) -> None:
        self._say(Dismissed(self.node, table_id, seat))

    def tell_talk(self, table_id: str) -> None:
        self._say(Talked(self.node, table_id))

    # hearing

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for said in subscriber.iter_events():
                try:
                    notice = decoder.decode(said)
                except msgspec.DecodeError:
                    log.warning("a notice that nobody understands")
                    continue
                if notice.node != self.node:
                    self._hear(notice)

    def _hear(self, notice: Stepped | Present | Rematched | Dismissed | Talked | Gone) -> None:
        assert self.host is not None
        if isinstance(notice, Present):
            self._hear_presence(notice)
            return
        if isinstance(notice, Gone):
            for live in self.host.tables.values():
                if live.elsewhere.pop(notice.node, None) is not None:
                    self.host.presence_changed(live)
            return
        live_one = self.host.tables.get(notice.table)
        if live_one is None:
            return
        if isinstance(notice, Stepped):
            self.host.spawn(self.host.receive(live_one, notice.entry))
        elif isinstance(notice, Talked):
            self.host.spawn(self.host.talk.hear(live_one))
        elif isinstance(notice, Dismissed):
            self.host.dismiss(live_one, notice.seat)
        elif live_one.table.rematch is None:
            live_one.table.rematch = notice.rematch
            live_one.tell_rematch()

    def _hear_presence(self, notice: Present) -> None:
        assert self.host is not None
        until = self.host.loop.time() + BELIEVED
        answers: dict[str, tuple[list[int], int]] = {}
        for table_id, (seats, watching) in notice.tables.items():
            live = self.host.tables.get(table_id)
            if live is None:
                continue
            known = live.elsewhere.get(notice.node)
            live.elsewhere[notice.node] = Elsewhere(seats, watching, until)
            if known is None and live.listeners and not notice.answer:
                answers[table_id] = live.here()
            if known is None or (known.seats, known.watching) != (seats, watching):
                self.host.presence_changed(live)
        if answers:
            self._say(Present(self.node, answers, answer=True))

    async def _beat(self) -> None:
        """Says that this node is alive, renews its leases, and looks for steps it missed."""
        assert self.host is not None
        host = self.host
        while True:
            await asyncio.sleep(HEARTBEAT)
            here = {one.table.id: one.here() for one in host.tables.values() if one.listeners}
            if here:
                self._say(Present(self.node, here))
            self._disbelieve_the_silent()
            try:
                await self._renew()
                await self._find_missed()
            except Exception as error:  # noqa: BLE001 - Redis or the store: next time, then
                log.warning("not all is well", extra={"reason": type(error).__name__})

    def _disbelieve_the_silent(self) -> None:
        assert self.host is not None
        time = self.host.loop.time()
        for live in list(self.host.tables.values()):
            silent = [node for node, one in live.elsewhere.items() if one.until < time]
            for node in silent:
                del live.elsewhere[node]
            if silent:
                self.host.presence_changed(live)

    async def _find_missed(self) -> None:
        """Takes the steps that are stored and that nobody has told us of."""
        assert self.host is not None
        listened = [one for one in self.host.tables.values() if one.listeners]
        for at in range(0, len(listened), 500):
            some = {one.table.id: one for one in listened[at : at + 500]}
            for table_id, version in (await self.host.store.versions(list(some))).items():
                if version > some[table_id].table.version:
                    await self.host.catch_up(some[table_id])

    # leases

    def minds(self, live: LiveTable) -> bool:
        assert self.host is not None
        if self.leases.get(live.table.id, 0.0) > self.host.loop.time():
            return True
        if self._asked.get(live.table.id, 0.0) < self.host.loop.time():
            self._asked[live.table.id] = self.host.loop.time() + ASK_AGAIN
            self.host.spawn(self._lease(live))
        return False

    async def _lease(self, live: LiveTable) -> None:
        """Asks to look after a table; where Redis is away everyone does, and the first one wins."""
        assert self.host is not None
        key = lease_key(live.table.id)
        try:
            mine = await self.redis.set(key, self.node, nx=True, px=int(LEASE * 1000))
            mine = mine or await self.redis.get(key) == self.node.encode()
        except Exception:  # noqa: BLE001 - its library raises many kinds
            mine = True
        if mine:
            self.leases[live.table.id] = self.host.loop.time() + LEASE
            self.host.minder.look(live)

    async def _renew(self) -> None:
        """Renews the leases of tables in memory, asks for those nobody has, drops the rest."""
        assert self.host is not None
        for table_id in list(self.leases):
            if table_id in self.host.tables:
                await self.redis.set(lease_key(table_id), self.node, px=int(LEASE * 1000))
                self.leases[table_id] = self.host.loop.time() + LEASE
            else:
                del self.leases[table_id]
        self._asked = {one: at for one, at in self._asked.items() if one in self.host.tables}
        for live in list(self.host.tables.values()):
            if live.table.id not in self.leases and live.table.pending():
                self.host.minder.look(live)

    def release(self, table_id: str) -> None:
        if self.leases.pop(table_id, None) is not None and self.host is not None:
            self.host.spawn(self._unlease(table_id))

    async def _unlease(self, table_id: str) -> None:
        try:
            await self.redis.delete(lease_key(table_id))
        except Exception as error:  # noqa: BLE001 - then it ends by itself
            log.warning("Redis does not answer", extra={"reason": type(error).__name__})


def lease_key(table_id: str) -> str:
    """Where the lease of a table stands."""
    return f"regalia:lease:{table_id}"
