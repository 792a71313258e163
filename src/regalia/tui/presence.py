"""Presence and chat of a server's table: who is connected, their clocks, and what they say."""

from typing import Any, NamedTuple

from regalia.kernel.terminal.columns import clip_text, wrap_text
from regalia.kernel.terminal.spans import Line, Span, flow_spans
from regalia.kernel.text.voice import Voice
from regalia.tui.messages import Messages

LAST_CHAT_LINES = 2
MINUTE_S = 60
HOUR_S = 60 * MINUTE_S
DAY_S = 24 * HOUR_S


class ChatLine(NamedTuple):
    """A chat message; the messages of a table are numbered. Seat None is the server itself."""

    number: int
    seat: int | None
    text: str


class TablePresence:
    """What the feed of a table has told about its people."""

    def __init__(self) -> None:
        self.seats: list[dict[str, Any]] = []
        self.watcher_count = 0
        self.clock_seconds: list[float | None] = []
        self.running_seats: list[int] = []
        self.clocks_received_at = 0.0
        self.chat: list[ChatLine] = []
        self.rematch_table = ""

    def apply_frame(self, frame: dict[str, Any], now: float) -> bool:
        """Updates from a frame received at `now`; returns whether it is about people."""
        kind = frame["type"]
        if kind == "crowd":
            self.seats, self.watcher_count = frame["seats"], frame["watching"]
        elif kind == "clock":
            self.clock_seconds, self.running_seats = frame["left"], frame["running"]
            self.clocks_received_at = now
        elif kind == "said":
            self._add_chat_line(frame)
        elif kind == "rematch":
            self.rematch_table = frame["table"]
        elif kind == "sync":
            for message in frame.get("chat", ()):
                self._add_chat_line(message)
            self.rematch_table = frame["table"].get("rematch", self.rematch_table)
        else:
            return False
        return True

    def _add_chat_line(self, message: dict[str, Any]) -> None:
        """Keeps a chat message once; the server may repeat it after a reconnection."""
        if not self.chat or message["number"] > self.chat[-1].number:
            self.chat.append(ChatLine(message["number"], message["seat"], message["text"]))

    def seconds_left(self, seat: int, now: float) -> float | None:
        """The time on a seat's clock; None if it has no clock."""
        seconds = self.clock_seconds[seat] if seat < len(self.clock_seconds) else None
        if seconds is None:
            return None
        elapsed = now - self.clocks_received_at if seat in self.running_seats else 0.0
        return max(0.0, seconds - elapsed)

    def status_lines(
        self, voice: Voice, messages: Messages, max_width: int, now: float
    ) -> list[Line]:
        """Who is here, their clocks and the last chat message; nothing for one person alone."""
        people = [seat for seat, one in enumerate(self.seats) if one["kind"] != "bot"]
        spans = [
            Span(self._seat_status(seat, messages, now), f"seat:{seat}", seat) for seat in people
        ]
        if len(people) == 1 and not any(self.clock_seconds):
            spans = []
        if self.watcher_count:
            spans.append(Span(messages.format("watchers", count=self.watcher_count)))
        lines = flow_spans("", spans, max_width) if spans else []
        if self.chat:
            last = wrap_text(format_chat_line(self.chat[-1], voice), max_width)
            rest = " ".join(last[LAST_CHAT_LINES - 1 :])
            for text in (*last[: LAST_CHAT_LINES - 1], clip_text(rest, max_width)):
                lines.append([Span(text, faint=True)])
        return lines

    def _seat_status(self, seat: int, messages: Messages, now: float) -> str:
        """A seat's number, whether its person is connected, and its clock."""
        info = self.seats[seat]
        status = "seat-open" if info["kind"] == "open" else "here" if info["here"] else "away"
        seconds = self.seconds_left(seat, now)
        clock = "" if seconds is None else f" {format_clock(seconds)}"
        return f"{seat + 1} {messages.format(status)}{clock}"


def format_chat_line(line: ChatLine, voice: Voice) -> str:
    """A chat message after the name of its author."""
    return line.text if line.seat is None else f"{voice.seat_name(line.seat)}: {line.text}"


def format_clock(seconds: float) -> str:
    """Seconds as a clock shows them, for example 9:05, 3:01:01 or 2d 1:00h."""
    whole = int(seconds)
    hours, rest = divmod(whole, HOUR_S)
    if whole >= DAY_S:
        return f"{whole // DAY_S}d {hours % 24}:{rest // MINUTE_S:02}h"
    if hours:
        return f"{hours}:{rest // MINUTE_S:02}:{rest % MINUTE_S:02}"
    return f"{rest // MINUTE_S}:{rest % MINUTE_S:02}"
