"""Runs functions in worker processes, so that the caller's event loop never waits for a bot."""

import asyncio
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import ParamSpec, TypeVar

from regalia.bots.processes.worker import CallOutcome

P = ParamSpec("P")
T = TypeVar("T")


class WorkerLost(Exception):
    """A worker has died, or did not answer in time."""


class WorkerError(Exception):
    """A function has raised an exception in a worker; `trace` is its traceback."""

    def __init__(self, sentence: str, trace: str) -> None:
        super().__init__(sentence)
        self.trace = trace


class Worker:
    """A worker process, which runs one function at a time."""

    def __init__(self, niceness: int) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "regalia.bots.processes.worker", str(niceness)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    @property
    def is_alive(self) -> bool:
        """Whether the process still runs."""
        return self._process.poll() is None

    def send_and_wait(self, request: bytes) -> CallOutcome:
        """Sends a request and waits for its outcome; raises EOFError if the process has died."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(request)
        self._process.stdin.flush()
        return CallOutcome(*pickle.load(self._process.stdout))  # noqa: S301 - our own process wrote it

    def kill(self) -> None:
        """Ends the process, even while it thinks."""
        with suppress(OSError), self._process:
            self._process.kill()


class WorkerPool:
    """Workers that start on demand; whoever runs a function holds one of `slots` meanwhile.

    A worker whose answer is late or not awaited any more is killed. A thread waits for each answer:
    unlike the event loop's own subprocesses, workers can be ended when the loop is closed.
    """

    def __init__(self, max_workers: int, timeout_s: float | None = None, niceness: int = 0) -> None:
        self.slots = asyncio.Semaphore(max_workers)
        self._threads = ThreadPoolExecutor(max_workers, "bot-worker")
        self._timeout_s = timeout_s
        self._niceness = niceness
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._idle_before: set[Worker] = set()

    async def run_function(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs a function of a module in a worker; WorkerLost or WorkerError if it fails."""
        outcome = await self._send_to_worker(pickle.dumps((function, args, kwargs)))
        if outcome.trace is not None:
            raise WorkerError(outcome.sentence, outcome.trace)
        answer: T = outcome.answer
        return answer

    async def _send_to_worker(self, request: bytes) -> CallOutcome:
        worker = self._take_worker()
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._timeout_s):
                outcome = await loop.run_in_executor(self._threads, worker.send_and_wait, request)
        except (OSError, EOFError, ValueError, pickle.UnpicklingError, TimeoutError):
            self._end_worker(worker)
            raise WorkerLost("it has stopped thinking") from None
        except asyncio.CancelledError:
            self._end_worker(worker)
            raise
        self._idle.append(worker)
        return outcome

    def _take_worker(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            self._end_worker(worker)
        worker = Worker(self._niceness)
        self._workers.add(worker)
        return worker

    def _end_worker(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.kill()

    def end_idle_workers(self) -> None:
        """Ends all but one of the workers that have been idle since the last call."""
        while len(self._idle) > 1 and self._idle[0] in self._idle_before:
            self._end_worker(self._idle.pop(0))
        self._idle_before = set(self._idle)

    def close(self) -> None:
        """Ends all workers, even while they think."""
        for worker in list(self._workers):
            self._end_worker(worker)
        self._idle.clear()
        self._threads.shutdown(wait=False)
