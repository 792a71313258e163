"""A widget that draws a game's picture; the things on it can be pointed at and touched.

A thing is what a touch names, like `place:c3`; every span of a picture knows the thing it shows.
"""

from dataclasses import dataclass
from typing import NamedTuple

from rich.text import Text
from textual.events import Click, Key, MouseMove
from textual.message import Message
from textual.widget import Widget

from regalia.kernel.terminal.columns import text_width
from regalia.kernel.terminal.spans import Line
from regalia.tui.styles import Highlights, styled_text

ARROW_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
# distances are weighted so that arrows prefer things straight ahead; a line is taller than a column
LINE_WEIGHT = 4
SIDEWAYS_LINE_WEIGHT = 20


class ThingPosition(NamedTuple):
    """Where a thing is drawn: its first column, its line and its width in columns."""

    thing: str
    x: int
    y: int
    width: int


class Board(Widget, can_focus=True):
    """Lines of spans: the table itself, or the seats beside it."""

    DEFAULT_CSS = """
    Board:focus { background-tint: $foreground 4%; }
    """

    @dataclass
    class Touched(Message):
        """A thing on the board was touched, with the mouse or by a key."""

        thing: str
        by_mouse: bool

    @dataclass
    class Pointed(Message):
        """The cursor or the mouse moved to a thing."""

        thing: str

    def __init__(self, id: str) -> None:  # noqa: A002 - Textual's name for it
        super().__init__(id=id)
        self.lines: list[Line] = []
        self.highlights = Highlights()
        self.positions: list[ThingPosition] = []

    def show_lines(self, lines: list[Line], highlights: Highlights) -> None:
        height_changed = len(lines) != len(self.lines)
        self.lines = lines
        self.highlights = highlights
        self.positions = find_thing_positions(lines)
        self.refresh(layout=height_changed)

    def move_cursor_to_thing(self, thing: str) -> None:
        self.highlights = self.highlights._replace(pointed=thing)
        self.refresh()

    def render(self) -> Text:
        return styled_text(self.lines, self.highlights, self.app.current_theme.dark)

    def thing_at(self, x: int, y: int) -> str:
        """The thing in a column of a line, or an empty string."""
        return next(
            (one.thing for one in self.positions if one.y == y and one.x <= x < one.x + one.width),
            "",
        )

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if thing:
            self.post_message(self.Touched(thing, by_mouse=True))

    def on_mouse_move(self, event: MouseMove) -> None:
        thing = self.thing_at(event.x, event.y)
        if thing and thing != self.highlights.pointed:
            self.post_message(self.Pointed(thing))

    def on_key(self, event: Key) -> None:
        if event.key in ARROW_DIRECTIONS:
            event.stop()
            thing = self.nearest_thing_in_direction(*ARROW_DIRECTIONS[event.key])
            if thing:
                self.post_message(self.Pointed(thing))
        elif event.key in ("enter", "space") and self.highlights.pointed:
            event.stop()
            self.post_message(self.Touched(self.highlights.pointed, by_mouse=False))

    def nearest_thing_in_direction(self, right: int, down: int) -> str:
        """The nearest thing in a direction from the one under the cursor."""
        here = next((one for one in self.positions if one.thing == self.highlights.pointed), None)
        if here is None:
            return self.positions[0].thing if self.positions else ""
        ahead: list[tuple[int, str]] = []
        for one in self.positions:
            columns, lines = one.x - here.x, one.y - here.y
            forward = columns * right + lines * down
            if forward > 0:
                distance = (
                    forward * LINE_WEIGHT + abs(columns)
                    if down
                    else forward + abs(lines) * SIDEWAYS_LINE_WEIGHT
                )
                ahead.append((distance, one.thing))
        return min(ahead)[1] if ahead else here.thing


def find_thing_positions(lines: list[Line]) -> list[ThingPosition]:
    positions: list[ThingPosition] = []
    for y, line in enumerate(lines):
        x = 0
        for span in line:
            columns = text_width(span.text)
            if span.thing:
                positions.append(ThingPosition(span.thing, x, y, columns))
            x += columns
    return positions
