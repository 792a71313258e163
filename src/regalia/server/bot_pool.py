"""A pool of worker processes for bots, so that thinking never blocks the server."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from typing import TypeVar

import msgspec

from regalia.bots.spec import LEVELS
from regalia.kernel.game import Game
from regalia.kernel.view import View
from regalia.server.bot_worker import LOW_PRIORITY, EvaluationRequest, MoveAnswer, MoveRequest
from regalia.server.metrics import BOT_QUEUE, BOT_SECONDS, BOTS_FAILED
from regalia.wire.requests import Judged

QUICK_BOTS = (
    "random",
    "greedy",
    *(name for name, spec in LEVELS.items() if not spec.endswith("s")),
)
ANSWER_TIMEOUT_S = 30.0
FALLBACK_BOT = "greedy"
MAX_LINE_BYTES = 1 << 22

T = TypeVar("T")

log = logging.getLogger(__name__)
move_decoder = msgspec.json.Decoder(MoveAnswer)
judged_decoder = msgspec.json.Decoder(Judged)


class WorkerLost(Exception):
    """A worker has died, or did not answer in time."""


class BotPool:
    """Worker processes in three lanes: quick bots, slow bots, and reviews at low priority.

    So no quick bot waits for a slow one, and no running game for a review. Workers start on demand.
    """

    def __init__(self, max_workers: int) -> None:
        self.quick = WorkerLane(max(1, max_workers // 4))
        self.slow = WorkerLane(max_workers)
        self.low_priority = WorkerLane(max(1, max_workers // 4), low_priority=True)

    async def choose_move(self, game: Game, view: View, bot: str, seed: int) -> MoveAnswer:
        """A bot's move; after two failures a simpler bot's, and at last the first legal move."""
        request = MoveRequest(game.name, view.to_numbers(), bot, seed)
        lane = self.quick if bot in QUICK_BOTS else self.slow
        legal = [int(move) for move in view.legal()]
        for bot_name in (bot, bot, FALLBACK_BOT):
            try:
                answer = await self._ask_for_move(
                    lane, msgspec.structs.replace(request, bot=bot_name)
                )
            except WorkerLost:
                answer = None
            if answer is not None and answer.move in legal:
                return answer
            BOTS_FAILED.inc()
            log.warning("a bot gave no legal move", extra={"bot": bot_name, "game": game.name})
        return MoveAnswer(legal[0])

    async def _ask_for_move(self, lane: "WorkerLane", request: MoveRequest) -> MoveAnswer:
        BOT_QUEUE.inc()
        try:
            async with lane.slots:
                with BOT_SECONDS.time():
                    return await lane.ask(request, move_decoder)
        finally:
            BOT_QUEUE.dec()

    async def judge_move(self, request: EvaluationRequest) -> Judged:
        """Judges a move of a finished game; the bots of running games go first."""
        async with self.low_priority.slots:
            for lane in (self.quick, self.slow):
                async with lane.slots:  # wait behind all moves that are queued now
                    pass
            return await self.low_priority.ask(request, judged_decoder)

    def end_idle_workers(self) -> None:
        """Ends workers that have been idle for a while."""
        for lane in self._lanes():
            lane.end_idle_workers()

    def close(self) -> None:
        """Ends all workers."""
        for lane in self._lanes():
            lane.close()

    def _lanes(self) -> tuple["WorkerLane", ...]:
        return self.quick, self.slow, self.low_priority


class WorkerLane:
    """Workers that answer one request at a time; callers hold one of `slots` while they ask."""

    def __init__(self, max_workers: int, low_priority: bool = False) -> None:
        self.arguments = [LOW_PRIORITY] if low_priority else []
        self.idle: list[Process] = []
        self.workers: set[Process] = set()
        self._idle_before: set[Process] = set()
        self.slots = asyncio.Semaphore(max_workers)

    async def ask(self, request: msgspec.Struct, decoder: msgspec.json.Decoder[T]) -> T:
        """Sends a request to a worker and returns its decoded answer; WorkerLost if it fails."""
        worker = await self._take_worker()
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                assert worker.stdin is not None
                assert worker.stdout is not None
                worker.stdin.write(msgspec.json.encode(request) + b"\n")
                await worker.stdin.drain()
                line = await worker.stdout.readline()
            answer = decoder.decode(line)
        except (OSError, TimeoutError, msgspec.DecodeError):
            self._end_worker(worker)
            raise WorkerLost from None
        except asyncio.CancelledError:
            self._end_worker(worker)
            raise
        self.idle.append(worker)
        return answer

    async def _take_worker(self) -> Process:
        while self.idle:
            worker = self.idle.pop()
            if worker.returncode is None:
                return worker
            self.workers.discard(worker)
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "regalia.server.bot_worker",
            *self.arguments,
            stdin=PIPE,
            stdout=PIPE,
            limit=MAX_LINE_BYTES,
        )
        self.workers.add(worker)
        return worker

    def _end_worker(self, worker: Process) -> None:
        self.workers.discard(worker)
        if worker.returncode is None:
            worker.kill()

    def end_idle_workers(self) -> None:
        """Ends all but one of the workers that have been idle since the last call."""
        while len(self.idle) > 1 and self.idle[0] in self._idle_before:
            self._end_worker(self.idle.pop(0))
        self._idle_before = set(self.idle)

    def close(self) -> None:
        """Ends all workers."""
        for worker in list(self.workers):
            self._end_worker(worker)
        self.idle.clear()
