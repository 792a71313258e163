"""A game at a server's table, as the table's feed tells it to one seat or to a spectator."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

from regalia.games import GAMES
from regalia.kernel.errors import BadNumbers, Unable, quote
from regalia.kernel.event import SPECTATOR, VisibleEvent
from regalia.kernel.play.validation import read_view
from regalia.kernel.seats import has_seat, seats_of
from regalia.kernel.text.names import distinct_names
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.game_log import GameLog, LogEntry, Turn
from regalia.tui.legal_moves import LegalMove, list_legal_moves
from regalia.tui.messages import Messages
from regalia.tui.presence import TablePresence
from regalia.wire.client import SeatConnection, ServerClient

Frame = dict[str, Any]

ACTOR_FACTS = ("by", "seat")  # the facts of an event that name the seat which moved


class SeatRefused(Unable):
    """The server does not accept the token of the seat."""


class RemoteGame:
    """The seat that a token opens, or a spectator without one; the server keeps the game."""

    def __init__(self, server: ServerClient, table: str, token: str | None, language: str) -> None:
        info = server.table(table)
        if info["game"] not in GAMES:
            raise Unable(f"the server plays {quote(info['game'])}, which is not installed here")
        self.rules = GAMES[info["game"]]
        self.has_hints = bool(info["hints"])
        self.seat = SPECTATOR
        self.language = language
        self.voice = Voice(self.rules, language)
        self.messages = Messages(language)
        self.feed = SeatConnection(server, table, [token] if token else [], language, numbers=True)
        self.presence = TablePresence()
        self.version = -1
        self.beat = 0
        self.log = GameLog()
        self.read_until = 0
        self._event_rows = {row.name: row for row in self.rules.events}
        self._view: View | None = None

    def wait_for_start(self) -> None:
        """Waits until all seats are taken and the game has begun; SeatRefused if not allowed."""
        for frame in self.feed.frames():
            if frame["type"] == "refuse":
                raise SeatRefused(frame["error"])
            self.apply_frame(frame)
            if self._view is not None:
                break
        names = self.feed.server.table(self.feed.table)["names"]
        self.voice = Voice(self.rules, self.language, distinct_names(names))
        self.read_until = len(self.log.entries)

    # what the server says

    def apply_frame(self, frame: Frame) -> bool:
        """Updates from a frame of the feed; returns whether the position may have changed."""
        self.presence.apply_frame(frame, monotonic())
        if frame["type"] not in ("sync", "step") or frame["version"] <= self.version:
            return False
        try:
            events = [
                VisibleEvent(self._event_rows[one["name"]], one["facts"]) for one in frame["events"]
            ]
            views = [read_view(self.rules, one["numbers"]) for one in frame["views"].values()]
        except (KeyError, BadNumbers) as error:
            name = self.rules.name
            raise Unable(f"the server plays another version of {name}: {error}") from None
        if frame["type"] == "sync":
            self._rebuild_log(events, frame["turns"])
        elif events:
            self._log_move(events)
        elif frame["beat"] > self.beat:  # a new decision without events: a move was taken back
            del self.log.entries[-1:]
            self.read_until = min(self.read_until, len(self.log.entries))
        self.version, self.beat = frame["version"], frame["beat"]
        for view in views:
            self._view, self.seat = view, int(view.seat)
        return True

    def _rebuild_log(self, events: Sequence[VisibleEvent], events_per_move: Sequence[int]) -> None:
        """Logs the whole game so far from its events."""
        self.log = GameLog()
        start = 0
        for count in events_per_move:
            self._log_move(events[start : start + count])
            start += count

    def _log_move(self, events: Sequence[VisibleEvent]) -> None:
        """Logs the events of one move, with the prompt if the view before it is known."""
        entries = self.log.entries
        seat = acting_seat(events, entries[-1].seat if entries else 0)
        prompt, simultaneous = None, False
        if self._view is not None:
            prompt = self._view.to_wire().prompt.get(str(seat))
            simultaneous = len(seats_of(self._view.pending)) > 1 or self.beat == self.log.last_beat
            self.log.last_beat = self.beat
        entries.append(LogEntry(len(entries) + 1, seat, prompt, simultaneous, events))

    # what the person knows

    @property
    def has_begun(self) -> bool:
        """Whether there is a position to show."""
        return self._view is not None

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.view.pending == 0

    @property
    def view(self) -> View:
        """What the person's seat knows."""
        assert self._view is not None, "there is nothing to see before the game has begun"
        return self._view

    @property
    def visible_view(self) -> View:
        """What the person may see, which the server decides."""
        return self.view

    def is_asked(self) -> bool:
        """Whether the person has to move."""
        return self.seat != SPECTATOR and has_seat(self.view.pending, self.seat)

    def next_seat(self) -> int:
        """The seat to move next, the first one if there are several."""
        return seats_of(self.view.pending)[0]

    def legal_moves(self) -> list[LegalMove]:
        """The person's legal moves."""
        return list_legal_moves(self.rules, self.view)

    def turns(self, since: int = 0) -> list[Turn]:
        """The log after the first `since` moves, as the server has told it."""
        return self.log.turns(self.seat, self.voice, since)

    # what the person says; each request returns an id, which the server's answer repeats

    def send_move(self, move: int) -> str:
        """Asks the server to make a move."""
        self.read_until = len(self.log.entries)
        return self.feed.move(self.seat, self.rules.notate(self.view, move), self.beat)

    def request_undo(self) -> str:
        """Asks the server to take the person's last move back."""
        return self.feed.say({"type": "undo", "seat": self.seat})

    def send_chat(self, text: str) -> str:
        """Says something to everybody at the table."""
        return self.feed.say({"type": "say", "seat": self.seat, "text": text})


def acting_seat(events: Sequence[VisibleEvent], previous_seat: int) -> int:
    """The seat that made a move: the first one its events name, or else the previous seat."""
    for event in events:
        for fact in ACTOR_FACTS:
            seat = event.facts.get(fact)
            if isinstance(seat, int):
                return seat
    return previous_seat
