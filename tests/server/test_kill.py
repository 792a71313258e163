"""Whatever was told stays, and whatever was sent is done once, however the server ends."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest
from deploy.local.server import retry_until_timeout
from tests.server.feed_client import FeedClient, open_table
from tests.server.reconnecting_player import play_under_load
from tests.server.running_server import (
    ANNA,
    BORIS,
    BOT,
    RunningServer,
    expect_refusal,
    locked_database,
    process_parents,
)

KILLS = 4  # for each seed
STORE_TIMEOUT_S = 1.0  # 5 s in earnest


@pytest.mark.parametrize("seed", [1, 2])
def test_a_killed_server_loses_nothing_and_doubles_nothing(
    own_server: RunningServer, seed: int
) -> None:
    rng = Random(seed)
    with play_under_load([own_server], seed) as players:
        for _ in range(KILLS):
            sleep(rng.uniform(0.05, 0.5))
            own_server.kill()
            own_server.start()
    assert sum(player.losses for player in players) >= KILLS
    assert sum(player.refusals for player in players) == 0


def test_a_stopped_server_says_goodbye_and_loses_nothing(own_server: RunningServer) -> None:
    with play_under_load([own_server], 3):
        with FeedClient(own_server, own_server.make("majesty", 2).table) as spectator:
            spectator.receive("sync")
            sleep(0.3)
            assert own_server.stop() == 0
            assert spectator.wait_for_close() == 1001
        assert own_server.printed_output().count("\n") == 1
        own_server.start()


def test_a_killed_server_leaves_no_process_behind(own_server: RunningServer) -> None:
    made = own_server.make("majesty", [ANNA, BOT], pace=False)
    with FeedClient(own_server, made.table, made.tokens[0]) as anna:
        anna.receive("sync")
        if anna.moves:
            anna.play(0, anna.moves["0"][0]["move"])
        for _ in retry_until_timeout("the bot's worker to start"):
            workers = own_server.child_processes()
            if workers:
                break
    own_server.kill()
    for _ in retry_until_timeout("the server's workers to end"):
        if not {pid for pid, _ in process_parents()} & set(workers):
            break
    own_server.start()


def test_a_dead_worker_is_replaced(own_server: RunningServer) -> None:
    made = own_server.make("majesty", [ANNA, BOT], pace=False)
    with FeedClient(own_server, made.table, made.tokens[0]) as anna:
        anna.receive("sync")
        while not anna.views["0"]["over"]:
            if anna.moves:
                for pid in own_server.child_processes():
                    end_worker(pid)
                anna.play(0, anna.moves["0"][0]["move"])
            else:
                anna.receive("step")


def end_worker(pid: int) -> None:
    """Kills a process that the server has started, if it still is there."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def test_nobody_is_told_before_it_is_stored(own_server: RunningServer) -> None:
    with open_table(own_server, "majesty", 2, 4) as clients:
        for _ in range(3):
            (seat,) = clients.pending
            feed = clients.seats[seat]
            with locked_database(own_server):
                move = feed.moves[str(seat)][0]["move"]
                feed.send("move", id=f"{clients.version}", seat=seat, beat=feed.beat, move=move)
                for one in clients.everyone:
                    with pytest.raises(TimeoutError):
                        one.receive("step", timeout_s=0.1)
                assert (
                    own_server.get_json(f"/api/tables/{clients.table}")["version"]
                    == clients.version
                )
            clients.version += 1
            clients.wait_for_all()


def test_nobody_sits_down_before_it_is_stored(own_server: RunningServer) -> None:
    made = own_server.make("majesty", [ANNA, {"open": True}])
    with (
        FeedClient(own_server, made.table) as spectator,
        ThreadPoolExecutor(1) as pool,
    ):
        spectator.receive("sync")
        with locked_database(own_server):
            sitting = pool.submit(own_server.sit, made.table, "Boris")
            with pytest.raises(TimeoutError):
                spectator.receive("step", timeout_s=0.3)
            assert not sitting.done()
        assert sitting.result()[0] == 1
        spectator.wait_for_version(1)


def test_a_store_that_stays_busy_is_waited_for_and_then_no_answer(tmp_path: Path) -> None:
    body = {"game": "majesty", "seats": [ANNA, BORIS]}
    modules = "store.database", "store.batch_writer"
    constants = {f"{module}.STORE_TIMEOUT_S": STORE_TIMEOUT_S for module in modules}
    with (
        RunningServer(tmp_path, "--no-limits", constants=constants) as own_server,
        open_table(own_server, "majesty", 2, 5) as clients,
    ):
        (seat,) = clients.pending
        feed = clients.seats[seat]
        move = feed.moves[str(seat)][0]["move"]
        with locked_database(own_server):
            feed.send("move", id="held", seat=seat, beat=feed.beat, move=move)
            start = monotonic()
            expect_refusal(own_server.ask("POST", "/api/tables", body), 503)
            assert monotonic() - start > 0.9 * STORE_TIMEOUT_S
            assert own_server.ask("GET", "/health/live").status_code == 200
            heard = feed.receive("refuse")
            assert heard["id"] == "held"
            assert (heard["version"], heard["beat"]) == (0, feed.beat)
        feed.play(seat, move, "held")
        clients.version = 1
        clients.wait_for_all()
        assert own_server.ask("POST", "/api/tables", body).status_code == 201
