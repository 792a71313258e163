"""What a server does not put up with, and what it keeps to itself."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from deploy.local.server import TIMEOUT_S
from tests.server.feed_client import FeedClient, open_table
from tests.server.running_server import ANNA, BOT, OPEN, RunningServer, expect_refusal
from websockets.exceptions import ConnectionClosed

TABLE = {"game": "majesty", "seats": [ANNA, OPEN]}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with all its limits."""
    with RunningServer(tmp_path_factory.mktemp("strict")) as one:
        yield one


def test_a_feed_that_is_too_fast_is_refused_and_in_the_end_closed(strict: RunningServer) -> None:
    made = strict.make("majesty", 2)
    with FeedClient(strict, made.table, made.tokens[0]) as calm:
        calm.receive("sync")
        with FeedClient(strict, made.table, made.tokens[1]) as feed:
            feed.receive("sync")
            try:
                for number in range(50_000):
                    feed.send("ping", id=f"{number}")
            except ConnectionClosed:
                pass
            assert feed.wait_for_close() == 1008
            kinds = [frame["type"] for frame in feed.frames("refuse", "pong")]
            assert "pong" in kinds
            assert "refuse" in kinds
        assert calm.frames_before_pong() == []


def test_who_talks_too_much_is_refused(strict: RunningServer) -> None:
    made = strict.make("majesty", 2)
    with FeedClient(strict, made.table, made.tokens[0]) as feed:
        feed.receive("sync")
        said = 0
        while feed.receive("said", "refuse")["type"] == "said" if said else True:
            feed.send("say", id=f"{said}", seat=0, text="hello")
            said += 1
            assert said < 1000
        assert said > 2


def test_play_at_a_human_pace_is_never_too_fast(strict: RunningServer) -> None:
    with open_table(strict, "majesty", 2, 1) as clients:
        clients.play_out(8)


def test_an_address_makes_so_many_tables_and_no_more(strict: RunningServer) -> None:
    made = 0
    while (answer := strict.ask("POST", "/api/tables", TABLE)).status_code == 201:
        made += 1
        assert made < 5000
    expect_refusal(answer, 429)
    assert made > 3
    assert strict.ask("GET", "/health/live").status_code == 200


def test_an_address_asks_so_often_and_no_more(strict: RunningServer) -> None:
    answer = strict.ask("GET", "/api/games")
    end = monotonic() + TIMEOUT_S
    while answer.status_code == 200:
        answer = strict.ask("GET", "/api/games")
        assert monotonic() < end
    expect_refusal(answer, 429)


def test_limits_can_be_switched_off(server: RunningServer) -> None:
    for _ in range(300):
        assert server.ask("POST", "/api/tables", TABLE).status_code == 201
    made = server.make("majesty", 2)
    with FeedClient(server, made.table) as feed:
        feed.receive("sync")
        for number in range(2000):
            feed.send("ping", id=f"{number}")
        for number in range(2000):
            assert feed.receive("pong")["id"] == f"{number}"


@pytest.mark.parametrize("path", ["/api/games", "/api/nothing", "/health/live", "/api/tables"])
def test_every_answer_has_the_headers_of_a_careful_server(server: RunningServer, path: str) -> None:
    for method in ("GET", "DELETE"):
        headers = server.ask(method, path).headers
        assert "default-src" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] in ("no-referrer", "same-origin")
        assert "server" not in headers or "/" not in headers["server"]


def test_views_are_kept_by_no_cache(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    path = f"/api/tables/{made.table}/view"
    answer = server.ask("GET", path, token=made.tokens[0])
    assert "no-store" in answer.headers["cache-control"]


def test_nothing_that_is_kept_or_logged_has_a_token_or_an_unlisted_table(tmp_path: Path) -> None:
    with RunningServer(tmp_path, "--no-limits") as server:
        unlisted = []
        for bad in (False, True):
            with open_table(server, "majesty", 2, 2) as clients:
                clients.play_out()
                path = f"/api/tables/{clients.table}"
                for token in clients.made.tokens.values():
                    server.ask("GET", f"{path}/view", token=token)
                    server.ask("GET", f"{path}/nothing", token=token)
                    server.ask("POST", f"{path}/seats", {"name": token}, token=token)
                    server.ask("POST", f"{path}/rematch", {"bad": bad}, token=token)
                    server.ask("POST", "/api/tables", [token], token=token)
                again = server.ask("POST", f"{path}/rematch", token=clients.made.tokens[0])
                unlisted += [clients.table, server.remember_table(again.json()).table]
                feed = clients.seats[0]
                feed.socket.send(f"bad {clients.made.tokens[0]}")
                feed.expect_refusal(None)
                feed.send("hello", tokens=[clients.made.tokens[0]])
                feed.expect_refusal(None)
        made = server.make("majesty", [ANNA, BOT], pace=False)
        unlisted.append(made.table)
        for tokens in ([made.tokens[0]], [made.tokens[0], "nonsense"]):
            with FeedClient(server, made.table, *tokens) as feed:
                feed.frames_before_pong() if len(tokens) == 1 else feed.wait_for_close()
        metrics = server.ask("GET", "/metrics").text
        lists = server.ask("GET", "/api/tables").text
        server.kill()
        server.start()
        with FeedClient(server, made.table, made.tokens[0]) as feed:
            feed.receive("sync")
        assert server.stop() == 0
        logged = server.log()
    files = [file for file in server.data.rglob("*") if file.is_file()]
    stored = b"".join(file.read_bytes() for file in files)
    assert len(server.tokens) > 5
    assert stored
    for token in server.tokens:
        assert token not in logged
        assert token.encode() not in stored
    for table in unlisted:
        assert table not in logged
        assert table not in metrics
        assert table not in lists
    assert "Traceback" not in logged
