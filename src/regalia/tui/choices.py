"""The list of choices: a number or a click shows what a move brings, a second one makes it."""

from rich.text import Text
from textual.events import Click
from textual.widgets import OptionList

from regalia.kernel.terminal.columns import clipped


class Choices(OptionList):
    """Numbered lines to choose from."""

    def __init__(self, id: str) -> None:  # noqa: A002 - so it is called in Textual
        super().__init__(id=id, compact=True)
        self.clicked_from: int | None = None
        self.by_mouse = False

    def show(self, lines: list[str], wide: int, highlighted: int | None) -> None:
        """Shows these lines, with one of them highlighted; what can be chosen is numbered."""
        self.clear_options()
        if highlighted is not None:
            lines = [numbered(at, line) for at, line in enumerate(lines)]
        self.add_options([Text(clipped(line, wide)) for line in lines])
        if highlighted is not None and lines:
            self.highlighted = min(highlighted, len(lines) - 1)

    def on_click(self, event: Click) -> None:
        """Notes what was highlighted before the click: Textual highlights and selects at once."""
        self.clicked_from = self.highlighted
        self.by_mouse = True


def numbered(at: int, line: str) -> str:
    """A line with the digit that chooses it, if there is one."""
    digit = str((at + 1) % 10) if at < 10 else " "
    return f"{digit} {line}"
