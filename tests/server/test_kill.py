"""Whatever was told stays, and whatever was sent is done once, however the server ends."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from time import monotonic, sleep

import pytest
from deploy.local.server import patiently
from tests.server.feed import Feed, gather
from tests.server.house import ANNA, BORIS, BOT, House, locked, processes, refused
from tests.server.survivor import load

KILLS = 10  # for each of two seeds
WAIT = 5.0  # seconds for which a busy store is waited for


@pytest.mark.parametrize("seed", [1, 2])
def test_a_killed_server_loses_nothing_and_doubles_nothing(own_house: House, seed: int) -> None:
    rng = Random(seed)
    with load([own_house], seed) as players:
        for _ in range(KILLS):
            sleep(rng.uniform(0.05, 0.5))
            own_house.kill()
            own_house.start()
    assert sum(player.losses for player in players) >= KILLS
    assert sum(player.refusals for player in players) == 0


def test_a_stopped_server_says_goodbye_and_loses_nothing(own_house: House) -> None:
    with load([own_house], 3):
        with Feed(own_house, own_house.make("majesty", 2).table) as bystander:
            bystander.hear("sync")
            sleep(0.3)
            assert own_house.stop() == 0
            assert bystander.closed() == 1001
        assert own_house.said().count("\n") == 1
        own_house.start()


def test_a_killed_server_leaves_no_process_behind(own_house: House) -> None:
    made = own_house.make("majesty", [ANNA, BOT], pace=False)
    with Feed(own_house, made.table, made.tokens[0]) as anna:
        anna.hear("sync")
        if anna.moves:
            anna.play(0, anna.moves["0"][0]["move"])
        anna.until(1)
        workers = own_house.children()
    assert workers, "the bot has moved, so it has a process"
    own_house.kill()
    for _ in patiently("the server's workers to end"):
        if not {pid for pid, _ in processes()} & set(workers):
            break
    own_house.start()


def test_a_dead_worker_is_replaced(own_house: House) -> None:
    made = own_house.make("majesty", [ANNA, BOT], pace=False)
    with Feed(own_house, made.table, made.tokens[0]) as anna:
        anna.hear("sync")
        while not anna.views["0"]["over"]:
            if anna.moves:
                for pid in own_house.children():
                    end_worker(pid)
                anna.play(0, anna.moves["0"][0]["move"])
            else:
                anna.hear("step")


def end_worker(pid: int) -> None:
    """Kills a process that the server has started, if it still is there."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def test_nobody_is_told_before_it_is_stored(own_house: House) -> None:
    with gather(own_house, "majesty", 2, 4) as company:
        for _ in range(3):
            (seat,) = company.pending
            feed = company.seats[seat]
            with locked(own_house):
                move = feed.moves[str(seat)][0]["move"]
                feed.say("move", id=f"{company.version}", seat=seat, beat=feed.beat, move=move)
                for one in company.everyone:
                    with pytest.raises(TimeoutError):
                        one.hear("step", patience=0.1)
                assert own_house.got(f"/api/tables/{company.table}")["version"] == company.version
            company.version += 1
            company.settle()


def test_nobody_sits_down_before_it_is_stored(own_house: House) -> None:
    made = own_house.make("majesty", [ANNA, {"open": True}])
    with (
        Feed(own_house, made.table) as bystander,
        ThreadPoolExecutor(1) as pool,
    ):
        bystander.hear("sync")
        with locked(own_house):
            sitting = pool.submit(own_house.sit, made.table, "Boris")
            with pytest.raises(TimeoutError):
                bystander.hear("step", patience=0.3)
            assert not sitting.done()
        assert sitting.result()[0] == 1
        bystander.until(1)


def test_a_store_that_stays_busy_is_waited_for_and_then_no_answer(own_house: House) -> None:
    body = {"game": "majesty", "seats": [ANNA, BORIS]}
    with gather(own_house, "majesty", 2, 5) as company:
        (seat,) = company.pending
        feed = company.seats[seat]
        move = feed.moves[str(seat)][0]["move"]
        with locked(own_house):
            feed.say("move", id="held", seat=seat, beat=feed.beat, move=move)
            start = monotonic()
            refused(own_house.ask("POST", "/api/tables", body), 503)
            waited = monotonic() - start
            assert WAIT - 1 < waited < WAIT + 3
            assert own_house.ask("GET", "/health/live").status_code == 200
            heard = feed.hear("refuse", patience=WAIT)
            assert heard["id"] == "held"
            assert (heard["version"], heard["beat"]) == (0, feed.beat)
        feed.play(seat, move, "held")
        company.version = 1
        company.settle()
        assert own_house.ask("POST", "/api/tables", body).status_code == 201
