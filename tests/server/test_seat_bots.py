"""A bot is given a seat that nobody has come for."""

import pytest
from tests.server.feed_client import FeedClient
from tests.server.running_server import (
    ANNA,
    BORIS,
    BOT,
    OPEN,
    Answer,
    RunningServer,
    expect_json,
    expect_refusal,
)


def hire(server: RunningServer, table: str, token: str, **wanted: object) -> Answer:
    """Gives a bot a seat; the answer."""
    return expect_json(server.ask("POST", f"/api/tables/{table}/bots", wanted, token), 201)


def test_bots_take_the_open_seats_and_the_game_begins(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, OPEN, BORIS, OPEN], pace=False)
    with FeedClient(server, made.table, made.tokens[0]) as anna:
        anna.receive("sync")
        assert hire(server, made.table, made.tokens[0], bot="random", seat=3) == {"seat": 3}
        while anna.receive("crowd")["seats"][3] != {"name": "random", "kind": "bot", "here": True}:
            pass
        assert server.get_json(f"/api/tables/{made.table}")["state"] == "open"
        assert hire(server, made.table, made.tokens[2], bot="easy") == {"seat": 1}
        begun = anna.receive("step")
        assert (begun["beat"], list(begun["views"])) == (1, ["0"])
    told = server.get_json(f"/api/tables/{made.table}")
    assert (told["state"], told["open"]) == ("running", 0)
    assert told["names"] == ["Anna", "easy", "Boris", "random"]
    assert told["kinds"] == ["person", "bot", "person", "bot"]


def test_a_hired_bot_plays_and_is_there_after_a_crash(own_server: RunningServer) -> None:
    made = own_server.make("majesty", [OPEN, ANNA], pace=False)
    hire(own_server, made.table, made.tokens[1], bot="random")
    own_server.kill()
    own_server.start()
    with FeedClient(own_server, made.table, made.tokens[1]) as anna:
        position = anna.receive("sync")["views"]["1"]
        while position["pending"] != [1]:
            position = anna.receive("step")["views"]["1"]
    assert own_server.get_json(f"/api/tables/{made.table}")["names"] == ["random", "Anna"]


@pytest.mark.parametrize(
    ("wanted", "status", "sentence"),
    [
        ({}, 400, "bot"),
        ({"bot": "nobody"}, 400, "no bot here"),
        ({"bot": "python:evil"}, 400, "no bot here"),
        ({"bot": "easy", "seat": "1"}, 400, "seat"),
        ({"bot": "easy", "seat": 0}, 409, "seat 0 is taken"),
        ({"bot": "easy", "seat": 9}, 409, "only seats 0 to 2"),
    ],
)
def test_what_cannot_be_hired_changes_nothing(
    server: RunningServer, wanted: Answer, status: int, sentence: str
) -> None:
    made = server.make("kingme", [ANNA, OPEN, BOT])
    answer = server.ask("POST", f"/api/tables/{made.table}/bots", wanted, made.tokens[0])
    assert sentence in expect_refusal(answer, status)
    told = server.get_json(f"/api/tables/{made.table}")
    assert (told["version"], told["open"]) == (0, 1)


def test_only_people_of_the_table_hire(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, OPEN])
    other = server.make("majesty", [ANNA, OPEN])
    for token in (None, "nonsense", other.tokens[0]):
        expect_refusal(
            server.ask("POST", f"/api/tables/{made.table}/bots", {"bot": "easy"}, token), 401
        )
    assert server.get_json(f"/api/tables/{made.table}")["open"] == 1


def test_nobody_is_hired_for_a_full_table(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, BOT], pace=False)
    answer = server.ask("POST", f"/api/tables/{made.table}/bots", {"bot": "easy"}, made.tokens[0])
    expect_refusal(answer, 409)
