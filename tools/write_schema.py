"""Writes the generated parts of the documentation: JSON Schema, OpenAPI, TypeScript, tables.

`python -m tools.write_schema` writes them; a test fails when they are out of date.
"""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
from tools.typescript import typescript_module

from regalia.games import GAMES
from regalia.kernel.wire.schema import DIALECT, REF, game_schema, schema_tables
from regalia.kernel.wire.shapes import Offer
from regalia.server.app import make_app
from regalia.server.openapi import describe_api, list_operations
from regalia.server.settings import Settings
from regalia.wire.messages import FromClient, FromServer
from regalia.wire.requests import Error
from regalia.wire.schema import GameEvent, ToldPosition

DOCS = Path(__file__).parent.parent / "docs"
NOTATION = DOCS / "notation.md"
APP = make_app(Settings(data=DOCS))  # never started
MARKED = re.compile(r"(<!-- schema (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def schema_files() -> dict[Path, str]:
    """The text of every file in `docs/schema`."""
    schemas = {name: game_schema(game) for name, game in GAMES.items()} | {"wire": wire_schema()}
    texts = {"openapi.json": json_text(describe_api(APP))}
    for name, schema in schemas.items():
        texts[f"{name}.json"] = json_text(schema)
        texts[f"{name}.ts"] = typescript_module(schema)
    return {DOCS / "schema" / name: text for name, text in texts.items()}


def wire_schema() -> dict[str, Any]:
    """The types of the feed, and of the bodies and answers of all requests, as JSON Schema."""
    sides = {"fromClient": FromClient, "fromServer": FromServer}
    bodies = [
        kind for operation in list_operations(APP) for kind in operation.body_and_answer_types()
    ]
    types = [*sides.values(), *bodies, Error, GameEvent, ToldPosition, Offer]
    found, components = msgspec.json.schema_components(types, ref_template=REF)
    return {
        "$schema": DIALECT,
        "title": "Regalia on the wire",
        "type": "object",
        "properties": dict(zip(sides, found, strict=False)),
        "$defs": components,
    }


def json_text(schema: object) -> str:
    """A schema as it is written to a file."""
    return json.dumps(schema, indent=2) + "\n"


def notation_page() -> str:
    """The page on notation with up-to-date tables."""
    page = NOTATION.read_text("utf-8")
    return MARKED.sub(lambda mark: f"{mark[1]}\n{schema_tables(GAMES[mark[2]])}\n{mark[3]}", page)


if __name__ == "__main__":
    for path, text in {**schema_files(), NOTATION: notation_page()}.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
