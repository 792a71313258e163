"""An application that asks a few questions before a game, one after the other."""

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import OptionList, Static


class SetupQuestion(NamedTuple):
    """A question: its name, its text, texts of the answers by their keys, and the default key."""

    name: str
    text: str
    answers: dict[str, str]
    default: str


NextQuestion = Callable[[dict[str, str]], SetupQuestion | None]


class QuestionsApp(App[dict[str, str]]):
    """Asks until `next_question` returns None; returns the chosen keys by question name."""

    CSS = """
    Screen { align: center middle; }
    #question { width: 70; text-style: bold; }
    #keys { width: 70; color: $text-muted; }
    OptionList { width: 70; height: auto; max-height: 16; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d,ctrl+q,q", "exit_app", priority=True, show=False)
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        first_question: SetupQuestion,
        next_question: NextQuestion,
        key_help: str,
        light_theme: bool,
    ) -> None:
        super().__init__()
        self.key_help = key_help
        self.question = first_question
        self.next_question = next_question
        self.light = light_theme
        self.chosen: dict[str, str] = {}
        self.earlier_questions: list[SetupQuestion] = []

    def compose(self) -> ComposeResult:
        yield Static(id="question")
        yield OptionList(id="answers")
        yield Static(self.key_help, id="keys", markup=False)

    def on_mount(self) -> None:
        self.theme = "textual-light" if self.light else "textual-dark"
        self.show_question()

    def show_question(self) -> None:
        """Shows the current question and highlights its default answer."""
        self.query_one("#question", Static).update(Text(self.question.text))
        answers = self.query_one("#answers", OptionList)
        answers.clear_options()
        answers.add_options(Text(answer) for answer in self.question.answers.values())
        keys = list(self.question.answers)
        default = self.question.default
        answers.highlighted = keys.index(default) if default in keys else 0
        answers.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.chosen[self.question.name] = list(self.question.answers)[event.option_index]
        following = self.next_question(self.chosen)
        if following is None:
            self.exit(self.chosen)
            return
        self.earlier_questions.append(self.question)
        self.question = following
        self.show_question()

    def on_key(self, event: Key) -> None:
        if event.key in ("escape", "left", "backspace") and self.earlier_questions:
            self.question = self.earlier_questions.pop()
            self.chosen.pop(self.question.name, None)
            self.show_question()

    def action_exit_app(self) -> None:
        """Quits without an answer."""
        self.exit({})
