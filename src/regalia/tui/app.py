"""The application: one screen at a time, and what came of it."""

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen


class RegaliaApp(App[str]):
    """Shows a screen until it is left, and tells how."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d,ctrl+q", "leave", priority=True, show=False)
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, first: Screen[str], light: bool = False) -> None:
        super().__init__()
        self.first = first
        self.light = light

    def on_mount(self) -> None:
        self.theme = "textual-light" if self.light else "textual-dark"
        self.push_screen(self.first)

    def action_leave(self) -> None:
        """Leaves from wherever one is."""
        self.exit("quit")
