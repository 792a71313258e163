"""A few questions before the game, one after the other on the screen."""

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import OptionList, Static


class Question(NamedTuple):
    """What is asked: its name, its words, the answers and the one given last time."""

    name: str
    words: str
    answers: dict[str, str]
    preferred: str


Next = Callable[[dict[str, str]], Question | None]


class Questions(App[dict[str, str]]):
    """Asks until nothing is left to ask."""

    CSS = """
    Screen { align: center middle; }
    #question { width: 70; text-style: bold; }
    #keys { width: 70; color: $text-muted; }
    OptionList { width: 70; height: auto; max-height: 16; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d,ctrl+q,q", "leave", priority=True, show=False)
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, first: Question, then: Next, keys: str, light: bool) -> None:
        super().__init__()
        self.keys = keys
        self.question = first
        self.then = then
        self.light = light
        self.given: dict[str, str] = {}
        self.before: list[Question] = []

    def compose(self) -> ComposeResult:
        yield Static(id="question")
        yield OptionList(id="answers")
        yield Static(self.keys, id="keys", markup=False)

    def on_mount(self) -> None:
        self.theme = "textual-light" if self.light else "textual-dark"
        self.put()

    def put(self) -> None:
        """Puts the question."""
        self.query_one("#question", Static).update(Text(self.question.words))
        listed = self.query_one("#answers", OptionList)
        listed.clear_options()
        listed.add_options(Text(answer) for answer in self.question.answers.values())
        keys = list(self.question.answers)
        preferred = self.question.preferred
        listed.highlighted = keys.index(preferred) if preferred in keys else 0
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.given[self.question.name] = list(self.question.answers)[event.option_index]
        following = self.then(self.given)
        if following is None:
            self.exit(self.given)
            return
        self.before.append(self.question)
        self.question = following
        self.put()

    def on_key(self, event: Key) -> None:
        if event.key in ("escape", "left", "backspace") and self.before:
            self.question = self.before.pop()
            self.given.pop(self.question.name, None)
            self.put()

    def action_leave(self) -> None:
        """Leaves without an answer."""
        self.exit({})


def asked_in_turn(first: Question, then: Next, keys: str, light: bool) -> dict[str, str]:
    """The answers by the names of their questions; none if the person leaves."""
    return Questions(first, then, keys, light).run() or {}
