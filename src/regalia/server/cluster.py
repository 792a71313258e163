"""Other nodes that serve the same tables: steps and presence are announced through Redis.

The proxy sends all requests for one table to the same node. A node therefore announces steps only
to nodes through which people are connected to the same table. Announcements may get lost: the store
is the authority, and missed steps are read from it.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from regalia.kernel.errors import Unable, missing_library_error
from regalia.server.errors import RequestError
from regalia.server.live import LiveTable, RemotePresence
from regalia.server.steps import StepEntry
from regalia.wire.requests import NodeReport

if TYPE_CHECKING:
    from regalia.server.host import TableHost

REDIS_CHANNEL = "tables"
HEARTBEAT_S = 5.0
# after so long without a heartbeat, people connected to a node count as gone
NODE_TIMEOUT_S = 3 * HEARTBEAT_S
MISSED_STEPS_INTERVAL_S = 4.0  # how often the store is asked for steps that were never announced
LEASE_VALIDITY_S = 2.0  # how long the leases of a node stay valid without a heartbeat
NODE_KEY_RENEWAL_S = 0.5
LEASE_EXPIRY_S = 3600.0  # after this time Redis deletes the lease of a lost node
RECONNECT_PAUSE_S = 0.5
UNSUBSCRIBE_TIMEOUT_S = 1.0
MAX_LEASE_REQUESTS = 20  # at once: each takes a connection to Redis

# The lease of a table is free if no node has it, or if the node that has it has no heartbeat.
# The answer is the node that has it now.
TAKE_LEASE_SCRIPT = """
local holder = redis.call('get', KEYS[1])
if holder and holder ~= ARGV[1] and redis.call('exists', ARGV[2] .. holder) == 1 then
    return holder
