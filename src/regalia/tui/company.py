"""Who else is at a server's table: whether they are here, their time, and what they say."""

from typing import Any, NamedTuple

from regalia.kernel.terminal.columns import clipped, folded
from regalia.kernel.terminal.spans import Line, Span, flowed
from regalia.kernel.text.voice import Voice
from regalia.tui.words import Words

LAST_WORDS = 2  # lines of what was said last
MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Saying(NamedTuple):
    """What somebody has said; sayings of a table are numbered."""

    number: int
    seat: int | None
    text: str


class Company:
    """The people of a table, as heard on its feed."""

    def __init__(self) -> None:
        self.seats: list[dict[str, Any]] = []
        self.watching = 0
        self.left: list[float | None] = []
        self.running: list[int] = []
        self.told_at = 0.0  # when the clocks were told
        self.talk: list[Saying] = []
        self.rematch = ""  # the table at which it goes on

    def hear(self, frame: dict[str, Any], at: float) -> bool:
        """Learns what the server says of people, at some second; tells whether it says any."""
        kind = frame["type"]
        if kind == "crowd":
            self.seats, self.watching = frame["seats"], frame["watching"]
        elif kind == "clock":
            self.left, self.running, self.told_at = frame["left"], frame["running"], at
        elif kind == "said":
            self._note(frame)
        elif kind == "rematch":
            self.rematch = frame["table"]
        elif kind == "sync":
            for said in frame.get("chat", ()):
                self._note(said)
            self.rematch = frame["table"].get("rematch", self.rematch)
        else:
            return False
        return True

    def _note(self, said: dict[str, Any]) -> None:
        """Remembers a saying, which may be told more than once."""
        if not self.talk or said["number"] > self.talk[-1].number:
            self.talk.append(Saying(said["number"], said["seat"], said["text"]))

    def time_left(self, seat: int, at: float) -> float | None:
        """The seconds that a seat has left; None if no clock runs for it."""
        left = self.left[seat] if seat < len(self.left) else None
        if left is None:
            return None
        return max(0.0, left - (at - self.told_at if seat in self.running else 0.0))

    def lines(self, voice: Voice, words: Words, wide: int, at: float) -> list[Line]:
        """Who is here with how much time, and what was said last; nothing if one is alone."""
        people = [seat for seat, one in enumerate(self.seats) if one["kind"] != "bot"]
        spans = [Span(self._presence(seat, words, at), f"seat:{seat}", seat) for seat in people]
        if len(people) == 1 and not any(self.left):
            spans = []
        if self.watching:
            spans.append(Span(words.say("watchers", count=self.watching)))
        found = flowed("", spans, wide) if spans else []
        if self.talk:
            last = folded(said(self.talk[-1], voice), wide)
            rest = " ".join(last[LAST_WORDS - 1 :])
            for line in (*last[: LAST_WORDS - 1], clipped(rest, wide)):
                found.append([Span(line, faint=True)])
        return found

    def _presence(self, seat: int, words: Words, at: float) -> str:
        """A seat by its number, whether its person is here, and the time it has left."""
        one = self.seats[seat]
        state = "seat-open" if one["kind"] == "open" else "here" if one["here"] else "away"
        left = self.time_left(seat, at)
        clock = "" if left is None else f" {clock_face(left)}"
        return f"{seat + 1} {words.say(state)}{clock}"


def said(saying: Saying, voice: Voice) -> str:
    """A saying with the name of whoever said it."""
    return saying.text if saying.seat is None else f"{voice.seat(saying.seat)}: {saying.text}"


def clock_face(seconds: float) -> str:
    """Seconds as a clock shows them, days where there are any."""
    whole = int(seconds)
    hours, rest = divmod(whole, HOUR)
    if whole >= DAY:
        return f"{whole // DAY}d {hours % 24}:{rest // MINUTE:02}h"
    if hours:
        return f"{hours}:{rest // MINUTE:02}:{rest % MINUTE:02}"
    return f"{rest // MINUTE}:{rest % MINUTE:02}"
