"""A table in memory: the game as it stands, and those who are connected to it."""

import asyncio
from typing import Protocol

from regalia.server.frames import StepFrames, Subscription
from regalia.server.table import AppliedStep, ServedTable
from regalia.server.timestamps import now_ms
from regalia.wire.messages import Chatted, Clock, Crowd, Rematch, encoder


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    subscription: Subscription
    version: int  # the last one that it knows

    def send(self, frame: bytes) -> None:
        """Sends a frame soon, in order."""

    def disconnect(self) -> None:
        """Ends the connection: its seats are no longer its own."""


class RemotePresence:
    """Who is at a table through another node, and until when that is believed."""

    def __init__(self, seats: list[int], watching: int, until: float) -> None:
        self.seats = seats
        self.watching = watching
        self.until = until


class LiveTable:
    """One table on this node. Steps are taken one after the other, under `turn`."""

    def __init__(self, table: ServedTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.remote_presence: dict[str, RemotePresence] = {}
        self.chat: list[tuple[Chatted, str]] | None = None
        self.absent_since: dict[int, float] = {}
        self.idle_since = asyncio.get_running_loop().time()
        self.commit_unknown = False  # a step may have been stored without our knowing

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.listeners) or any(
            one.seats or one.watching for one in self.remote_presence.values()
        )

    def present_seats(self) -> set[int]:
        """The seats that somebody holds right now."""
        here = {seat for listener in self.listeners for seat in listener.subscription.seats}
        return here.union(*(one.seats for one in self.remote_presence.values()))

    def local_presence(self) -> tuple[list[int], int]:
        """The seats held through this node, and how many watch through it."""
        seats = {seat for listener in self.listeners for seat in listener.subscription.seats}
        return sorted(seats), sum(not one.subscription.seats for one in self.listeners)

    def broadcast_step(self, applied: AppliedStep, asker: Listener | None = None) -> None:
        """Tells everyone of a step; the asker's frame has its id."""
        frames = StepFrames(self.table, applied)
        for listener in self.listeners:
            if listener.version < applied.version or listener is asker:
                ack = applied.step.id if listener is asker else None
                listener.version = applied.version
                listener.send(frames.frame(listener.subscription, ack))
        if self.table.clocks is not None:
            self.broadcast(self.clock_frame())

    def broadcast(self, frame: bytes) -> None:
        """Tells everyone the same."""
        for listener in self.listeners:
            listener.send(frame)

    def broadcast_rematch(self) -> None:
        """Tells everyone where it goes on."""
        if self.table.rematch is not None:
            self.broadcast(encoder.encode(Rematch(self.table.rematch)))

    def presence_frame(self) -> bytes:
        """Who is here."""
        present = self.present_seats()
        seats = [holder.presence(seat in present) for seat, holder in enumerate(self.table.holders)]
        watching = self.local_presence()[1] + sum(
            one.watching for one in self.remote_presence.values()
        )
        return encoder.encode(Crowd(seats, watching))

    def clock_frame(self) -> bytes:
        """The clocks, as they stand now."""
        clocks = self.table.clocks
        assert clocks is not None
        now = now_ms()
        left = [
            None if holder.bot is not None else clocks.time_left(seat, now) / 1000
            for seat, holder in enumerate(self.table.holders)
        ]
        return encoder.encode(Clock(left, sorted(clocks.running)))

    def update_absences(self) -> None:
        """Remembers since when each person is gone."""
        present = self.present_seats()
        time = asyncio.get_running_loop().time()
        for seat, holder in enumerate(self.table.holders):
            if not holder.is_person or seat in present:
                self.absent_since.pop(seat, None)
            else:
                self.absent_since.setdefault(seat, time)
        self.idle_since = time
