"""An independent client of the feed, written by docs/wire.md alone."""

import json
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack, suppress
from random import Random
from types import TracebackType
from typing import Any, Protocol, Self

from deploy.local.server import HOST, TIMEOUT_S
from tests.server.running_server import MadeTable, RunningServer
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Frame = dict[str, Any]


class Listening(Protocol):
    """A server or a proxy."""

    port: int


class FeedClient:
    """One connection to a table; `received` holds every frame as it came."""

    def __init__(
        self,
        server: Listening,
        table: str,
        *tokens: str,
        since: int | None = None,
        lang: str | None = None,
        numbers: bool | None = None,
        silent: bool = False,
    ) -> None:
        """Connects and says hello, unless `silent`."""
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(connect_feed(server, table))
        self.received: list[str] = []
        self.version = -1 if since is None else since
        self.beat = 0
        self.moves: dict[str, list[Frame]] = {}
        self.views: dict[str, Frame] = {}
        self.sent = 0
        if not silent:
            more = {} if numbers is None else {"numbers": numbers}
            self.send("hello", tokens=list(tokens), since=since, lang=lang, **more)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connection."""
        self.stack.close()

    # speaking

    def send(self, kind: str, **fields: object) -> None:
        """Sends a message."""
        self.socket.send(json.dumps({"type": kind, **fields}))

    def new_id(self) -> str:
        """An id for a new message."""
        self.sent += 1
        return f"{self.socket.local_address[1]}-{self.sent}"

    def play(self, seat: int, move: str, ident: str | None = None) -> Frame:
        """Makes a move and waits for the step that acknowledges it."""
        ident = ident or self.new_id()
        self.send("move", id=ident, seat=seat, beat=self.beat, move=move)
        return self.wait_for_ack(ident)

    def wait_for_ack(self, ident: str) -> Frame:
        """The step that acknowledges an id."""
        while True:
            step = self.receive("step")
            if step["ack"] == ident:
                return step

    def expect_refusal(self, ident: str | None) -> Frame:
        """The refusal of an id, which must have all fields and a readable sentence."""
        frame = self.receive("refuse")
        assert frame["id"] == ident, frame
        assert set(frame) >= {"type", "id", "error", "rule", "beat", "version"}
        assert " " in frame["error"]
        return frame

    # hearing

    def receive(self, *kinds: str, timeout_s: float = TIMEOUT_S) -> Frame:
        """The next frame of these types; a refusal among the others is an error."""
        while True:
            frame = self.receive_any(timeout_s)
            if frame["type"] in kinds:
                return frame
            assert frame["type"] != "refuse", frame

    def receive_any(self, timeout_s: float = TIMEOUT_S) -> Frame:
        """The next frame of any type."""
        text = self.socket.recv(timeout=timeout_s)
        assert isinstance(text, str), "a frame is text"
        self.received.append(text)
        frame: Frame = json.loads(text)
        assert text.startswith('{"type":'), text[:40]
        if frame["type"] in ("sync", "step") and frame["version"] >= self.version:
            self.version = frame["version"]
            self.beat = frame["beat"]
            self.moves = frame["moves"]
            self.views = frame["views"]
        return frame

    def wait_for_version(self, version: int) -> None:
        """Receives frames up to this version."""
        while self.version < version:
            self.receive("sync", "step")

    def frames_before_pong(self) -> list[Frame]:
        """The frames that came before the answer to a ping sent now, except presence and clocks."""
        ident = self.new_id()
        self.send("ping", id=ident)
        before: list[Frame] = []
        while True:
            frame = self.receive_any()
            if frame == {"type": "pong", "id": ident}:
                return before
            if frame["type"] not in ("crowd", "clock"):
                before.append(frame)

    def wait_for_close(self) -> int:
        """The code with which the server closes the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.received.append(str(self.socket.recv(timeout=TIMEOUT_S)))
        code = self.socket.close_code
        assert code is not None
        return code

    # knowing

    def frames(self, *kinds: str) -> list[Frame]:
        """All frames of these types received so far."""
        found = [json.loads(text) for text in self.received]
        return [frame for frame in found if frame["type"] in kinds]

    def choose_random_move(self, rng: Random) -> tuple[int, str]:
        """A random pending seat of this connection and one of its legal moves."""
        seat = rng.choice(sorted(self.moves))
        return int(seat), str(rng.choice(self.moves[seat])["move"])


def connect_feed(
    server: Listening, table: str, origin: str | None = None
) -> AbstractContextManager[ClientConnection]:
    """A new connection without a hello."""
    return connect(
        f"ws://{HOST}:{server.port}/api/tables/{table}/feed",
        origin=None if origin is None else Origin(origin),
        compression=None,
        proxy=None,
        max_size=None,
        max_queue=None,
        open_timeout=TIMEOUT_S,
        close_timeout=TIMEOUT_S,
    )


class TableClients:
    """A table with a connection for every seat, and a spectator."""

    def __init__(self, server: RunningServer, made: MadeTable, rng: Random) -> None:
        self.server = server
        self.made = made
        self.table = made.table
        self.rng = rng
        self.seats = [
            FeedClient(server, self.table, token) for _, token in sorted(made.tokens.items())
        ]
        self.spectator = FeedClient(server, self.table)
        self.version = int(server.get_json(f"/api/tables/{self.table}")["version"])
        self.wait_for_all()

    @property
    def everyone(self) -> Sequence[FeedClient]:
        """All connections."""
        return [*self.seats, self.spectator]

    @property
    def pending(self) -> list[int]:
        """The seats that owe a move."""
        return [seat for seat, feed in enumerate(self.seats) if feed.moves]

    def wait_for_all(self) -> None:
        """Waits until every connection has the latest version."""
        for feed in self.everyone:
            feed.wait_for_version(self.version)
            assert feed.version == self.version

    def move(self, seat: int, move: str) -> Frame:
        """Makes a move and waits until every connection has received it."""
        step = self.seats[seat].play(seat, move)
        self.version = step["version"]
        self.wait_for_all()
        return step

    def random_move(self) -> Frame:
        """Makes a random move of a random pending seat."""
        feed = self.seats[self.rng.choice(self.pending)]
        return self.move(*feed.choose_random_move(self.rng))

    def play_out(self, most: int = 100_000) -> None:
        """Makes random moves to the end, or at most so many."""
        while self.pending and most:
            self.random_move()
            most -= 1

    def record(self) -> Frame:
        """The record of the finished table."""
        return self.server.get_json(f"/api/tables/{self.table}/record")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for feed in self.everyone:
            feed.close()


def open_table(
    server: RunningServer, game: str, seats: int, seed: object, **fields: object
) -> TableClients:
    """A new table of people who move at random."""
    return TableClients(server, server.make(game, seats, **fields), Random(str(seed)))
