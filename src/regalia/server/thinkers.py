"""Bots think in processes of their own, so that nobody else has to wait for them."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from typing import TypeVar

import msgspec

from regalia.bots.spec import LEVELS
from regalia.kernel.game import Game
from regalia.kernel.view import View
from regalia.server.metrics import BOT_QUEUE, BOT_SECONDS, BOTS_FAILED
from regalia.server.thinker import PATIENT, Answered, Question, Weighing
from regalia.wire.requests import Judged

QUICK = ("random", "greedy", *(name for name, spec in LEVELS.items() if not spec.endswith("s")))
LIMIT = 30.0  # seconds after which a bot is given up
FALLBACK = "greedy"
LONGEST_LINE = 1 << 22

T = TypeVar("T")

log = logging.getLogger(__name__)
answered = msgspec.json.Decoder(Answered)
judged = msgspec.json.Decoder(Judged)


class Lost(Exception):
    """A process has died, or does not answer."""


class Thinkers:
    """Lanes that grow as needed: no quick bot waits for a slow one, and no game for a review."""

    def __init__(self, most: int) -> None:
        self.quick = Lane(max(1, most // 4))
        self.slow = Lane(most)
        self.patient = Lane(max(1, most // 4), patient=True)

    async def think(self, game: Game, view: View, bot: str, seed: int) -> Answered:
        """A bot's move; a bot that fails twice is replaced by a simpler one, then by the first."""
        question = Question(game.name, view.numbers(), bot, seed)
        lane = self.quick if bot in QUICK else self.slow
        legal = [int(move) for move in view.legal()]
        for who in (bot, bot, FALLBACK):
            try:
                answer = await self._moved(lane, msgspec.structs.replace(question, bot=who))
            except Lost:
                answer = None
            if answer is not None and answer.move in legal:
                return answer
            BOTS_FAILED.inc()
            log.warning("a bot gave no legal move", extra={"bot": who, "game": game.name})
        return Answered(legal[0])

    async def _moved(self, lane: "Lane", question: Question) -> Answered:
        BOT_QUEUE.inc()
        try:
            async with lane.free:
                with BOT_SECONDS.time():
                    return await lane.ask(question, answered)
        finally:
            BOT_QUEUE.dec()

    async def weigh(self, weighing: Weighing) -> Judged:
        """What a position of a finished game was worth; bots of running games go first."""
        async with self.patient.free:
            for lane in (self.quick, self.slow):
                async with lane.free:  # behind all who stand there
                    pass
            return await self.patient.ask(weighing, judged)

    def rest(self) -> None:
        """Ends processes that nobody has needed for a while."""
        for lane in self._lanes():
            lane.rest()

    def close(self) -> None:
        """Ends all processes."""
        for lane in self._lanes():
            lane.close()

    def _lanes(self) -> tuple["Lane", ...]:
        return self.quick, self.slow, self.patient


class Lane:
    """Processes that answer one question each at a time; who asks holds one of `free`."""

    def __init__(self, most: int, patient: bool = False) -> None:
        self.words = [PATIENT] if patient else []
        self.idle: list[Process] = []
        self.all: set[Process] = set()
        self._resting: set[Process] = set()
        self.free = asyncio.Semaphore(most)

    async def ask(self, question: msgspec.Struct, answers: msgspec.json.Decoder[T]) -> T:
        """Asks a process and waits for its answer."""
        process = await self._process()
        try:
            async with asyncio.timeout(LIMIT):
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            answer = answers.decode(line)
        except (OSError, TimeoutError, msgspec.DecodeError):
            self._end(process)
            raise Lost from None
        except asyncio.CancelledError:
            self._end(process)
            raise
        self.idle.append(process)
        return answer

    async def _process(self) -> Process:
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
            self.all.discard(process)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "regalia.server.thinker",
            *self.words,
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
        )
        self.all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self.all.discard(process)
        if process.returncode is None:
            process.kill()

    def rest(self) -> None:
        """Ends processes that have been idle since the last time this was asked, all but one."""
        while len(self.idle) > 1 and self.idle[0] in self._resting:
            self._end(self.idle.pop(0))
        self._resting = set(self.idle)

    def close(self) -> None:
        """Ends all processes."""
        for process in list(self.all):
            self._end(process)
        self.idle.clear()
