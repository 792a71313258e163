"""A seat at a server's table, over HTTP and a WebSocket. Needs the extra `client`."""

import time
from asyncio import to_thread
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET

from regalia.adapters.player_seat import LANGUAGE, PlayerLobby, PlayerSeat, SeatError
from regalia.kernel.errors import Unable, missing_library_error
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.wire import messages
from regalia.wire.requests import NewTable, WantedSeat

try:
    from regalia.wire.client import ServerClient, new_message_id
    from regalia.wire.remote_table import RemoteTable
except ImportError:
    raise missing_library_error("httpx or websockets", "client") from None

REPLY_TIMEOUT_S = 20.0  # for a reply, and for the moves of the others
NOT_STARTED = "The game has not begun: somebody is still missing at the table."


class RemoteLobby(PlayerLobby):
    """The tables of a server: those it lists, and new ones."""

    def __init__(self, address: str) -> None:
        self.server = ServerClient(address)

    async def list_tables(self) -> list[str]:
        tables = await to_thread(self.server.list_tables)
        return [
            f"{table.table}: {table.game}, {table.open} open of"
            f" {len(table.names)} seats, {table.state}"
            for table in tables
        ]

    async def new_table(
        self, game: str, bots: Sequence[str], seat: int, options: dict[str, Any], name: str
    ) -> tuple[str, PlayerSeat]:
        seats = [WantedSeat(bot=bot) for bot in bots]
        seats.insert(seat, WantedSeat(person=name))
        # without pace there are no pauses for animation
        wanted = NewTable(game, seats, options, pace=False)
        created = await to_thread(self.server.create_table, wanted)
        player = await self._connect_seat(created.table, created.seats[0].token)
        await player.wait_for_turn(REPLY_TIMEOUT_S)
        return created.table, player

    async def sit(self, table: str, name: str, token: str) -> PlayerSeat:
        if not token:
            token = (await to_thread(self.server.take_seat, table, name)).token
        return await self._connect_seat(table, token)

    async def _connect_seat(self, table: str, token: str) -> PlayerSeat:
        remote_table = await to_thread(RemoteTable, self.server, table, token, LANGUAGE)
        player = RemoteSeat(remote_table)
        await to_thread(player.wait_for_first_state)
        return player


class RemoteSeat(PlayerSeat):
    """The seat of a remote table; it reads the table's feed whenever it is used."""

    def __init__(self, table: RemoteTable) -> None:
        super().__init__(table.game, table.seat, names_or_seat_numbers(table.names))
        self.table = table
        self.unread_lines: list[str] = []
        self.line_count = 0
        self.replies: dict[str, messages.FromServer] = {}

    def wait_for_first_state(self) -> None:
        """Reads the first messages; Unable if the token belongs to no seat of the table."""
        self._read_messages_until_or_timeout(lambda: self.table.version >= 0, REPLY_TIMEOUT_S)

    def _read_messages_until_or_timeout(
        self, is_enough: Callable[[], bool], timeout_s: float
    ) -> None:
        """Reads the messages that have arrived; waits for more until `is_enough` or the timeout."""
        end = time.monotonic() + timeout_s
        left = 0.0
        while left >= 0.0:
            for message in self.table.connection.receive_messages(left):
                self._handle_message(message)
                if is_enough() or (left > 0.0 and time.monotonic() > end):
                    break
            if is_enough():
                return
            left = end - time.monotonic()

    def _handle_message(self, message: messages.FromServer) -> None:
        if isinstance(message, messages.Refuse) and message.id is None:
            raise Unable(message.error)
        if request_id := messages.answered_request_id(message):
            self.replies[request_id] = message
        if self.table.apply_message(message) and isinstance(message, messages.Sync | messages.Step):
            lines = message.lines or []
            new_lines = lines[self.line_count :] if isinstance(message, messages.Sync) else lines
            self.unread_lines += new_lines
            self.line_count += len(new_lines)
        self.seat = self.table.seat
        self.names = names_or_seat_numbers(self.table.names)
        self.voice = Voice(self.game, LANGUAGE, self.names)

    async def wait_for_turn(self, seconds: float) -> None:
        def has_to_move_or_is_over() -> bool:
            view = self.table.view
            return self.table.has_to_move or (view is not None and not view.pending)

        await to_thread(self._read_messages_until_or_timeout, has_to_move_or_is_over, seconds)

    async def current_view(self) -> View:
        await to_thread(self._read_messages_until_or_timeout, lambda: False, 0.0)
        if self.table.view is None:
            raise SeatError(NOT_STARTED)
        return self.table.view

    async def status(self) -> str:
        try:
            return await super().status()
        except SeatError as error:
            return str(error)

    async def take_unread_event_texts(self) -> list[str]:
        lines, self.unread_lines = self.unread_lines, []
        return lines

    async def foresee(self, move: str) -> list[str]:
        await self.current_view()
        shown = await self._request(messages.Look(new_message_id(), self.seat, [move]))
        assert isinstance(shown, messages.Shown)
        assert shown.all is not UNSET, "a list of moves was asked for"
        return [self.voice.event_text(event) for event in self.table.decode_events(shown.all[0])]

    async def make_move(self, text: str) -> None:
        await self.current_view()
        await self._request(messages.Move(new_message_id(), self.seat, self.table.beat, text))
        await self.wait_for_turn(REPLY_TIMEOUT_S)

    async def _request(self, request: messages.ClientRequest) -> messages.FromServer:
        """Sends a request and returns the server's reply; SeatError if it refuses."""
        request_id = self.table.connection.send_request(request)
        await to_thread(
            self._read_messages_until_or_timeout,
            lambda: request_id in self.replies,
            REPLY_TIMEOUT_S,
        )
        reply = self.replies.pop(request_id, None)
        if reply is None:
            raise Unable("the server does not answer")
        if isinstance(reply, messages.Refuse):
            raise SeatError(reply.error, reply.rule)
        return reply


def names_or_seat_numbers(names: Sequence[str | None]) -> list[str]:
    """The names at a table; an open seat is named by its number."""
    return [name or f"seat {seat}" for seat, name in enumerate(names)]
