"""Drives a game at a server's table: the frames of the table's feed move it on."""

from time import monotonic

from regalia.kernel.errors import Refused, Unable
from regalia.kernel.event import SPECTATOR
from regalia.kernel.terminal.spans import Line, Span
from regalia.tui.bot_process import BotProcess
from regalia.tui.game_screen import GameScreen
from regalia.tui.presence import format_chat_line
from regalia.tui.remote_game import Frame, RemoteGame

PRESENCE_REFRESH_S = 1.0


class FeedDriver:
    """Listens to the feed in a thread, and sends the person's requests to the server."""

    key_help = "keys-visit"
    screen: GameScreen

    def __init__(self, game: RemoteGame) -> None:
        self.game = game
        self.messages = game.messages
        self.unanswered_id = ""  # of the person's last request
        self.is_undoing = False
        self.is_disconnected = False

    def start(self, screen: GameScreen) -> None:
        """Starts to listen; shows the goal of the game before the first move."""
        self.screen = screen
        self.advance()
        self.game.feed.interrupted = self.report_interruption
        screen.set_interval(PRESENCE_REFRESH_S, screen.show_presence)
        screen.run_worker(self.listen, thread=True, group="feed")
        if self.game.seat == SPECTATOR:
            screen.notify(self.messages.format("watching"))
        elif not self.game.log.entries:
            screen.run_command("goal")

    def stop(self) -> None:
        """Leaves the table."""
        self.game.feed.close()

    # in the feed's thread; the screen calls back in its own

    def listen(self) -> None:
        """Passes frames to the screen's thread until the table is left."""
        try:
            for frame in self.game.feed.frames():
                self.screen.call_later(self.receive, frame)
        except Unable as error:
            self.screen.call_later(self.screen.fail, str(error))

    def report_interruption(self) -> None:
        """Tells the screen's thread that the connection is lost and is being made again."""
        self.screen.call_later(self.note_interruption)

    # in the screen's thread

    def note_interruption(self) -> None:
        """Shows that the connection is lost."""
        if not self.is_disconnected:
            self.is_disconnected = True
            if self.screen.is_busy:
                self.advance()
            self.screen.show_presence()

    def note_connection(self) -> None:
        """Shows that the connection is back."""
        if self.is_disconnected:
            self.is_disconnected = False
            self.screen.notify(self.messages.format("connected"), timeout=2)
            if self.screen.is_busy:
                self.advance()

    def receive(self, frame: Frame) -> None:
        """Follows a frame of the feed."""
        game, screen = self.game, self.screen
        old_beat, old_chat_length = game.beat, len(game.presence.chat)
        self.note_connection()
        try:
            changed = game.apply_frame(frame)
        except Unable as error:
            screen.fail(str(error))
            return
        answered = bool(self.unanswered_id) and self.unanswered_id in (
            frame.get("ack"),
            frame.get("id"),
        )
        if answered:
            self.unanswered_id = ""
        if answered or (changed and (game.beat != old_beat or not game.is_asked())):
            self.advance()
        elif changed:  # others have chosen in the same decision: the person's touches stay
            screen.draw()
        if frame["type"] == "refuse":
            refusal = self.messages.format("no-move", reason=frame["error"])
            screen.notify(refusal, severity="warning", markup=False)
        elif answered and self.is_undoing:
            screen.notify(self.messages.format("undone"), timeout=2)
        for line in game.presence.chat[old_chat_length:]:
            if line.seat != game.seat:
                screen.notify(format_chat_line(line, game.voice), markup=False)
        if frame["type"] == "rematch" and game.is_over:
            screen.notify(self.messages.format("rematch-offered"))
            screen.picker.show_choices()
        screen.show_presence()

    def advance(self) -> None:
        """Asks the person for a move, or shows who or what is waited for."""
        game, screen = self.game, self.screen
        screen.clear_decision()
        if self.unanswered_id:
            screen.show_busy(self.messages.format("kept" if self.is_disconnected else "sent"))
        elif game.is_over or game.is_asked():
            screen.ask_for_move()
        elif self.is_disconnected:
            screen.show_busy(self.messages.format("reconnecting"))
        else:
            name = game.voice.seat_name(game.next_seat())
            screen.show_busy(self.messages.format("thinking", name=name))

    def make_move(self, move: int) -> None:
        """Asks the server to make the person's move."""
        self.screen.remember_looks()
        self.is_undoing = False
        self.unanswered_id = self.game.send_move(move)
        self.advance()

    def undo(self) -> None:
        """Asks the server to take the person's last move back."""
        if not self.unanswered_id:
            self.screen.changes.forget()
            self.is_undoing = True
            self.unanswered_id = self.game.request_undo()
            self.advance()

    def after_game(self) -> tuple[str, ...]:
        """What the person can do when the game is over; spectators can follow a rematch."""
        can_go_on = self.game.seat != SPECTATOR or self.game.presence.rematch_table
        return ("rematch", "replay", "quit") if can_go_on else ("replay", "quit")

    # the others at the table

    def presence_lines(self, max_width: int) -> list[Line]:
        """A lost connection first, then who is here, their clocks and the last chat message."""
        game = self.game
        lines = game.presence.status_lines(game.voice, self.messages, max_width, monotonic())
        if self.is_disconnected:
            lines.insert(0, [Span(self.messages.format("reconnecting"), "connection")])
        return lines

    def handle_command(self, command: str) -> bool:
        """Undo and chat; advice is refused at tables without hints."""
        if command == "undo":
            self.undo()
        elif command in ("hint", "why") and not self.game.has_hints:
            self.screen.show_refusal(Refused("hints-off", {}, None))
        elif command == "talk":
            self.show_chat()
        elif command == "say":
            self.screen.table.input.start_typing(f"{self.messages.command_name('say')} ")
        else:
            return False
        return True

    def handle_text(self, text: str) -> bool:
        """Sends what follows the command `say`."""
        first, _, rest = text.partition(" ")
        if not rest.strip() or self.messages.find_command(first) != "say":
            return False
        self.game.send_chat(rest.strip())
        return True

    def show_chat(self) -> None:
        """Opens a page with all chat messages."""
        chat = [format_chat_line(line, self.game.voice) for line in self.game.presence.chat]
        text = "\n".join(chat) or self.messages.format("no-talk")
        self.screen.table.open_page(self.messages.format("talk-title"), text)


def remote_game_screen(game: RemoteGame, bot_process: BotProcess) -> GameScreen:
    """The screen of one person at a server's table."""
    return GameScreen(game, FeedDriver(game), bot_process)
