"""Pieces of a picture: text that knows what it shows and whose it is."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from regalia.kernel.terminal.columns import clip_text, pad_text, text_width

NOBODY = -1
TO_MOVE = "▶"
INDENT_COLUMNS = 2  # where a list goes on
MORE_COLUMNS = 4  # columns that tell how many more there are


class Span(NamedTuple):
    """A piece of a line: what it shows, as a touch names it (`place:c3`), and whose it is.

    What is faint matters less than the rest.
    """

    text: str
    thing: str = ""
    seat: int = NOBODY
    faint: bool = False


Line = list[Span]


def line_text(line: Line) -> str:
    """A line as plain text."""
    return "".join(span.text for span in line).rstrip()


def line_width(line: Line) -> int:
    """How many columns a line takes."""
    return sum(text_width(span.text) for span in line)


def pad_line(line: Line, wide: int) -> Line:
    """The line with spaces up to a width."""
    return [*line, Span(" " * (wide - line_width(line)))]


def pad_span(span: Span, wide: int) -> Span:
    """The span with spaces up to a width."""
    return span._replace(text=pad_text(span.text, wide))


def first_that_fits(choices: Iterable[str], wide: int) -> str:
    """The first of several ways to say something that fits; the last one is clipped to fit."""
    last = ""
    for last in choices:
        if text_width(last) <= wide:
            return last
    return clip_text(last, wide)


def flow_spans(start: str, spans: Sequence[Span], wide: int, most: int = 0) -> list[Line]:
    """Spans after a start, on as many lines as they need or on so many, the rest then counted."""
    lines: list[Line] = [[Span(clip_text(start, wide), faint=True)] if start else []]
    for at, span in enumerate(spans):
        comma = "," if at + 1 < len(spans) else ""
        piece = span._replace(text=clip_text(span.text, wide - INDENT_COLUMNS - 1))
        last = len(lines) == most
        room = wide - line_width(lines[-1]) - (1 if lines[-1] else 0)
        if last and comma:
            room -= MORE_COLUMNS
        if lines[-1] and text_width(piece.text) + len(comma) > room:
            if last:
                lines[-1].append(Span(f" +{len(spans) - at}"))
                return lines
            lines.append([Span(" " * (INDENT_COLUMNS - 1))])
        lines[-1] += [Span(" " if lines[-1] else ""), piece, Span(comma)]
    return lines


def seat_line(pending: int, seat: int, name: str, numbers: str, wide: int) -> Line:
    """A seat with its number, its name and a few figures, marked if it owes a move."""
    mark = TO_MOVE if pending >> seat & 1 else " "
    room = wide - 4 - text_width(numbers)
    shown = pad_text(clip_text(name, room), room)
    return [Span(mark), Span(f"{seat + 1} {shown} ", f"seat:{seat}", seat), Span(numbers)]
