"""A table in memory with the clients connected to it."""

import asyncio
from typing import NamedTuple, Protocol

from regalia.server.frames import StepFrames, Subscription
from regalia.server.table import AppliedStep, ServedTable
from regalia.server.timestamps import now_ms
from regalia.wire.messages import Chatted, Clock, Crowd, Rematch, SeatHere, encoder


class Listener(Protocol):
    """A client connection that is sent the steps of a table."""

    subscription: Subscription
    version: int  # the last version of the table that it was sent

    def send_frame(self, frame: bytes) -> None:
        """Queues a frame to be sent; frames keep their order."""

    def disconnect(self) -> None:
        """Closes the connection because its seats have been given to somebody else."""


class RemotePresence(NamedTuple):
    """Who is connected to a table through another node; valid until a time of the event loop."""

    seats: list[int]
    watching: int
    until: float

    @property
    def is_anybody(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.seats or self.watching)


class LiveTable:
    """A table on this node. Steps are taken one at a time, under `lock`.

    At the time `presence_known_at` all nodes will have said who is connected to them.
    """

    def __init__(self, table: ServedTable, presence_known_at: float) -> None:
        self.table = table
        self.presence_known_at = presence_known_at
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.remote_presence: dict[str, RemotePresence] = {}
        self.chat: list[tuple[Chatted, str]] | None = None
        self.absent_since: dict[int, float] = {}
        self.idle_since = asyncio.get_running_loop().time()
        self.questions: set[tuple[str, int]] = set()  # that advisers think about: kind and seat
        self.commit_unknown = False  # a commit timed out, so the last step may be stored

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected, on any node."""
        return bool(self.listeners) or self.is_followed_elsewhere

    @property
    def is_followed_elsewhere(self) -> bool:
        """Whether anybody is connected through another node."""
        return any(one.is_anybody for one in self.remote_presence.values())

    @property
    def last_chat_number(self) -> int:
        """The number of the last chat message known here; 0 if there is none."""
        return self.chat[-1][0].number if self.chat else 0

    def present_seats(self) -> set[int]:
        """The seats whose people are connected now, through any node."""
        here = {seat for listener in self.listeners for seat in listener.subscription.seats}
        return here.union(*(one.seats for one in self.remote_presence.values()))

    def local_seats_and_watcher_count(self) -> tuple[list[int], int]:
        """The seats whose people are connected through this node, and the number of spectators."""
        seats = {seat for listener in self.listeners for seat in listener.subscription.seats}
        return sorted(seats), sum(not one.subscription.seats for one in self.listeners)

    def broadcast_step(self, applied: AppliedStep, requester: Listener | None = None) -> None:
        """Sends a step to every listener; the requester's frame also has the id of its message."""
        frames = StepFrames(self.table, applied)
        for listener in self.listeners:
            if listener.version < applied.version or listener is requester:
                ack = applied.step.id if listener is requester else None
                listener.version = applied.version
                listener.send_frame(frames.frame_for(listener.subscription, ack))
        if self.table.clocks is not None:
            self.broadcast_frame(self.clock_frame())

    def broadcast_frame(self, frame: bytes) -> None:
        """Sends the same frame to every listener."""
        for listener in self.listeners:
            listener.send_frame(frame)

    def broadcast_rematch(self) -> None:
        """Sends everyone the id of the rematch, if there is one."""
        if self.table.rematch is not None:
            self.broadcast_frame(encoder.encode(Rematch(self.table.rematch)))

    def presence_frame(self) -> bytes:
        """The frame that says who is connected."""
        present = self.present_seats()
        seats = [
            SeatHere(holder.display_name, holder.kind, holder.kind == "bot" or seat in present)
            for seat, holder in enumerate(self.table.holders)
        ]
        watching = self.local_seats_and_watcher_count()[1] + sum(
            one.watching for one in self.remote_presence.values()
        )
        return encoder.encode(Crowd(seats, watching))

    def clock_frame(self) -> bytes:
        """The frame with the time each seat has left."""
        clocks = self.table.clocks
        assert clocks is not None
        now = now_ms()
        left = [
            None if holder.bot is not None else clocks.time_left_ms(seat, now) / 1000
            for seat, holder in enumerate(self.table.holders)
        ]
        return encoder.encode(Clock(left, sorted(clocks.running)))

    def update_absences(self) -> None:
        """Records since when each person has been disconnected."""
        present = self.present_seats()
        time = asyncio.get_running_loop().time()
        for seat, holder in enumerate(self.table.holders):
            if not holder.is_person or seat in present:
                self.absent_since.pop(seat, None)
            else:
                self.absent_since.setdefault(seat, max(time, self.presence_known_at))
