"""Colours: a seat has one, and always its number beside it for those who cannot tell them apart."""

from collections.abc import Collection
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from regalia.kernel.terminal.spans import NOBODY, Line

ON_DARK = ("#6cb6ff", "#ff9e64", "#8ddb8c", "#d2a8ff", "#e3c65b", "#56d4dd")
ON_LIGHT = ("#0550ae", "#9a3412", "#116329", "#6639ba", "#7d4e00", "#0b6b74")


class Marks(NamedTuple):
    """What stands out on a board, by the things it concerns."""

    touchable: Collection[str] = ()
    touched: Collection[str] = ()
    pointed: str = ""
    changed: Collection[str] = ()


def seat_colour(seat: int, dark: bool) -> str:
    """The colour of a seat."""
    palette = ON_DARK if dark else ON_LIGHT
    return palette[seat % len(palette)]


def painted(lines: list[Line], marks: Marks, dark: bool) -> Text:
    """Lines of a picture in colours."""
    kinds = {thing.partition(":")[0] for thing in marks.touchable}
    text = Text(no_wrap=True, end="")
    for at, line in enumerate(lines):
        if at:
            text.append("\n")
        for span in line:
            text.append(span.text, style_of(span.thing, span.seat, span.faint, marks, kinds, dark))
    return text


def style_of(
    thing: str, seat: int, faint: bool, marks: Marks, kinds: Collection[str], dark: bool
) -> Style:
    """How one piece is shown: touchable is bold, what cannot be done is dim, news is underlined."""
    able = thing in marks.touchable
    unable = bool(thing) and not able and thing.partition(":")[0] in kinds
    return Style(
        color=None if seat == NOBODY else seat_colour(seat, dark),
        bold=able or None,
        dim=((faint or unable) and not able) or None,
        reverse=(bool(thing) and (thing == marks.pointed or thing in marks.touched)) or None,
        underline=(bool(thing) and thing in marks.changed) or None,
    )
