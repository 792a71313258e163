"""A seat at a table of a server, over the wire. Needs the extra `serve`."""

import time
from asyncio import to_thread
from collections.abc import Callable, Sequence
from typing import Any

from regalia.adapters.chair import LANGUAGE, Chair, House, Offered, Turned
from regalia.games import GAMES
from regalia.kernel.errors import Unable, missing_extra, quoted
from regalia.kernel.event import Told
from regalia.kernel.numbers import read_view
from regalia.kernel.voice import Voice

try:
    from regalia.wire.client import Seat, Server
except ImportError:
    raise missing_extra("httpx or websockets", "serve") from None

Frame = dict[str, Any]

PATIENCE = 20.0  # seconds for an answer, and for the others' moves
NOT_BEGUN = "The game has not begun: somebody is still missing at the table."


class There(House):
    """A server by its address: its listed tables, and new ones."""

    def __init__(self, address: str) -> None:
        self.server = Server(address)

    async def listed(self) -> list[str]:
        tables = await to_thread(self.server.tables)
        return [
            f"{one['table']}: {one['game']}, {one['open']} open of {len(one['names'])} seats,"
            f" {one['state']}"
            for one in tables
        ]

    async def new_table(
        self, game: str, bots: Sequence[str], seat: int, options: dict[str, Any], name: str
    ) -> tuple[str, Chair]:
        seats: list[dict[str, str]] = [{"bot": bot} for bot in bots]
        seats.insert(seat, {"person": name})
        wanted: dict[str, object] = {
            "game": game,
            "seats": seats,
            "options": options,
            "pace": False,  # nobody watches cards travel
        }
        made = await to_thread(self.server.make, wanted)
        chair = await self._chair(made["table"], made["seats"][0]["token"])
        await chair.wait(PATIENCE)
        return made["table"], chair

    async def sit(self, table: str, name: str, token: str) -> Chair:
        if not token:
            token = (await to_thread(self.server.sit, table, name))["token"]
        return await self._chair(table, token)

    async def _chair(self, table: str, token: str) -> Chair:
        chair = ThereChair(self.server, table, token)
        await to_thread(chair.begin)
        return chair


class ThereChair(Chair):
    """A seat that a token opens; it hears the feed of its table whenever it is asked something."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        told = server.table(table)
        if told["game"] not in GAMES:
            raise Unable(f"the server plays {quoted(told['game'])}, which is not installed here")
        super().__init__(GAMES[told["game"]], -1, named(told["names"]))
        self.feed = Seat(server, table, [token], LANGUAGE, numbers=True)
        self.rows = {row.name: row for row in self.game.events}
        self.position: Frame | None = None
        self.offered: dict[str, list[str]] = {}
        self.unheard: list[str] = []
        self.lines = 0
        self.version = -1
        self.answers: dict[str, Frame] = {}

    def begin(self) -> None:
        """Comes to the table; Unable if the token opens no seat there."""
        self._hear(lambda: self.version >= 0, PATIENCE)

    def _hear(self, enough: Callable[[], bool], patience: float) -> None:
        """Hears what has been said, and goes on for so many seconds until it is enough."""
        end = time.monotonic() + patience
        left = 0.0
        while left >= 0.0:
            for frame in self.feed.frames(left):
                self._take(frame)
                if enough() or (left > 0.0 and time.monotonic() > end):
                    break
            if enough():
                return
            left = end - time.monotonic()

    def _take(self, frame: Frame) -> None:
        kind = frame["type"]
        if kind == "refuse" and frame["id"] is None:
            raise Unable(frame["error"])
        if kind in ("refuse", "shown"):
            self.answers[frame["id"]] = frame
        elif kind == "crowd":
            self._name([seat["name"] for seat in frame["seats"]])
        elif kind == "sync":
            self._name(frame["table"]["names"])
            self.unheard += frame["lines"][self.lines :]
            self.lines = len(frame["lines"])
            self._see(frame)
        elif kind == "step":
            if frame["ack"] is not None:
                self.answers[frame["ack"]] = frame
            if frame["version"] > self.version:
                self.unheard += frame["lines"]
                self.lines += len(frame["lines"])
                self._see(frame)

    def _name(self, names: list[str | None]) -> None:
        self.names = named(names)
        self.voice = Voice(self.game, LANGUAGE, self.names)

    def _see(self, frame: Frame) -> None:
        self.version = frame["version"]
        if frame["views"] and self.position is None:  # it has begun, and everybody has a name
            self._name(self.feed.server.table(self.feed.table)["names"])
        for seat, position in frame["views"].items():
            self.seat = int(seat)
            self.position = position
        offers = frame["moves"].get(str(self.seat), [])
        self.offered = {offer["move"]: offer["touches"] for offer in offers}

    async def wait(self, seconds: float) -> None:
        await to_thread(self._hear, self._asked, seconds)

    def _asked(self) -> bool:
        """Whether the seat is to move, or the game is over."""
        return bool(self.offered) or (self.position is not None and self.position["over"])

    async def _now(self) -> Frame:
        """The position as it was last heard; Turned before the start."""
        await to_thread(self._hear, lambda: False, 0.0)
        if self.position is None:
            raise Turned(NOT_BEGUN)
        return self.position

    async def standing(self) -> str:
        try:
            return await super().standing()
        except Turned as turned:
            return str(turned)

    async def news(self) -> list[str]:
        heard, self.unheard = self.unheard, []
        return heard

    async def picture(self) -> str:
        if self.position is None:
            return ""
        view = read_view(self.game, self.position["numbers"])
        return self.game.terminal.picture(view, self.voice)

    async def pending(self) -> list[int]:
        return list((await self._now())["pending"])

    async def scores(self) -> list[int]:
        return list((await self._now())["scores"])

    async def winners(self) -> list[int]:
        return list((await self._now())["winners"])

    async def notations(self) -> list[str]:
        await self._now()
        return list(self.offered)

    async def offers(self, moves: Sequence[str]) -> list[Offered]:
        await self._now()
        shown = await self._answer({"type": "look", "seat": self.seat, "move": list(moves)})
        return [
            Offered(move, ", ".join(self.offered.get(move, [])), self._told(events))
            for move, events in zip(moves, shown["all"], strict=True)
        ]

    def _told(self, events: list[Frame]) -> list[str]:
        return [self.voice.tell(Told(self.rows[one["name"]], one["facts"])) for one in events]

    async def move(self, text: str) -> None:
        await self._now()
        await self._answer(
            {"type": "move", "seat": self.seat, "beat": self.feed.beat, "move": text}
        )
        await self.wait(PATIENCE)

    async def _answer(self, message: dict[str, object]) -> Frame:
        """What the server answers; Turned if it refuses."""
        said = self.feed.say(message)
        await to_thread(self._hear, lambda: said in self.answers, PATIENCE)
        frame = self.answers.pop(said, None)
        if frame is None:
            raise Unable("the server does not answer")
        if frame["type"] == "refuse":
            raise Turned(frame["error"], frame["rule"])
        return frame


def named(names: list[str | None]) -> list[str]:
    """The names at a table; an open seat's is its number."""
    return [name or f"seat {seat}" for seat, name in enumerate(names)]
