"""The Textual application: it shows one screen and returns how the person left it."""

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen


class RegaliaApp(App[str]):
    """Shows a screen until the person leaves it; the result says what the person wants next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d,ctrl+q", "exit_app", priority=True, show=False)
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, first_screen: Screen[str], light_theme: bool = False) -> None:
        super().__init__()
        self.first_screen = first_screen
        self.light = light_theme

    def on_mount(self) -> None:
        self.theme = "textual-light" if self.light else "textual-dark"
        self.push_screen(self.first_screen)

    def action_exit_app(self) -> None:
        """Quits, whatever page is open."""
        self.exit("quit")
