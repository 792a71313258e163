"""Nothing that a client can send harms the server or its tables."""

import json
import socket
from collections import Counter
from contextlib import suppress
from random import Random

import pytest
from deploy.local.server import HOST
from tests.mutation import change_a_field
from tests.server.feed_client import FeedClient
from tests.server.garbage import send_garbage
from tests.server.running_server import ANNA, BOT, RunningServer, assert_sentence

MESSAGES = 3000
ADVICE_MESSAGES = 400
ADVICE = ("hinted", "coached", "remarked")


def test_nonsense_is_refused_and_the_tables_go_on(server: RunningServer) -> None:
    heard = send_garbage(server, MESSAGES, 1)
    assert heard["refuse"] > MESSAGES // 3
    assert heard["step"]
    assert heard["shown"]


def test_every_question_to_the_advisers_is_answered_once(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, BOT], hints=True, pace=False)
    rng = Random(1)
    with FeedClient(server, made.table, made.tokens[0]) as feed:
        while not feed.moves:
            feed.receive("sync", "step")
        version = feed.play(*feed.choose_random_move(rng))["version"]
        while not feed.moves:
            feed.receive("step")
        questions = [
            {"type": kind, "id": f"{number % 60}", "seat": 0, **more}
            for number in range(ADVICE_MESSAGES // 4)
            for kind, more in (
                ("hint", {}),
                ("coach", {}),
                ("remark", {"version": version}),
                ("remark", {"version": rng.choice([0, -1, version + 1, 10**18])}),
            )
        ]
        for question in questions:
            if rng.random() < 0.5:
                change_a_field(question, rng)
            feed.socket.send(json.dumps(question))
        heard = Counter[str]()
        while heard.total() < len(questions):
            frame = feed.receive_any()
            if frame["type"] in (*ADVICE, "refuse"):
                heard[frame["type"]] += 1
            if frame["type"] == "refuse":
                assert_sentence(frame["error"])
        assert not feed.frames_before_pong()
        assert all(heard[kind] for kind in ADVICE)
        assert heard["refuse"] > len(questions) / 3
        while not feed.views["0"]["over"]:
            if feed.moves:
                feed.play(*feed.choose_random_move(rng))
            else:
                feed.receive("step")
    assert "Traceback" not in server.log()


@pytest.mark.parametrize(
    "head",
    [
        b"GET /api/tables/\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"nonsense\r\n\r\n",
        b"GET " + b"/x" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/x/feed HTTP/1.1\r\nHost: x\r\n"
        b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
)
def test_a_bad_request_line_is_no_error_of_the_server(server: RunningServer, head: bytes) -> None:
    with socket.create_connection((HOST, server.port), 10) as one:
        one.sendall(head)
        with suppress(OSError):  # it has hung up already
            one.shutdown(socket.SHUT_WR)
        answer = b""
        with suppress(ConnectionResetError):
            while more := one.recv(65_536):
                answer += more
    assert not answer.startswith(b"HTTP/1.1 5")
    assert server.ask("GET", "/health/live").status_code == 200


def test_a_large_header_is_no_error_of_the_server(server: RunningServer) -> None:
    answer = server.web.get("/api/games", headers={"Authorization": "Bearer " + "x" * 20_000})
    assert answer.status_code < 500
