"""The log beside the board."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from regalia.kernel.text.voice import Voice
from regalia.tui.game_log import Turn
from regalia.tui.styles import seat_colour

RECENT_TURNS = 30


class LogView(VerticalScroll):
    """The recent turns of a game; the whole log is a page of its own."""

    def __init__(self, voice: Voice, id: str) -> None:  # noqa: A002 - Textual's name for it
        super().__init__(id=id)
        self.voice = voice

    def compose(self) -> ComposeResult:
        yield Static()

    def show_turns(self, turns: list[Turn], read_until_move: int) -> None:
        """Shows the recent turns; those the person has read already are dim."""
        dark = self.app.current_theme.dark
        text = Text()
        for turn in turns[-RECENT_TURNS:]:
            dim = "dim " if turn.number <= read_until_move else ""
            name = self.voice.seat_name(turn.seat)
            colour = seat_colour(turn.seat, dark)
            text.append(f"{turn.number}. {name}\n", f"{dim}bold {colour}")
            for line in turn.lines_without_name(name):
                text.append(f"{line}\n", dim.strip())
        text.rstrip()
        self.query_one(Static).update(text)
        self.anchor()
