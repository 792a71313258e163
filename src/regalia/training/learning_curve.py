"""The learning curve as an SVG picture: win shares over minutes."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 16, 40  # margins
COLOURS = ("#2a6f97", "#b5532c")


class CurvePoint(NamedTuple):
    """The win share against each opponent after some minutes of training."""

    minutes: float
    win_shares: tuple[float, ...]


def learning_curve_svg(title: str, opponents: Sequence[str], points: list[CurvePoint]) -> str:
    """An SVG picture with a line for each opponent."""
    minutes = max(points[-1].minutes, 1e-9) if points else 1.0
    x_scale = (WIDTH - LEFT - RIGHT) / minutes
    plot_height = HEIGHT - TOP - BOTTOM

    def coordinates(point: CurvePoint, opponent: int) -> str:
        y = TOP + (1 - point.win_shares[opponent]) * plot_height
        return f"{LEFT + point.minutes * x_scale:.1f},{y:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' font-family="sans-serif" font-size="12" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for tenth in range(0, 11, 2):
        y = TOP + (1 - tenth / 10) * plot_height
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{tenth}0 %</text>')
    for number, (opponent, colour) in enumerate(zip(opponents, COLOURS, strict=False)):
        line = " ".join(coordinates(point, number) for point in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(
            f'<text x="{LEFT + 8 + 130 * number}" y="{HEIGHT - 8}" fill="{colour}">'
            f"against {opponent}</text>"
        )
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">'
        f"{minutes:.1f} minutes · {escape(title)}</text></svg>\n"
    )
    return "".join(parts)
