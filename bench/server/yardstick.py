"""A bare server in one file, to measure the real one by: the same engine, frames and commit.

It knows a table by its number and a seat by its token, believes everybody, forgets everything at
its end, and does nothing that a move does not need: no checks of ids, no limits, no crowd, no
clocks, no undo, no nodes.

python bench/server/yardstick.py FOLDER
"""

import asyncio
import base64
import hashlib
import json
import signal
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop

from regalia.games import GAMES
from regalia.kernel.errors import Refused
from regalia.kernel.game import Game
from regalia.kernel.play.table import PlayedStep, Table
from regalia.kernel.records.record import Record
from regalia.kernel.seats import has_seat
from regalia.kernel.view import View
from regalia.kernel.wire.position import make_standing
from regalia.kernel.wire.shapes import Offer

MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
GOING_AWAY = b"\x88\x02" + (1001).to_bytes(2)

encoder = msgspec.json.Encoder()


class Said(msgspec.Struct):
    """A hello or a move."""

    type: str
    tokens: list[str] = []
    id: str = ""
    seat: int = 0
    beat: int = 0
    move: str = ""


decoder = msgspec.json.Decoder(Said)


class Ledger:
    """Commits what has come while it committed what came before, then lets it be told."""

    def __init__(self, folder: Path) -> None:
        self.store = sqlite3.connect(
            folder / "yardstick.sqlite", isolation_level=None, check_same_thread=False
        )
        self.store.execute("PRAGMA journal_mode=WAL")
        self.store.execute("PRAGMA synchronous=FULL")
        self.store.execute(
            "CREATE TABLE steps (table_id TEXT, version INTEGER, at INTEGER, body TEXT,"
            " PRIMARY KEY (table_id, version)) WITHOUT ROWID"
        )
        self.rows: list[tuple[str, int, int, str]] = []
        self.frames: list[tuple[Feed, bytes]] = []
        self.writing = False

    def write(self, row: tuple[str, int, int, str], frames: "list[tuple[Feed, bytes]]") -> None:
        """Stores a step, and tells of it afterwards."""
        self.rows.append(row)
        self.frames += frames
        if not self.writing:
            self.writing = True
            asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        rows, self.rows = self.rows, []
        frames, self.frames = self.frames, []
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(None, self._commit, rows)
        done.add_done_callback(lambda committed: self._end(committed, frames))

    def _commit(self, rows: list[tuple[str, int, int, str]]) -> None:
        self.store.execute("BEGIN")
        self.store.executemany("INSERT INTO steps VALUES (?, ?, ?, ?)", rows)
        self.store.execute("COMMIT")

    def _end(self, committed: "asyncio.Future[None]", frames: "list[tuple[Feed, bytes]]") -> None:
        committed.result()
        if self.rows:
            self._begin()
        else:
            self.writing = False
        for feed, frame in frames:
            feed.tell(frame)


class Room:
    """A table and those who sit at it."""

    def __init__(self, number: int, game: Game, seats: int) -> None:
        self.number = str(number)
        options = game.read_options({"seats": seats})
        self.table = Table(Record(game, options, f"{number:032x}"))
        self.feeds: list[tuple[int, Feed]] = []

    def moved(self, step: PlayedStep, asker: "Feed", ack: str) -> list[tuple["Feed", bytes]]:
        """What each is told of a move."""
        return [
            (
                feed,
                encoder.encode(
                    {
                        "type": "step",
                        "version": step.number,
                        "beat": step.beat,
                        "ack": ack if feed is asker else None,
                        "events": [told.to_dict() for told in step.events_seen_by(seat)],
                        **self.shown(seat),
                    }
                ),
            )
            for seat, feed in self.feeds
        ]

    def synced(self, seat: int) -> bytes:
        """What somebody is told who sits down."""
        head = {"type": "sync", "version": len(self.table.steps), "beat": self.table.beat}
        return encoder.encode({**head, **self.shown(seat)})

    def shown(self, seat: int) -> dict[str, object]:
        """The view and the moves of a seat."""
        view = self.table.state.view(seat)
        owes = has_seat(view.pending, seat)
        moves = {str(seat): offers(self.table.game, view)} if owes else {}
        return {"views": {str(seat): make_standing(view)}, "moves": moves}


def offers(game: Game, view: View) -> list[Offer]:
    """The legal moves of a view's seat."""
    found: list[Offer] = []
    for move in view.legal():
        parts = game.parts(view, move)
        found.append(Offer(game.notate_parts(parts), game.touches(parts)))
    return found


