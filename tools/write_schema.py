"""What the documents have of the wire forms, generated: JSON Schema, and tables in notation.md.

`python -m tools.write_schema` writes them anew; a test keeps them fresh.
"""

import json
import re
from pathlib import Path

from regalia import __version__
from regalia.games import GAMES
from regalia.kernel.wire.schema import game_schema, schema_tables
from regalia.wire.openapi import make_openapi
from regalia.wire.schema import wire_schema
from regalia.wire.typescript import typescript

DOCS = Path(__file__).parent.parent / "docs"
NOTATION = DOCS / "notation.md"
MARKED = re.compile(r"(<!-- schema (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def schemas() -> dict[Path, str]:
    """The files of the types of the wire, as they should be."""
    kept = {f"{name}.json": game_schema(game) for name, game in GAMES.items()}
    kept["wire.json"] = wire_schema()
    kept["openapi.json"] = make_openapi(__version__)
    texts = {name: json.dumps(one, indent=2) + "\n" for name, one in kept.items()}
    return {
        DOCS / "schema" / name: text for name, text in {**texts, "wire.ts": typescript()}.items()
    }


def notation() -> str:
    """The page on notation with its tables as they should be."""
    page = NOTATION.read_text("utf-8")
    return MARKED.sub(lambda mark: f"{mark[1]}\n{schema_tables(GAMES[mark[2]])}\n{mark[3]}", page)


if __name__ == "__main__":
    for path, text in {**schemas(), NOTATION: notation()}.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
