"""A page on which all figures can be judged: large, at 40 px, and in grey."""

import re
from pathlib import Path

FIELDS = {"m": "#6d3aa0", "k": "#7d3c4a", "c": "#75295b"}
STYLE = """
body { margin: 16px; font: 14px sans-serif; }
div { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 16px; }
span { display: block; overflow: hidden; border-radius: 6px; }
svg { display: block; width: 100%; height: 100%; overflow: visible; }
.large span { width: 150px; height: 150px; }
.small span { width: 40px; height: 40px; }
.grey { filter: grayscale(1); }
"""


def specimen_sheet(files: dict[Path, str]) -> str:
    """HTML with every figure that stands in one of these sprites."""
    rows = ""
    for text in files.values():
        names = re.findall(r'<g id="((?:figure|face)-[^"]+)"', text)
        pictures = "".join(picture(name) for name in names)
        for kind in ("large", "small", "small grey"):
            rows += f'<div class="{kind}">{pictures}</div>'
    sprites = "".join(files.values()).replace("<svg ", '<svg width="0" height="0" ')
    return (
        f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style>'
        f'<section style="height: 0; overflow: hidden">{sprites}</section>{rows}'
    )


def picture(name: str) -> str:
    field = FIELDS.get(name.removeprefix("figure-")[0], "#24386b")
    return (
        f'<span title="{name}" style="background: {field}">'
        f'<svg viewBox="0 2 120 118" preserveAspectRatio="xMidYMin"><use href="#{name}"/>'
        "</svg></span>"
    )
