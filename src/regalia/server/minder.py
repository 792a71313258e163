"""Looks after a table while people do not: bots move, clocks run out, the absent are replaced."""

import asyncio
import logging
from hashlib import sha256
from typing import TYPE_CHECKING

from regalia.kernel.errors import Refused
from regalia.server.bots import HASTY, STAND_IN
from regalia.server.errors import Busy, NotNow
from regalia.server.live import LiveTable
from regalia.server.steps import Mover, Taken
from regalia.server.store.store import now
from regalia.server.table import ServedTable

if TYPE_CHECKING:
    from regalia.server.host import Host

PACE = 0.6  # seconds that a bot takes at least, where somebody watches
GRACE = 15.0  # seconds after the start in which nobody's clock runs out
AGAIN = 1.0  # seconds until a busy store is tried again

log = logging.getLogger(__name__)


class Minder:
    """What has to happen at the tables of a host without anybody asking for it."""

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.loop = asyncio.get_running_loop()
        self.began = self.loop.time()
        self._thinking: dict[tuple[str, int], int] = {}  # (table, seat): the beat
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._closed = False

    def close(self) -> None:
        """Lets nothing more happen."""
        self._closed = True
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    def forget(self, live: LiveTable) -> None:
        """Takes its eyes from a table that leaves the memory."""
        alarm = self._alarms.pop(live.table.id, None)
        if alarm is not None:
            alarm.cancel()

    def look(self, live: LiveTable) -> None:
        """Sees to whatever is due at a table now, and sets an alarm for what will be."""
        if self._closed or live.table.play is None:
            return
        self.forget(live)
        bots = live.table.bots_to_move()
        alarm = self._next_alarm(live)
        if not bots and alarm is None:
            return
        if not self.host.fellows.minds(live):
            return
        for seat in bots:
            holder = live.table.holders[seat]
            self._let_think(live, seat, holder.bot or STAND_IN, "bot")
        if alarm is not None:
            self._alarms[live.table.id] = self.loop.call_at(alarm, self._ring, live)

    def due(self, live: LiveTable) -> int | None:
        """When, in milliseconds since 1970, a table has to be looked after; None: never."""
        if live.table.bots_to_move():
            return now()
        alarm = self._next_alarm(live)
        return None if alarm is None else now() + round((alarm - self.loop.time()) * 1000)

    def _next_alarm(self, live: LiveTable) -> float | None:
        """The time, on the loop's clock, of the next flag or replacement."""
        table = live.table
        times: list[float] = []
        flag = table.clocks.flag_falls() if table.clocks is not None else None
        if flag is not None:
            falls = self.loop.time() + (flag[0] - now()) / 1000
            times.append(max(falls, self.began + GRACE))
        absence = table.terms.absence
        if absence is not None and table.pending():
            times += [
                since + absence
                for seat, since in live.gone_since.items()
                if not table.holders[seat].away
            ]
        return min(times, default=None)

    def _ring(self, live: LiveTable) -> None:
        """Something is due: a flag has fallen, or somebody was away for too long."""
        self._alarms.pop(live.table.id, None)
        if self._closed or not live.table.pending():
            return
        table = live.table
        time = self.loop.time()
        flag = table.clocks.flag_falls() if table.clocks is not None else None
        if flag is not None and flag[0] <= now() + 1 and time >= self.began + GRACE - 0.01:
            self._let_think(live, flag[1], HASTY, "clock")
        absence = table.terms.absence
        for seat, since in list(live.gone_since.items()):
            if absence is not None and since + absence <= time + 0.001:
                self.host.spawn(self._replace(live, seat))
        self.loop.call_later(0.05, self.look, live)

    async def _replace(self, live: LiveTable, seat: int) -> None:
        """A bot takes over for somebody who is away."""

        def away(table: ServedTable) -> Taken:
            if seat in live.present():
                raise NotNow("they are back")
            return table.handed(seat, away=True)

        try:
            await self.host.take(live, away)
        except NotNow:
            pass
        except Busy:
            self.loop.call_later(AGAIN, self.look, live)

    def _let_think(self, live: LiveTable, seat: int, bot: str, by: Mover) -> None:
        """Asks a bot for the move of a seat, once for every decision."""
        key = (live.table.id, seat)
        if self._thinking.get(key) == live.table.beat:
            return
        self._thinking[key] = live.table.beat
        self.host.spawn(self._move(live, seat, bot, by, live.table.beat))

    async def _move(self, live: LiveTable, seat: int, bot: str, by: Mover, beat: int) -> None:
        """A bot's move, unless the decision has passed meanwhile."""
        table = live.table
        began = self.loop.time()
        view = table.started().state.view(seat)
        try:
            answer = await self.host.thinkers.think(table.game, view, bot, bot_seed(table, seat))
            if table.terms.pace and live.watched and by == "bot":
                await asyncio.sleep(max(0.0, began + PACE - self.loop.time()))
            await self.host.take(live, lambda now: now.moved(seat, beat, answer.move, None, by))
        except Refused:
            pass  # the decision is no longer open
        except Busy:
            await asyncio.sleep(AGAIN)
        finally:
            if self._thinking.get((table.id, seat)) == beat:
                del self._thinking[table.id, seat]
                self.look(live)


def bot_seed(table: ServedTable, seat: int) -> int:
    """The chance of a bot, which nobody can know before the secret is shown."""
    digest = sha256(f"{table.terms.secret}:bot:{seat}".encode()).digest()
    return int.from_bytes(digest[:7])
