"""A seat at a server's table, over HTTP and a WebSocket. Needs the extra `serve`."""

import time
from asyncio import to_thread
from collections.abc import Callable, Sequence
from typing import Any

from regalia.adapters.player_seat import LANGUAGE, Lobby, MoveDescription, PlayerSeat, SeatError
from regalia.games import GAMES
from regalia.kernel.errors import Unable, missing_extra, quote
from regalia.kernel.event import VisibleEvent
from regalia.kernel.play.validation import read_view
from regalia.kernel.text.voice import Voice

try:
    from regalia.wire.client import SeatConnection, ServerClient
except ImportError:
    raise missing_extra("httpx or websockets", "client") from None

Frame = dict[str, Any]

REPLY_TIMEOUT_S = 20.0  # for a reply, and for the moves of the others
NOT_STARTED = "The game has not begun: somebody is still missing at the table."


class RemoteLobby(Lobby):
    """The tables of a server: those it lists, and new ones."""

    def __init__(self, address: str) -> None:
        self.server = ServerClient(address)

    async def list_tables(self) -> list[str]:
        tables = await to_thread(self.server.tables)
        return [
            f"{table['table']}: {table['game']}, {table['open']} open of"
            f" {len(table['names'])} seats, {table['state']}"
            for table in tables
        ]

    async def new_table(
        self, game: str, bots: Sequence[str], seat: int, options: dict[str, Any], name: str
    ) -> tuple[str, PlayerSeat]:
        seats: list[dict[str, str]] = [{"bot": bot} for bot in bots]
        seats.insert(seat, {"person": name})
        wanted: dict[str, object] = {
            "game": game,
            "seats": seats,
            "options": options,
            "pace": False,  # no pauses for animation
        }
        created = await to_thread(self.server.make, wanted)
        player = await self._open_seat(created["table"], created["seats"][0]["token"])
        await player.wait_for_turn(REPLY_TIMEOUT_S)
        return created["table"], player

    async def sit(self, table: str, name: str, token: str) -> PlayerSeat:
        if not token:
            token = (await to_thread(self.server.sit, table, name))["token"]
        return await self._open_seat(table, token)

    async def _open_seat(self, table: str, token: str) -> PlayerSeat:
        player = RemoteSeat(self.server, table, token)
        await to_thread(player.connect)
        return player


