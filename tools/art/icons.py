"""The icons of the web table: the crown of the end, on the colour of the head of a page."""

from pathlib import Path

from tools.art.sprites import draw, read_drawings, round_paths

PUBLIC = Path(__file__).parents[2] / "web" / "public"
GROUND = "#1c2236"
DIAMOND = (
    f'<path d="M46 1L63 18 46 35 29 18z" fill="{GROUND}"/>'
    '<path d="M46 5L59 18 46 31 33 18z" fill="#fff"/>'
    '<path d="M46 10l8 8-8 8-8-8z" fill="#f2b632"/>'
)


def icon_files() -> dict[Path, str]:
    """The icon of a page, and the one that says that it is the reader's turn."""
    return {
        PUBLIC / "icon.svg": icon_svg(crown="translate(-12 12.5) scale(.733)"),
        PUBLIC / "icon-turn.svg": icon_svg(crown="translate(-13.8 28) scale(.63)", over=DIAMOND),
    }


def icon_svg(crown: str, over: str = "") -> str:
    drawn = round_paths(draw(read_drawings("end")["crown"]), 0.1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect width="64" height="64" fill="{GROUND}"/>'
        f'<g transform="{crown}">{drawn}</g>{over}</svg>\n'
    )
