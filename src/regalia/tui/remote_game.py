"""A game at a server's table, as the terminal shows it to one seat or to a spectator."""

from collections.abc import Sequence

from regalia.kernel.errors import Unable
from regalia.kernel.event import VisibleEvent
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.game_log import GameLog, LogEntry, Turn
from regalia.tui.legal_moves import LegalMove, list_legal_moves
from regalia.tui.messages import Messages
from regalia.wire.client import ServerClient, new_message_id
from regalia.wire.messages import FromServer, Move, Refuse, Say, Step, Sync, Undo
from regalia.wire.remote_table import RemoteTable

ACTOR_FACTS = ("by", "seat")  # the facts of an event that name the seat which moved


class SeatRefused(Unable):
    """The server does not accept the token of the seat."""


class RemoteGame:
    """The seat that a token opens, or a spectator without one; the server keeps the game."""

    def __init__(
        self, server: ServerClient, table_id: str, token: str | None, language: str
    ) -> None:
        self.table = RemoteTable(server, table_id, token, language)
        self.rules = self.table.game
        self.language = language
        self.voice = Voice(self.rules, language)
        self.messages = Messages(language)
        self.log = GameLog()
        self.read_until = 0

    def wait_for_start(self) -> None:
        """Waits until all seats are taken and the game has begun; SeatRefused if not allowed."""
        for message in self.table.connection.receive_messages():
            if isinstance(message, Refuse):
                raise SeatRefused(message.error)
            self.apply_message(message)
            if self.has_begun:
                break
        names = [name or "" for name in self.table.names]
        named = self.messages.seat_names(names, self.table.seat)
        self.voice = Voice(self.rules, self.language, named)
        self.read_until = len(self.log.entries)

    # what the server says

    def apply_message(self, message: FromServer) -> bool:
        """Updates the game from a message; returns whether the position may have changed."""
        table, log = self.table, self.log
        if not isinstance(message, Sync | Step):
            return table.apply_message(message)
        events = table.decode_events(message.events)
        view, beat = table.view, table.beat
        if not table.apply_message(message):
            return False
        if isinstance(message, Sync):
            self._rebuild_log(events, message.turns)
        elif events:
            self._log_move(events, view, beat)
        elif message.beat > beat:  # a new decision without events: a move was taken back
            del log.entries[-1:]
            self.read_until = min(self.read_until, len(log.entries))
        return True

    def _rebuild_log(self, events: Sequence[VisibleEvent], events_per_move: Sequence[int]) -> None:
        """Logs the whole game so far from its events."""
        self.log = GameLog()
        start = 0
        for count in events_per_move:
            self._log_move(events[start : start + count], None, 0)
            start += count

    def _log_move(
        self, events: Sequence[VisibleEvent], view_before: View | None, beat_before: int
    ) -> None:
        """Logs the events of one move, with its prompt if the view before it is known."""
        entries = self.log.entries
        seat = acting_seat(events, entries[-1].seat if entries else 0)
        prompt, simultaneous = None, False
        if view_before is not None:
            prompt = view_before.to_wire().prompt.get(str(seat))
            simultaneous = (
                len(seats_in_mask(view_before.pending)) > 1 or beat_before == self.log.last_beat
            )
            self.log.last_beat = beat_before
        entries.append(LogEntry(len(entries) + 1, seat, prompt, simultaneous, events))

    # what the person knows

    @property
    def seat(self) -> int:
        return self.table.seat

    @property
    def has_begun(self) -> bool:
        """Whether there is a position to show."""
        return self.table.view is not None

    @property
    def is_over(self) -> bool:
        return self.view.pending == 0

    @property
    def view(self) -> View:
        assert self.table.view is not None, "there is nothing to see before the game has begun"
        return self.table.view

    @property
    def displayed_view(self) -> View:
        return self.view  # the server decides what may be seen

    def has_to_move(self) -> bool:
        return self.table.has_to_move

    def next_seat(self) -> int:
        """The seat to move next, the first one if there are several."""
        return seats_in_mask(self.view.pending)[0]

    def legal_moves(self) -> list[LegalMove]:
        return list_legal_moves(self.rules, self.view)

    def narrate_turns(self, after_move: int = 0) -> list[Turn]:
        return self.log.narrate_turns(self.seat, self.voice, after_move)

    # what the person asks of the server; each request has an id, which its answer repeats

    def send_move(self, move: int) -> str:
        """Asks the server to make a move; returns the id of the request."""
        self.read_until = len(self.log.entries)
        notation = self.rules.notate(self.view, move)
        request = Move(new_message_id(), self.seat, self.table.beat, notation)
        return self.table.connection.send_request(request)

    def send_undo(self) -> str:
        """Asks the server to take the person's last move back; returns the id of the request."""
        return self.table.connection.send_request(Undo(new_message_id(), self.seat))

    def send_chat(self, text: str) -> str:
        """Says something to everybody at the table; returns the id of the request."""
        return self.table.connection.send_request(Say(new_message_id(), self.seat, text))


def acting_seat(events: Sequence[VisibleEvent], default_seat: int) -> int:
    """The seat that made a move: the first one its events name, or else the default."""
    for event in events:
        for fact in ACTOR_FACTS:
            seat = event.facts.get(fact)
            if isinstance(seat, int):
                return seat
    return default_seat
