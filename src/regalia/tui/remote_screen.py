"""The screen of one who plays at a server's table: what is heard there moves it on."""

from time import monotonic

from textual.message import Message

from regalia.kernel.errors import Refused, Unable
from regalia.kernel.event import SPECTATOR
from regalia.kernel.terminal.spans import Span
from regalia.tui.board import Board
from regalia.tui.bot_process import BotProcess
from regalia.tui.command_input import CommandInput
from regalia.tui.game_screen import CommandScreen
from regalia.tui.presence import format_chat_line
from regalia.tui.remote_game import Frame, RemoteGame
from regalia.tui.styles import Highlights


class RemoteGameScreen(CommandScreen):
    """A server's table, at which one person plays or watches; the feed is heard in a thread."""

    game: RemoteGame
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

    def __init__(self, game: RemoteGame, bot_process: BotProcess) -> None:
        super().__init__(game, bot_process)
        self.sent = ""  # the id of a wish that is not yet answered
        self.undoing = False
        self.interrupted = False

    @property
    def afterwards(self) -> tuple[str, ...]:
        """What can be done at the end; who only watches can follow the others."""
        goes_on = self.game.seat != SPECTATOR or self.game.presence.rematch_table
        return ("rematch", "replay", "quit") if goes_on else ("replay", "quit")

    def greet(self) -> None:
        self.game.feed.interrupted = self.cut_off
        self.set_interval(1.0, self.show_company)
        self.run_worker(self.listen, thread=True, group="feed")
        if self.game.seat == SPECTATOR:
            self.notify(self.messages.format("watching"))
        elif not self.game.log.entries:
            self.act("goal")

    def on_unmount(self) -> None:
        self.game.feed.close()

    # hearing

    def listen(self) -> None:
        """Hears the feed until the table is left."""
        try:
            for frame in self.game.feed.frames():
                self.post_message(self.Heard(frame))
        except Unable as error:
            self.post_message(self.Lost(str(error)))

    def cut_off(self) -> None:
        """Notes in the thread of the feed that the connection is lost."""
        self.post_message(self.Interrupted())

    def on_remote_game_screen_heard(self, event: Heard) -> None:
        game, frame, beat = self.game, event.frame, self.game.beat
        talk = len(game.presence.chat)
        if self.interrupted:
            self.interrupted = False
            self.notify(self.messages.format("connected"), timeout=2)
            if self.busy:
                self.go_on()
        try:
            changed = game.apply_frame(frame)
        except Unable as error:
            self.fail(str(error))
            return
        answered = bool(self.sent) and self.sent in (frame.get("ack"), frame.get("id"))
        if answered:
            self.sent = ""
        if answered or (changed and (game.beat != beat or not game.is_asked())):
            self.go_on()
        elif changed:  # others have made a sealed choice: what is touched stays so
            self.draw()
        if frame["type"] == "refuse":
            refused = self.messages.format("no-move", reason=frame["error"])
            self.notify(refused, severity="warning", markup=False)
        elif answered and self.undoing:
            self.notify(self.messages.format("undone"), timeout=2)
        for one in game.presence.chat[talk:]:
            if one.seat != game.seat:
                self.notify(format_chat_line(one, self.voice), markup=False)
        if frame["type"] == "rematch" and game.is_over:
            self.notify(self.messages.format("rematch-offered"))
            self.show_choices()
        self.show_company()

    def on_remote_game_screen_interrupted(self) -> None:
        if not self.interrupted:
            self.interrupted = True
            if self.busy:
                self.go_on()
            self.show_company()

    def on_remote_game_screen_lost(self, event: Lost) -> None:
        self.fail(event.reason)

    def fail(self, reason: str) -> None:
        """Ends the visit, since it cannot go on."""
        self.failure = reason
        self.app.exit("failed")

    # the game goes on

    def go_on(self) -> None:
        """Asks the person, or shows who is waited for."""
        self.touched = []
        self.armed = ""
        self.rated_moves = []
        game = self.game
        if self.sent:
            self.think(self.messages.format("kept" if self.interrupted else "sent"))
        elif game.is_over or game.is_asked():
            self.ask()
            return
        elif self.interrupted:
            self.think(self.messages.format("reconnecting"))
        else:
            self.think(self.messages.format("thinking", name=self.voice.seat(game.next_seat())))
        self.draw()

    # the others

    def draw(self) -> None:
        super().draw()
        self.show_company()

    def show_company(self) -> None:
        """Who is here, with their clocks and last words; first of all a lost connection."""
        lines = self.game.presence.status_lines(
            self.voice, self.messages, self.screen_layout.side_width, monotonic()
        )
        if self.interrupted:
            lines.insert(0, [Span(self.messages.format("reconnecting"), "connection")])
        board = self.query_one("#company", Board)
        board.display = bool(lines)
        board.show_lines(lines, Highlights(touched=("connection",)))

    def typed(self, text: str) -> None:
        first, _, rest = text.partition(" ")
        if rest.strip() and self.messages.find_command(first) == "say":
            self.game.send_chat(rest.strip())
        else:
            super().typed(text)

    def tell_talk(self) -> None:
        """All that was said at the table."""
        talk = [format_chat_line(one, self.voice) for one in self.game.presence.chat]
        text = "\n".join(talk) or self.messages.format("no-talk")
        self.open_page(self.messages.format("talk-title"), text)

    def make(self, move: int) -> None:
        """Asks the server for the person's move."""
        self.seen, self.seen_in = self.texts(), self.screen_layout
        self.undoing = False
        self.sent = self.game.send_move(move)
        self.go_on()

    def undo(self) -> None:
        """Asks the server for the person's last move back."""
        if not self.sent:
            self.seen = {}
            self.undoing = True
            self.sent = self.game.request_undo()
            self.go_on()

    def change_pace(self, by: int) -> None:
        """The bots' pace is the server's."""
        self.say(self.messages.format("not-now"))

    def act(self, command: str) -> None:
        if command in ("hint", "why") and not self.game.has_hints:
            reason = self.voice.refusal(Refused("hints-off", {}, None))
            self.say(self.messages.format("no-move", reason=reason))
        elif command == "talk":
            self.tell_talk()
        elif command == "say":
            entry = self.query_one("#typed", CommandInput)
            entry.start_typing(f"{self.messages.command_name('say')} ")
        else:
            super().act(command)

    async def advise(self, command: str) -> None:
        beat = self.game.beat
        await super().advise(command)
        if self.game.beat != beat:  # the advice came too late
            self.go_on()
