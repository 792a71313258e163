"""Small SVG plots: x is in per cent of the width, y in pixels.

So a plot fills the width of the page, and its text keeps the size of the page's text.
"""

from collections.abc import Iterable, Sequence
from html import escape
from math import floor, log10

INTERVAL_END_PX = 4  # half the height of the ends
LABEL_BASELINE_PX = 13


class Scale:
    """A linear scale from left to right."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def x_percent(self, number: float) -> float:
        """The position of a number, clamped to 0 to 100."""
        part = (number - self.low) / (self.high - self.low)
        return 100 * min(1.0, max(0.0, part))

    def ticks(self, count: int = 5) -> list[float]:
        """Round numbers along the scale."""
        step = round_step_at_least((self.high - self.low) / count)
        first = -floor(-self.low / step)
        last = floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def round_step_at_least(minimum: float) -> float:
    """The smallest step of the form 1, 2 or 5 times a power of ten that is not below this."""
    power = 10.0 ** floor(log10(minimum))
    return next(
        round(step * power, 10) for step in (1, 2, 5, 10) if step * power >= minimum - 1e-12
    )


def svg_picture(
    height_px: int, description: str, svg_parts: Iterable[str], css_class: str = ""
) -> str:
    """A picture of this height; `description` is for screen readers."""
    content = "".join(svg_parts)
    return (
        f'<svg class="plot {css_class}" width="100%" height="{height_px}" role="img"'
        f' aria-label="{escape(description)}">{content}</svg>'
    )


def rectangle_svg(
    left: float, right: float, top: float, height: float, css_class: str, description: str = ""
) -> str:
    """A rectangle between two x positions; the description is its tooltip."""
    title = f"<title>{escape(description)}</title>" if description else ""
    return (
        f'<rect class="{css_class}" x="{left:.2f}%" width="{max(0.0, right - left):.2f}%"'
        f' y="{top:g}" height="{height:g}">{title}</rect>'
    )


def vertical_line_svg(x: float, top: float, bottom: float, css_class: str) -> str:
    return f'<line class="{css_class}" x1="{x:.2f}%" x2="{x:.2f}%" y1="{top:g}" y2="{bottom:g}"/>'


def base_line_svg(y: float) -> str:
    """A horizontal line over the whole width, under a histogram."""
    return f'<line class="base" x1="0" x2="100%" y1="{y:g}" y2="{y:g}"/>'


def interval_svg(low: float, high: float, y: float) -> str:
    """A horizontal line with short vertical ends, at this height."""
    return (
        f'<line class="whisker" x1="{low:.2f}%" x2="{high:.2f}%" y1="{y:g}" y2="{y:g}"/>'
        + vertical_line_svg(low, y - INTERVAL_END_PX, y + INTERVAL_END_PX, "whisker")
        + vertical_line_svg(high, y - INTERVAL_END_PX, y + INTERVAL_END_PX, "whisker")
    )


def axis_label_svg(x_percent: float, text: str, css_class: str = "") -> str:
    """A text centred at a position; near the edges it is aligned to stay inside."""
    anchor = "start" if x_percent < 3 else "end" if x_percent > 97 else "middle"
    place = f'x="{x_percent:.2f}%" y="{LABEL_BASELINE_PX}" text-anchor="{anchor}"'
    return f'<text class="{css_class}" {place}>{escape(text)}</text>'


def axis_svg(scale: Scale, ticks: Sequence[float], texts: Sequence[str]) -> str:
    """The tick labels under a plot."""
    parts = [
        axis_label_svg(scale.x_percent(tick), text) for tick, text in zip(ticks, texts, strict=True)
    ]
    return svg_picture(18, "scale: " + ", ".join(texts), parts, "axis")


def histogram_svg(
    sorted_numbers: Sequence[int], scale: Scale, bin_width: int, height_px: int, css_class: str
) -> str:
    """Bars for how many numbers fall into each step of the scale."""
    low = int(scale.low)
    counts: dict[int, int] = {}
    for number in sorted_numbers:
        counts[(number - low) // bin_width] = counts.get((number - low) // bin_width, 0) + 1
    top = max(counts.values())
    parts = []
    for bin_number, count in sorted(counts.items()):
        first = low + bin_number * bin_width
        bar_height = max(1.5, (height_px - 2) * count / top)
        span = f"{first}" if bin_width == 1 else f"{first} to {first + bin_width - 1}"
        description = f"{span}: {count} of {len(sorted_numbers)}"
        left, right = scale.x_percent(first), scale.x_percent(first + bin_width)
        parts.append(
            rectangle_svg(
                left, right, height_px - bar_height, bar_height, f"bin {css_class}", description
            )
        )
    return "".join(parts)
