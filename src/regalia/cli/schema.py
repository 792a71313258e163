"""`regalia schema`: the wire form of a game, for those who write clients."""

import json
from typing import Annotated

import typer

from regalia.cli.arguments import GameArgument
from regalia.games import GAMES
from regalia.kernel.game import find_game
from regalia.kernel.wire.schema import game_schema, schema_tables


def schema(
    game: GameArgument,
    tables: Annotated[
        bool, typer.Option("--tables", help="As tables in Markdown rather than JSON Schema.")
    ] = False,
) -> None:
    """Print what goes over a wire: positions, moves and events."""
    chosen_game = find_game(GAMES, game)
    if tables:
        print(schema_tables(chosen_game).rstrip())
    else:
        print(json.dumps(game_schema(chosen_game), indent=2))
