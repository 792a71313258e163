"""Plays hundreds of thousands of moves on two nodes while everything around them fails.

python -m bench.server.soak --moves 1000000 [--totals FILE] [--calm 100000] [--tables 40]
    [--unload 300] [--seed 1]

People, bots and spectators play whole games by chance: they move, vote, take moves back, chat and
lose their connections. Meanwhile nodes are killed, stopped, and started with a clock that is an
hour behind, and PostgreSQL and Redis are ended and started again. Before that a single node plays
with SQLite while its disk is full now and then, and two nodes play for a while without being
ended, which shows whether their memory grows (soon, if tables leave it soon, by `--unload`). Faults
come after so many moves, however fast the machine is. At the end of every game its record must
replay to that end and contain every acknowledged move once.

The totals are written to a file after every report: started again with the same file, the soak goes
on counting where it was interrupted, with other games.
"""

import argparse
import asyncio
import contextlib
import json
import resource
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvloop
from deploy.local.server import HOST, LocalServer
from deploy.local.services import Postgres, Redis, Service
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regalia.games import GAMES
from regalia.kernel.play.table import replay_states
from regalia.kernel.records.record import read_record
from regalia.server.host import UNLOAD_AFTER_S

REPORT_S = 30.0
GAME_TIMEOUT_S = 600.0  # a table that does not end by then is stuck
RETRY_PAUSE_S = 0.05
BUSY = "busy"  # in a refusal: nobody knows whether the step was stored, so it is sent again
CUT, CHAT, UNDO = 0.01, 0.02, 0.1  # how likely each is after a move
MOVES_BETWEEN_FAULTS = (300, 2500)
MOVES_ON_SQLITE = 3000
QUIET_SERVE_OPTIONS = ("--no-limits", "--log-level", "warning")
FULL_DISK_S = 7
HOUR_S = 3600
KINDS = {
    "majesty": ["person", "person", "bot"],
    "kingme": ["person", "person", "person"],
    "castle": ["person", "bot"],
}


def make_command(unload_after_s: float, lag_s: int = 0) -> list[str]:
    """The command of a server with a clock that is behind, and with another quiet time."""
    lines = [
        "import time; real = time.time_ns",
        f"time.time_ns = lambda: real() - {lag_s} * 10**9",
        "from regalia.server import host",
        f"host.UNLOAD_AFTER_S = {unload_after_s}",
        "from regalia.cli.main import main; main()",
    ]
    return [sys.executable, "-c", "\n".join(lines)]


class MemorySample(msgspec.Struct):
    """The memory of the nodes in megabytes, and the tables they had in it."""

    moves: int
    seconds: float
    megabytes: float
    tables: int


class Totals(msgspec.Struct):
    """What has been done since the first start."""

    moves: int = 0
    games: int = 0
    undone: int = 0
    said: int = 0
    cuts: int = 0
    refusals: int = 0
    faults: dict[str, int] = {}
    seconds: float = 0.0
    runs: int = 0
    memory: list[MemorySample] = []  # of two nodes that are not ended

    def describe(self) -> str:
        """The totals in one line."""
        memory = ""
        if self.memory:
            last, slope = self.memory[-1], self.megabytes_per_ten_thousand_moves()
            memory = (
                f" {last.megabytes} MB with {last.tables} tables ({slope:+.2f} MB / 10,000 moves),"
            )
        return (
            f"{self.moves} moves, {self.games} games, {self.undone} undone, {self.said} said,"
            f" {self.cuts} cuts, {self.refusals} refusals, {self.faults},{memory}"
            f" {self.seconds:.0f} s"
        )

    def megabytes_per_ten_thousand_moves(self) -> float:
        """The slope of memory over the second half of the moves: first the tables gather."""
        middle = (self.memory[0].moves + self.memory[-1].moves) / 2
        points = {one.moves: one.megabytes for one in self.memory if one.moves > middle}
        if len(points) < 3:
            return 0.0
        return statistics.linear_regression(list(points), list(points.values())).slope * 1e4


