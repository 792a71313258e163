"""A limited number of slots, given to tables in turn (a fair semaphore)."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager


class FairSlots:
    """Slots for work; the tables that wait for one get it in turn (round robin)."""

    def __init__(self, slot_count: int) -> None:
        self._slot_count = slot_count
        self._free = slot_count
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # in the order of turns

    @property
    def time_share(self) -> float:
        """The share of its usual time that work may take: the more work waits, the smaller."""
        waiting = sum(len(queue) for queue in self._waiting.values())
        return 1 / (1 + waiting / self._slot_count)

    @asynccontextmanager
    async def acquire_slot(self, table_id: str) -> AsyncGenerator[None, None]:
        """Waits for a slot, and holds it during the block; other waiting tables go first."""
        if self._free:
            self._free -= 1
        else:
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(table_id, deque()).append(place)
            try:
                await place
            except asyncio.CancelledError:
                if not place.cancelled():  # the slot was assigned at the same moment
                    self._pass_slot_on()
                raise
        try:
            yield
        finally:
            self._pass_slot_on()

    def _pass_slot_on(self) -> None:
        """Gives a slot that has become free to the next table that still waits."""
        while self._waiting:
            table_id = next(iter(self._waiting))
            queue = self._waiting.pop(table_id)
            place = queue.popleft()
            if queue:
                self._waiting[table_id] = queue  # as the last in line
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
