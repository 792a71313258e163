"""Bots think in other processes: those answer, fail, die and are late without harm to the asker."""

import asyncio
import gc
import os
import signal
import time
from collections.abc import Iterator
from typing import NoReturn

import pytest

from regalia.bots.bot import Budget
from regalia.bots.processes.worker import choose_bot_move, share_of_budget
from regalia.bots.processes.worker_pool import WorkerError, WorkerLost, WorkerPool
from regalia.games import GAMES
from regalia.kernel.rng import rng_from_number


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    pool = WorkerPool(2, timeout_s=20)
    yield pool
    pool.close()


def fail(sentence: str) -> NoReturn:
    """Fails as a bot may fail."""
    raise ValueError(sentence)


def print_and_add(left: int, right: int) -> int:
    """Prints something, as a careless bot may do."""
    print("thinking")
    return left + right


def end_process() -> None:
    """Dies as a process may die."""
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(10)


def process_exists(pid: int) -> bool:
    """Whether a process of this id runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_moves_in_another_process_as_it_does_here(pool: WorkerPool, name: str) -> None:
    game = GAMES[name]
    view = game.deal(game.read_options({"seats": 3}), rng_from_number(7)).view(0)
    if not len(view.legal()):
        pytest.skip("another seat begins")
    there = asyncio.run(pool.run_function(choose_bot_move, game, view, "ismcts:50", 3))
    assert there == choose_bot_move(game, view, "ismcts:50", 3)
    assert there.move in list(view.legal())
    assert there.candidates


def test_an_exception_comes_back_as_a_sentence_and_the_worker_stays(pool: WorkerPool) -> None:
    async def ask() -> None:
        first = await pool.run_function(os.getpid)
        with pytest.raises(WorkerError, match="no idea") as failed:
            await pool.run_function(fail, "no idea")
        assert "in fail" in failed.value.trace
        assert await pool.run_function(os.getpid) == first != os.getpid()

    asyncio.run(ask())


def test_what_a_bot_prints_is_no_answer(pool: WorkerPool) -> None:
    assert asyncio.run(pool.run_function(print_and_add, 2, right=3)) == 5


def test_a_dead_worker_is_reported_and_replaced(pool: WorkerPool) -> None:
    async def ask() -> None:
        first = await pool.run_function(os.getpid)
        with pytest.raises(WorkerLost):
            await pool.run_function(end_process)
        os.kill(second := await pool.run_function(os.getpid), signal.SIGKILL)  # while it is idle
        while process_exists(second):
            await asyncio.sleep(0.01)
            if pool._idle and not pool._idle[0].is_alive:
                break
        third = await pool.run_function(os.getpid)
        assert len({first, second, third}) == 3

    asyncio.run(ask())


def test_a_worker_that_is_late_is_killed() -> None:
    pool = WorkerPool(1, timeout_s=3)

    async def ask() -> None:
        pid = await pool.run_function(os.getpid)
        pool._timeout_s = 0.1
        with pytest.raises(WorkerLost):
            await pool.run_function(time.sleep, 60)
        assert not process_exists(pid)

    asyncio.run(ask())
    pool.close()


def test_a_worker_whose_answer_nobody_awaits_is_killed(pool: WorkerPool) -> None:
    async def ask() -> None:
        pid = await pool.run_function(os.getpid)
        task = asyncio.create_task(pool.run_function(time.sleep, 60))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not process_exists(pid)

    asyncio.run(ask())


def test_workers_end_with_the_pool_even_when_the_event_loop_is_closed(pool: WorkerPool) -> None:
    async def ask() -> list[int]:
        return list(
            await asyncio.gather(pool.run_function(os.getpid), pool.run_function(os.getpid))
        )

    pids = asyncio.run(ask())
    assert len(set(pids)) == 2
    pool.close()
    assert not any(map(process_exists, pids))
    gc.collect()  # no pipe and no process is left open, which would be a warning


def test_all_idle_workers_but_one_end_after_a_while(pool: WorkerPool) -> None:
    async def ask() -> list[int]:
        return list(
            await asyncio.gather(pool.run_function(os.getpid), pool.run_function(os.getpid))
        )

    pids = asyncio.run(ask())
    pool.end_idle_workers()
    assert all(map(process_exists, pids))
    pool.end_idle_workers()
    assert sum(map(process_exists, pids)) == 1


def test_a_share_of_a_budget_leaves_a_search_and_no_limit_as_it_is() -> None:
    for budget, share, wanted in (
        (Budget(800, 0.0), 0.5, (400, 0.0)),
        (Budget(800, 0.0), 0.001, (30, 0.0)),
        (Budget(20, 2.0), 0.25, (20, 0.5)),
        (Budget(0, 0.0), 0.1, (0, 0.0)),
        (Budget(800, 1.0), 1.0, (800, 1.0)),
    ):
        found = share_of_budget(budget, share)
        assert (found.iterations, found.seconds) == wanted
