"""A client of the feed, as somebody would write it who has only read the wire page."""

import json
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack, suppress
from random import Random
from types import TracebackType
from typing import Any, Self

from deploy.local.server import HOST, PATIENCE
from tests.server.house import House, Made
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Frame = dict[str, Any]


class Feed:
    """One connection to a table; `heard` is every frame as it came."""

    def __init__(
        self,
        house: House,
        table: str,
        *tokens: str,
        since: int | None = None,
        lang: str | None = None,
        numbers: bool | None = None,
        silent: bool = False,
    ) -> None:
        """Says hello at once, unless it is to be silent."""
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(dial(house, table))
        self.heard: list[str] = []
        self.version = -1 if since is None else since
        self.beat = 0
        self.moves: dict[str, list[Frame]] = {}
        self.views: dict[str, Frame] = {}
        self.sent = 0
        if not silent:
            more = {} if numbers is None else {"numbers": numbers}
            self.say("hello", tokens=list(tokens), since=since, lang=lang, **more)

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
        """Goes away."""
        self.stack.close()

    # speaking

    def say(self, kind: str, **fields: object) -> None:
        """Sends one object."""
        self.socket.send(json.dumps({"type": kind, **fields}))

    def fresh(self) -> str:
        """An id for a new intention."""
        self.sent += 1
        return f"{self.socket.local_address[1]}-{self.sent}"

    def play(self, seat: int, move: str, ident: str | None = None) -> Frame:
        """Makes a move and waits for the step that acknowledges it."""
        ident = ident or self.fresh()
        self.say("move", id=ident, seat=seat, beat=self.beat, move=move)
        return self.acked(ident)

    def acked(self, ident: str) -> Frame:
        """The step that acknowledges an id."""
        while True:
            step = self.hear("step")
            if step["ack"] == ident:
                return step

    def refusal(self, ident: str | None) -> Frame:
        """The refusal of an id, and it is one that people can read."""
        frame = self.hear("refuse")
        assert frame["id"] == ident, frame
        assert set(frame) >= {"type", "id", "error", "rule", "beat", "version"}
        assert " " in frame["error"]
        return frame

    # hearing

    def hear(self, *kinds: str, patience: float = PATIENCE) -> Frame:
        """The next frame of these kinds; an unexpected refusal is a fault."""
        while True:
            frame = self.next(patience)
            if frame["type"] in kinds:
                return frame
            assert frame["type"] != "refuse", frame

    def next(self, patience: float = PATIENCE) -> Frame:
        """The next frame, whatever it is."""
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str), "a frame is text"
        self.heard.append(text)
        frame: Frame = json.loads(text)
        assert text.startswith('{"type":'), text[:40]
        if frame["type"] in ("sync", "step") and frame["version"] >= self.version:
            self.version = frame["version"]
            self.beat = frame["beat"]
            self.moves = frame["moves"]
            self.views = frame["views"]
        return frame

    def until(self, version: int) -> None:
        """Listens until it knows this version."""
        while self.version < version:
            self.hear("sync", "step")

    def quiet(self) -> list[Frame]:
        """The frames that came before the answer to a ping sent now, but for who is here."""
        ident = self.fresh()
        self.say("ping", id=ident)
        before: list[Frame] = []
        while True:
            frame = self.next()
            if frame == {"type": "pong", "id": ident}:
                return before
            if frame["type"] not in ("crowd", "clock"):
                before.append(frame)

    def closed(self) -> int:
        """The code with which the server closes the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.heard.append(str(self.socket.recv(timeout=PATIENCE)))
        code = self.socket.close_code
        assert code is not None
        return code

    # knowing

    def frames(self, *kinds: str) -> list[Frame]:
        """All frames of these kinds that were heard."""
        found = [json.loads(text) for text in self.heard]
        return [frame for frame in found if frame["type"] in kinds]

    def drawn(self, rng: Random) -> tuple[int, str]:
        """A pending seat of this connection and one of its moves, by chance."""
        seat = rng.choice(sorted(self.moves))
        return int(seat), str(rng.choice(self.moves[seat])["move"])


def dial(
    house: House, table: str, origin: str | None = None
) -> AbstractContextManager[ClientConnection]:
    """A connection on which nobody has spoken yet."""
    return connect(
        f"ws://{HOST}:{house.port}/api/tables/{table}/feed",
        origin=None if origin is None else Origin(origin),
        compression=None,
        proxy=None,
        max_size=None,
        max_queue=None,
        open_timeout=PATIENCE,
        close_timeout=PATIENCE,
    )


class Company:
    """A table with a connection for every seat, and a bystander."""

    def __init__(self, house: House, made: Made, rng: Random) -> None:
        self.house = house
        self.made = made
        self.table = made.table
        self.rng = rng
        self.seats = [Feed(house, self.table, token) for _, token in sorted(made.tokens.items())]
        self.bystander = Feed(house, self.table)
        self.version = int(house.got(f"/api/tables/{self.table}")["version"])
        self.settle()

    @property
    def everyone(self) -> Sequence[Feed]:
        """All connections."""
        return [*self.seats, self.bystander]

    @property
    def pending(self) -> list[int]:
        """The seats that owe a move."""
        return [seat for seat, feed in enumerate(self.seats) if feed.moves]

    def settle(self) -> None:
        """Waits until everybody knows the last version."""
        for feed in self.everyone:
            feed.until(self.version)
            assert feed.version == self.version

    def move(self, seat: int, move: str) -> Frame:
        """Makes a move and waits until everybody has heard of it."""
        step = self.seats[seat].play(seat, move)
        self.version = step["version"]
        self.settle()
        return step

    def random_move(self) -> Frame:
        """Some move of some seat."""
        feed = self.seats[self.rng.choice(self.pending)]
        return self.move(*feed.drawn(self.rng))

    def play_out(self, most: int = 100_000) -> None:
        """Plays by chance to the end, or so many moves."""
        while self.pending and most:
            self.random_move()
            most -= 1

    def record(self) -> Frame:
        """The record of the finished table."""
        return self.house.got(f"/api/tables/{self.table}/record")

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


def gather(house: House, game: str, seats: int, seed: object, **fields: object) -> Company:
    """A new table of people who choose by chance."""
    return Company(house, house.make(game, seats, **fields), Random(str(seed)))
