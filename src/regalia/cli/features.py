"""`regalia features`: the blocks of a game's feature vector, and its actions."""

from typing import Annotated

import typer

from regalia.cli.arguments import GameArgument
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.game import Game, find_game

ACTION_ENCODING_NAMES = ("moves", "parts")


def features(
    game: GameArgument,
    actions: Annotated[str, typer.Option(help="Whole moves, or parts of them.")] = "moves",
) -> None:
    """Print the pieces of a row of features, and the choices."""
    chosen_game = find_game(GAMES, game)
    if actions not in ACTION_ENCODING_NAMES:
        raise BadRecord(f"actions: {quote(actions)} is none of {', '.join(ACTION_ENCODING_NAMES)}")
    print(describe_features(chosen_game, actions == "parts"))


def describe_features(game: Game, in_tokens: bool) -> str:
    """A table of the feature blocks with offsets, then the move tokens or the number of moves."""
    rows = []
    offset = 0
    for block in game.features.blocks:
        shape = " x ".join(str(side) for side in block.shape)
        rows.append((str(offset), block.name, shape, f"0..{block.max_value}", block.description))
        offset += block.size
    if in_tokens:
        description = "The tokens of the move that were said already."
        rows.append((str(offset), "said", str(game.tokens.size), "0..1", description))
        offset += int(game.tokens.size)
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = [f"{game.name}: {offset} numbers of one byte"]
    for row in rows:
        cells = [text.ljust(width) for text, width in zip(row, widths, strict=False)]
        lines.append("  ".join([cells[0].strip().rjust(widths[0]), *cells[1:], row[4]]))
    if in_tokens:
        lines += ["", f"{game.tokens.size} tokens"]
        lines += [f"{number:>3}  {name}" for number, name in enumerate(game.tokens.names)]
    else:
        lines += ["", f"{game.move_count} moves"]
    return "\n".join(lines)
