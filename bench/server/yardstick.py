"""A minimal server in one file, to compare the real one with: the same engine, frames and commits.

It knows a table by its number and a seat by its token, trusts everybody, forgets everything at the
end, and does nothing that a move does not need: no checks of ids, no limits, no presence, no
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
from regalia.kernel.wire.position import position_without_moves
from regalia.kernel.wire.shapes import Offer

WEBSOCKET_GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
GOING_AWAY = b"\x88\x02" + (1001).to_bytes(2)

encoder = msgspec.json.Encoder()


class ClientMessage(msgspec.Struct):
    """A hello or a move."""

    type: str
    tokens: list[str] = []
    id: str = ""
    seat: int = 0
    beat: int = 0
    move: str = ""


decoder = msgspec.json.Decoder(ClientMessage)


class StepStore:
    """Commits steps in batches, one after the other, and sends their frames after each commit."""

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
        self.frames: list[tuple[YardstickConnection, bytes]] = []
        self.is_writing = False

    def write(
        self, row: tuple[str, int, int, str], frames: "list[tuple[YardstickConnection, bytes]]"
    ) -> None:
        """Stores a step, and sends its frames afterwards."""
        self.rows.append(row)
        self.frames += frames
        if not self.is_writing:
            self.is_writing = True
            asyncio.get_running_loop().call_soon(self._start_commit)

    def _start_commit(self) -> None:
        rows, self.rows = self.rows, []
        frames, self.frames = self.frames, []
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(None, self._commit, rows)
        done.add_done_callback(lambda committed: self._finish_commit(committed, frames))

    def _commit(self, rows: list[tuple[str, int, int, str]]) -> None:
        self.store.execute("BEGIN")
        self.store.executemany("INSERT INTO steps VALUES (?, ?, ?, ?)", rows)
        self.store.execute("COMMIT")

    def _finish_commit(
        self, committed: "asyncio.Future[None]", frames: "list[tuple[YardstickConnection, bytes]]"
    ) -> None:
        committed.result()
        if self.rows:
            self._start_commit()
        else:
            self.is_writing = False
        for feed, frame in frames:
            feed.send_text(frame)


class YardstickTable:
    """A table and its connections."""

    def __init__(self, number: int, game: Game, seats: int) -> None:
        self.number = str(number)
        options = game.read_options({"seats": seats})
        self.table = Table(Record(game, options, f"{number:032x}"))
        self.feeds: list[tuple[int, YardstickConnection]] = []

    def step_frames(
        self, step: PlayedStep, requester: "YardstickConnection", ack: str
    ) -> list[tuple["YardstickConnection", bytes]]:
        """The frame of a move for each connection."""
        return [
            (
                feed,
                encoder.encode(
                    {
                        "type": "step",
                        "version": step.number,
                        "beat": step.beat,
                        "ack": ack if feed is requester else None,
                        "kind": "moved",
                        "seat": step.seat,
                        "events": [told.to_dict() for told in step.events_seen_by(seat)],
                        **self.seat_fields(seat),
                    }
                ),
            )
            for seat, feed in self.feeds
        ]

    def sync_frame(self, seat: int) -> bytes:
        """The frame for a new connection."""
        head = {"type": "sync", "version": len(self.table.steps), "beat": self.table.beat}
        return encoder.encode({**head, **self.seat_fields(seat)})

    def seat_fields(self, seat: int) -> dict[str, object]:
        """The view and the moves of a seat."""
        view = self.table.state.view(seat)
        owes = has_seat(view.pending, seat)
        moves = {str(seat): legal_offers(self.table.game, view)} if owes else {}
        return {"views": {str(seat): position_without_moves(view)}, "moves": moves, "undo": None}


def legal_offers(game: Game, view: View) -> list[Offer]:
    """The legal moves of a view's seat."""
    found: list[Offer] = []
    for move in view.legal():
        parts = game.parts(view, move)
        found.append(Offer(game.notate_parts(parts), game.touches(parts)))
    return found


