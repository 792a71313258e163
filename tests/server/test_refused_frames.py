"""Whatever is refused on the feed is refused clearly, and changes nothing."""

import json

import pytest
from tests.server.feed_client import FeedClient, connect_feed, open_table
from tests.server.running_server import ANNA, OPEN, RunningServer
from websockets.exceptions import InvalidStatus


def test_a_move_before_the_start_is_refused(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, OPEN])
    with FeedClient(server, made.table, made.tokens[0]) as anna:
        anna.receive("sync")
        anna.send("move", id="a", seat=0, beat=0, move="1")
        refusal = anna.expect_refusal("a")
    assert (refusal["version"], refusal["beat"]) == (0, 0)


@pytest.mark.parametrize("wrong", [-1, 1, 10**6])
def test_a_move_for_another_beat_is_refused(server: RunningServer, wrong: int) -> None:
    with open_table(server, "majesty", 2, 7) as clients:
        clients.random_move()
        (seat,) = clients.pending
        feed = clients.seats[seat]
        move = feed.moves[str(seat)][0]["move"]
        feed.send("move", id="late", seat=seat, beat=feed.beat + wrong, move=move)
        refusal = feed.expect_refusal("late")
        assert (refusal["beat"], refusal["version"]) == (feed.beat, 1)
        assert clients.spectator.frames_before_pong() == []


def test_an_impossible_move_is_refused_with_its_rule(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 8) as clients:
        (seat,) = clients.pending
        feed = clients.seats[seat]
        for number, move in enumerate(["7", "1:king", "", "x" * 300, "1 ", "0 1"]):
            feed.send("move", id=f"m{number}", seat=seat, beat=feed.beat, move=move)
            refusal = feed.expect_refusal(f"m{number}")
            assert refusal["rule"] is None or refusal["rule"].startswith("M")
        assert clients.spectator.frames_before_pong() == []


def test_a_seat_moves_only_in_its_turn_and_by_its_own_hand(server: RunningServer) -> None:
    with open_table(server, "majesty", 3, 9) as clients:
        (seat,) = clients.pending
        other = (seat + 1) % 3
        move = clients.seats[seat].moves[str(seat)][0]["move"]
        beat = clients.spectator.beat
        for feed, chair in (
            (clients.seats[other], other),
            (clients.seats[other], seat),
            (clients.spectator, seat),
            (clients.spectator, -1),
            (clients.seats[seat], 17),
        ):
            feed.send("move", id="mine", seat=chair, beat=beat, move=move)
            feed.expect_refusal("mine")
        assert all(feed.frames_before_pong() == [] for feed in clients.everyone)


BEFORE_HELLO = [
    {"type": "ping", "id": "a"},
    {"type": "move", "id": "a", "seat": 0, "beat": 1, "move": "1"},
    {"type": "say", "id": "a", "seat": 0, "text": "hello?"},
]


@pytest.mark.parametrize("spoken", BEFORE_HELLO, ids=lambda one: one["type"])
def test_who_speaks_before_hello_is_refused_and_may_still_say_it(
    server: RunningServer, spoken: dict[str, object]
) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, silent=True) as feed:
        feed.socket.send(json.dumps(spoken))
        feed.expect_refusal(None)
        feed.send("hello", tokens=[made.tokens[1]], since=None, lang=None)
        assert list(feed.receive("sync")["views"]) == ["1"]


BAD_TEXTS: list[str | bytes] = [
    "",
    "nonsense",
    "{",
    "[]",
    "7",
    "null",
    "{}",
    '{"type": null}',
    '{"type": "shout", "id": "a"}',
    '{"type": "sync"}',
    '{"id": "a"}',
    '{"type": "ping", "id": NaN}',
    '{"type": "hello", "tokens": []}',
    '{"type": "hello", "tokens": "none"}',
    "[" * 4000,
    b"\x00\x01",
    b'{"type": "ping", "id": "a"}',
]


@pytest.mark.parametrize("text", BAD_TEXTS, ids=lambda text: repr(text)[:40])
def test_bad_text_and_a_second_hello_are_refused_with_no_id(
    server: RunningServer, text: str | bytes
) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, made.tokens[0]) as feed:
        feed.receive("sync")
        feed.socket.send(text)
        feed.expect_refusal(None)
        assert feed.frames_before_pong() == []


