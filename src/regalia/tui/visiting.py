"""The screen of one who plays at a server's table: what is heard there moves it on."""

from time import monotonic

from textual.message import Message

from regalia.kernel.errors import Refused, Unable
from regalia.kernel.event import SPECTATOR
from regalia.kernel.terminal.spans import Span
from regalia.tui.board import Board
from regalia.tui.commands import CommandScreen
from regalia.tui.company import said
from regalia.tui.entry import Entry
from regalia.tui.mind import Mind
from regalia.tui.paint import Marks
from regalia.tui.visit import Frame, Visit


class VisitScreen(CommandScreen):
    """A server's table, at which one person plays or watches; the feed is heard in a thread."""

    sitting: Visit
    keys = "keys-visit"

    class Heard(Message):
        """The server has said something."""

        def __init__(self, frame: Frame) -> None:
            super().__init__()
            self.frame = frame

    class Interrupted(Message):
        """The connection is lost, and is being made again."""

    class Lost(Message):
        """The table cannot be reached any more."""

        def __init__(self, reason: str) -> None:
            super().__init__()
            self.reason = reason

    def __init__(self, sitting: Visit, mind: Mind) -> None:
        super().__init__(sitting, mind)
        self.sent = ""  # the id of a wish that is not yet answered
        self.undoing = False
        self.interrupted = False

    @property
    def afterwards(self) -> tuple[str, ...]:
        """What can be done at the end; who only watches can follow the others."""
        goes_on = self.sitting.seat != SPECTATOR or self.sitting.company.rematch
        return ("rematch", "replay", "quit") if goes_on else ("replay", "quit")

    def greet(self) -> None:
        self.sitting.feed.interrupted = self.cut_off
        self.set_interval(1.0, self.show_company)
        self.run_worker(self.listen, thread=True, group="feed")
        if self.sitting.seat == SPECTATOR:
            self.notify(self.words.say("watching"))
        elif not self.sitting.story.passages:
            self.act("goal")

    def on_unmount(self) -> None:
        self.sitting.feed.close()

    # hearing

    def listen(self) -> None:
        """Hears the feed until the table is left."""
        try:
            for frame in self.sitting.feed.frames():
                self.post_message(self.Heard(frame))
        except Unable as error:
            self.post_message(self.Lost(str(error)))

    def cut_off(self) -> None:
        """Notes in the thread of the feed that the connection is lost."""
        self.post_message(self.Interrupted())

    def on_visit_screen_heard(self, event: Heard) -> None:
        sitting, frame, beat = self.sitting, event.frame, self.sitting.beat
        talk = len(sitting.company.talk)
        if self.interrupted:
            self.interrupted = False
            self.notify(self.words.say("connected"), timeout=2)
            if self.busy:
                self.go_on()
        try:
            changed = sitting.take(frame)
        except Unable as error:
            self.fail(str(error))
            return
        answered = bool(self.sent) and self.sent in (frame.get("ack"), frame.get("id"))
        if answered:
            self.sent = ""
        if answered or (changed and (sitting.beat != beat or not sitting.is_asked())):
            self.go_on()
        elif changed:  # others have made a sealed choice: what is touched stays so
            self.draw()
        if frame["type"] == "refuse":
            refused = self.words.say("no-move", reason=frame["error"])
            self.notify(refused, severity="warning", markup=False)
        elif answered and self.undoing:
            self.notify(self.words.say("undone"), timeout=2)
        for one in sitting.company.talk[talk:]:
            if one.seat != sitting.seat:
                self.notify(said(one, self.voice), markup=False)
        if frame["type"] == "rematch" and sitting.over:
            self.notify(self.words.say("rematch-offered"))
            self.show_choices()
        self.show_company()

    def on_visit_screen_interrupted(self) -> None:
        if not self.interrupted:
            self.interrupted = True
            if self.busy:
                self.go_on()
            self.show_company()

    def on_visit_screen_lost(self, event: Lost) -> None:
        self.fail(event.reason)

    def fail(self, reason: str) -> None:
        """Ends the visit, since it cannot go on."""
        self.failure = reason
        self.app.exit("failed")

    # the game goes on

    def go_on(self) -> None:
        """Asks the person, or shows who is waited for."""
        self.forget_decision()
        sitting = self.sitting
        if self.sent:
            self.think(self.words.say("kept" if self.interrupted else "sent"))
        elif sitting.over or sitting.is_asked():
            self.ask()
            return
        elif self.interrupted:
            self.think(self.words.say("reconnecting"))
        else:
            self.think(self.words.say("thinking", name=self.voice.seat(sitting.next_seat())))
        self.draw()

    # the others

    def draw(self) -> None:
        super().draw()
        self.show_company()

    def show_company(self) -> None:
        """Who is here, with their clocks and last words; first of all a lost connection."""
        lines = self.sitting.company.lines(self.voice, self.words, self.room.side_wide, monotonic())
        if self.interrupted:
            lines.insert(0, [Span(self.words.say("reconnecting"), "connection")])
        board = self.query_one("#company", Board)
        board.display = bool(lines)
        board.show(lines, Marks(touched=("connection",)))

    def typed(self, text: str) -> None:
        first, _, rest = text.partition(" ")
        if rest.strip() and self.words.command(first) == "say":
            self.sitting.speak(rest.strip())
        else:
            super().typed(text)

    def tell_talk(self) -> None:
        """All that was said at the table."""
        talk = [said(one, self.voice) for one in self.sitting.company.talk]
        text = "\n".join(talk) or self.words.say("no-talk")
        self.open_page(self.words.say("talk-title"), text)

    def make(self, move: int) -> None:
        """Asks the server for the person's move."""
        self.seen, self.seen_in = self.texts(), self.room
        self.undoing = False
        self.sent = self.sitting.move(move)
        self.go_on()

    def undo(self) -> None:
        """Asks the server for the person's last move back."""
        if not self.sent:
            self.seen = {}
            self.undoing = True
            self.sent = self.sitting.undo()
            self.go_on()

    def change_pace(self, by: int) -> None:
        """The bots' pace is the server's."""
        self.say(self.words.say("not-now"))

    def act(self, command: str) -> None:
        if command in ("hint", "why") and not self.sitting.hints:
            reason = self.voice.refusal(Refused("hints-off", {}, None))
            self.say(self.words.say("no-move", reason=reason))
        elif command == "talk":
            self.tell_talk()
        elif command == "say":
            entry = self.query_one("#typed", Entry)
            entry.begin(f"{self.words.name_of('say')} ")
        else:
            super().act(command)
