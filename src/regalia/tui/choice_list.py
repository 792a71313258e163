"""The numbered list of choices: a number or a click previews a move, a second one makes it."""

from itertools import chain, repeat

from rich.text import Text
from textual.events import Click
from textual.widgets import OptionList

from regalia.kernel.terminal.columns import clip_text


class ChoiceList(OptionList):
    """Numbered lines to choose from."""

    def __init__(self, id: str) -> None:  # noqa: A002 - Textual's name for it
        super().__init__(id=id, compact=True)
        self.selected_by_mouse = False

    def show_lines(self, lines: list[str], max_width: int, highlighted_index: int | None) -> None:
        """Shows lines and highlights one; without a highlight they are plain text to read."""
        self.clear_options()
        if highlighted_index is not None:
            digits = chain("1234567890", repeat(" "))  # the keys that choose the lines
            lines = [f"{digit} {line}" for digit, line in zip(digits, lines, strict=False)]
        self.add_options([Text(clip_text(line, max_width)) for line in lines])
        if highlighted_index is not None and lines:
            self.highlighted = min(highlighted_index, len(lines) - 1)

    def on_click(self, event: Click) -> None:
        """Remembers that the mouse selects, since Textual's message does not say so."""
        self.selected_by_mouse = True
