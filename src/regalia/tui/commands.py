"""Keys and typed lines: what the one who plays wants, wherever the table is."""

from collections.abc import Sequence
from typing import ClassVar

from textual.events import Key
from textual.widgets import Input

from regalia.kernel.errors import Refused
from regalia.kernel.terminal.spans import Line
from regalia.tui.choices import Choices
from regalia.tui.counsel import TURNS_A_SECOND, CounselScreen
from regalia.tui.entry import Entry
from regalia.tui.mind import Mind
from regalia.tui.offers import choices_after
from regalia.tui.paint import Marks
from regalia.tui.reading import Written, meant, written
from regalia.tui.seated import Seated
from regalia.tui.summary import ending, how_to_win

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


class CommandScreen(CounselScreen):
    """A table at which one person plays; how the game goes on is for others to say."""

    keys: ClassVar[str] = "keys"

    def __init__(self, sitting: Seated, mind: Mind) -> None:
        super().__init__(sitting, mind)
        self.forms: list[Written] = []
        self.seen: dict[str, str] = {}  # how things looked when the person last moved
        self.seen_in = self.room
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
        sitting = self.sitting
        self.think("")
        self.offers = [] if sitting.over else sitting.offers()
        self.forms = (
            [] if sitting.over else written(self.game, sitting.view, self.offers, self.voice)
        )
        self.draw()
        self.query_one("#choices").focus()
        if sitting.over:
            told = ending(sitting)
            self.say(told[0])
            self.open_page(self.words.say("over"), "\n".join(told))

    # what is shown

    def draw(self) -> None:
        sitting = self.sitting
        asked = not self.busy and sitting.is_asked()
        self.choices = choices_after(self.offers, self.touched) if asked else []
        touchable = {choice.touch for choice in self.choices}
        if self.seen_in != self.room:  # they look different for another reason
            self.seen = {}
        texts = self.texts()
        news = {thing for thing, text in texts.items() if self.seen.get(thing, text) != text}
        self.show_table(
            self.sitting.shown, Marks(touchable, tuple(self.touched), self.pointed, news)
        )
        self.show_story(sitting.turns(), sitting.read_until)
        self.show_choices()
        self.draw_keys()

    def draw_keys(self) -> None:
        self.show_keys("keys-over" if self.sitting.over else self.keys)

    def texts(self) -> dict[str, str]:
        """What each thing on the table looks like."""
        view, terminal = self.sitting.shown, self.game.terminal
        lines: list[Line] = [
            *terminal.board(view, self.voice, self.room.board_wide, self.room.board_high),
            *terminal.seats(view, self.voice, self.room.side_wide),
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
            if not self.busy and at < self.query_one("#choices", Choices).option_count:
                self.look_or_choose(at)
        elif event.character in COMMANDS:
            event.stop()
            self.act(COMMANDS[event.character])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = self.query_one("#typed", Entry).take()
        if text:
            self.typed(text)
        self.query_one("#choices").focus()

    def typed(self, text: str) -> None:
        """What was typed: a command, a question, or a move."""
        command = self.words.command(text)
        if text.startswith("?"):
            self.explain(text[1:].strip())
        elif command:
            self.act(command)
        elif self.sitting.over or self.busy:
            self.say(self.words.say("not-now"))
        else:
            self.typed_move(text)

    def typed_move(self, text: str) -> None:
        """Makes the move that was typed, or tells which ones may be meant, or why none is."""
        found = meant(text, self.forms, self.game, self.voice)
        if len(found) == 1:
            self.make(found[0].move)
        elif found:
            self.say(self.words.say("several", moves=", ".join(one.text for one in found[:12])))
        else:
            try:
                self.game.parse(self.sitting.view, self.game.terminal.typed(text, self.voice))
            except Refused as refused:
                self.say(self.words.say("no-move", reason=self.voice.refusal(refused)))

    def completions(self) -> Sequence[str]:
        """All that can be typed now."""
        return [form for one in self.forms for form in one.forms] + self.words.commands()

    def act(self, command: str) -> None:
        """Follows a command."""
        if command in ("hint", "why"):
            if not self.busy and not self.sitting.over:
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
            self.open_page(self.voice.say("game"), how_to_win(self.voice, self.words))
        elif command == "help":
            self.open_page(self.words.say("help-title"), self.words.say("help"))
        elif command == "light":
            dark = self.app.current_theme.dark
            self.app.theme = "textual-light" if dark else "textual-dark"
            self.draw()
        elif command == "type":
            self.query_one("#typed").focus()
        elif command == "quit":
            self.app.exit("quit")
        else:
            self.say(self.words.say("not-now"))