class Bare:
    """The tables and the ledger."""

    def __init__(self, folder: Path) -> None:
        self.ledger = Ledger(folder)
        self.rooms: list[Room] = []
        self.feeds: set[Feed] = set()

    def make(self, wanted: dict[str, Any]) -> bytes:
        """A new table."""
        number, seats = len(self.rooms), len(wanted["seats"])
        self.rooms.append(Room(number, GAMES[wanted["game"]], seats))
        tokens = [{"seat": seat, "token": str(seat)} for seat in range(seats)]
        return encoder.encode({"table": str(number), "seats": tokens})


class Feed(asyncio.Protocol):
    """One connection: a request, or a WebSocket."""

    def __init__(self, bare: Bare) -> None:
        self.bare = bare
        self.room: Room | None = None
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Waits for what it says."""
        self.transport = cast(asyncio.Transport, transport)
        self.bare.feeds.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        """Tells it no more."""
        self.bare.feeds.discard(self)
        if self.room is not None:
            self.room.feeds = [one for one in self.room.feeds if one[1] is not self]

    def data_received(self, data: bytes) -> None:
        """Answers requests and frames."""
        data = self.rest + data
        while data:
            taken = self._request(data) if self.room is None else self._frame(data)
            if not taken:
                break
            data = data[taken:]
        self.rest = data

    def _request(self, data: bytes) -> int:
        """Answers a request if it is here as a whole; how long it was."""
        head, end, body = data.partition(b"\r\n\r\n")
        if not end:
            return 0
        lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (one.partition(": ") for one in lines)}
        size = int(headers.get("content-length", "0"))
        if len(body) < size:
            return 0
        if "upgrade" in headers:
            self.room = self.bare.rooms[int(lines[0].split("/")[3])]
            key = hashlib.sha1((headers["sec-websocket-key"] + MAGIC).encode()).digest()  # noqa: S324
            self.transport.write(
                b"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                b"Sec-WebSocket-Accept: " + base64.b64encode(key) + b"\r\n\r\n"
            )
        else:
            answer = self.bare.make(json.loads(body[:size]))
            self.transport.write(
                b"HTTP/1.1 201 Created\r\nContent-Length: %d\r\n\r\n%b" % (len(answer), answer)
            )
        return len(head) + len(end) + size

    def _frame(self, data: bytes) -> int:
        """Hears a frame if it is here as a whole; how long it was."""
        if len(data) < 6:
            return 0
        size, start = data[1] & 127, 6
        if size == 126:
            size, start = int.from_bytes(data[2:4]), 8
        end = start + size
        if len(data) < end:
            return 0
        if data[0] & 15 == 1:
            mask = data[start - 4 : start] * (size // 4 + 1)
            plain = int.from_bytes(data[start:end]) ^ int.from_bytes(mask[:size])
            self._hear(decoder.decode(plain.to_bytes(size)))
        else:
            self.transport.close()
        return end

    def _hear(self, said: Said) -> None:
        room = self.room
        assert room is not None
        if said.type == "hello":
            seat = int(said.tokens[0])
            room.feeds.append((seat, self))
            self.tell(room.synced(seat))
            return
        try:
            step = room.table.play(said.seat, said.move, said.beat)
        except Refused as refused:
            self.tell(encoder.encode({"type": "refuse", "id": said.id, "error": refused.id}))
            return
        body = {"type": "moved", "seat": said.seat, "id": said.id, "move": step.text}
        row = (room.number, step.number, time.time_ns(), encoder.encode(body).decode())
        self.bare.ledger.write(row, room.moved(step, self, said.id))

    def tell(self, text: bytes) -> None:
        """Sends a text to whoever is still there."""
        if self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2)
        else:
            head = b"\x81\x7f" + size.to_bytes(8)
        self.transport.write(head + text)


async def serve(folder: Path) -> None:
    """Serves until it is told to stop."""
    loop = asyncio.get_running_loop()
    bare = Bare(folder)
    server = await loop.create_server(lambda: Feed(bare), "127.0.0.1", 0, backlog=4096)
    stop = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    port = server.sockets[0].getsockname()[1]
    print(f"The yardstick is at http://127.0.0.1:{port}/", flush=True)
    await stop.wait()
    for feed in list(bare.feeds):
        feed.transport.write(GOING_AWAY)
        feed.transport.close()


if __name__ == "__main__":
    uvloop.run(serve(Path(sys.argv[1])))
