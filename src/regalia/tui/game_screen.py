"""Keys and typed lines: what the one who plays wants, wherever the table is."""

from collections.abc import Sequence
from typing import ClassVar

from textual.events import Key
from textual.widgets import Input

from regalia.kernel.errors import Refused
from regalia.kernel.terminal.spans import Line
from regalia.tui.adviser import TURNS_A_SECOND, AdviserScreen
from regalia.tui.bot_process import BotProcess
from regalia.tui.choice_list import ChoiceList
from regalia.tui.command_input import CommandInput
from regalia.tui.game_session import GameSession
from regalia.tui.legal_moves import choices_after_touches
from regalia.tui.move_parser import MoveSpellings, match_moves, spell_moves
from regalia.tui.styles import Highlights
from regalia.tui.summary import how_to_win, result_lines

# a key and the same key under a Cyrillic layout, with the command it gives
COMMANDS = {
    "?": "explain",
    ",": "explain",
    "h": "hint",
    "р": "hint",
    "w": "why",
    "ц": "why",
    "u": "undo",
    "г": "undo",
    "l": "log",
    "д": "log",
    "r": "repeat",
    "к": "repeat",
    "g": "goal",
    "п": "goal",
    "t": "say",
    "е": "say",
    "c": "talk",
    "с": "talk",
    "d": "light",
    "в": "light",
    "q": "quit",
    "й": "quit",
    "+": "slower",
    "=": "slower",
    "-": "faster",
    "/": "type",
    ".": "type",
    ":": "type",
}


class CommandScreen(AdviserScreen):
    """A table at which one person plays; how the game goes on is for others to say."""

    keys: ClassVar[str] = "keys"

    def __init__(self, game: GameSession, bot_process: BotProcess) -> None:
        super().__init__(game, bot_process)
        self.spelled_moves: list[MoveSpellings] = []
        self.seen: dict[str, str] = {}  # how things looked when the person last moved
        self.seen_in = self.screen_layout
        self.failure = ""

    def on_mount(self) -> None:
        self.turning = self.set_interval(1 / TURNS_A_SECOND, self.show_thinking, pause=True)
        self.go_on()
        self.greet()

    def greet(self) -> None:
        """Says what one should know who comes to the table."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Lets the others move until the person is asked, or the game is over."""
        raise NotImplementedError

    def undo(self) -> None:
        """Takes the person's last move back."""
        raise NotImplementedError

    def change_pace(self, by: int) -> None:
        """Lets the bots move slower or faster."""
        raise NotImplementedError

    def ask(self) -> None:
        """Asks the person for a move, or tells how the game ended."""
        game = self.game
        self.think("")
        self.legal_moves = [] if game.is_over else game.legal_moves()
        self.spelled_moves = (
            [] if game.is_over else spell_moves(self.rules, game.view, self.legal_moves, self.voice)
        )
        self.draw()
        self.query_one("#choices").focus()
        if game.is_over:
            told = result_lines(game)
            self.say(told[0])
            self.open_page(self.messages.format("over"), "\n".join(told))

    # what is shown

    def draw(self) -> None:
        game = self.game
        asked = not self.busy and game.is_asked()
        self.choices = choices_after_touches(self.legal_moves, self.touched) if asked else []
        touchable = {choice.touch for choice in self.choices}
        if self.seen_in != self.screen_layout:  # they look different for another reason
            self.seen = {}
        texts = self.texts()
        news = {thing for thing, text in texts.items() if self.seen.get(thing, text) != text}
        self.show_table(
            self.game.visible_view, Highlights(touchable, tuple(self.touched), self.pointed, news)
        )
        self.show_log(game.turns(), game.read_until)
        self.show_choices()
        self.draw_keys()

    def draw_keys(self) -> None:
        self.show_keys("keys-over" if self.game.is_over else self.keys)

    def texts(self) -> dict[str, str]:
        """What each thing on the table looks like."""
        view, terminal = self.game.visible_view, self.rules.terminal
        lines: list[Line] = [
            *terminal.board(
                view, self.voice, self.screen_layout.board_width, self.screen_layout.board_height
            ),
            *terminal.seats(view, self.voice, self.screen_layout.side_width),
        ]
        found: dict[str, str] = {}
        for line in lines:
            for span in line:
                if span.thing:
                    found[span.thing] = found.get(span.thing, "") + span.text
        return found

    # keys and typing

    def on_key(self, event: Key) -> None:
        if isinstance(self.focused, Input):
            if event.key == "escape":
                self.query_one("#choices").focus()
            return
        if event.key in ("left", "escape", "backspace"):
            self.back()
        elif event.character and event.character.isdigit():
            at = (int(event.character) or 10) - 1
            if not self.busy and at < self.query_one("#choices", ChoiceList).option_count:
                self.look_or_choose(at)
        elif event.character in COMMANDS:
            event.stop()
            self.act(COMMANDS[event.character])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = self.query_one("#typed", CommandInput).take_text()
        if text:
            self.typed(text)
        self.query_one("#choices").focus()

    def typed(self, text: str) -> None:
        """What was typed: a command, a question, or a move."""
        command = self.messages.find_command(text)
        if text.startswith("?"):
            self.explain(text[1:].strip())
        elif command:
            self.act(command)
        elif self.game.is_over or self.busy:
            self.say(self.messages.format("not-now"))
        else:
            self.typed_move(text)

    def typed_move(self, text: str) -> None:
        """Makes the move that was typed, or tells which ones may be match_moves, or why none is."""
        found = match_moves(text, self.spelled_moves, self.rules, self.voice)
        if len(found) == 1:
            self.make(found[0].move)
        elif found:
            self.say(
                self.messages.format("several", moves=", ".join(one.text for one in found[:12]))
            )
        else:
            try:
                self.rules.parse(self.game.view, self.rules.terminal.typed(text, self.voice))
            except Refused as refused:
                self.say(self.messages.format("no-move", reason=self.voice.refusal(refused)))

    def completions(self) -> Sequence[str]:
        """All that can be typed now."""
        return [
            form for one in self.spelled_moves for form in one.spellings
        ] + self.messages.all_command_names()

    def act(self, command: str) -> None:
        """Follows a command."""
        if command in ("hint", "why"):
            if not self.busy and not self.game.is_over:
                self.run_worker(self.advise(command), exclusive=True)
        elif command == "explain":
            self.explain_pointed()
        elif command in ("log", "repeat"):
            self.tell(command)
        elif command == "undo":
            self.undo()
        elif command in ("slower", "faster"):
            self.change_pace(1 if command == "slower" else -1)
        elif command == "goal":
            self.open_page(self.voice.say("game"), how_to_win(self.voice, self.messages))
        elif command == "help":
            self.open_page(self.messages.format("help-title"), self.messages.format("help"))
        elif command == "light":
            dark = self.app.current_theme.dark
            self.app.theme = "textual-light" if dark else "textual-dark"
            self.draw()
        elif command == "type":
            self.query_one("#typed").focus()
        elif command == "quit":
            self.app.exit("quit")
        else:
            self.say(self.messages.format("not-now"))
