"""Does what nobody requests: bots' moves, clocks that run out, stand-ins for absent people."""

import asyncio
import logging
from collections import defaultdict
from hashlib import sha256
from typing import TYPE_CHECKING

from regalia.kernel.errors import Refused
from regalia.server.bots import STAND_IN_BOT, TIMEOUT_BOT
from regalia.server.errors import Conflict, StoreUnavailable
from regalia.server.live import LiveTable
from regalia.server.steps import AnyStep, Mover
from regalia.server.table import ServedTable
from regalia.server.timestamps import now_ms

if TYPE_CHECKING:
    from regalia.server.host import TableHost

MIN_BOT_MOVE_S = 0.6  # bots take at least so long, so that people can follow the game
STARTUP_GRACE_S = 15.0  # after a restart, for people to reconnect before clocks run out
RETRY_PAUSE_S = 1.0  # before a failed move is tried again
MAX_QUESTIONS = 2  # to the bot of a seat at once: a move may be taken back while it thinks

log = logging.getLogger(__name__)


class Scheduler:
    """Decides what has to happen at each table now, and sets an alarm for the next time."""

    def __init__(self, host: "TableHost") -> None:
        self.host = host
        self.loop = asyncio.get_running_loop()
        self.began = self.loop.time()
        # by table and seat: the beats for which a bot is thinking
        self._asked_beats: defaultdict[tuple[str, int], set[int]] = defaultdict(set)
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._closed = False

    def cancel_all(self) -> None:
        """Cancels all alarms; nothing happens any more."""
        self._closed = True
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    def cancel_alarm(self, live: LiveTable) -> None:
        alarm = self._alarms.pop(live.table.id, None)
        if alarm is not None:
            alarm.cancel()

    def schedule_table(self, live: LiveTable) -> None:
        """Starts whatever is due at a table now, and sets an alarm for what comes later."""
        if self._closed:
            return
        self.cancel_alarm(live)
        table = live.table
        is_due = table.needs_scheduler and table.pending_seats()
        if not is_due or not self.host.cluster.holds_lease(live):
            return
        alarm = self._next_alarm_time(live)
        for seat in table.pending_bot_seats():
            holder = table.holders[seat]
            self._request_bot_move(live, seat, holder.bot or STAND_IN_BOT, "bot")
        if alarm is not None:
            self._alarms[table.id] = self.loop.call_at(alarm, self._on_alarm, live)

    def next_due_ms(self, live: LiveTable) -> int | None:
        """When the table needs attention next, in milliseconds since 1970, or None."""
        if live.table.pending_bot_seats():
            return now_ms()
        alarm = self._next_alarm_time(live)
        return None if alarm is None else now_ms() + round((alarm - self.loop.time()) * 1000)

    def _next_alarm_time(self, live: LiveTable) -> float | None:
        """When the next clock runs out or absence ends, in event loop time."""
        table = live.table
        times: list[float] = []
        timeout = table.clocks.next_timeout() if table.clocks is not None else None
        if timeout is not None:
            times_out_at = self.loop.time() + (timeout[0] - now_ms()) / 1000
            times.append(max(times_out_at, self.began + STARTUP_GRACE_S))
        absence = table.settings.absence if self.host.cluster.hears_others else None
        if absence is not None and table.pending_seats():
            times += [
                since + absence
                for seat, since in live.absent_since.items()
                if not table.holders[seat].away
            ]
        return min(times, default=None)

    def _on_alarm(self, live: LiveTable) -> None:
        """Handles a clock that has run out, or a person who was away too long."""
        self._alarms.pop(live.table.id, None)
        if self._closed or not live.table.pending_seats():
            return
        table = live.table
        time = self.loop.time()
        timeout = table.clocks.next_timeout() if table.clocks is not None else None
        if (
            timeout is not None
            and timeout[0] <= now_ms() + 1
            and time >= self.began + STARTUP_GRACE_S - 0.01
        ):
            self._request_bot_move(live, timeout[1], TIMEOUT_BOT, "clock")
        absence = table.settings.absence if self.host.cluster.hears_others else None
        for seat, since in list(live.absent_since.items()):
            if absence is not None and since + absence <= time + 0.001:
                self.host.spawn_task(self._replace_absent(live, seat))
        self.loop.call_later(0.05, self.schedule_table, live)

    async def _replace_absent(self, live: LiveTable, seat: int) -> None:
        """Lets a bot play for a person who is away, unless they have just come back."""

        def propose(table: ServedTable) -> AnyStep:
            if seat in live.present_seats() or not self.host.cluster.hears_others:
                raise Conflict("they are back")
            return table.propose_handover(seat, is_away=True)

        try:
            await self.host.take_step(live, propose)
        except Conflict:
            pass
        except StoreUnavailable:
            self.loop.call_later(RETRY_PAUSE_S, self.schedule_table, live)

    def _request_bot_move(self, live: LiveTable, seat: int, bot: str, mover: Mover) -> None:
        """Asks a bot for the move of a seat, once for each decision."""
        beats = self._asked_beats[live.table.id, seat]
        if live.table.beat not in beats and len(beats) < MAX_QUESTIONS:
            beats.add(live.table.beat)
            self.host.spawn_task(self._make_bot_move(live, seat, bot, mover, live.table.beat))

    async def _make_bot_move(
        self, live: LiveTable, seat: int, bot: str, mover: Mover, beat: int
    ) -> None:
        """Makes a bot's move, unless the decision has passed meanwhile."""
        table = live.table
        began = self.loop.time()
        try:
            if table.beat != beat or seat not in table.pending_seats():
                return  # another node has made it
            view = table.require_started_table().state.view(seat)
            move: str | int | None = table.scripted_move(seat)
            if move is None:
                answer = await self.host.bot_pool.choose_move(
                    table.id, table.game, view, bot, bot_seed(table, seat)
                )
                move = answer.move
            if table.settings.pace and live.is_watched and mover == "bot":
                await asyncio.sleep(max(0.0, began + MIN_BOT_MOVE_S - self.loop.time()))
            await self.host.take_step(
                live, lambda now: now.propose_move(seat, beat, move, None, mover)
            )
        except Refused:
            pass  # the decision is no longer open
        except StoreUnavailable:
            await asyncio.sleep(RETRY_PAUSE_S)
        except Exception:
            log.exception("a bot could not move")
            await asyncio.sleep(RETRY_PAUSE_S)
        finally:
            beats = self._asked_beats[table.id, seat]
            beats.discard(beat)
            if not beats:
                del self._asked_beats[table.id, seat]
            self.schedule_table(live)


def bot_seed(table: ServedTable, seat: int) -> int:
    """The seed of a seat's bot, derived from the secret of the shuffle: nobody can predict it."""
    digest = sha256(f"{table.settings.secret}:bot:{seat}".encode()).digest()
    return int.from_bytes(digest[:7])
