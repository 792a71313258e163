"""Small plots in SVG, drawn across: x in per cent of whatever width there is, y in pixels.

So a plot is as wide as the screen and its letters stay as large as the rest of the page.
"""

from collections.abc import Iterable, Sequence
from html import escape
from math import floor, log10

WHISKER = 4  # half the height of an interval's ends
LETTERS = 13  # where the text of an axis stands


class Scale:
    """Places numbers from left to right."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def at(self, number: float) -> float:
        """Where a number lies, from 0 to 100."""
        part = (number - self.low) / (self.high - self.low)
        return 100 * min(1.0, max(0.0, part))

    def ticks(self, about: int = 5) -> list[float]:
        """Round numbers along the scale."""
        step = round_step((self.high - self.low) / about)
        first = -floor(-self.low / step)
        last = floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, … and of their tenths that is not less."""
    power = 10.0 ** floor(log10(least))
    return next(round(step * power, 10) for step in (1, 2, 5, 10) if step * power >= least - 1e-12)


def plot(height: int, says: str, parts: Iterable[str], kind: str = "") -> str:
    """A picture of this height; `says` is for those who cannot see it."""
    inside = "".join(parts)
    return (
        f'<svg class="plot {kind}" width="100%" height="{height}" role="img"'
        f' aria-label="{escape(says)}">{inside}</svg>'
    )


def box(left: float, right: float, top: float, height: float, kind: str, says: str = "") -> str:
    """A rectangle between two places."""
    title = f"<title>{escape(says)}</title>" if says else ""
    return (
        f'<rect class="{kind}" x="{left:.2f}%" width="{max(0.0, right - left):.2f}%"'
        f' y="{top:g}" height="{height:g}">{title}</rect>'
    )


def upright(place: float, top: float, bottom: float, kind: str) -> str:
    """A vertical line."""
    return (
        f'<line class="{kind}" x1="{place:.2f}%" x2="{place:.2f}%" y1="{top:g}" y2="{bottom:g}"/>'
    )


def whisker(low: float, high: float, middle: float) -> str:
    """An interval."""
    return (
        f'<line class="whisker" x1="{low:.2f}%" x2="{high:.2f}%" y1="{middle:g}" y2="{middle:g}"/>'
        + upright(low, middle - WHISKER, middle + WHISKER, "whisker")
        + upright(high, middle - WHISKER, middle + WHISKER, "whisker")
    )


def letters(place: float, text: str, kind: str = "") -> str:
    """A text below a place; at the ends it stays inside."""
    anchor = "start" if place < 3 else "end" if place > 97 else "middle"
    return (
        f'<text class="{kind}" x="{place:.2f}%" y="{LETTERS}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )


def axis(scale: Scale, ticks: Sequence[float], texts: Sequence[str]) -> str:
    """The numbers under a plot."""
    parts = [letters(scale.at(tick), text) for tick, text in zip(ticks, texts, strict=True)]
    return plot(18, "scale: " + ", ".join(texts), parts, "axis")


def histogram(ascending: Sequence[int], scale: Scale, step: int, height: int, kind: str) -> str:
    """How often numbers fall into each step of a scale that begins at a step."""
    low = int(scale.low)
    counts: dict[int, int] = {}
    for number in ascending:
        counts[(number - low) // step] = counts.get((number - low) // step, 0) + 1
    top = max(counts.values())
    parts = []
    for at, count in sorted(counts.items()):
        first = low + at * step
        tall = max(1.5, (height - 2) * count / top)
        span = f"{first}" if step == 1 else f"{first} to {first + step - 1}"
        says = f"{span}: {count} of {len(ascending)}"
        left, right = scale.at(first), scale.at(first + step)
        parts.append(box(left, right, height - tall, tall, f"bin {kind}", says))
    return "".join(parts)