class SoakedTable:
    """A table whose people share one connection, which is lost and made again."""

    def __init__(self, soak: "Soak", game: str, rng: Random) -> None:
        self.soak = soak
        self.game = game
        self.rng = rng
        self.table = ""
        self.tokens: list[str] = []
        self.version: int | None = None
        self.wanted: dict[str, Any] | None = None  # sent and not yet acknowledged
        self.made: list[str] = []  # acknowledged moves that were not taken back
        self.sent = 0

    async def play(self) -> None:
        """Plays a game to its end and checks its record."""
        seats = [
            {"person": f"P{at}"} if kind == "person" else {"bot": "random"}
            for at, kind in enumerate(KINDS[self.game])
        ]
        wanted = {"game": self.game, "seats": seats, "pace": False, "undo": True}
        made = await self.soak.request("POST", "/api/tables", wanted)
        self.table, self.tokens = made["table"], [one["token"] for one in made["seats"]]
        spectator = asyncio.create_task(self.watch())
        try:
            async with asyncio.timeout(GAME_TIMEOUT_S):
                while not await self.play_until_cut():  # noqa: ASYNC110 - a node may be away
                    await asyncio.sleep(RETRY_PAUSE_S)
        finally:
            spectator.cancel()
        record = await self.soak.request("GET", f"/api/tables/{self.table}/record")
        self.check(record)

    async def play_until_cut(self) -> bool:
        """Plays on one connection; whether the game is over."""
        try:
            async with connect(self.soak.feed_address(self.table, self.rng)) as feed:
                return await self.play_on(feed)
        except (OSError, WebSocketException, TimeoutError):
            return False

    async def play_on(self, feed: ClientConnection) -> bool:
        """Says hello and plays until the game is over, or until chance cuts the connection."""
        hello = {"type": "hello", "tokens": self.tokens, "since": self.version, "lang": None}
        await feed.send(json.dumps(hello))
        if self.wanted is not None:
            await feed.send(json.dumps(self.wanted))
        while True:
            frame = json.loads(await asyncio.wait_for(feed.recv(), GAME_TIMEOUT_S))
            if frame["type"] == "refuse":
                self.soak.totals.refusals += 1
                if self.wanted is None or frame["id"] != self.wanted["id"]:
                    return False
                if self.wanted["type"] == "undo" and BUSY not in frame["error"]:
                    self.wanted = None  # too late for it
                    return False
                await asyncio.sleep(RETRY_PAUSE_S)
                await feed.send(json.dumps(self.wanted))
                continue
            if frame["type"] not in ("sync", "step") or not self.accept(frame):
                continue
            if self.wanted is not None:
                continue
            if any(view["over"] for view in frame["views"].values()):
                return True
            if self.rng.random() < CUT:
                self.soak.totals.cuts += 1
                return False
            await self.act(feed, frame)

    def accept(self, frame: dict[str, Any]) -> bool:
        """Notes what a frame says; whether it is the newest."""
        version, last = frame["version"], -1 if self.version is None else self.version
        if frame["type"] == "step":
            assert version <= last + 1, f"{self.table}: after version {last} comes {version}"
        else:
            assert version >= last, (
                f"{self.table}: version {last} was told, and now it is {version}"
            )
        if self.wanted is not None and frame.get("ack") == self.wanted["id"]:
            if self.wanted["type"] == "undo":
                self.made.pop()
                self.soak.totals.undone += 1
            else:
                self.made.append(f"{self.wanted['seat']} {self.wanted['move']}")
                self.soak.totals.moves += 1
            self.wanted = None
        self.version = max(last, version)
        return bool(version >= last)

    async def act(self, feed: ClientConnection, frame: dict[str, Any]) -> None:
        """Takes a move back, chats, or moves, by chance, if anybody of this connection is asked."""
        self.sent += 1
        if self.rng.random() < CHAT:
            seat = KINDS[self.game].index("person")
            said = {"type": "say", "id": f"c{self.sent}", "seat": seat, "text": "hm"}
            await feed.send(json.dumps(said))
            self.soak.totals.said += 1
        if frame.get("undo") is not None and self.made and self.rng.random() < UNDO:
            self.wanted = {"type": "undo", "id": f"u{self.sent}", "seat": frame["undo"]}
        elif frame["moves"]:
            seat, offers = self.rng.choice(list(frame["moves"].items()))
            self.wanted = {
                "type": "move",
                "id": f"m{self.sent}",
                "seat": int(seat),
                "beat": frame["beat"],
                "move": self.rng.choice(offers)["move"],
            }
        if self.wanted is not None:
            await feed.send(json.dumps(self.wanted))

    async def watch(self) -> None:
        """Follows the table as a spectator, through every interruption."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self.soak.feed_address(self.table, self.rng)) as feed:
                    await feed.send('{"type": "hello", "tokens": [], "since": null, "lang": null}')
                    async for _ in feed:
                        pass
            await asyncio.sleep(RETRY_PAUSE_S)

    def check(self, record: dict[str, Any]) -> None:
        """The record replays to the end, and has every acknowledged move once, in order."""
        *_, (last, _) = replay_states(read_record(json.dumps(record).encode(), GAMES))
        assert last.pending == 0, f"{self.table}: the record ends in the middle of the game"
        people = [str(at) for at, kind in enumerate(KINDS[self.game]) if kind == "person"]
        written = [move for move in record["moves"] if move.split(" ")[0] in people]
        assert written == self.made, (
            f"{self.table}: a move is lost, doubled or out of order:"
            f" {written} is written, {self.made} was acknowledged"
        )


class Soak:
    """Two nodes with their services, the tables at them, and what befalls them."""

    def __init__(
        self,
        nodes: list[LocalServer],
        services: dict[str, Service],
        totals: Totals,
        unload_after_s: float,
    ) -> None:
        self.nodes = nodes
        self.unload_after_s = unload_after_s
        self.services = services
        self.totals = totals
        self.web = httpx.AsyncClient(trust_env=False, timeout=30)
        self.is_calm = False  # nodes are not ended
        self.is_over = False

    def feed_address(self, table: str, rng: Random) -> str:
        """The feed of a table, mostly at its own node, as a proxy would have it."""
        node = (
            self.nodes[hash(table) % len(self.nodes)]
            if rng.random() < 0.9
            else rng.choice(self.nodes)
        )
        return f"ws://{HOST}:{node.port}/api/tables/{table}/feed"

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """Sends a request, again and again until a node answers it."""
        for attempt in range(2000):
            node = self.nodes[attempt % len(self.nodes)]
            try:
                answer = await self.web.request(method, f"{node.address}{path}", json=body)
            except (httpx.TransportError, AttributeError):  # anyio's, where a node has just ended
                await asyncio.sleep(RETRY_PAUSE_S)
                continue
            if answer.status_code < 300:
                return answer.json()
            assert answer.status_code in (502, 503), (path, answer.status_code, answer.text)
            await asyncio.sleep(RETRY_PAUSE_S)
        raise AssertionError(f"no node answers {path}")

    async def play_tables(self, rng: Random) -> None:
        """Plays one game after another."""
        while not self.is_over:
            await SoakedTable(self, rng.choice(list(KINDS)), rng).play()
            self.totals.games += 1

    async def make_faults(self, rng: Random) -> None:
        """Lets something fail after every few hundred moves."""
        while not self.is_over:
            due = self.totals.moves + rng.randint(*MOVES_BETWEEN_FAULTS)
            while self.totals.moves < due and not self.is_over:  # noqa: ASYNC110 - others play
                await asyncio.sleep(RETRY_PAUSE_S)
            node = rng.choice(self.nodes)
            if not self.services:
                await self.make_fault("full disk", lambda: fill_disk(node))  # noqa: B023 - awaited
                continue
            endings = [] if self.is_calm else ["kill -9", "SIGTERM", "slow clock"] * 2
            name = rng.choice([*endings, *self.services])
            if name in self.services:
                await self.make_fault(name, self.services[name].end, self.services[name].start)
            elif name == "SIGTERM":
                await self.make_fault(name, node.stop, node.start)
            else:
                lag_s = HOUR_S if name == "slow clock" else 0
                node.command = make_command(self.unload_after_s, lag_s)
                await self.make_fault(name, node.kill, node.start)

    async def make_fault(self, name: str, *steps: Callable[[], object]) -> None:
        """Does something that takes a while in a thread, and counts it."""
        for step in steps:
            await asyncio.to_thread(step)
        self.totals.faults[name] = self.totals.faults.get(name, 0) + 1

    async def sample_memory(self) -> None:
        """Notes the memory of the nodes, without their workers."""
        megabytes, tables = 0.0, 0
        for node in self.nodes:
            megabytes += resident_megabytes(node.process.pid)
            metrics = (await self.web.get(f"{node.address}/metrics")).text
            tables += int(float(metrics.partition("\nregalia_tables ")[2].split()[0]))
        totals = self.totals
        totals.memory.append(
            MemorySample(totals.moves, round(totals.seconds), round(megabytes, 1), tables)
        )

    async def run(
        self, moves: int, tables: int, rng: Random, save: Callable[[], None], calm: int = 0
    ) -> None:
        """Plays until so many moves were made; fails at the first thing that is wrong.

        Until `calm` moves were made the nodes are not ended, and their memory is measured.
        """
        players = [
            asyncio.create_task(self.play_tables(Random(rng.random()))) for _ in range(tables)
        ]
        faults = asyncio.create_task(self.make_faults(Random(rng.random())))
        self.is_calm = self.totals.moves < calm
        while self.totals.moves < moves:
            started = time.monotonic()
            done, _ = await asyncio.wait(
                [*players, faults], timeout=REPORT_S, return_when=asyncio.FIRST_COMPLETED
            )
            for one in done:
                one.result()
            self.totals.seconds += time.monotonic() - started
            self.is_calm = self.totals.moves < calm
            if self.is_calm:
                with contextlib.suppress(httpx.TransportError):  # a node is busy
                    await self.sample_memory()
            save()
        self.is_over = True
        await asyncio.gather(*players, faults)
        save()


def resident_megabytes(pid: int) -> float:
    """The memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def fill_disk(node: LocalServer) -> None:
    """No file of a node can grow for a while, longer than moves wait for the store."""
    pid = node.process.pid
    smallest = min(file.stat().st_size for file in node.data.iterdir())
    limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (smallest, limits[1]))
    time.sleep(FULL_DISK_S)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


