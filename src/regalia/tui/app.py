"""The application: one screen at a time, and what came of it."""

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from regalia.kernel.record import Record
from regalia.tui.mind import Mind
from regalia.tui.playing import PlayScreen
from regalia.tui.replaying import ReplayScreen
from regalia.tui.sitting import Sitting

PACE = 0.4  # seconds after a bot's move


class RegaliaApp(App[str]):
    """Shows a screen until it is left, and tells how."""

    BINDINGS = [Binding("ctrl+c,ctrl+d,ctrl+q", "leave", priority=True, show=False)]
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


def play_app(sitting: Sitting, mind: Mind, pace: float = PACE, light: bool = False) -> RegaliaApp:
    """An application in which one plays."""
    return RegaliaApp(PlayScreen(sitting, mind, pace), light)


def replay_app(record: Record, language: str, light: bool = False) -> RegaliaApp:
    """An application in which one looks at a game again."""
    return RegaliaApp(ReplayScreen(record, language), light)
