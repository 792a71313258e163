"""A queue for a few places, in which tables take turns."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager


class Turns:
    """Gives places to those who wait, to one table after the other (round robin)."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the next table first

    @property
    def time_share(self) -> float:
        """The share of its time that each may take, so that nobody waits longer than that time."""
        waiting = sum(len(queue) for queue in self._waiting.values())
        return 1 / (1 + waiting / self._places)

    @asynccontextmanager
    async def hold_place(self, table_id: str) -> AsyncGenerator[None, None]:
        """Has a place during the block; all other tables that wait have a turn before."""
        if self._free:
            self._free -= 1
        else:
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(table_id, deque()).append(place)
            try:
                await place
            except asyncio.CancelledError:
                if not place.cancelled():  # it was given in the same moment
                    self._hand_place_on()
                raise
        try:
            yield
        finally:
            self._hand_place_on()

    def _hand_place_on(self) -> None:
        """Gives a place to the next one who still waits, or frees it."""
        while self._waiting:
            table_id = next(iter(self._waiting))
            queue = self._waiting.pop(table_id)
            place = queue.popleft()
            if queue:
                self._waiting[table_id] = queue  # behind all others
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
