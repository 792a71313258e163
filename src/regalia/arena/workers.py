"""Who plays the games: this process, or several of them. Games come back as they finish."""

import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from regalia.arena.match import Match, Played, play

Workers = Callable[[Iterable[Match]], Generator[Played, None, None]]

ORPHANED = 1


class MatchFailed(Exception):
    """A game that could not be played to its end: a fault of a bot, of the rules or of ours."""


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def workers_of(jobs: int) -> Workers:
    """So many processes; one is this one."""
    return alone if jobs == 1 else lambda matches: together(matches, jobs)


def alone(matches: Iterable[Match]) -> Generator[Played, None, None]:
    """Plays one game after the other."""
    for match in matches:
        try:
            played = play(match)
        except Exception as error:
            raise MatchFailed(f"game {match.number}: {traceback.format_exc()}") from error
        yield played


def together(matches: Iterable[Match], jobs: int) -> Generator[Played, None, None]:
    """Plays in several processes, each of which asks for its next game when it has finished one.

    Every process has a pipe of its own: when this process dies, however it dies, they see the
    other end closed and go too.
    """
    waiting = iter(matches)
    workers: dict[Connection, BaseProcess] = {}
    playing: dict[Connection, Match] = {}
    try:
        for _, match in zip(range(jobs), waiting, strict=False):
            pipe, process = start_worker()
            workers[pipe] = process
            pipe.send(match)
            playing[pipe] = match
        while playing:
            for ready in wait(list(playing)):
                assert isinstance(ready, Connection)
                yield received(ready, playing.pop(ready))
                following = next(waiting, None)
                if following is not None:
                    ready.send(following)
                    playing[ready] = following
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
    process = context.Process(target=work, args=(theirs,), daemon=True)
    # Ctrl-C reaches every process of a terminal, and is for this one to answer; what is ignored
    # while a process starts stays ignored in it.
    main = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGINT, signal.SIG_IGN) if main else None
    try:
        process.start()
    finally:
        if main:
            signal.signal(signal.SIGINT, before)
    theirs.close()
    return ours, process


def received(pipe: Connection, match: Match) -> Played:
    """The game that a process has finished."""
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionError):
        raise MatchFailed(f"game {match.number}: the process that played it has died") from None
    if isinstance(answer, Played):
        return answer
    raise MatchFailed(f"game {match.number}: {answer}")


def work(pipe: Connection) -> None:
    """Plays the games that come through the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    while True:
        try:
            match = pipe.recv()
        except (EOFError, ConnectionError):
            return
        answer: Played | str
        try:
            answer = play(match)
        except Exception:  # noqa: BLE001 - whatever it is, it is told where it can be read
            answer = traceback.format_exc()
        try:
            pipe.send(answer)
        except ConnectionError:
            return


def leave_with_parent() -> None:
    """Ends this process in the middle of a game if the one that started it is gone."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(ORPHANED)
