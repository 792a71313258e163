"""Turns the drawings into sprites: SVG files whose symbols the pages use by their ids.

A sprite is deterministic: the same drawings give the same text.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring  # the drawings are our own files
from xml.sax.saxutils import quoteattr

from tools.art.diapers import DIAPERS
from tools.art.materials import INK, LINES, Palette
from tools.art.parts import PARTS

DRAWINGS = Path(__file__).parent / "drawings"
SOURCE = Path(__file__).parents[2] / "web" / "src"
OUTLINE = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
DIAPER = '<path fill="url(#diaper-{name})" opacity=".09" d="M-150-30H270V180H-150z"/>'
DISC = '<circle fill="#fff" opacity=".16" cx="60" cy="56" r="47"/>'


class Sprite(NamedTuple):
    """A file of the web client, the drawings in it, and what its ids begin with."""

    path: str
    drawings: str
    prefix: str
    # The most bytes that it may weigh when compressed.
    budget: int
    # Coordinates are rounded to this: a half for what loads with the hall.
    grain: float = 0.1
    # What the ids of its buildings begin with where one stands alone, on its meadow.
    buildings: str = ""


SPRITES = (
    Sprite("boards/majesty/figures.svg", "majesty", "figure-m-", 30_000),
    Sprite("boards/majesty/places.svg", "places", "place-", 6_000, 0.5, "figure-m-"),
    Sprite("boards/kingme/figures.svg", "kingme", "figure-k-", 30_000),
    Sprite("boards/castle/figures.svg", "castle", "figure-c-", 30_000),
    Sprite("boards/kingme/scenery.svg", "palace", "palace-", 2_000),
    Sprite("boards/castle/scenery.svg", "fort", "fort-", 2_000),
    Sprite("kit/faces.svg", "faces", "face-", 4_300, 0.5),
    Sprite("kit/key_art.svg", "hall", "key-", 10_900, 0.5),
    Sprite("table/end.svg", "end", "end-", 4_000),
)


def sprite_files() -> dict[Path, str]:
    """The text of every sprite, by its path."""
    return {SOURCE / sprite.path: build_sprite(sprite) for sprite in SPRITES}


def build_sprite(sprite: Sprite) -> str:
    """All drawings of one file as groups with ids, and the diapers that they need."""
    drawings = read_drawings(sprite.drawings)
    diapers = sorted({name for one in drawings.values() if (name := one.get("diaper"))})
    patterns = "".join(f"{draw_diaper(name)}\n" for name in diapers)
    groups = "".join(
        f'<g id="{sprite.prefix}{name}">{draw_field(one)}{draw(one)}</g>\n'
        for name, one in (drawings | find_windows(drawings)).items()
    )
    if sprite.buildings:
        groups += "".join(
            draw_on_meadow(sprite, name) for name in drawings if f"{name}-moves" in drawings
        )
    inner = round_paths(patterns + groups, sprite.grain)
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>\n{inner}</defs></svg>\n'


@cache
def read_drawings(name: str) -> dict[str, Element]:
    root = fromstring((DRAWINGS / f"{name}.xml").read_text("utf-8"))  # noqa: S314
    return {one.attrib["name"]: one for one in root}


def find_windows(drawings: dict[str, Element]) -> dict[str, Element]:
    """The windows of each building as a drawing of its own, so that the page can light them."""
    found: dict[str, Element] = {}
    for name, one in drawings.items():
        if windows := one.findall("window"):
            found[f"{name}-windows"] = Element("figure")
            found[f"{name}-windows"].extend(windows)
    return found


def draw_on_meadow(sprite: Sprite, name: str) -> str:
    """A building as a figure: its drawing, with what of it moves, under the sky."""
    whole = f"#{sprite.prefix}{name}"
    return (
        f'<g id="{sprite.buildings}{name}"><path fill="var(--sky)" d="M-30-30H150V170H-30z"/>'
        '<path fill="var(--meadow)" d="M-30 100Q60 92 150 100V170H-30z"/>'
        '<g transform="translate(7 10) scale(.88)">'
        f'<use href="{whole}"/><use href="{whole}-moves"/></g></g>\n'
    )


def draw_diaper(name: str) -> str:
    width, height, d = DIAPERS[name]
    return (
        f'<pattern id="diaper-{name}" width="{width}" height="{height}"'
        f' patternUnits="userSpaceOnUse"><path fill="#fff" fill-rule="evenodd" d="{d}"/></pattern>'
    )


def draw_field(drawing: Element) -> str:
    """What lies behind a figure: the diaper of its trade and a disc of light."""
    name = drawing.get("diaper")
    if name is None and "disc" not in drawing.attrib:
        return ""
    behind = (DIAPER.format(name=name) if name else "") + DISC
    return f'<g opacity="var(--backdrop,1)">{behind}</g>'


def draw(drawing: Element) -> str:
    """The whole of a figure, a building or a scene as SVG, outlined in ink."""
    own = ("skin", "hair", "first", "second", "roof")
    palette = Palette(**{name: drawing.attrib[name] for name in own if name in drawing.attrib})
    inner = "".join(draw_element(one, palette) for one in drawing)
    return inner if drawing.tag == "scene" else f"<g {OUTLINE}>{inner}</g>"


def draw_element(element: Element, palette: Palette) -> str:
    words = element.attrib
    if part := PARTS.get(element.tag):
        drawn = fromstring(f"<g>{part(words)}</g>")  # noqa: S314
        return "".join(draw_element(one, palette) for one in drawn)
    inner = "".join(draw_element(one, palette) for one in element)
    if element.tag == "mirror":
        return f'<g transform="matrix(-1 0 0 1 120 0)">{inner}</g>'
    if element.tag == "figure":
        return draw_placed(element)
    if element.tag == "window":
        return inner
    if element.tag == "outlined":
        return f"<g {OUTLINE}>{inner}</g>"
    tag, attributes = element_to_svg(element, palette)
    text = "".join(f" {name}={quoteattr(value)}" for name, value in attributes)
    return f"<{tag}{text}>{inner}</{tag}>" if inner else f"<{tag}{text}/>"


def draw_placed(element: Element) -> str:
    """A drawing of another file in a scene: `of` names file and drawing, `flip` mirrors it."""
    words = element.attrib
    file, name = words["of"].split("/")
    x, y, scale = float(words["x"]), float(words["y"]), float(words["scale"])
    across = -scale if "flip" in words else scale
    left = x + 120 * scale if "flip" in words else x
    place = f"translate({left:g} {y:g}) scale({across:g} {scale:g})"
    return f'<g transform="{place}">{draw(read_drawings(file)[name])}</g>'


def element_to_svg(element: Element, palette: Palette) -> tuple[str, Iterator[tuple[str, str]]]:
    """The SVG element of a path, a line, a circle or a ring, and of SVG what it is already."""
    words = dict(element.attrib)
    tag = {"line": "path", "ring": "circle"}.get(element.tag, element.tag)
    found: dict[str, str] = {}
    if element.tag in {"line", "ring"}:
        found["fill"] = "none"
        words = LINES[words.pop("kind", "outline")] | words
    if words.pop("flat", None):
        found["stroke"] = "none"
    for name in ("fill", "stroke"):
        if name in words:
            found[name] = palette.colour(words.pop(name))
    if "width" in words and tag in {"path", "circle"}:
        found["stroke-width"] = words.pop("width")
    d = words.pop("d", None)
    found |= words
    if d is not None:
        found["d"] = d
    return tag, iter(found.items())


def round_paths(svg: str, grain: float) -> str:
    """Rounds the coordinates of all paths, and leaves noughts before points out."""

    def round_number(number: re.Match[str]) -> str:
        text = f"{round(round(float(number[0]) / grain) * grain, 2):g}"
        short = re.sub(r"^(-?)0\.", r"\1.", text)
        # a point may have parted it from the number before
        return f" {short}" if number[0][0] == "." and short[0] != "." else short

    def path(found: re.Match[str]) -> str:
        return f' d="{re.sub(r"-?[0-9]*[.][0-9]+", round_number, found[1])}"'

    return re.sub(r' d="([^"]*)"', path, svg)
