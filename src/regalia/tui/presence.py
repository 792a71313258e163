"""Presence and chat of a server's table in words: who is connected, their clocks, the chat."""

from regalia.kernel.terminal.columns import clip_text, wrap_text
from regalia.kernel.terminal.spans import Line, Span, wrap_span_list
from regalia.kernel.text.voice import Voice
from regalia.tui.messages import Messages
from regalia.wire.messages import Chatted
from regalia.wire.presence import TablePresence

LAST_CHAT_LINES = 2
MINUTE_S = 60
HOUR_S = 60 * MINUTE_S
DAY_S = 24 * HOUR_S


def presence_lines(
    presence: TablePresence, voice: Voice, messages: Messages, max_width: int, now: float
) -> list[Line]:
    """Who is here, their clocks and the last chat message; nothing for one person alone."""
    people = [seat for seat, one in enumerate(presence.seats) if one.kind != "bot"]
    spans = [
        Span(seat_status_text(presence, seat, messages, now), f"seat:{seat}", seat)
        for seat in people
    ]
    if len(people) == 1 and not any(presence.clock.left):
        spans = []
    if presence.watcher_count:
        spans.append(Span(messages.format("watchers", count=presence.watcher_count)))
    lines = wrap_span_list("", spans, max_width) if spans else []
    if presence.chat:
        last = wrap_text(format_chat_message(presence.chat[-1], voice), max_width)
        rest = " ".join(last[LAST_CHAT_LINES - 1 :])
        for text in (*last[: LAST_CHAT_LINES - 1], clip_text(rest, max_width)):
            lines.append([Span(text, faint=True)])
    return lines


def seat_status_text(presence: TablePresence, seat: int, messages: Messages, now: float) -> str:
    """A seat's number, whether its person is connected, and its clock."""
    info = presence.seats[seat]
    status = "seat-open" if info.kind == "open" else "here" if info.here else "away"
    seconds = presence.clock_seconds_left(seat, now)
    clock = "" if seconds is None else f" {format_clock(seconds)}"
    return f"{seat + 1} {messages.format(status)}{clock}"


def format_chat_message(message: Chatted, voice: Voice) -> str:
    """A chat message after the name of its author; the server itself has none."""
    return (
        message.text if message.seat is None else f"{voice.seat_name(message.seat)}: {message.text}"
    )


def format_clock(seconds: float) -> str:
    """Seconds as a clock shows them, for example 9:05, 3:01:01 or 2d 1:00h."""
    whole = int(seconds)
    hours, rest = divmod(whole, HOUR_S)
    if whole >= DAY_S:
        return f"{whole // DAY_S}d {hours % 24}:{rest // MINUTE_S:02}h"
    if hours:
        return f"{hours}:{rest // MINUTE_S:02}:{rest % MINUTE_S:02}"
    return f"{rest // MINUTE_S}:{rest % MINUTE_S:02}"