BAD_FIELDS: list[dict[str, object]] = [
    {"type": "move"},
    {"type": "move", "id": "", "seat": 0, "beat": 1, "move": "1"},
    {"type": "move", "id": "x" * 41, "seat": 0, "beat": 1, "move": "1"},
    {"type": "move", "id": 7, "seat": 0, "beat": 1, "move": "1"},
    {"type": "move", "id": "a", "seat": "0", "beat": 1, "move": "1"},
    {"type": "move", "id": "a", "seat": True, "beat": 1, "move": "1"},
    {"type": "move", "id": "a", "seat": 0, "beat": "1", "move": "1"},
    {"type": "move", "id": "a", "seat": 0, "beat": 1.5, "move": "1"},
    {"type": "move", "id": "a", "seat": 0, "beat": 10**40, "move": "1"},
    {"type": "move", "id": "a", "seat": 0, "beat": 1, "move": 1},
    {"type": "move", "id": "a", "seat": 0, "beat": 1, "move": None},
    {"type": "move", "id": "a", "seat": 10**40, "beat": 1, "move": "1"},
    {"type": "look", "id": "a", "seat": 0, "move": []},
    {"type": "look", "id": "a", "seat": 0, "move": ["1"] * 65},
    {"type": "look", "id": "a", "seat": 0, "move": [1]},
    {"type": "look", "id": "a", "seat": 1},
    {"type": "undo", "id": "a", "seat": 9},
    {"type": "say", "id": "a", "seat": 0, "text": ""},
    {"type": "say", "id": "a", "seat": 0, "text": "x" * 501},
    {"type": "say", "id": "a", "seat": 0, "text": 5},
    {"type": "ping"},
    {"type": "ping", "id": "x" * 41},
]


@pytest.mark.parametrize("fields", BAD_FIELDS, ids=lambda fields: str(fields)[:60])
def test_a_bad_field_is_refused_and_nothing_changes(
    server: RunningServer, fields: dict[str, object]
) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, made.tokens[0]) as feed:
        feed.receive("sync")
        feed.socket.send(json.dumps(fields))
        heard = feed.receive("refuse", "shown")
        # a list of no moves may as well be shown nothing
        assert heard["type"] == "refuse" or fields.get("move") == []
        assert feed.frames_before_pong() == []
        assert server.get_json(f"/api/tables/{made.table}")["version"] == 0


@pytest.mark.parametrize("tokens", [["nonsense"], [""], ["x" * 500]])
def test_a_token_that_opens_nothing_ends_the_connection(
    server: RunningServer, tokens: list[str]
) -> None:
    made = server.make("majesty", 2)
    for held in (tokens, [made.tokens[0], *tokens]):
        with FeedClient(server, made.table, *held) as feed:
            feed.expect_refusal(None)
            assert feed.wait_for_close() == 1008
            assert len(feed.received) == 1


def test_a_token_of_another_table_ends_the_connection(server: RunningServer) -> None:
    here, there = server.make("majesty", 2), server.make("majesty", 2)
    with FeedClient(server, here.table, there.tokens[0]) as feed:
        feed.expect_refusal(None)
        assert feed.wait_for_close() == 1008


def test_a_frame_that_is_too_large_ends_the_connection(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, made.tokens[0]) as feed:
        feed.receive("sync")
        feed.send("say", id="a", seat=0, text="x" * 17_000)
        assert feed.wait_for_close() == 1009


def test_a_frame_of_sixteen_kibibytes_is_read(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, made.tokens[0]) as feed:
        feed.receive("sync")
        feed.socket.send(json.dumps({"type": "ping", "id": "large"}).rjust(16 * 1024))
        assert feed.receive("pong")["id"] == "large"


def test_a_table_that_is_not_there_has_no_feed(server: RunningServer) -> None:
    with pytest.raises(InvalidStatus) as expect_refusal, connect_feed(server, "nothing"):
        pass
    assert expect_refusal.value.response.status_code == 404


@pytest.mark.parametrize(
    "origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://["]
)
def test_a_feed_for_a_foreign_origin_is_refused(server: RunningServer, origin: str) -> None:
    made = server.make("majesty", 2)
    with pytest.raises(InvalidStatus) as expect_refusal, connect_feed(server, made.table, origin):
        pass
    assert expect_refusal.value.response.status_code == 403
