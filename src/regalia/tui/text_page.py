"""A modal page of text over the table."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class TextPage(ModalScreen[None]):
    """A title, a text to read, and how to close the page."""

    DEFAULT_CSS = """
    TextPage { align: center middle; }
    TextPage VerticalScroll {
        width: 96%; max-width: 100; height: auto; max-height: 100%;
        border: round $primary; padding: 0 1; background: $surface;
    }
    TextPage .title { text-style: bold; }
    TextPage .close { color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q,space,question_mark", "dismiss", "")]

    def __init__(self, title: str, text: str, close_help: str) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.close_help = close_help

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(Text(self.heading), classes="title")
            yield Static(Text(self.text), classes="text")
            yield Static(Text(self.close_help), classes="close")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
