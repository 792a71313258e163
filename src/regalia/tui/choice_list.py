"""The numbered list of choices: a number or a click previews a move, a second one makes it."""

from rich.text import Text
from textual.events import Click
from textual.widgets import OptionList

from regalia.kernel.terminal.columns import clip_text

NUMBERED_LINES = 10  # 1 to 9, then 0


class ChoiceList(OptionList):
    """Numbered lines to choose from."""

    def __init__(self, id: str) -> None:  # noqa: A002 - Textual's name for it
        super().__init__(id=id, compact=True)
        self.selected_by_mouse = False

    def show_lines(self, lines: list[str], max_width: int, highlighted: int | None) -> None:
        """Shows lines and highlights one; without a highlight they are plain text to read."""
        self.clear_options()
        if highlighted is not None:
            lines = [add_digit(index, line) for index, line in enumerate(lines)]
        self.add_options([Text(clip_text(line, max_width)) for line in lines])
        if highlighted is not None and lines:
            self.highlighted = min(highlighted, len(lines) - 1)

    def on_click(self, event: Click) -> None:
        """Notes that the mouse selects: Textual's message of a selection does not tell."""
        self.selected_by_mouse = True


def add_digit(index: int, line: str) -> str:
    """Puts the digit that chooses a line before it, if there is one."""
    digit = str((index + 1) % 10) if index < NUMBERED_LINES else " "
    return f"{digit} {line}"
