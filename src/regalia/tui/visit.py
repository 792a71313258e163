"""One person at a server's table: what the screen plays with there, as heard on the feed."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

from regalia.games import GAMES
from regalia.kernel.errors import BadNumbers, Unable, quoted
from regalia.kernel.event import SPECTATOR, Told
from regalia.kernel.play.validation import read_view
from regalia.kernel.seats import holds, seats_of
from regalia.kernel.text.names import distinct_names
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.company import Company
from regalia.tui.offers import Offer, offers_of
from regalia.tui.story import Passage, Story, Turn
from regalia.tui.words import Words
from regalia.wire.client import Seat, Server

Frame = dict[str, Any]

DOERS = ("by", "seat")  # the facts that tell whose doing an event is


class Unwelcome(Unable):
    """The server does not let one sit where one wants to."""


class Visit:
    """A seat that a token opens, or a spectator's place without one; nothing is kept here."""

    def __init__(self, server: Server, table: str, token: str | None, language: str) -> None:
        told = server.table(table)
        if told["game"] not in GAMES:
            raise Unable(f"the server plays {quoted(told['game'])}, which is not installed here")
        self.game = GAMES[told["game"]]
        self.hints = bool(told["hints"])
        self.seat = SPECTATOR
        self.language = language
        self.voice = Voice(self.game, language)
        self.words = Words(language)
        self.feed = Seat(server, table, [token] if token else [], language, numbers=True)
        self.company = Company()
        self.version = -1
        self.beat = 0
        self.story = Story()
        self.read_until = 0
        self._rows = {row.name: row for row in self.game.events}
        self._view: View | None = None

    def begin(self) -> None:
        """Waits until everybody is there and the game has begun; Unwelcome if one may not wait."""
        for frame in self.feed.frames():
            if frame["type"] == "refuse":
                raise Unwelcome(frame["error"])
            self.take(frame)
            if self._view is not None:
                break
        names = self.feed.server.table(self.feed.table)["names"]
        self.voice = Voice(self.game, self.language, distinct_names(names))
        self.read_until = len(self.story.passages)

    # what is heard

    def take(self, frame: Frame) -> bool:
        """Learns what the server says; tells whether anything at the table has changed."""
        self.company.hear(frame, monotonic())
        if frame["type"] not in ("sync", "step") or frame["version"] <= self.version:
            return False
        try:
            told = [Told(self._rows[one["name"]], one["facts"]) for one in frame["events"]]
            views = [read_view(self.game, one["numbers"]) for one in frame["views"].values()]
        except (KeyError, BadNumbers) as error:
            raise Unable(f"the server plays another version of {self.game.name}: {error}") from None
        if frame["type"] == "sync":
            self._tell_anew(told, frame["turns"])
        elif told:
            self._tell(told)
        elif frame["beat"] > self.beat:  # a decision is open again: a move was taken back
            del self.story.passages[-1:]
            self.read_until = min(self.read_until, len(self.story.passages))
        self.version, self.beat = frame["version"], frame["beat"]
        for view in views:
            self._view, self.seat = view, int(view.seat)
        return True

    def _tell_anew(self, told: Sequence[Told], turns: Sequence[int]) -> None:
        """The whole game so far, of which only the events are known, by moves."""
        self.story = Story()
        at = 0
        for count in turns:
            self._tell(told[at : at + count])
            at += count

    def _tell(self, told: Sequence[Told]) -> None:
        """What came of one move, and what its seat was asked for as far as that was seen."""
        passages = self.story.passages
        seat = doer(told, passages[-1].seat if passages else 0)
        asked, sealed = None, False
        if self._view is not None:
            asked = self._view.wire().prompt.get(str(seat))
            sealed = len(seats_of(self._view.pending)) > 1 or self.beat == self.story.beat
            self.story.beat = self.beat
        passages.append(Passage(len(passages) + 1, seat, asked, sealed, told))

    # what is known

    @property
    def begun(self) -> bool:
        """Whether there is anything to see."""
        return self._view is not None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.view.pending == 0

    @property
    def view(self) -> View:
        """What the person knows."""
        assert self._view is not None, "there is nothing to see before the game has begun"
        return self._view

    @property
    def shown(self) -> View:
        """What the person may see."""
        return self.view

    def is_asked(self) -> bool:
        """Whether the person owes a move."""
        return self.seat != SPECTATOR and holds(self.view.pending, self.seat)

    def next_seat(self) -> int:
        """Whose move is waited for."""
        return seats_of(self.view.pending)[0]

    def offers(self) -> list[Offer]:
        """The person's legal moves."""
        return offers_of(self.game, self.view)

    def turns(self, since: int = 0) -> list[Turn]:
        """What has happened after so many moves, as the person was told it."""
        return self.story.turns(self.seat, self.voice, since)

    # what is said

    def move(self, move: int) -> str:
        """Makes a move; its id stands in the answer."""
        self.read_until = len(self.story.passages)
        return self.feed.move(self.seat, self.game.notate(self.view, move), self.beat)

    def undo(self) -> str:
        """Asks for the last move back; its id stands in the answer."""
        return self.feed.say({"type": "undo", "seat": self.seat})

    def speak(self, text: str) -> None:
        """Says something to the others at the table."""
        self.feed.say({"type": "say", "seat": self.seat, "text": text})


def doer(told: Sequence[Told], before: int) -> int:
    """Whose move it was: the first seat that its events name, or the one before."""
    for one in told:
        for fact in DOERS:
            seat = one.facts.get(fact)
            if isinstance(seat, int):
                return seat
    return before