end
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[3])
return ARGV[1]
"""

DELETE_LEASE_SCRIPT = """
if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end
"""

log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True, tag_field="notice"):
    """A message between nodes; `node` is the sender."""

    node: str


class StepStored(Notice, tag="stepped", frozen=True):
    """A step has been stored."""

    table: str
    entry: StepEntry


class PresenceChanged(Notice, tag="present", frozen=True):
    """The seats and the number of spectators connected through a node, and versions, by table."""

    tables: dict[str, tuple[list[int], int]]
    answer: bool = False
    versions: dict[str, int] = {}


class RematchMade(Notice, tag="rematched", frozen=True):
    """A rematch of a table has been set up."""

    table: str
    rematch: str


class SeatMoved(Notice, tag="dismissed", frozen=True):
    """A seat has moved to another device, so its other connections end."""

    table: str
    seat: int


class ChatSaid(Notice, tag="talked", frozen=True):
    """A chat message has been stored."""

    table: str


class NodeStopped(Notice, tag="gone", frozen=True):
    """A node has stopped."""


NOBODY_PRESENT = RemotePresence([], 0, 0.0)
AnyNotice = StepStored | PresenceChanged | RematchMade | SeatMoved | ChatSaid | NodeStopped
decoder = msgspec.json.Decoder(AnyNotice)


class Cluster:
    """The other nodes of a server; this base class is for a server with a single node."""

    node = ""  # the id of this node
    shares_tables = False  # whether other nodes may add steps to our tables
    hears_others = True  # whether this node knows who is connected to other nodes

    @property
    def presence_delay_s(self) -> float:
        """The time within which all nodes announce who is connected to them."""
        return 0.0

    async def connect(self, host: "TableHost") -> None:
        """Connects to the other nodes."""

    async def hand_over_tables(self) -> None:
        """Lets other nodes run the bots and clocks of all tables."""

    async def disconnect(self) -> None:
        """Disconnects from the other nodes."""

    def holds_lease(self, live: LiveTable) -> bool:
        """Whether this node is the one that runs the bots and clocks of a table."""
        return True

    async def take_lease(self, table_id: str) -> bool:
        """Becomes the node that runs the bots and clocks of a table, unless another one does."""
        return True

    def release_lease(self, table_id: str) -> None:
        """Lets another node run the bots and clocks of a table."""

    def publish(self, notice: Notice) -> None:
        """Sends a notice to the other nodes."""

    def announce_step(self, live: LiveTable, entry: StepEntry) -> None:
        """Announces a step to the nodes that have people at the table."""

    def announce_presence(self, live: LiveTable) -> None:
        """Tells the other nodes which people are connected to a table at this node."""

    async def store_reports_forever(self, make_report: Callable[[], NodeReport]) -> None:
        """Writes the figures of this node to Redis now and then, for other nodes to read."""

    async def read_reports_of_other_nodes(self) -> list[NodeReport]:
        """The figures of the other nodes."""
        return []


class ReconnectingBackend(RedisChannelsPubSubBackend):
    """Litestar's Redis backend that survives interruptions instead of failing.

    The heartbeat logs them.
    """

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Publishes data; if Redis is away, the data is dropped."""
        with suppress(Exception):  # redis-py raises many types
            await super().publish(data, channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Unsubscribes; without Redis, where this would wait for ever, there is no subscription."""
        with suppress(Exception):
            async with asyncio.timeout(UNSUBSCRIBE_TIMEOUT_S):
                await super().unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Yields everything published, reconnecting after interruptions."""
        while True:
            with suppress(Exception):
                async for payload in super().stream_events():
                    yield payload
            await asyncio.sleep(RECONNECT_PAUSE_S)


class RedisCluster(Cluster):
    """Nodes that announce steps to each other through Redis, and lease tables there."""

    shares_tables = True
    host: "TableHost"  # the tables of this node; set by `connect`

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis
        except ModuleNotFoundError:
            raise missing_library_error("redis, which several nodes need,", "nodes") from None
        try:
            self.redis: Redis = Redis.from_url(
                url, socket_connect_timeout=2, socket_timeout=5, health_check_interval=5
            )
        except ValueError as error:
            raise Unable(f"redis: {error}") from None
        self.node = secrets.token_hex(8)
        backend = ReconnectingBackend(redis=self.redis, key_prefix="regalia")
        self.channels = ChannelsPlugin(backend, channels=[REDIS_CHANNEL])
        self._take_lease = self.redis.register_script(TAKE_LEASE_SCRIPT)
        self._delete_own_lease = self.redis.register_script(DELETE_LEASE_SCRIPT)
        self.leases: set[str] = set()
        self._leases_until = 0.0  # the end of the leases, in event loop time
        self._asked_leases: set[str] = set()
        # the nodes that have the leases of other tables here, "" where nobody knows
        self._refused_leases: dict[str, str] = {}
        self._lease_requests = asyncio.Semaphore(MAX_LEASE_REQUESTS)
        self._is_alone = False  # Redis does not answer
        self._heard_itself_at = 0.0
        self._hears_itself_since: float | None = None
        self._is_leaving = False
        self.hears_others = False

    async def connect(self, host: "TableHost") -> None:
        self.host = host
        try:
            await self._renew_heartbeat()
        except Exception as error:  # noqa: BLE001 - redis-py raises many types
            raise Unable(f"redis: it does not answer ({type(error).__name__})") from None
        await self.channels.__aenter__()
        host.spawn_forever(self._receive_notices)
        host.spawn_forever(self._renew_leases_forever)
        host.spawn_forever(self._announce_presence_forever)
        host.spawn_forever(self._fetch_missed_steps_forever)

    async def hand_over_tables(self) -> None:
        self._is_leaving = True
        keys = [node_key(self.node), *(lease_key(one) for one in self.leases)]
        with suppress(Exception):  # the leases end by themselves
            async with asyncio.timeout(2):
                await self.redis.delete(*keys)

    async def disconnect(self) -> None:
        self.publish(NodeStopped(self.node))
        with suppress(Exception):
            async with asyncio.timeout(2):
                await self.channels.__aexit__(None, None, None)
                await self.redis.aclose()

    def publish(self, notice: Notice) -> None:
        self.channels.publish(msgspec.json.encode(notice), REDIS_CHANNEL)

    def announce_step(self, live: LiveTable, entry: StepEntry) -> None:
        is_known = self.hears_others and live.presence_known_at < self.host.loop.time()
        if live.is_followed_elsewhere or not is_known:
            self.publish(StepStored(self.node, live.table.id, entry))

    def announce_presence(self, live: LiveTable) -> None:
        self.publish(self._presence_notice([live]))

    def _presence_notice(
        self, tables: Iterable[LiveTable], answer: bool = False
    ) -> PresenceChanged:
        here = {live.table.id: live.local_seats_and_watcher_count() for live in tables}
        versions = {live.table.id: live.table.version for live in tables}
        return PresenceChanged(self.node, here, answer, versions)

    async def store_reports_forever(self, make_report: Callable[[], NodeReport]) -> None:
        lifetime_ms = int(NODE_TIMEOUT_S * 1000)
        while True:
            report = msgspec.json.encode(make_report())
            with suppress(Exception):  # the next heartbeat comes soon
                await self.redis.set(report_key(self.node), report, px=lifetime_ms)
            await asyncio.sleep(HEARTBEAT_S)

    async def read_reports_of_other_nodes(self) -> list[NodeReport]:
        found: list[Any] = []
        with suppress(Exception):
            async with asyncio.timeout(2):
                keys = [key async for key in self.redis.scan_iter(report_key("*"))]
                found = await self.redis.mget(keys) if keys else []
        reports: list[NodeReport] = []
        for one in found:
            with suppress(msgspec.DecodeError):  # a report of a node of another version
                reports.append(msgspec.json.decode(one or b"", type=NodeReport))
        return [one for one in reports if one.node != self.node]

    # receiving

    async def _receive_notices(self) -> None:
        async with self.channels.start_subscription(REDIS_CHANNEL) as subscriber:
            async for payload in subscriber.iter_events():
                try:
                    notice = decoder.decode(payload)
                except msgspec.DecodeError:
                    log.warning("a notice of a node of another version is ignored")
                    continue
                if notice.node != self.node:
                    self.handle_notice(notice)
                else:
                    self._heard_itself_at = self.host.loop.time()
                    self._hears_itself_since = self._hears_itself_since or self._heard_itself_at

    def handle_notice(self, notice: AnyNotice) -> None:
        if isinstance(notice, PresenceChanged):
            self._handle_presence_notice(notice)
            return
        if isinstance(notice, NodeStopped):
            for other in self.host.tables.values():
                if other.remote_presence.pop(notice.node, None) is not None:
                    self.host.broadcast_presence(other)
            return
        live = self.host.tables.get(notice.table)
        if live is None:
            return
        if isinstance(notice, StepStored):
            if live.listeners:  # otherwise the step is read when the table is asked for
                self.host.spawn_task(self.host.apply_announced_step(live, notice.entry))
        elif isinstance(notice, ChatSaid):
            self.host.spawn_task(self.host.chat.broadcast_new_messages(live))
        elif isinstance(notice, SeatMoved):
            self.host.disconnect_seat(live, notice.seat)
        elif live.table.rematch is None:
            live.table.rematch = notice.rematch
            live.broadcast_rematch()

    def _handle_presence_notice(self, notice: PresenceChanged) -> None:
        until = self.host.loop.time() + NODE_TIMEOUT_S
        answers: list[LiveTable] = []
        for table_id, (seats, watching) in notice.tables.items():
            live = self.host.tables.get(table_id)
            if live is None:
                if seats or watching:
                    self.release_lease(table_id)  # whoever has the people runs the table
                continue
            known = live.remote_presence.get(notice.node, NOBODY_PRESENT)
            live.remote_presence[notice.node] = RemotePresence(seats, watching, until)
            if not live.listeners:
                if live.is_followed_elsewhere:  # whoever has the people runs the table
                    self.host.scheduler.cancel_alarm(live)
                    self.release_lease(table_id)
            elif notice.versions.get(table_id, 0) > live.table.version:
                self.host.spawn_task(self.host.apply_missed_steps(live))
            if not known.is_anybody and live.listeners and not notice.answer:
                answers.append(live)
            if (known.seats, known.watching) != (seats, watching):
                self.host.broadcast_presence(live)
        if answers:
            self.publish(self._presence_notice(answers, answer=True))

    # presence

    @property
    def presence_delay_s(self) -> float:
        return 1.5 * HEARTBEAT_S

    async def _announce_presence_forever(self) -> None:
        """Announces who is connected here; receiving its own notice shows that Redis works."""
        while True:
            self.publish(
                self._presence_notice([one for one in self.host.tables.values() if one.listeners])
            )
            self._drop_silent_nodes()
            await asyncio.sleep(HEARTBEAT_S)

    def _drop_silent_nodes(self) -> None:
        """Forgets who was connected to silent nodes, unless Redis itself is unavailable."""
        time = self.host.loop.time()
        for live in list(self.host.tables.values()):
            for node, one in list(live.remote_presence.items()):
                if not self.hears_others:
                    live.remote_presence[node] = one._replace(until=time + NODE_TIMEOUT_S)
                elif one.until < time:
                    del live.remote_presence[node]
                    self.host.broadcast_presence(live)

    def _update_hears_others(self) -> None:
        """Finds out whether notices of other nodes arrive: they do if this node receives its own.

        When they arrive again after an outage, the absence of every person starts from zero.
        """
        time = self.host.loop.time()
        if self._is_alone or self._heard_itself_at + 2 * HEARTBEAT_S < time:
            self._hears_itself_since = None
        since = self._hears_itself_since
        heard_others = self.hears_others
        self.hears_others = since is not None and since + self.presence_delay_s < time
        if self.hears_others and not heard_others:
            for live in list(self.host.tables.values()):
                live.absent_since.clear()
                self.host.broadcast_presence(live)  # sets the alarms for those who are away

    # missed steps

    async def _fetch_missed_steps_forever(self) -> None:
        """Fetches steps and chat that were never announced to this node, every few seconds."""
        while True:
            await asyncio.sleep(MISSED_STEPS_INTERVAL_S)
            listened = [one for one in self.host.tables.values() if one.listeners]
            try:
                for start in range(0, len(listened), 500):
                    await self.fetch_missed_steps_and_chat(listened[start : start + 500])
            except RequestError as error:
                log.warning(
                    "steps of other nodes cannot be read; it is tried again in a few seconds",
                    extra={"reason": error.sentence},
                )

    async def fetch_missed_steps_and_chat(self, tables: Sequence[LiveTable]) -> None:
        """Brings tables up to date; a table that fails does not stop the others."""
        by_id = {one.table.id: one for one in tables}
        store = self.host.store
        versions = await store.latest_versions(list(by_id))
        numbers = await store.latest_chat_numbers(list(by_id))
        for table_id, live in by_id.items():
            try:
                if versions.get(table_id, 0) > live.table.version:
                    await self.host.apply_missed_steps(live)
                if numbers.get(table_id, 0) > live.last_chat_number:
                    await self.host.chat.broadcast_new_messages(live)
            except RequestError:
                raise
            except Exception:
                log.exception("steps of another node cannot be applied")

    # leases

    def holds_lease(self, live: LiveTable) -> bool:
        """Whether this node runs the bots and clocks of a table; asks for a lease nobody has.

        Without Redis every node runs them, and of steps that several nodes propose the store
        accepts only the first.
        """
        if self._is_alone:
            return True
        if self._is_leaving or (live.is_followed_elsewhere and not live.listeners):
            return False
        if live.table.id in self.leases and self._leases_until > self.host.loop.time():
            return True
        if live.table.id in self.leases:
            self._refused_leases[live.table.id] = ""  # maybe lost: the next heartbeat will show
        elif live.table.id not in self._asked_leases:
            self._asked_leases.add(live.table.id)
            self.host.spawn_task(self._request_lease(live))
        return False

    async def _request_lease(self, live: LiveTable) -> None:
        """Asks for the lease of a table, and goes on where the last node has left it."""
        try:
            if await self.take_lease(live.table.id):
                await self.host.apply_missed_steps(live)
                self.host.scheduler.schedule_table(live)
        except RequestError:
            self._refused_leases[live.table.id] = ""  # the store is away
        finally:
            self._asked_leases.discard(live.table.id)

    async def take_lease(self, table_id: str) -> bool:
        arguments: list[str | int] = [self.node, node_key(""), int(LEASE_EXPIRY_S * 1000)]
        if self._is_alone:
            return False
        holder = ""
        with suppress(Exception):
            async with self._lease_requests:
                taken = await self._take_lease(keys=[lease_key(table_id)], args=arguments)
            holder = taken.decode()
        if holder == self.node:
            self.leases.add(table_id)
            return True
        self._refused_leases[table_id] = holder
        return False

    async def _renew_leases_forever(self) -> None:
        """Keeps the leases of this node, and asks again for those that others may have lost."""
        renew_at = self.host.loop.time() + LEASE_EXPIRY_S / 4
        while not self._is_leaving:
            was_alone = self._is_alone
            try:
                await self._renew_heartbeat()
                if self.host.loop.time() > renew_at:
                    await self._renew_leases()
                    renew_at = self.host.loop.time() + LEASE_EXPIRY_S / 4
                await self._ask_for_refused_leases()
            except Exception as error:  # noqa: BLE001 - redis-py raises many types
                self._is_alone = True
                if not was_alone:
                    log.warning(
                        "Redis does not answer: until it does, people at different nodes see each"
                        " other's moves seconds later",
                        extra={"reason": type(error).__name__},
                    )
            if self._is_alone != was_alone:
                for live in list(self.host.tables.values()):
                    self.host.scheduler.schedule_table(live)
                if was_alone:
                    log.warning("Redis answers again")
            self._update_hears_others()
            await asyncio.sleep(NODE_KEY_RENEWAL_S)

    async def _renew_heartbeat(self) -> None:
        """Renews this node's heartbeat; its leases are lost if that comes too late."""
        began = self.host.loop.time()
        key, milliseconds = node_key(self.node), int(LEASE_VALIDITY_S * 1000)
        if not await self.redis.set(key, "", px=milliseconds, xx=True):
            await self.redis.set(key, "", px=milliseconds)
            self._refused_leases |= dict.fromkeys(self.leases, "")
            self.leases.clear()
        self._leases_until = began + LEASE_VALIDITY_S
        self._is_alone = False

    async def _renew_leases(self) -> None:
        """Prolongs the leases of this node's tables in Redis."""
        self.leases.intersection_update(self.host.tables)
        pipeline = self.redis.pipeline(transaction=False)
        for table_id in self.leases:
            pipeline.pexpire(lease_key(table_id), int(LEASE_EXPIRY_S * 1000))
        await pipeline.execute()

    async def _ask_for_refused_leases(self) -> None:
        """Asks again for the leases of nodes that are gone, and of tables that have people here."""
        silent = await self._silent_nodes({*self._refused_leases.values()})
        refused, self._refused_leases = self._refused_leases, {}
        for table_id, holder in refused.items():
            live = self.host.tables.get(table_id)
            if live is not None and (live.listeners or holder in silent):
                self.host.scheduler.schedule_table(live)
            elif live is not None:
                self._refused_leases[table_id] = holder

    async def _silent_nodes(self, nodes: set[str]) -> set[str]:
        """Those of these nodes that have no heartbeat."""
        named = [node for node in nodes if node]
        heartbeats = await self.redis.mget([node_key(node) for node in named]) if named else []
        alive = {node for node, found in zip(named, heartbeats, strict=True) if found is not None}
        return nodes - alive

    def release_lease(self, table_id: str) -> None:
        if table_id in self.leases:
            self.leases.discard(table_id)
            self.host.spawn_task(self._delete_lease(table_id))

    async def _delete_lease(self, table_id: str) -> None:
        with suppress(Exception):  # the lease ends by itself
            await self._delete_own_lease(keys=[lease_key(table_id)], args=[self.node])


def lease_key(table_id: str) -> str:
    """The Redis key of a table's lease."""
    return f"regalia:lease:{table_id}"


def report_key(node: str) -> str:
    """The Redis key under which a node stores its report."""
    return f"regalia:report:{node}"


def node_key(node: str) -> str:
    """The Redis key of a node's heartbeat."""
    return f"regalia:node:{node}"
