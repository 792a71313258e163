"""Drives a game at a server's table: the messages of the table's feed move it on."""

from functools import partial
from time import monotonic

from regalia.kernel.errors import Refused, Unable
from regalia.kernel.event import SPECTATOR
from regalia.kernel.terminal.spans import Line, Span
from regalia.tui.bot_process import BotProcess
from regalia.tui.game_screen import GameScreen
from regalia.tui.presence import format_chat_message, presence_lines
from regalia.tui.remote_game import RemoteGame
from regalia.wire.messages import FromServer, Refuse, Rematch, answered_request_id

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
        self.continue_game()
        # called in the feed's thread
        on_disconnect = partial(screen.call_later, self.show_disconnect)
        self.game.table.connection.on_disconnect = on_disconnect
        screen.set_interval(PRESENCE_REFRESH_S, screen.show_presence)
        screen.run_worker(self.forward_messages_to_screen, thread=True, group="feed")
        if self.game.seat == SPECTATOR:
            screen.notify(self.messages.format("watching"))
        elif not self.game.log.entries:
            screen.run_command("goal")

    def stop(self) -> None:
        self.game.table.connection.close()

    # in the feed's thread; the screen calls back in its own

    def forward_messages_to_screen(self) -> None:
        """Passes messages to the screen's thread until the table is left."""
        try:
            for message in self.game.table.connection.receive_messages():
                self.screen.call_later(self.handle_message, message)
        except Unable as error:
            self.screen.call_later(self.screen.close_with_error, str(error))

    # in the screen's thread

    def show_disconnect(self) -> None:
        if not self.is_disconnected:
            self.is_disconnected = True
            if self.screen.is_waiting:
                self.continue_game()
            self.screen.show_presence()

    def show_reconnect(self) -> None:
        if self.is_disconnected:
            self.is_disconnected = False
            self.screen.notify(self.messages.format("connected"), timeout=2)
            if self.screen.is_waiting:
                self.continue_game()

    def handle_message(self, message: FromServer) -> None:
        game, screen, table = self.game, self.screen, self.game.table
        old_beat, old_chat_length = table.beat, len(table.presence.chat)
        self.show_reconnect()
        try:
            changed = game.apply_message(message)
        except Unable as error:
            screen.close_with_error(str(error))
            return
        answered = bool(self.unanswered_id) and answered_request_id(message) == self.unanswered_id
        if answered:
            self.unanswered_id = ""
        if answered or (changed and (table.beat != old_beat or not game.has_to_move())):
            self.continue_game()
        elif changed:  # others have chosen in the same decision: the person's touches stay
            screen.draw()
        if isinstance(message, Refuse):
            refusal = self.messages.format("no-move", reason=message.error)
            screen.notify(refusal, severity="warning", markup=False)
        elif answered and self.is_undoing:
            screen.notify(self.messages.format("undone"), timeout=2)
        for chat_message in table.presence.chat[old_chat_length:]:
            if chat_message.seat != game.seat:
                screen.notify(format_chat_message(chat_message, game.voice), markup=False)
        if isinstance(message, Rematch) and game.is_over:
            screen.notify(self.messages.format("rematch-offered"))
            screen.picker.show_choices()
        screen.show_presence()

    def continue_game(self) -> None:
        """Asks the person for a move, or shows who or what is waited for."""
        game, screen = self.game, self.screen
        screen.clear_passed_decision()
        if self.unanswered_id:
            screen.show_waiting_text(
                self.messages.format("kept" if self.is_disconnected else "sent")
            )
        elif game.is_over or game.has_to_move():
            screen.ask_for_move_or_show_result()
        elif self.is_disconnected:
            screen.show_waiting_text(self.messages.format("reconnecting"))
        else:
            name = game.voice.seat_name(game.next_seat())
            screen.show_waiting_text(self.messages.format("thinking", name=name))

    def make_person_move(self, move: int) -> None:
        self.screen.remember_picture_before_move()
        self.is_undoing = False
        self.unanswered_id = self.game.send_move(move)
        self.continue_game()

    def undo_person_move(self) -> None:
        if not self.unanswered_id:
            self.screen.changes.forget_texts()
            self.is_undoing = True
            self.unanswered_id = self.game.send_undo()
            self.continue_game()

    def actions_after_game(self) -> tuple[str, ...]:
        can_go_on = self.game.seat != SPECTATOR or self.game.table.presence.rematch_table
        return ("rematch", "replay", "quit") if can_go_on else ("replay", "quit")

    # the others at the table

    def presence_lines(self, max_width: int) -> list[Line]:
        """A lost connection first, then who is here, their clocks and the last chat message."""
        game = self.game
        lines = presence_lines(
            game.table.presence, game.voice, self.messages, max_width, monotonic()
        )
        if self.is_disconnected:
            lines.insert(0, [Span(self.messages.format("reconnecting"), "connection")])
        return lines

    def handle_command(self, command: str) -> bool:
        """Undo and chat; advice is refused at tables without hints."""
        if command == "undo":
            self.undo_person_move()
        elif command in ("hint", "why") and not self.game.table.has_hints:
            self.screen.show_refusal(Refused("hints-off", {}, None))
        elif command == "talk":
            self.open_chat_page()
        elif command == "say":
            self.screen.table.input.focus_with_text(f"{self.messages.command_name('say')} ")
        else:
            return False
        return True

    def handle_typed_line(self, text: str) -> bool:
        """Sends what follows the command `say`."""
        first, _, rest = text.partition(" ")
        if not rest.strip() or self.messages.find_command(first) != "say":
            return False
        self.game.send_chat(rest.strip())
        return True

    def open_chat_page(self) -> None:
        chat = self.game.table.presence.chat
        lines = [format_chat_message(message, self.game.voice) for message in chat]
        text = "\n".join(lines) or self.messages.format("no-talk")
        self.screen.table.open_text_page(self.messages.format("talk-title"), text)


def make_remote_game_screen(game: RemoteGame, bot_process: BotProcess) -> GameScreen:
    return GameScreen(game, FeedDriver(game), bot_process)