class YardstickServer:
    """The tables, the store and the connections."""

    def __init__(self, folder: Path) -> None:
        self.store = StepStore(folder)
        self.tables: list[YardstickTable] = []
        self.feeds: set[YardstickConnection] = set()

    def make_table(self, wanted: dict[str, Any]) -> bytes:
        """A new table."""
        number, seats = len(self.tables), len(wanted["seats"])
        self.tables.append(YardstickTable(number, GAMES[wanted["game"]], seats))
        tokens = [{"seat": seat, "token": str(seat)} for seat in range(seats)]
        return encoder.encode({"table": str(number), "seats": tokens})


class YardstickConnection(asyncio.Protocol):
    """One connection: a request, or a WebSocket."""

    def __init__(self, server: YardstickServer) -> None:
        self.server = server
        self.room: YardstickTable | None = None
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Adds the connection."""
        self.transport = cast(asyncio.Transport, transport)
        self.server.feeds.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        """Removes the connection."""
        self.server.feeds.discard(self)
        if self.room is not None:
            self.room.feeds = [one for one in self.room.feeds if one[1] is not self]

    def data_received(self, data: bytes) -> None:
        """Answers requests and frames."""
        data = self.rest + data
        while data:
            taken = self._answer_request(data) if self.room is None else self._read_frame(data)
            if not taken:
                break
            data = data[taken:]
        self.rest = data

    def _answer_request(self, data: bytes) -> int:
        """Answers a request once it is complete; returns its length, 0 if it is incomplete."""
        head, end, body = data.partition(b"\r\n\r\n")
        if not end:
            return 0
        lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (one.partition(": ") for one in lines)}
        size = int(headers.get("content-length", "0"))
        if len(body) < size:
            return 0
        if "upgrade" in headers:
            self.room = self.server.tables[int(lines[0].split("/")[3])]
            key = hashlib.sha1((headers["sec-websocket-key"] + WEBSOCKET_GUID).encode()).digest()  # noqa: S324
            self.transport.write(
                b"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                b"Sec-WebSocket-Accept: " + base64.b64encode(key) + b"\r\n\r\n"
            )
        else:
            answer = self.server.make_table(json.loads(body[:size]))
            self.transport.write(
                b"HTTP/1.1 201 Created\r\nContent-Length: %d\r\n\r\n%b" % (len(answer), answer)
            )
        return len(head) + len(end) + size

    def _read_frame(self, data: bytes) -> int:
        """Handles a frame once it is complete; returns its length, 0 if it is incomplete."""
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
            self._handle_message(decoder.decode(plain.to_bytes(size)))
        else:
            self.transport.close()
        return end

    def _handle_message(self, message: ClientMessage) -> None:
        room = self.room
        assert room is not None
        if message.type == "hello":
            seat = int(message.tokens[0])
            room.feeds.append((seat, self))
            self.send_text(room.sync_frame(seat))
            return
        try:
            step = room.table.play(message.seat, message.move, message.beat)
        except Refused as refused:
            self.send_text(
                encoder.encode({"type": "refuse", "id": message.id, "error": refused.id})
            )
            return
        body = {"type": "moved", "seat": message.seat, "id": message.id, "move": step.text}
        row = (room.number, step.number, time.time_ns(), encoder.encode(body).decode())
        self.server.store.write(row, room.step_frames(step, self, message.id))

    def send_text(self, text: bytes) -> None:
        """Sends a text, unless the connection is closing."""
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
    server = YardstickServer(folder)
    listener = await loop.create_server(
        lambda: YardstickConnection(server), "127.0.0.1", 0, backlog=4096
    )
    stop = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    port = listener.sockets[0].getsockname()[1]
    print(f"The yardstick is at http://127.0.0.1:{port}/", flush=True)
    await stop.wait()
    for feed in list(server.feeds):
        feed.transport.write(GOING_AWAY)
        feed.transport.close()


if __name__ == "__main__":
    uvloop.run(serve(Path(sys.argv[1])))
