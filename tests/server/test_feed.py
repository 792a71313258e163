"""The feed: hello, sync, steps, and what they say."""

import json
import re
import socket
from contextlib import ExitStack
from itertools import pairwise
from random import Random

import pytest
from deploy.local.server import HOST
from tests.server import expected_frames
from tests.server.feed_client import FeedClient, TableClients, connect_feed, open_table
from tests.server.running_server import ANNA, BOT, OPEN, RunningServer

from regalia.kernel.play.table import Table

VOCABULARY = {
    "majesty": r"row:[1-6]|half:[a-z]+|heal:[a-z]+|trade:(0|[+-][1-9]\d*)",
    "kingme": r"courtier:[ABVGDJIKLMNOP]|floor:[0-6]|up|vote:(yes|no)",
    "castle": r"draw|swap|done|(hand|reserve):[a-z-]+|seat:[0-4]|"
    r"place:(out|([a-f][1-6]|north|east|south|west|o[1-9]\d*)(\.[1-9]\d*)?)",
}
STEP = {"type", "version", "beat", "ack", "events", "views", "moves"}


def test_hello_is_answered_with_everything(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, made.tokens[0]) as anna:
        sync = anna.receive("sync")
    assert set(sync) >= {"type", "version", "beat", "table", "views", "moves", "events"}
    assert "lines" not in sync
    assert sync["version"] == 0
    assert sync["table"] == server.get_json(f"/api/tables/{made.table}")
    assert list(sync["views"]) == ["0"]
    view = server.get_json(f"/api/tables/{made.table}/view", made.tokens[0])
    assert sync["views"]["0"] == expected_frames.without_legal(view)
    offered = {seat: [one["move"] for one in moves] for seat, moves in sync["moves"].items()}
    assert offered == view["legal"]


def test_a_spectator_sees_what_a_spectator_may(server: RunningServer) -> None:
    made = server.make("kingme", 3)
    with FeedClient(server, made.table) as spectator:
        sync = spectator.receive("sync")
    assert list(sync["views"]) == ["-1"]
    assert sync["moves"] == {}
    assert sync["views"]["-1"] == expected_frames.without_legal(
        server.get_json(f"/api/tables/{made.table}/view")
    )


def test_before_the_start_there_is_nothing_to_see(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, OPEN, OPEN])
    with FeedClient(server, made.table, made.tokens[0]) as anna:
        sync = anna.receive("sync")
        assert (sync["version"], sync["beat"]) == (0, 0)
        assert (sync["views"], sync["moves"], sync["events"]) == ({}, {}, [])
        server.sit(made.table, "Boris")
        step = anna.receive("step")
        assert set(step) >= STEP
        assert (step["version"], step["beat"], step["ack"]) == (1, 0, None)
        assert (step["views"], step["moves"]) == ({}, {})
        server.sit(made.table, "Clara")
        start = anna.receive("step")
        assert start["version"] == 2
        assert start["beat"] > 0
        assert list(start["views"]) == ["0"]


