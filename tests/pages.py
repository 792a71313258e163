"""What the documents have of the wire forms, generated: JSON Schema, and tables in notation.md.

`python -m tests.pages` writes them anew; a test keeps them fresh.
"""

import json
import re
from pathlib import Path

from regalia.games import GAMES
from regalia.kernel.schema import schema, tables

DOCS = Path(__file__).parent.parent / "docs"
NOTATION = DOCS / "notation.md"
MARKED = re.compile(r"(<!-- schema (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def schemas() -> dict[Path, str]:
    """The file of each game's JSON Schema, as it should be."""
    return {
        DOCS / "schema" / f"{name}.json": json.dumps(schema(game), indent=2) + "\n"
        for name, game in GAMES.items()
    }


def notation() -> str:
    """The page on notation with its tables as they should be."""
    page = NOTATION.read_text("utf-8")
    return MARKED.sub(lambda mark: f"{mark[1]}\n{tables(GAMES[mark[2]])}\n{mark[3]}", page)


if __name__ == "__main__":
    for path, text in {**schemas(), NOTATION: notation()}.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
