"""The screen of one person who plays, on this machine or at a server's table.

It is composed of a game, the driver that moves the game on, the table view, a move picker and a
glossary; it handles keys, typed lines and commands.
"""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList

from regalia.kernel.errors import Refused
from regalia.tui.advice import RatedMove, explain_best_move, recommend_best_move
from regalia.tui.board import Board
from regalia.tui.bot_process import BotProcess
from regalia.tui.changes import ChangeTracker
from regalia.tui.game_driver import GameDriver
from regalia.tui.game_log import format_turns
from regalia.tui.game_session import GameSession
from regalia.tui.glossary import Glossary
from regalia.tui.move_parser import MoveSpellings, find_typed_moves, spell_moves
from regalia.tui.move_picker import MovePicker
from regalia.tui.styles import Highlights
from regalia.tui.summary import how_to_win_text, result_lines
from regalia.tui.table_view import TableView

MAX_SUGGESTED_MOVES = 12
# keys, each also as a Cyrillic layout types it
KEYS_BY_COMMAND = {
    "explain": "?,",
    "hint": "hр",
    "why": "wц",
    "undo": "uг",
    "log": "lд",
    "repeat": "rк",
    "goal": "gп",
    "say": "tе",
    "talk": "cс",
    "light": "dв",
    "quit": "qй",
    "slower": "+=",
    "faster": "-",
    "type": "/.:",
}
COMMANDS_BY_KEY = {key: command for command, keys in KEYS_BY_COMMAND.items() for key in keys}


