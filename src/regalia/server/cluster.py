"""Other nodes that serve the same tables: steps and presence are announced through Redis.

The store is the authority. Announcements may get lost: missed steps are found in the store.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from regalia.kernel.errors import Unable, missing_library_error
from regalia.server.live import LiveTable, RemotePresence
from regalia.server.steps import StepEntry

if TYPE_CHECKING:
    from regalia.server.host import TableHost

CHANNEL = "tables"
LEASE_S = 15.0  # how long a node may run a table's bots and clocks without renewal
HEARTBEAT_S = 5.0
NODE_TIMEOUT_S = 3 * HEARTBEAT_S  # silence after which a node counts as gone
RECONNECT_S = 0.5
LEASE_RETRY_S = 3.0

log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True, tag_field="notice"):
    """A message between nodes; `node` is the sender."""

    node: str


class StepStored(Notice, tag="stepped", frozen=True):
    """A step has been stored."""

    table: str
    entry: StepEntry


class PresenceChanged(Notice, tag="present", frozen=True):
    """The seats and the number of spectators connected through a node, by table."""

    tables: dict[str, tuple[list[int], int]]
    answer: bool = False


class RematchMade(Notice, tag="rematched", frozen=True):
    """A table has a rematch."""

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


AnyNotice = StepStored | PresenceChanged | RematchMade | SeatMoved | ChatSaid | NodeStopped
decoder = msgspec.json.Decoder(AnyNotice)


class Cluster:
    """The other nodes of a server; this base class is for a server with a single node."""

    node = ""  # the id of this node
    shares_tables = False  # whether other nodes may take steps at our tables

    async def connect(self, host: "TableHost") -> None:
        """Connects to the other nodes."""

    async def disconnect(self) -> None:
        """Disconnects from the other nodes."""

    def holds_lease(self, live: LiveTable) -> bool:
        """Whether this node is the one that runs the bots and clocks of a table."""
        return True

    def release_lease(self, table_id: str) -> None:
        """Lets another node run the bots and clocks of a table."""

    def publish(self, notice: Notice) -> None:
        """Sends a notice to the other nodes."""


class ReconnectingBackend(RedisChannelsPubSubBackend):
    """Litestar's Redis backend that survives interruptions instead of failing."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Publishes data; if Redis is away, the data is dropped."""
        try:
            await super().publish(data, channels)
        except Exception as error:  # noqa: BLE001 - redis-py raises many types
            log_redis_failure(error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Yields everything published, reconnecting after interruptions."""
        while True:
            try:
                async for payload in super().stream_events():
                    yield payload
            except Exception as error:  # noqa: BLE001 - redis-py raises many types
                log_redis_failure(error)
                await asyncio.sleep(RECONNECT_S)


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
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.leases: dict[str, float] = {}  # expiry by table, in event loop time
        self._lease_retry_at: dict[str, float] = {}  # by table, in event loop time

    async def connect(self, host: "TableHost") -> None:
        self.host = host
        try:
            await self.redis.ping()
        except Exception as error:  # noqa: BLE001 - redis-py raises many types
            raise Unable(f"redis: it does not answer ({type(error).__name__})") from None
        await self.channels.__aenter__()
        host.spawn_task(self._receive_notices())
        host.spawn_task(self._heartbeat_forever())

    async def disconnect(self) -> None:
        self.publish(NodeStopped(self.node))
        try:
            async with asyncio.timeout(2):
                if self.leases:
                    await self.redis.delete(*(lease_key(one) for one in self.leases))
                await self.channels.__aexit__(None, None, None)
                await self.redis.aclose()
        except Exception as error:  # noqa: BLE001 - we are closing anyway
            log_redis_failure(error)

    def publish(self, notice: Notice) -> None:
        self.channels.publish(msgspec.json.encode(notice), CHANNEL)

    # receiving

    async def _receive_notices(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for payload in subscriber.iter_events():
                try:
                    notice = decoder.decode(payload)
                except msgspec.DecodeError:
                    log.warning("a notice that nobody understands")
                    continue
                if notice.node != self.node:
                    self._handle_notice(notice)

    def _handle_notice(self, notice: AnyNotice) -> None:
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
        answers: dict[str, tuple[list[int], int]] = {}
        for table_id, (seats, watching) in notice.tables.items():
            live = self.host.tables.get(table_id)
            if live is None:
                continue
            known = live.remote_presence.get(notice.node)
            live.remote_presence[notice.node] = RemotePresence(seats, watching, until)
            if known is None and live.listeners and not notice.answer:
                answers[table_id] = live.local_presence()
            if known is None or (known.seats, known.watching) != (seats, watching):
                self.host.broadcast_presence(live)
        if answers:
            self.publish(PresenceChanged(self.node, answers, answer=True))

    async def _heartbeat_forever(self) -> None:
        """Announces presence, renews leases and fetches missed steps, every few seconds."""
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            here = {
                one.table.id: one.local_presence()
                for one in self.host.tables.values()
                if one.listeners
            }
            if here:
                self.publish(PresenceChanged(self.node, here))
            self._drop_silent_nodes()
            try:
                await self._renew_leases()
                await self._fetch_missed_steps()
            except Exception as error:  # noqa: BLE001 - Redis or the store: tried again
                log.warning("not all is well", extra={"reason": type(error).__name__})

    def _drop_silent_nodes(self) -> None:
        time = self.host.loop.time()
        for live in list(self.host.tables.values()):
            silent = [node for node, one in live.remote_presence.items() if one.until < time]
            for node in silent:
                del live.remote_presence[node]
            if silent:
                self.host.broadcast_presence(live)

    async def _fetch_missed_steps(self) -> None:
        """Applies stored steps that were never announced to this node."""
        listened = [one for one in self.host.tables.values() if one.listeners]
        for start in range(0, len(listened), 500):
            batch = {one.table.id: one for one in listened[start : start + 500]}
            for table_id, version in (await self.host.store.latest_versions(list(batch))).items():
                if version > batch[table_id].table.version:
                    await self.host.apply_missed_steps(batch[table_id])

    # leases

    def holds_lease(self, live: LiveTable) -> bool:
        if self.leases.get(live.table.id, 0.0) > self.host.loop.time():
            return True
        if self._lease_retry_at.get(live.table.id, 0.0) < self.host.loop.time():
            self._lease_retry_at[live.table.id] = self.host.loop.time() + LEASE_RETRY_S
            self.host.spawn_task(self._request_lease(live))
        return False

    async def _request_lease(self, live: LiveTable) -> None:
        """Asks for the lease of a table.

        Without Redis every node acts as if it had the lease; the store accepts the first step only.
        """
        key = lease_key(live.table.id)
        try:
            mine = await self.redis.set(key, self.node, nx=True, px=int(LEASE_S * 1000))
            mine = mine or await self.redis.get(key) == self.node.encode()
        except Exception:  # noqa: BLE001 - redis-py raises many types
            mine = True
        if mine:
            self.leases[live.table.id] = self.host.loop.time() + LEASE_S
            self.host.scheduler.schedule_table(live)

    async def _renew_leases(self) -> None:
        """Renews the leases of tables in memory, requests free ones, forgets the others."""
        for table_id in list(self.leases):
            if table_id in self.host.tables:
                await self.redis.set(lease_key(table_id), self.node, px=int(LEASE_S * 1000))
                self.leases[table_id] = self.host.loop.time() + LEASE_S
            else:
                del self.leases[table_id]
        self._lease_retry_at = {
            table_id: time
            for table_id, time in self._lease_retry_at.items()
            if table_id in self.host.tables
        }
        for live in list(self.host.tables.values()):
            if live.table.id not in self.leases and live.table.pending_seats():
                self.host.scheduler.schedule_table(live)

    def release_lease(self, table_id: str) -> None:
        if self.leases.pop(table_id, None) is not None:
            self.host.spawn_task(self._delete_lease(table_id))

    async def _delete_lease(self, table_id: str) -> None:
        try:
            await self.redis.delete(lease_key(table_id))
        except Exception as error:  # noqa: BLE001 - the lease expires by itself
            log_redis_failure(error)


def lease_key(table_id: str) -> str:
    """The Redis key of a table's lease."""
    return f"regalia:lease:{table_id}"


def log_redis_failure(error: Exception) -> None:
    """Logs that Redis could not be reached, without the address and what was sent."""
    log.warning("Redis does not answer", extra={"reason": type(error).__name__})
