"""Spans: pieces of text in a picture, with what they show and whose it is."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from regalia.kernel.terminal.columns import clip_text, pad_text, text_width

NOBODY = -1
TO_MOVE = "▶"
INDENT_COLUMNS = 2  # of the further lines of a list
MORE_COLUMNS = 4  # for the number of spans that do not fit


class Span(NamedTuple):
    """A piece of a line: its text, the thing it shows as a touch names it (`place:c3`), its seat.

    A faint span is less important than the rest.
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
    """The width of a line in columns."""
    return sum(text_width(span.text) for span in line)


def pad_line(line: Line, width: int) -> Line:
    """The line, filled up with spaces to a width."""
    return [*line, Span(" " * (width - line_width(line)))]


def pad_span(span: Span, width: int) -> Span:
    """The span, filled up with spaces to a width."""
    return span._replace(text=pad_text(span.text, width))


def first_that_fits(choices: Iterable[str], max_width: int) -> str:
    """The first text that fits a width; if none does, the last one, clipped."""
    last = ""
    for last in choices:
        if text_width(last) <= max_width:
            return last
    return clip_text(last, max_width)


def wrap_span_list(
    label: str, spans: Sequence[Span], max_width: int, max_lines: int = 0
) -> list[Line]:
    """A list with commas between its spans, on as many lines as it needs after a starting text.

    With `max_lines`, the spans that do not fit are only counted (`+3`).
    """
    lines: list[Line] = [[Span(clip_text(label, max_width), faint=True)] if label else []]
    for index, span in enumerate(spans):
        comma = "," if index + 1 < len(spans) else ""
        piece = span._replace(text=clip_text(span.text, max_width - INDENT_COLUMNS - 1))
        last = len(lines) == max_lines
        room = max_width - line_width(lines[-1]) - (1 if lines[-1] else 0)
        if last and comma:
            room -= MORE_COLUMNS
        if lines[-1] and text_width(piece.text) + len(comma) > room:
            if last:
                lines[-1].append(Span(f" +{len(spans) - index}"))
                return lines
            lines.append([Span(" " * (INDENT_COLUMNS - 1))])
        lines[-1] += [Span(" " if lines[-1] else ""), piece, Span(comma)]
    return lines


def seat_line(pending: int, seat: int, name: str, figures: str, max_width: int) -> Line:
    """The line of a seat: its number, its name and some figures, marked if it must move now."""
    mark = TO_MOVE if pending >> seat & 1 else " "
    room = max_width - 4 - text_width(figures)
    shown = pad_text(clip_text(name, room), room)
    return [Span(mark), Span(f"{seat + 1} {shown} ", f"seat:{seat}", seat), Span(figures)]
