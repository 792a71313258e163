"""Executors: they play matches in this process or in several, and yield games as they finish.

Unlike the pool of `adapters.batch`, which steps shared arrays, each process gets whole matches.
"""

import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from regalia.arena.match import FinishedMatch, Match, play_match

Executor = Callable[[Iterable[Match]], Generator[FinishedMatch, None, None]]

ORPHANED_EXIT_CODE = 1


class MatchFailed(Exception):
    """A match could not be played to its end: a bot, the rules or a process failed."""


def usable_cpus() -> int:
    """The number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def make_executor(process_count: int) -> Executor:
    """An executor with this number of processes; 1 plays in this process."""
    return (
        play_sequentially
        if process_count == 1
        else lambda matches: play_in_processes(matches, process_count)
    )


def play_sequentially(matches: Iterable[Match]) -> Generator[FinishedMatch, None, None]:
    """Plays the matches one after the other in this process."""
    for match in matches:
        try:
            played = play_match(match)
        except Exception as error:
            raise MatchFailed(f"game {match.number}: {traceback.format_exc()}") from error
        yield played


def play_in_processes(
    matches: Iterable[Match], process_count: int
) -> Generator[FinishedMatch, None, None]:
    """Plays in several processes, each of which gets its next match when it has finished one.

    Every process has its own pipe. However this process dies, the others see the pipe closed and
    exit, too.
    """
    remaining = iter(matches)
    workers: dict[Connection, BaseProcess] = {}
    in_progress: dict[Connection, Match] = {}
    try:
        for _, match in zip(range(process_count), remaining, strict=False):
            pipe, process = start_worker()
            workers[pipe] = process
            pipe.send(match)
            in_progress[pipe] = match
        while in_progress:
            for ready in wait(list(in_progress)):
                assert isinstance(ready, Connection)
                yield receive_game(ready, in_progress.pop(ready))
                next_match = next(remaining, None)
                if next_match is not None:
                    ready.send(next_match)
                    in_progress[ready] = next_match
    finally:
        for process in workers.values():
            process.terminate()
        for pipe, process in workers.items():
            process.join()
            pipe.close()


def start_worker() -> tuple[Connection, BaseProcess]:
    """A new process and the pipe to it."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=run_worker, args=(theirs,), daemon=True)
    # Ctrl-C reaches every process of a terminal, but this one handles it. A process inherits
    # what is ignored while it is started.
    in_main_thread = threading.current_thread() is threading.main_thread()
    previous_handler = signal.signal(signal.SIGINT, signal.SIG_IGN) if in_main_thread else None
    try:
        process.start()
    finally:
        if in_main_thread:
            signal.signal(signal.SIGINT, previous_handler)
    theirs.close()
    return ours, process


def receive_game(pipe: Connection, match: Match) -> FinishedMatch:
    """The game that a worker has finished; MatchFailed if it failed or died."""
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionError):
        raise MatchFailed(f"game {match.number}: the process that played it has died") from None
    if isinstance(answer, FinishedMatch):
        return answer
    raise MatchFailed(f"game {match.number}: {answer}")


def run_worker(pipe: Connection) -> None:
    """Plays the matches from the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_when_parent_dies, daemon=True).start()
    while True:
        try:
            match = pipe.recv()
        except (EOFError, ConnectionError):
            return
        answer: FinishedMatch | str
        try:
            answer = play_match(match)
        except Exception:  # noqa: BLE001 - whatever it is, the parent process raises it
            answer = traceback.format_exc()
        try:
            pipe.send(answer)
        except ConnectionError:
            return


def exit_when_parent_dies() -> None:
    """Ends this process, even in the middle of a game, when its parent has died."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(ORPHANED_EXIT_CODE)
