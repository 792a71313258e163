"""The lines under the choices: a sentence, or a spinner while somebody thinks."""

import asyncio

from rich.text import Text
from textual.timer import Timer
from textual.widgets import Static

from regalia.kernel.terminal.columns import clip_text, wrap_text

SPINNER = "◐◓◑◒"
SPINNER_FRAMES_PER_S = 4


class StatusLine(Static):
    """Two lines of text; `waiting_text` is empty unless the spinner turns."""

    def __init__(self, id: str) -> None:  # noqa: A002 - Textual's name for it
        super().__init__(id=id)
        self.waiting_text = ""
        self.spinner: Timer | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether somebody else is thinking, so that the person cannot move."""
        return bool(self.waiting_text)

    def on_mount(self) -> None:
        self.spinner = self.set_interval(1 / SPINNER_FRAMES_PER_S, self.draw_spinner, pause=True)

    def show_text(self, text: str) -> None:
        """Shows a text in two lines, the second one clipped."""
        max_width = self.app.size.width
        first, *rest = wrap_text(text, max_width)
        lines = [first, clip_text(" ".join(rest), max_width)] if rest else [first]
        self.update(Text("\n".join(lines)))

    def show_waiting_text(self, text: str) -> None:
        """Shows who or what the person waits for, with a spinner; stops it if there is no text."""
        self.waiting_text = text
        assert self.spinner is not None
        if text:
            self.spinner.reset()
            self.spinner.resume()
            self.draw_spinner()
        else:
            self.spinner.pause()

    def draw_spinner(self) -> None:
        """Shows the spinner's frame of this moment."""
        now = asyncio.get_running_loop().time()
        frame = int(now * SPINNER_FRAMES_PER_S) % len(SPINNER)
        self.show_text(f"{SPINNER[frame]} {self.waiting_text}")
