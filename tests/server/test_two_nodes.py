"""What compose.yaml starts in containers, started on this machine: a game through the proxy."""

import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from deploy.local.services import missing, program

from regalia.kernel.errors import Unable
from regalia.wire.client import SeatConnection, ServerClient

needed = pytest.mark.skipif(
    bool(missing()) or program("nginx") is None, reason="PostgreSQL, Redis or nginx is missing"
)


@pytest.fixture
def address() -> Iterator[str]:
    """Where the proxy listens."""
    process = subprocess.Popen(
        [sys.executable, "deploy/two_nodes.py"], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Regalia is at http://127.0.0.1:"), line
        yield line.removeprefix("Regalia is at ").strip().rstrip("/")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        process.stdout.close()


@needed
def test_a_game_is_played_through_the_proxy(address: str) -> None:
    server = ServerClient(address)
    made = server.make(
        {"game": "majesty", "seats": [{"person": "Anna"}, {"bot": "random"}], "pace": False}
    )
    # a new connection for every seat goes to the node with the fewest: Anna sits at one, and a
    # spectator watches at the other
    anna = SeatConnection(server, made["table"], [made["seats"][0]["token"]])
    watcher = SeatConnection(server, made["table"])
    seen: list[int] = []
    played = anna.frames(timeout=20)
    watched = watcher.frames(timeout=20)
    assert next(watched)["type"] == "sync"
    for frame in played:
        assert frame["type"] != "refuse", frame
        if frame["type"] not in ("sync", "step"):
            continue
        if frame["views"]["0"]["over"]:
            break
        for seat, offers in frame["moves"].items():
            anna.move(int(seat), offers[0]["move"], frame["beat"])
    for frame in watched:
        if frame["type"] == "step":
            seen.append(frame["version"])
            if frame["views"]["-1"]["over"]:
                break
    anna.close()
    watcher.close()
    assert seen == list(range(seen[0], seen[-1] + 1))
    assert server.table(made["table"])["state"] == "over"


@needed
def test_figures_are_not_for_the_world(address: str) -> None:
    with pytest.raises(Unable):
        ServerClient(address).ask("GET", "/metrics")
