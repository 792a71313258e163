"""A picture on the screen whose things can be pointed at and touched."""

from typing import NamedTuple

from rich.text import Text
from textual.events import Click, Key, MouseMove
from textual.message import Message
from textual.widget import Widget

from regalia.kernel.terminal.columns import width
from regalia.kernel.terminal.spans import Line, text_of
from regalia.tui.paint import Marks, painted

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ASIDE = 4  # how much less a step aside is liked than one ahead


class Spot(NamedTuple):
    """Where a thing stands: its line, its first column and its width."""

    thing: str
    x: int
    y: int
    wide: int


class Board(Widget, can_focus=True):
    """The table, or the seats beside it."""

    DEFAULT_CSS = """
    Board:focus { background-tint: $foreground 4%; }
    """

    class Touched(Message):
        """A thing on the board was touched, with the mouse or by a key."""

        def __init__(self, thing: str, by_mouse: bool) -> None:
            super().__init__()
            self.thing = thing
            self.by_mouse = by_mouse

    class Pointed(Message):
        """The cursor or the mouse came to a thing."""

        def __init__(self, thing: str) -> None:
            super().__init__()
            self.thing = thing

    def __init__(self, id: str) -> None:  # noqa: A002 - so it is called in Textual
        super().__init__(id=id)
        self.lines: list[Line] = []
        self.marks = Marks()
        self.spots: list[Spot] = []

    def show(self, lines: list[Line], marks: Marks) -> None:
        """Shows a picture with what stands out on it."""
        taller = len(lines) != len(self.lines)
        self.lines = lines
        self.marks = marks
        self.spots = spots_of(lines)
        self.refresh(layout=taller)

    def render(self) -> Text:
        return painted(self.lines, self.marks, self.app.current_theme.dark)

    def shown(self) -> str:
        """The picture as plain text."""
        return "\n".join(text_of(line) for line in self.lines)

    def thing_at(self, x: int, y: int) -> str:
        """The thing in a column of a line, or nothing."""
        return next((s.thing for s in self.spots if s.y == y and s.x <= x < s.x + s.wide), "")

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if thing:
            self.post_message(self.Touched(thing, by_mouse=True))

    def on_mouse_move(self, event: MouseMove) -> None:
        thing = self.thing_at(event.x, event.y)
        if thing and thing != self.marks.pointed:
            self.post_message(self.Pointed(thing))

    def on_key(self, event: Key) -> None:
        if event.key in STEPS:
            event.stop()
            thing = self.next_thing(*STEPS[event.key])
            if thing:
                self.post_message(self.Pointed(thing))
        elif event.key in ("enter", "space") and self.marks.pointed:
            event.stop()
            self.post_message(self.Touched(self.marks.pointed, by_mouse=False))

    def next_thing(self, right: int, down: int) -> str:
        """The nearest thing in a direction from the one pointed at."""
        here = next((spot for spot in self.spots if spot.thing == self.marks.pointed), None)
        if here is None:
            return self.spots[0].thing if self.spots else ""
        ahead: list[tuple[int, str]] = []
        for spot in self.spots:
            across, along = spot.x - here.x, spot.y - here.y
            forward = across * right + along * down
            aside = abs(along) if right else abs(across)
            if forward > 0:
                ahead.append(
                    (forward * (ASIDE if down else 1) + aside * (1 if down else 20), spot.thing)
                )
        return min(ahead)[1] if ahead else here.thing


def spots_of(lines: list[Line]) -> list[Spot]:
    """Where the things of a picture stand."""
    found: list[Spot] = []
    for y, line in enumerate(lines):
        x = 0
        for span in line:
            wide = width(span.text)
            if span.thing:
                found.append(Spot(span.thing, x, y, wide))
            x += wide
    return found
