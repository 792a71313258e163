"""What compose.yaml starts in containers, started on this machine: a game through the proxy."""

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pytest
from deploy.local.services import find_program, missing_programs

from regalia.kernel.errors import Unable
from regalia.kernel.wire.shapes import Offer
from regalia.wire.client import SeatConnection, ServerClient, new_message_id
from regalia.wire.messages import Move, Refuse, Step, Sync
from regalia.wire.requests import NewTable, WantedSeat
from regalia.wire.schema import ToldPosition

needed = pytest.mark.skipif(
    bool(missing_programs()) or find_program("nginx") is None,
    reason="PostgreSQL, Redis or nginx is missing",
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
    host, port = line.rsplit("/", 2)[-2].split(":")  # nothing of it listens any more
    with pytest.raises(ConnectionRefusedError), socket.create_connection((host, int(port)), 1):
        pass


@needed
def test_a_game_is_played_through_the_proxy(address: str) -> None:
    server = ServerClient(address)
    seats = [WantedSeat(person="Anna"), WantedSeat(bot="random")]
    made = server.create_table(NewTable("majesty", seats, pace=False))
    # a new connection for every seat goes to the node with the fewest: Anna sits at one, and a
    # spectator watches at the other
    anna = SeatConnection(server, made.table, [made.seats[0].token])
    watcher = SeatConnection(server, made.table)
    seen: list[int] = []
    played = anna.receive_messages(idle_timeout_s=20)
    watched = watcher.receive_messages(idle_timeout_s=20)
    assert isinstance(next(watched), Sync)
    for message in played:
        assert not isinstance(message, Refuse), message
        if not isinstance(message, Sync | Step):
            continue
        if msgspec.json.decode(message.views["0"], type=ToldPosition).over:
            break
        for seat, offers in message.moves.items():
            move = msgspec.json.decode(offers, type=list[Offer])[0].move
            anna.send_request(Move(new_message_id(), int(seat), message.beat, move))
    for message in watched:
        if isinstance(message, Step):
            seen.append(message.version)
            if msgspec.json.decode(message.views["-1"], type=ToldPosition).over:
                break
    anna.close()
    watcher.close()
    assert seen == list(range(seen[0], seen[-1] + 1))
    assert server.table_info(made.table).state == "over"


@needed
def test_figures_are_not_for_the_world(address: str) -> None:
    with pytest.raises(Unable):
        ServerClient(address).request("GET", "/metrics", msgspec.Raw)
