"""Getting up, coming back, and taking a seat along to another device."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from time import sleep

import pytest
from tests.server.feed_client import FeedClient, open_table
from tests.server.running_server import (
    ANNA,
    BOT,
    OPEN,
    Answer,
    MadeTable,
    RunningServer,
    database_file,
    expect_json,
    expect_refusal,
    locked_database,
)


def leave(server: RunningServer, table: str, seat: int, token: str | None) -> int:
    """Gets up from a seat; the status of the answer."""
    answer = server.ask("DELETE", f"/api/tables/{table}/seats/{seat}", token=token)
    if answer.status_code >= 400:
        expect_refusal(answer, answer.status_code)
    return answer.status_code


def test_who_gets_up_before_the_start_leaves_an_open_seat(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, OPEN, OPEN])
    seat, token = server.sit(made.table, "Boris", salt="gone")
    with (
        FeedClient(server, made.table, made.tokens[0]) as anna,
        FeedClient(server, made.table, token) as boris,
    ):
        anna.receive("sync")
        boris.receive("sync")
        assert leave(server, made.table, seat, token) == 204
        step = anna.receive("step")
        assert (step["version"], step["beat"], step["views"]) == (2, 0, {})
        assert boris.wait_for_close() == 1008
    told = server.get_json(f"/api/tables/{made.table}")
    assert (told["names"], told["open"]) == (["Anna", None, None], 2)
    with FeedClient(server, made.table, token) as nobody:
        nobody.expect_refusal(None)
        assert nobody.wait_for_close() == 1008
    assert leave(server, made.table, seat, token) == 401
    assert server.sit(made.table, "Clara")[0] == seat


def test_a_bot_plays_on_for_who_gets_up_later_and_gives_the_seat_back(
    server: RunningServer,
) -> None:
    with open_table(server, "majesty", 2, 1, pace=False) as clients:
        table, tokens = clients.table, clients.made.tokens
        anna = clients.seats[0]
        assert leave(server, table, 1, tokens[1]) == 204
        while anna.receive("crowd")["seats"][1]["kind"] != "bot":
            pass
        anna.wait_for_version(1)
        for _ in range(2):
            while not anna.moves:
                anna.receive("step")
            anna.play(0, anna.moves["0"][0]["move"])
        with FeedClient(server, table, tokens[1]) as back:
            back.receive("sync", "step")
            while anna.receive("crowd")["seats"][1]["kind"] != "person":
                pass
        steps = [step["version"] for step in anna.frames("step")]
        assert steps == list(range(1, len(steps) + 1))


def test_who_gets_up_while_the_last_one_sits_down_keeps_the_seat(own_server: RunningServer) -> None:
    made = own_server.make("majesty", [ANNA, OPEN, OPEN], pace=False)
    seat, token = own_server.sit(made.table, "Boris")
    with ThreadPoolExecutor(2) as pool:
        with locked_database(own_server):
            sitting = pool.submit(own_server.sit, made.table, "Clara")
            sleep(0.2)  # the request has come, and waits for the store
            leaving = pool.submit(leave, own_server, made.table, seat, token)
            sleep(0.2)
        sitting.result()
        assert leaving.result() == 204
    # the game had begun, so a bot sits in and the token takes the seat back
    with FeedClient(own_server, made.table, token) as back:
        assert list(back.receive("sync")["views"]) == [str(seat)]
        while back.receive("crowd")["seats"][seat]["kind"] != "person":
            pass


def test_only_its_person_gets_up_from_a_seat(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, {"person": "Boris"}, BOT], pace=False)
    assert leave(server, made.table, 0, None) == 401
    assert leave(server, made.table, 0, "nonsense") == 401
    assert leave(server, made.table, 0, made.tokens[1]) == 403
    assert leave(server, made.table, 2, made.tokens[1]) == 403
    assert leave(server, made.table, 7, made.tokens[1]) in (400, 403, 404)
    assert server.get_json(f"/api/tables/{made.table}")["kinds"] == ["person", "person", "bot"]


def link(server: RunningServer, made: MadeTable, seat: int, **fields: object) -> Answer:
    """A link for another device."""
    path = f"/api/tables/{made.table}/link"
    made_link = expect_json(server.ask("POST", path, fields, made.tokens[seat]), 201)
    assert made_link["seconds"] > 0
    server.tokens.append(made_link["code"])
    return made_link


def test_a_link_moves_a_seat_to_another_device_once(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    path = f"/api/tables/{made.table}"
    with FeedClient(server, made.table, made.tokens[0]) as old:
        old.receive("sync")
        code = link(server, made, 0)["code"]
        assert old.frames_before_pong() == []
        claimed = expect_json(server.ask("POST", f"{path}/claim", {"code": code}), 201)
        assert claimed["seat"] == 0
        assert claimed["token"] not in made.tokens.values()
        assert old.wait_for_close() == 1008
    expect_refusal(server.ask("GET", f"{path}/view", token=made.tokens[0]), 401)
    expect_refusal(server.ask("POST", f"{path}/claim", {"code": code}), 400, 401, 403, 404, 409)
    with FeedClient(server, made.table, claimed["token"]) as new:
        assert list(new.receive("sync")["views"]) == ["0"]


def test_a_link_that_keeps_the_seat_adds_a_device(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, made.tokens[0]) as old:
        old.receive("sync")
        code = link(server, made, 0, keep=True)["code"]
        path = f"/api/tables/{made.table}/claim"
        token = expect_json(server.ask("POST", path, {"code": code}), 201)["token"]
        with FeedClient(server, made.table, token) as new:
            assert new.receive("sync")["views"] == old.views
        assert old.frames_before_pong() == []


def test_ids_stay_with_the_seat_that_moves(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 2) as clients:
        (seat,) = clients.pending
        feed = clients.seats[seat]
        step = feed.play(seat, feed.moves[str(seat)][0]["move"], "mine")
        code = link(server, clients.made, seat)["code"]
        path = f"/api/tables/{clients.table}/claim"
        token = expect_json(server.ask("POST", path, {"code": code}), 201)["token"]
        with FeedClient(server, clients.table, token) as new:
            new.receive("sync")
            new.send("move", id="mine", seat=seat, beat=0, move="1")
            assert new.wait_for_ack("mine") == step


@pytest.mark.parametrize("body", [{}, {"code": ""}, {"code": 5}, {"code": "nonsense"}, []], ids=str)
def test_a_wrong_code_opens_nothing(server: RunningServer, body: object) -> None:
    made = server.make("majesty", 2)
    link(server, made, 0)
    answer = server.ask("POST", f"/api/tables/{made.table}/claim", body)
    expect_refusal(answer, 400, 401, 403, 404, 409)


def test_a_code_of_one_table_opens_no_other(server: RunningServer) -> None:
    here, there = server.make("majesty", 2), server.make("majesty", 2)
    code = link(server, here, 0)["code"]
    answer = server.ask("POST", f"/api/tables/{there.table}/claim", {"code": code})
    expect_refusal(answer, 400, 401, 403, 404, 409)
    path = f"/api/tables/{here.table}/claim"
    assert server.ask("POST", path, {"code": code}).status_code == 201


def test_a_link_is_good_for_the_time_it_tells(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    path = f"/api/tables/{made.table}/claim"
    fresh, stale = link(server, made, 0), link(server, made, 1)
    later(server, made, 0, fresh["seconds"] - 60)
    later(server, made, 1, stale["seconds"] + 1)
    assert "expired" in expect_refusal(server.ask("POST", path, {"code": stale["code"]}), 409)
    expect_json(server.ask("POST", path, {"code": fresh["code"]}), 201)


def later(server: RunningServer, made: MadeTable, seat: int, seconds: float) -> None:
    """Lets the links of a seat be so many seconds older."""
    with closing(sqlite3.connect(database_file(server), timeout=60)) as connection, connection:
        connection.execute(
            "UPDATE links SET until = until - ? WHERE table_id = ? AND seat = ?",
            (int(seconds * 1000), made.table, seat),
        )


def test_only_a_person_makes_a_link(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    path = f"/api/tables/{made.table}/link"
    expect_refusal(server.ask("POST", path, {}), 401)
    expect_refusal(server.ask("POST", path, {}, "nonsense"), 401)