class GameScreen(Screen[str]):
    """A table at which one person plays or watches."""

    def __init__(self, game: GameSession, driver: GameDriver, bot_process: BotProcess) -> None:
        super().__init__()
        self.game = game
        self.driver = driver
        self.voice = game.voice
        self.messages = game.messages
        self.table = TableView(game.rules, game.voice, game.messages, self.list_completions)
        self.picker = MovePicker(game, driver, self.table, self.draw)
        self.bot_process = bot_process
        self.glossary = Glossary(game.rules, game.voice, game.messages)
        self.rated_moves: list[RatedMove] = []  # of the present decision, if advice was asked for
        self.changes = ChangeTracker()
        self.spelled_moves: list[MoveSpellings] = []
        self.failure = ""

    def compose(self) -> ComposeResult:
        yield self.table

    @property
    def focus_chain(self) -> list[Widget]:
        """Where Tab goes: from the choices to the board. The input line has a key of its own."""
        return [widget for widget in super().focus_chain if widget is not self.table.input]

    def on_mount(self) -> None:
        self.driver.start(self)

    def on_unmount(self) -> None:
        self.driver.stop()

    def on_resize(self, event: Resize) -> None:
        if self.table.fit_to_size(event.size):
            self.draw()

    # the course of the game, as the driver directs it

    @property
    def is_waiting(self) -> bool:
        """Whether somebody else is thinking."""
        return self.table.status.is_waiting

    def clear_passed_decision(self) -> None:
        """Drops what belongs to a decision that has passed: its moves, touches and ratings."""
        self.picker.clear_decision()
        self.rated_moves = []

    def show_waiting_text(self, text: str) -> None:
        """Shows what the person waits for; nothing can be picked meanwhile."""
        self.table.status.show_waiting_text(text)
        self.draw()

    def ask_for_move_or_show_result(self) -> None:
        """Lets the person pick a move, or shows the result if the game is over."""
        game = self.game
        self.table.status.show_waiting_text("")
        moves = [] if game.is_over else game.legal_moves()
        self.picker.legal_moves = moves
        self.spelled_moves = spell_moves(game.rules, game.view, moves, self.voice)
        self.draw()
        self.table.choice_list.focus()
        if game.is_over:
            lines = result_lines(game)
            self.show_status(lines[0])
            self.table.open_text_page(self.messages.format("over"), "\n".join(lines))

    def remember_picture_before_move(self) -> None:
        """Remembers how the table looks, to mark what changes after the person's move."""
        picture = self.table.render_picture(self.game.displayed_view)
        self.changes.remember_texts(picture.texts_by_thing(), self.table.sizes)

    def close_with_error(self, reason: str) -> None:
        """Closes the screen, since the game cannot go on."""
        self.failure = reason
        self.app.exit("failed")

    # what is shown

    def draw(self) -> None:
        """Shows everything as it is now."""
        game, picker, table = self.game, self.picker, self.table
        picker.update_choices()
        touchable = {choice.touch for choice in picker.choices}
        view = game.displayed_view
        picture = table.render_picture(view)
        changed = self.changes.things_changed_since_remembered(
            picture.texts_by_thing(), table.sizes
        )
        highlights = Highlights(touchable, tuple(picker.touched), table.pointed, changed)
        table.show_picture(view, picture, highlights)
        table.log_view.show_turns(game.narrate_turns(), game.read_until)
        picker.show_choices()
        picker.show_key_help()
        self.show_presence()

    def show_presence(self) -> None:
        """Shows who else is at the table; a lost connection stands out."""
        lines = self.driver.presence_lines(self.table.sizes.side_width)
        self.table.show_presence(lines, Highlights(touched=("connection",)))

    def show_status(self, text: str) -> None:
        """Shows a sentence or two in the status line."""
        self.table.status.show_text(text)

    # keys, mouse and typing

    def on_key(self, event: Key) -> None:
        """Digits pick, arrows and escape undo a pick, letters run commands."""
        if isinstance(self.focused, Input):
            if event.key == "escape":
                self.table.choice_list.focus()
            return
        if event.key in ("left", "escape", "backspace"):
            self.picker.undo_last_touch()
        elif event.character and event.character.isdigit():
            self.picker.pick_by_digit(int(event.character))
        elif event.character in COMMANDS_BY_KEY:
            event.stop()
            self.run_command(COMMANDS_BY_KEY[event.character])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.picker.handle_list_highlight(event.option_index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.picker.handle_list_selection(event.option_index)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        self.picker.show_details_of_thing(event.thing)

    def on_board_touched(self, event: Board.Touched) -> None:
        self.picker.pick_thing(event.thing, event.by_mouse)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = self.table.input.take_typed_text()
        if text:
            self.handle_typed_line(text)
        self.table.choice_list.focus()

    def list_completions(self) -> Sequence[str]:
        """Everything that can be typed now: moves in all spellings, then commands."""
        spellings = [text for move in self.spelled_moves for text in move.spellings]
        return spellings + self.messages.all_command_names()

    def handle_typed_line(self, text: str) -> None:
        """Follows a typed line: a command, a question, or a move."""
        if self.driver.handle_typed_line(text):
            return
        command = self.messages.find_command(text)
        if text.startswith("?"):
            self.explain_word(text[1:].strip())
        elif command:
            self.run_command(command)
        elif self.game.is_over or self.is_waiting:
            self.show_status(self.messages.format("not-now"))
        else:
            self.make_typed_move(text)

    def make_typed_move(self, text: str) -> None:
        """Makes a typed move, or says which ones it may mean, or why it is not legal."""
        game = self.game
        try:
            found = find_typed_moves(text, self.spelled_moves, game.rules, game.view, self.voice)
        except Refused as refused:
            self.show_refusal(refused)
            return
        if len(found) == 1:
            self.driver.make_person_move(found[0].move)
        else:
            moves = ", ".join(move.text for move in found[:MAX_SUGGESTED_MOVES])
            self.show_status(self.messages.format("several", moves=moves))

    def show_refusal(self, refused: Refused) -> None:
        self.show_status(self.messages.format("no-move", reason=self.voice.refusal_text(refused)))

    # commands

    def run_command(self, command: str) -> None:
        if self.driver.handle_command(command):
            return
        if command in ("hint", "why"):
            if not self.is_waiting and not self.game.is_over:
                self.run_worker(self.show_advice(with_reasons=command == "why"), exclusive=True)
        elif command == "explain":
            self.explain_pointed_thing()
        elif command in ("log", "repeat"):
            turns = self.game.narrate_turns(self.game.read_until if command == "repeat" else 0)
            title = self.messages.format(f"{command}-title")
            self.table.open_text_page(title, format_turns(turns, self.voice))
        elif command == "goal":
            self.table.open_text_page(
                self.voice.text("game"), how_to_win_text(self.voice, self.messages)
            )
        elif command == "help":
            self.table.open_text_page(
                self.messages.format("help-title"), self.messages.format("help")
            )
        elif command == "light":
            self.app.theme = "textual-light" if self.app.current_theme.dark else "textual-dark"
            self.draw()
        elif command == "type":
            self.table.input.focus()
        elif command == "quit":
            self.app.exit("quit")
        else:
            self.show_status(self.messages.format("not-now"))

    async def show_advice(self, with_reasons: bool) -> None:
        """Recommends a move; rates the moves first if that is not done yet."""
        if not self.rated_moves:
            self.table.status.show_waiting_text(self.messages.format("advising"))
            moves = self.picker.legal_moves
            game = self.game
            rated = await self.bot_process.rate_moves(game.view, game.language, game.voice.names)
            if self.picker.legal_moves is not moves:  # the decision has passed meanwhile
                return
            self.rated_moves = rated
            self.table.status.show_waiting_text("")
        if with_reasons:
            reasons = "\n".join(explain_best_move(self.rated_moves, self.messages))
            self.table.open_text_page(self.messages.format("why-title"), reasons)
        self.show_status(recommend_best_move(self.rated_moves, self.messages))

    def explain_pointed_thing(self) -> None:
        """Explains the thing under the cursor, or lists the topics if there is none."""
        if self.table.pointed:
            moves = self.picker.legal_moves
            title, *lines = self.glossary.explain_thing(
                self.game.displayed_view, moves, self.table.pointed
            )
            self.table.open_text_page(title, "\n\n".join(lines))
        else:
            self.explain_word("")

    def explain_word(self, word: str) -> None:
        """Explains a word, or lists the topics if there is none."""
        lines = self.glossary.explain_word(self.game.displayed_view, self.picker.legal_moves, word)
        if lines:
            self.table.open_text_page(word or "?", "\n\n".join(lines))
        else:
            self.show_status(self.messages.format("no-topic"))
