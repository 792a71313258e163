"""One connection that asks for a lot does not keep the others waiting."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, thread_time
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from tests.server.feed_client import FeedClient
from tests.server.running_server import ANNA, BOT, MadeTable, RunningServer, database_file

from regalia.server.errors import Conflict
from regalia.server.feed import FeedConnection
from regalia.server.frames import Subscription
from regalia.server.host import ProposeStep
from regalia.server.limits import RateLimits
from regalia.server.sockets import SOCKET_EXTENSION
from regalia.server.store.store import Store
from regalia.server.table import ServedTable

LONG = 800  # moves
BURST = 250  # messages that the limit of a connection lets through at once
MAX_BURST_S = 1.4  # of the processor, for a burst at a long table: 0.55 s, or 2.3 s with replays
ANSWERS = ("step", "refuse", "coached", "remarked")
MAX_TURN_S = 0.2  # of the processor, for a turn of the event loop during a burst: 0.005 s
MAX_PING_S = 0.2  # for the median of the others, while somebody asks for a lot
MAX_LOOK_S = 0.007  # of the processor, for an old position: 2.5 ms, or 13 ms with replays


@pytest.fixture(scope="module")
def limited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with limits."""
    with RunningServer(tmp_path_factory.mktemp("server")) as one:
        yield one


@pytest.fixture(scope="module")
def long_table(limited_server: RunningServer) -> tuple[MadeTable, list[tuple[str, int]]]:
    """A table with very many moves: Castle, where both only swap cards; ids and seats of moves."""
    made = limited_server.make("castle", 2, undo=True)
    rng = Random(1)
    ids: list[tuple[str, int]] = []
    while len(ids) < LONG:
        # a new connection before the limit of messages is reached
        with FeedClient(limited_server, made.table, *made.tokens.values()) as both:
            both.receive("sync")
            for _ in range(min(BURST, LONG - len(ids))):
                ((seat, moves),) = both.moves.items()
                words = [one["move"] for one in moves]
                quiet = [word for word in words if word.split()[0] in ("draw", "swap")]
                ids.append((f"long {len(ids)}", int(seat)))
                both.play(int(seat), rng.choice(quiet or words), ids[-1][0])
    return made, ids


def send_burst(server: RunningServer, made: MadeTable, burst: list[dict[str, object]]) -> None:
    """Asks for a lot at one table, which costs little."""
    with FeedClient(server, made.table, *made.tokens.values()) as busy:
        busy.receive("sync")
        used = server.processor_seconds()
        for message in burst:
            busy.socket.send(json.dumps(message))
        for _ in burst:
            while busy.receive_any()["type"] not in ANSWERS:
                pass
        used = server.processor_seconds() - used
    assert used < MAX_BURST_S, used


class Channel:
    """A connection through which a burst has come and nothing else will."""

    def __init__(self, burst: list[str]) -> None:
        self.queue: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        for text in burst:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self.queue.put_nowait({"type": "websocket.disconnect"})
        self.receive = self.queue.get
        self.scope = {"extensions": {SOCKET_EXTENSION: self}}
        self.answers = 0

    async def accept(self) -> None:
        """Has been accepted."""

    def send_text_frame(self, _: bytes) -> None:
        """Counts an answer."""
        self.answers += 1


def test_a_burst_takes_turns_with_others() -> None:
    async def turns_of_others() -> int:
        channel: Any = Channel(['{"type": "ping", "id": "a"}'] * BURST)
        live: Any = SimpleNamespace(table=SimpleNamespace(beat=0, version=0))
        feed = FeedConnection(Mock(), live, channel, RateLimits(enforced=False))
        answering = asyncio.create_task(feed.handle_messages())
        turns = 0
        while not answering.done():
            await asyncio.sleep(0)
            turns += 1
        await answering
        assert channel.answers == BURST
        return turns

    assert asyncio.run(turns_of_others()) > BURST


def make_burst(kind: str, ids: list[tuple[str, int]]) -> list[dict[str, object]]:
    """As much as a connection may ask for at once, at a table with moves of these ids."""
    if kind == "repeated id":
        moves = ids[-BURST:]
        return [{"type": "move", "id": i, "seat": at, "beat": 0, "move": "draw"} for i, at in moves]
    numbers = range(BURST)
    if kind == "undo":
        return [{"type": kind, "id": f"undo {n}", "seat": ids[-1][1]} for n in numbers]
    return [{"type": kind, "id": f"coach {n}", "seat": n % 2} for n in numbers]


