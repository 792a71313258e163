"""Colours and text styles. A seat has a colour, and its number is always shown beside it."""

from collections.abc import Collection
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from regalia.kernel.terminal.spans import NOBODY, Line, Span

SEAT_COLOURS_ON_DARK = ("#6cb6ff", "#ff9e64", "#8ddb8c", "#d2a8ff", "#e3c65b", "#56d4dd")
SEAT_COLOURS_ON_LIGHT = ("#0550ae", "#9a3412", "#116329", "#6639ba", "#7d4e00", "#0b6b74")


class Highlights(NamedTuple):
    """The things on a board that stand out, by the reason."""

    touchable: Collection[str] = ()
    touched: Collection[str] = ()
    pointed: str = ""
    changed: Collection[str] = ()


def seat_colour(seat: int, dark: bool) -> str:
    palette = SEAT_COLOURS_ON_DARK if dark else SEAT_COLOURS_ON_LIGHT
    return palette[seat % len(palette)]


def styled_text(lines: list[Line], highlights: Highlights, dark: bool) -> Text:
    """Lines of spans as a text of Rich, coloured for a dark or a light theme."""
    touchable_kinds = {thing_kind(thing) for thing in highlights.touchable}
    text = Text(no_wrap=True, end="")
    for index, line in enumerate(lines):
        if index:
            text.append("\n")
        for span in line:
            text.append(span.text, span_style(span, highlights, touchable_kinds, dark))
    return text


def span_style(
    span: Span, highlights: Highlights, touchable_kinds: Collection[str], dark: bool
) -> Style:
    """How a span looks: bold if it can be touched, dim if only others of its kind can,
    reversed under the cursor, underlined if it has changed.
    """
    thing = span.thing
    is_touchable = thing in highlights.touchable
    is_dim = span.faint or (bool(thing) and thing_kind(thing) in touchable_kinds)
    is_reversed = bool(thing) and (thing == highlights.pointed or thing in highlights.touched)
    return Style(
        color=None if span.seat == NOBODY else seat_colour(span.seat, dark),
        bold=is_touchable or None,
        dim=(is_dim and not is_touchable) or None,
        reverse=is_reversed or None,
        underline=(bool(thing) and thing in highlights.changed) or None,
    )


def thing_kind(thing: str) -> str:
    """The kind of a thing: `place` of `place:c3`."""
    return thing.partition(":")[0]
