"""The bench of the server: what it counts has happened, and its yardstick leaves nothing out."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from bench.server.feed import FeedClient
from bench.server.nodes import NewTable, make_tables, run_nodes, serve_command, yardstick_command
from bench.server.players import Crowd, PlayedTable, Player
from bench.server.returns import measure_return

ROOT = Path(__file__).parents[2]
MADE = NewTable("k3v9", ["first", "second"], 8000)

MAX_RETURN_S = 3.0  # of the processor, until everybody has their table again: 0.9 s

Message = dict[str, Any]

needs_cores = pytest.mark.skipif(
    not hasattr(os, "sched_setaffinity"), reason="processes cannot be bound to cores here"
)


class Witness(FeedClient):
    """Keeps what the table says of the game."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.heard: asyncio.Queue[Message] = asyncio.Queue()

    def on_text(self, payload: bytes) -> None:
        message = msgspec.json.decode(payload)
        if message["type"] in ("sync", "step"):
            self.heard.put_nowait(message)


async def first_step(made: NewTable) -> list[Message]:
    """What the one who moves first and the other one are told of that move."""
    seats: list[tuple[Witness, Message]] = []
    for token in made.tokens:
        witness = Witness(made.table)
        await witness.connect(made.port)
        witness.send_text(msgspec.json.encode({"type": "hello", "tokens": [token]}))
        seats.append((witness, await witness.heard.get()))
    seats.sort(key=lambda seat: not seat[1]["moves"])
    mover, asked = seats[0]
    ((seat, offers),) = asked["moves"].items()
    move = {"id": "a1", "seat": int(seat), "beat": asked["beat"], "move": offers[0]["move"]}
    mover.send_text(msgspec.json.encode({"type": "move", **move}))
    steps = [await witness.heard.get() for witness, _ in seats]
    for witness, _ in seats:
        await witness.disconnect()
    return steps


def outline(message: Message) -> Message:
    """The names in a step, its views, events and moves; and whether it is acknowledged."""
    views, moves = list(message["views"].values()), list(message["moves"].values())
    return {
        "names": sorted(message),
        "view": sorted(views[0]),
        "table": sorted(views[0]["table"]),
        "event": sorted(message["events"][0]),
        "offer": [sorted(offers[0]) for offers in moves],
        "ack": message["ack"],
    }


def told_by(command: Sequence[str]) -> list[Message]:
    """The outlines of the first step at a table of this server."""
    with run_nodes([command], min(os.sched_getaffinity(0))) as nodes:
        steps = asyncio.run(first_step(make_tables(nodes, "majesty", 2, 1)[0]))
    return [outline(step) for step in steps]


@needs_cores
def test_the_yardstick_tells_all_that_the_server_tells(tmp_path: Path) -> None:
    (tmp_path / "bare").mkdir()
    ours, bare = (
        told_by(serve_command(tmp_path / "ours")),
        told_by(yardstick_command(tmp_path / "bare")),
    )
    assert ours == bare
    assert [step["ack"] for step in ours] == ["a1", None]


@needs_cores
def test_the_bench_prints_a_line_for_every_run_and_the_share_of_the_yardstick() -> None:
    size = ["--game", "kingme", "--seats", "3", "--tables", "4", "--games", "8"]
    done = subprocess.run(
        [sys.executable, "-m", "bench.server", "moves", *size, "--seconds", "0.4", "--rounds", "1"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    runs = re.findall(r"^(\w[\w ]*?) +([\d,]+) moves/s +([\d,]+) told/s", done.stdout, re.MULTILINE)
    assert [name for name, _, _ in runs] == ["regalia", "yardstick", "at half pace"]
    for _, moves, told in runs:
        assert int(told.replace(",", "")) == pytest.approx(3 * int(moves.replace(",", "")), rel=0.1)
    assert re.search(r"^regalia reaches [\d.]+ of the yardstick$", done.stdout, re.MULTILINE)


@needs_cores
def test_everybody_is_back_soon_after_a_kill_amid_play(tmp_path: Path) -> None:
    core = min(os.sched_getaffinity(0))
    found = measure_return([serve_command(tmp_path)], core, "majesty", 4, 50)
    assert found.ready_cpu < found.longest_cpu < MAX_RETURN_S


def make_frame(kind: str, version: int, **more: object) -> bytes:
    """A message of a table."""
    return msgspec.json.encode({"type": kind, "version": version, "beat": 1, **more})


async def run_player(*messages: bytes) -> None:
    """Lets a player hear these; whatever must not happen is raised."""
    crowd = Crowd(Random(1))
    player = Player(PlayedTable(crowd, MADE), 0, MADE.tokens[0])
    for message in messages:
        player.on_text(message)
    crowd.stop()


@pytest.mark.parametrize(
    ("messages", "why"),
    [
        ([make_frame("sync", 3), make_frame("step", 5)], "version 5 after 3"),
        (
            [make_frame("sync", 3), make_frame("step", 4), make_frame("step", 4)],
            "version 4 after 4",
        ),
        (
            [make_frame("sync", 3), make_frame("refuse", 3, error="not your turn")],
            "not your turn",
        ),
    ],
)
def test_a_lost_or_doubled_step_and_a_refusal_end_a_run(messages: list[bytes], why: str) -> None:
    with pytest.raises(RuntimeError, match=why):
        asyncio.run(run_player(*messages))
    asyncio.run(run_player(make_frame("sync", 3), make_frame("step", 4), make_frame("crowd", 0)))