def main() -> None:
    """Reads the options and soaks."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--moves", type=int, default=1_000_000, help="of all runs together")
    parser.add_argument("--totals", type=Path, help="the file that keeps the totals")
    parser.add_argument("--calm", type=int, default=100_000, help="moves before nodes are ended")
    parser.add_argument("--tables", type=int, default=40, help="played at once")
    parser.add_argument(
        "--unload", type=float, default=UNLOAD_AFTER_S, help="seconds a quiet table is in memory"
    )
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    totals = Totals()
    if options.totals is not None and options.totals.exists():
        totals = msgspec.json.decode(options.totals.read_bytes(), type=Totals)

    def save() -> None:
        print(totals.describe(), flush=True)
        if options.totals is not None:
            options.totals.write_bytes(msgspec.json.encode(totals))

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so it ends what it has started
    totals.runs += 1
    rng = Random(f"{options.seed} {totals.runs}")
    command = make_command(options.unload)
    with tempfile.TemporaryDirectory() as folder:
        with LocalServer(Path(folder) / "one", *QUIET_SERVE_OPTIONS, command=command) as node:
            until = min(totals.moves + MOVES_ON_SQLITE, options.moves)
            uvloop.run(
                Soak([node], {}, totals, options.unload).run(until, options.tables, rng, save)
            )
        with Postgres() as postgres, Redis() as redis:
            words = (*QUIET_SERVE_OPTIONS, "--database", postgres.url, "--redis", redis.url)
            with (
                LocalServer(Path(folder) / "first", *words, command=command) as first,
                LocalServer(Path(folder) / "second", *words, command=command) as second,
            ):
                services: dict[str, Service] = {"PostgreSQL": postgres, "Redis": redis}
                soak = Soak([first, second], services, totals, options.unload)
                calm = totals.moves + options.calm
                if options.calm:
                    totals.memory.clear()
                uvloop.run(soak.run(options.moves, options.tables, rng, save, calm))


if __name__ == "__main__":
    main()
