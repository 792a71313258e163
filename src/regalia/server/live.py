"""A table in memory: the game as it stands, and those who are connected to it."""

import asyncio
from typing import Protocol

from regalia.server.frames import Holding, StepTold
from regalia.server.store.store import now
from regalia.server.table import Happened, ServedTable
from regalia.wire.messages import Chatted, Clock, Crowd, Rematch, encoder


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    holding: Holding
    version: int  # the last one that it knows

    def tell(self, frame: bytes) -> None:
        """Sends a frame soon, in order."""

    def dismiss(self) -> None:
        """Ends the connection: its seats are no longer its own."""


class Elsewhere:
    """Who is at a table through another node, and until when that is believed."""

    def __init__(self, seats: list[int], watching: int, until: float) -> None:
        self.seats = seats
        self.watching = watching
        self.until = until


class LiveTable:
    """One table on this node. Steps are taken one after the other, under `turn`."""

    def __init__(self, table: ServedTable) -> None:
        self.table = table
        self.turn = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.talk: list[tuple[Chatted, str]] | None = None
        self.gone_since: dict[int, float] = {}
        self.quiet_since = asyncio.get_running_loop().time()
        self.doubtful = False  # a step may have been stored without our knowing

    @property
    def watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.listeners) or any(
            one.seats or one.watching for one in self.elsewhere.values()
        )

    def present(self) -> set[int]:
        """The seats that somebody holds right now."""
        here = {seat for listener in self.listeners for seat in listener.holding.seats}
        return here.union(*(one.seats for one in self.elsewhere.values()))

    def here(self) -> tuple[list[int], int]:
        """The seats held through this node, and how many watch through it."""
        seats = {seat for listener in self.listeners for seat in listener.holding.seats}
        return sorted(seats), sum(not one.holding.seats for one in self.listeners)

    def apply(self, happened: Happened, asker: Listener | None = None) -> None:
        """Tells everyone of a step; the asker's frame has its id."""
        told = StepTold(self.table, happened)
        for listener in self.listeners:
            if listener.version < happened.version or listener is asker:
                ack = happened.step.id if listener is asker else None
                listener.version = happened.version
                listener.tell(told.frame(listener.holding, ack))
        if self.table.clocks is not None:
            self.tell_all(self.clock())

    def tell_all(self, frame: bytes) -> None:
        """Tells everyone the same."""
        for listener in self.listeners:
            listener.tell(frame)

    def tell_rematch(self) -> None:
        """Tells everyone where it goes on."""
        if self.table.rematch is not None:
            self.tell_all(encoder.encode(Rematch(self.table.rematch)))

    def crowd(self) -> bytes:
        """Who is here."""
        present = self.present()
        seats = [holder.here(seat in present) for seat, holder in enumerate(self.table.holders)]
        watching = self.here()[1] + sum(one.watching for one in self.elsewhere.values())
        return encoder.encode(Crowd(seats, watching))

    def clock(self) -> bytes:
        """The clocks, as they stand now."""
        clocks = self.table.clocks
        assert clocks is not None
        at = now()
        left = [
            None if holder.bot is not None else clocks.left_at(seat, at) / 1000
            for seat, holder in enumerate(self.table.holders)
        ]
        return encoder.encode(Clock(left, sorted(clocks.running)))

    def note_presence(self) -> None:
        """Remembers since when each person is gone."""
        present = self.present()
        time = asyncio.get_running_loop().time()
        for seat, holder in enumerate(self.table.holders):
            if not holder.person or seat in present:
                self.gone_since.pop(seat, None)
            else:
                self.gone_since.setdefault(seat, time)
        self.quiet_since = time
