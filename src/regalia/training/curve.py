"""The learning curve as a picture in SVG: shares of wins over minutes."""

from html import escape

from regalia.training.trial import OPPONENTS

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 16, 40
COLOURS = ("#2a6f97", "#b5532c")

Point = tuple[float, tuple[float, ...]]
"""Minutes, and the share of wins against each opponent."""


def curve(title: str, points: list[Point]) -> str:
    """The picture."""
    last = max(points[-1][0], 1e-9) if points else 1.0
    across = (WIDTH - LEFT - RIGHT) / last
    down = HEIGHT - TOP - BOTTOM

    def at(minutes: float, share: float) -> str:
        return f"{LEFT + minutes * across:.1f},{TOP + (1 - share) * down:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' font-family="sans-serif" font-size="12" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for tenth in range(0, 11, 2):
        y = TOP + (1 - tenth / 10) * down
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{tenth}0 %</text>')
    for number, (name, colour) in enumerate(zip(OPPONENTS, COLOURS, strict=True)):
        line = " ".join(at(minutes, shares[number]) for minutes, shares in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(
            f'<text x="{LEFT + 8 + 130 * number}" y="{HEIGHT - 8}" fill="{colour}">'
            f"against {name}</text>"
        )
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">'
        f"{last:.1f} minutes · {escape(title)}</text></svg>\n"
    )
    return "".join(parts)