def test_everyone_is_told_of_a_move_and_its_sender_acknowledged(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    with (
        FeedClient(server, made.table, made.tokens[0]) as desktop,
        FeedClient(server, made.table, made.tokens[0]) as phone,
        FeedClient(server, made.table, made.tokens[1]) as boris,
        FeedClient(server, made.table) as spectator,
    ):
        feeds = [desktop, phone, boris, spectator]
        for feed in feeds:
            feed.receive("sync")
        mover, seat = (desktop, 0) if desktop.moves else (boris, 1)
        mover.play(seat, mover.moves[str(seat)][0]["move"], "first")
        told = [feed.frames("step")[0] if feed is mover else feed.receive("step") for feed in feeds]
    acks = [step.pop("ack") for step in told]
    assert acks == ["first" if feed is mover else None for feed in feeds]
    assert told[0] == told[1]
    assert [step["version"] for step in told] == [1] * 4


@pytest.mark.parametrize(("game", "seats"), [("majesty", 4), ("kingme", 3), ("castle", 3)])
def test_versions_have_no_gaps_and_beats_only_grow(
    server: RunningServer, game: str, seats: int
) -> None:
    with open_table(server, game, seats, 5) as clients:
        clients.play_out(60)
        for feed in clients.everyone:
            told = feed.frames("sync", "step")
            assert [frame["version"] for frame in told] == list(range(clients.version + 1))
            beats = [frame["beat"] for frame in told]
            assert beats == sorted(beats)
        for before, after in pairwise(told):
            were, are = before["views"]["-1"]["pending"], after["views"]["-1"]["pending"]
            opened = not set(are) < set(were)
            assert (after["beat"] > before["beat"]) == opened or not are


def test_all_seats_of_a_sealed_choice_share_a_beat(server: RunningServer) -> None:
    with open_table(server, "kingme", 4, 6, options={"rounds": 1}) as clients:
        until_all_choose(clients)
        beat = clients.spectator.beat
        voters = clients.pending
        # all send at once, each with the beat it saw before anybody had voted
        for seat in voters:
            feed = clients.seats[seat]
            feed.send(
                "move", id="vote", seat=seat, beat=beat, move=feed.moves[str(seat)][0]["move"]
            )
        for seat in voters:
            clients.seats[seat].wait_for_ack("vote")
        clients.version += len(voters)
        clients.wait_for_all()
        told = clients.spectator.frames("step")[-len(voters) :]
    assert [step["beat"] for step in told[:-1]] == [beat] * (len(voters) - 1)
    assert told[-1]["beat"] > beat


def until_all_choose(clients: TableClients) -> None:
    """Plays until several seats owe a move at once."""
    while len(clients.pending) < 2:
        clients.random_move()


def test_one_screen_holds_several_seats(server: RunningServer) -> None:
    made = server.make("kingme", 3, options={"rounds": 1})
    rng = Random(10)
    with (
        FeedClient(server, made.table, made.tokens[0], made.tokens[2]) as pair,
        FeedClient(server, made.table, made.tokens[1]) as single,
        FeedClient(server, made.table) as spectator,
    ):
        feeds = (pair, single, spectator)
        for feed in feeds:
            feed.receive("sync")
        assert sorted(pair.views) == ["0", "2"]
        while pair.moves or single.moves:
            mover = rng.choice([feed for feed in (pair, single) if feed.moves])
            step = mover.play(*mover.choose_random_move(rng))
            for feed in feeds:
                feed.wait_for_version(step["version"])
        for one, other in zip(pair.frames("step"), spectator.frames("step"), strict=True):
            assert one["events"] == other["events"]
    record = expected_frames.parse_record(server.get_json(f"/api/tables/{made.table}/record"))
    table = Table(record.without_moves())
    for line, told in zip(record.moves, pair.frames("step"), strict=True):
        table.replay_move(line)
        assert {**told, "ack": None} == expected_frames.step(table, len(table.steps), [0, 2])


@pytest.mark.parametrize("game", ["majesty", "kingme", "castle"])
def test_touches_are_of_the_vocabulary_and_no_two_moves_have_the_same(
    server: RunningServer, game: str
) -> None:
    with open_table(server, game, 3, 11) as clients:
        clients.play_out(120)
        for feed in clients.seats:
            for frame in feed.frames("sync", "step"):
                for moves in frame["moves"].values():
                    touches = [tuple(one["touches"]) for one in moves]
                    assert len(set(touches)) == len(touches) > 0
                    assert all(set(one) == {"move", "touches"} for one in moves)
                    for touch in (touch for one in touches for touch in one):
                        assert re.fullmatch(VOCABULARY[game], touch), touch


def test_a_feed_for_our_own_page_is_open(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    with connect_feed(server, made.table, server.address) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [], "since": None, "lang": None}))
        assert json.loads(socket.recv(timeout=10))["type"] in ("sync", "crowd")


def test_a_ping_is_answered(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table) as feed:
        feed.receive("sync")
        feed.send("ping", id="still there?")
        assert feed.receive("pong") == {"type": "pong", "id": "still there?"}


def test_a_bots_step_acknowledges_nobody(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, BOT], pace=False)
    with FeedClient(server, made.table, made.tokens[0]) as anna:
        anna.receive("sync")
        if anna.moves:
            anna.play(0, anna.moves["0"][0]["move"])
        while not anna.moves:
            assert anna.receive("step")["ack"] is None


def test_who_does_not_read_keeps_nobody_waiting(server: RunningServer) -> None:
    with open_table(server, "castle", 2, 12) as clients, ExitStack() as deaf:
        for _ in range(20):
            one = deaf.enter_context(socket.create_connection((HOST, server.port)))
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.sendall(upgrade(clients.table))
            one.sendall(frame({"type": "hello", "tokens": [], "since": None, "lang": "en"}))
        clients.play_out()


def upgrade(table: str) -> bytes:
    """The beginning of a feed, written by hand."""
    head = ["Host: here", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    return "\r\n".join([f"GET /api/tables/{table}/feed HTTP/1.1", *head, key, "", ""]).encode()


def frame(message: dict[str, object]) -> bytes:
    """A short text frame of a client, masked with nothing."""
    body = json.dumps(message).encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body