class AnsweringHost(Mock):
    """The host of a table at which nothing is stored."""

    async def take_step(self, live: Any, propose: ProposeStep, _: object = None) -> None:
        """Checks a step as the host does."""
        propose(live.table)
        raise Conflict("nothing is stored here")


async def measure_longest_turn(table: ServedTable, burst: list[str]) -> float:
    """The longest turn of the event loop while a burst is answered, in processor time."""
    channel: Any = Channel(burst)
    live: Any = SimpleNamespace(table=table)
    feed = FeedConnection(AnsweringHost(), live, channel, RateLimits(enforced=False))
    feed.subscription, feed.has_said_hello = Subscription((0, 1)), True
    answering = asyncio.create_task(feed.handle_messages())
    longest = 0.0
    while not answering.done():
        begun = thread_time()
        await asyncio.sleep(0)
        longest = max(longest, thread_time() - begun)
    await answering
    assert channel.answers == BURST
    return longest


@pytest.mark.parametrize("kind", ["repeated id", "undo", "coach"])
def test_a_burst_at_a_long_table_keeps_nobody_waiting(
    limited_server: RunningServer, long_table: tuple[MadeTable, list[tuple[str, int]]], kind: str
) -> None:
    made, ids = long_table
    burst = make_burst(kind, ids)
    send_burst(limited_server, made, burst)

    async def load_and_measure() -> float:
        store = Store(f"sqlite:///{database_file(limited_server)}")
        await store.open_database()
        table = await store.load_table(made.table)
        await store.close_database()
        assert table is not None
        return await measure_longest_turn(table, [json.dumps(message) for message in burst])

    assert asyncio.run(load_and_measure()) < MAX_TURN_S


def test_remarks_keep_nobody_waiting(limited_server: RunningServer) -> None:
    made = limited_server.make("castle", [ANNA, BOT], pace=False)
    with (
        FeedClient(limited_server, made.table, made.tokens[0]) as busy,
        FeedClient(limited_server, made.table) as other,
    ):
        other.receive("sync")
        while not busy.moves:
            busy.receive("sync", "step")
        version = busy.play(0, busy.moves["0"][0]["move"])["version"]
        for number in range(BURST):
            kind, asked = ("remark", {"version": version}) if number % 2 else ("coach", {})
            busy.send(kind, id=f"{kind} {number}", seat=0, **asked)
        waited: list[float] = []
        for _ in range(15):
            begun = perf_counter()
            other.frames_before_pong()
            waited.append(perf_counter() - begun)
        assert median(waited) < MAX_PING_S, waited
        answers = Counter[str]()
        while answers.total() < BURST:
            answers[busy.receive_any()["type"]] += 1
            del answers["step"], answers["crowd"]
        assert answers["remarked"] >= 1
        assert answers["refuse"] > BURST / 3  # of one connection a single move is judged at a time


def test_old_positions_keep_nobody_waiting(
    limited_server: RunningServer, long_table: tuple[MadeTable, list[tuple[str, int]]]
) -> None:
    made, _ = long_table
    path = f"/api/tables/{made.table}/view"
    answers = [limited_server.get_json(f"{path}?moves={LONG - 1}") for _ in range(20)]
    used = limited_server.processor_seconds()
    for _ in range(20):
        assert limited_server.get_json(f"{path}?moves={LONG - 1}") == answers[0]
    assert (limited_server.processor_seconds() - used) / 20 < MAX_LOOK_S


def test_a_long_table_is_the_same_after_a_restart(
    limited_server: RunningServer,
    long_table: tuple[MadeTable, list[tuple[str, int]]],
    tmp_path: Path,
) -> None:
    made, ids = long_table

    def told_again() -> list[str]:
        with FeedClient(limited_server, made.table, *made.tokens.values()) as both:
            both.receive("sync")
            for number in (0, 31, 32, 33, LONG // 2, LONG - 1):
                ident, seat = ids[number]
                both.send("move", id=ident, seat=seat, beat=0, move="draw")
                both.wait_for_ack(ident)
            return [one for one in both.received if '"type":"crowd"' not in one]

    before = told_again()
    limited_server.kill()
    limited_server.start()
    assert told_again() == before