class RemoteSeat(PlayerSeat):
    """The seat that belongs to a token; it reads the table's feed whenever it is used."""

    def __init__(self, server: ServerClient, table: str, token: str) -> None:
        info = server.table(table)
        if info["game"] not in GAMES:
            raise Unable(f"the server plays {quote(info['game'])}, which is not installed here")
        super().__init__(GAMES[info["game"]], -1, display_names(info["names"]))
        self.feed = SeatConnection(server, table, [token], LANGUAGE, numbers=True)
        self.events_by_name = {row.name: row for row in self.game.events}
        self.position: Frame | None = None
        self.touches_by_move: dict[str, list[str]] = {}
        self.unread_lines: list[str] = []
        self.line_count = 0
        self.version = -1
        self.replies: dict[str, Frame] = {}

    def connect(self) -> None:
        """Reads the first frame; Unable if the token belongs to no seat of the table."""
        self._read_frames(lambda: self.version >= 0, REPLY_TIMEOUT_S)

    def _read_frames(self, is_enough: Callable[[], bool], timeout_s: float) -> None:
        """Reads the frames that have arrived; waits for more until `is_enough` or the timeout."""
        end = time.monotonic() + timeout_s
        left = 0.0
        while left >= 0.0:
            for frame in self.feed.frames(left):
                self._handle_frame(frame)
                if is_enough() or (left > 0.0 and time.monotonic() > end):
                    break
            if is_enough():
                return
            left = end - time.monotonic()

    def _handle_frame(self, frame: Frame) -> None:
        kind = frame["type"]
        if kind == "refuse" and frame["id"] is None:
            raise Unable(frame["error"])
        if kind in ("refuse", "shown"):
            self.replies[frame["id"]] = frame
        elif kind == "crowd":
            self._set_names([seat["name"] for seat in frame["seats"]])
        elif kind == "sync":
            self._set_names(frame["table"]["names"])
            self.unread_lines += frame["lines"][self.line_count :]
            self.line_count = len(frame["lines"])
            self._update_position(frame)
        elif kind == "step":
            if frame["ack"] is not None:
                self.replies[frame["ack"]] = frame
            if frame["version"] > self.version:
                self.unread_lines += frame["lines"]
                self.line_count += len(frame["lines"])
                self._update_position(frame)

    def _set_names(self, names: list[str | None]) -> None:
        self.names = display_names(names)
        self.voice = Voice(self.game, LANGUAGE, self.names)

    def _update_position(self, frame: Frame) -> None:
        self.version = frame["version"]
        if (
            frame["views"] and self.position is None
        ):  # it has just started, and every seat has its name
            self._set_names(self.feed.server.table(self.feed.table)["names"])
        for seat, position in frame["views"].items():
            self.seat = int(seat)
            self.position = position
        offers = frame["moves"].get(str(self.seat), [])
        self.touches_by_move = {offer["move"]: offer["touches"] for offer in offers}

    async def wait_for_turn(self, seconds: float) -> None:
        await to_thread(self._read_frames, self._is_turn_or_over, seconds)

    def _is_turn_or_over(self) -> bool:
        """Whether the seat is to move, or the game is over."""
        return bool(self.touches_by_move) or (self.position is not None and self.position["over"])

    async def _current_position(self) -> Frame:
        """The position in the newest frame; SeatError before the start."""
        await to_thread(self._read_frames, lambda: False, 0.0)
        if self.position is None:
            raise SeatError(NOT_STARTED)
        return self.position

    async def status(self) -> str:
        try:
            return await super().status()
        except SeatError as error:
            return str(error)

    async def take_news(self) -> list[str]:
        lines, self.unread_lines = self.unread_lines, []
        return lines

    async def picture(self) -> str:
        if self.position is None:
            return ""
        view = read_view(self.game, self.position["numbers"])
        return self.game.terminal.picture(view, self.voice)

    async def pending_seats(self) -> list[int]:
        return list((await self._current_position())["pending"])

    async def scores(self) -> list[int]:
        return list((await self._current_position())["scores"])

    async def winners(self) -> list[int]:
        return list((await self._current_position())["winners"])

    async def legal_notations(self) -> list[str]:
        await self._current_position()
        return list(self.touches_by_move)

    async def describe_moves(self, moves: Sequence[str]) -> list[MoveDescription]:
        await self._current_position()
        shown = await self._request({"type": "look", "seat": self.seat, "move": list(moves)})
        return [
            MoveDescription(
                move, ", ".join(self.touches_by_move.get(move, [])), self._sentences(events)
            )
            for move, events in zip(moves, shown["all"], strict=True)
        ]

    def _sentences(self, events: list[Frame]) -> list[str]:
        return [
            self.voice.event_text(VisibleEvent(self.events_by_name[event["name"]], event["facts"]))
            for event in events
        ]

    async def make_move(self, text: str) -> None:
        await self._current_position()
        await self._request(
            {"type": "move", "seat": self.seat, "beat": self.feed.beat, "move": text}
        )
        await self.wait_for_turn(REPLY_TIMEOUT_S)

    async def _request(self, message: dict[str, object]) -> Frame:
        """Sends a message and returns the server's reply; SeatError if it refuses."""
        message_id = self.feed.say(message)
        await to_thread(self._read_frames, lambda: message_id in self.replies, REPLY_TIMEOUT_S)
        frame = self.replies.pop(message_id, None)
        if frame is None:
            raise Unable("the server does not answer")
        if frame["type"] == "refuse":
            raise SeatError(frame["error"], frame["rule"])
        return frame


def display_names(names: list[str | None]) -> list[str]:
    """The names at a table; an open seat is called by its number."""
    return [name or f"seat {seat}" for seat, name in enumerate(names)]
