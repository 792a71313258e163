"""A page of text over the table, closed by any of the keys that mean enough."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Page(ModalScreen[None]):
    """A title, and paragraphs to read."""

    DEFAULT_CSS = """
    Page { align: center middle; }
    Page VerticalScroll {
        width: 96%; max-width: 100; height: auto; max-height: 100%;
        border: round $primary; padding: 0 1; background: $surface;
    }
    Page .title { text-style: bold; }
    Page .close { color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q,space,question_mark", "dismiss", "")]

    def __init__(self, title: str, text: str, close: str) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.close = close

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(Text(self.heading), classes="title")
            yield Static(Text(self.text), classes="text")
            yield Static(Text(self.close), classes="close")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
