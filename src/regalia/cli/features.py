"""`regalia features`: what learners are shown of a game, and how they may choose."""

from typing import Annotated

import typer

from regalia.cli.arguments import GAME_NAMES, game_called
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.game import Game

ACTIONS = ("moves", "parts")


def features(
    game: Annotated[str, typer.Argument(help=f"{GAME_NAMES}.")],
    actions: Annotated[str, typer.Option(help="Whole moves, or parts of them.")] = "moves",
) -> None:
    """Print the pieces of a row of features, and the choices."""
    box = game_called(game)
    if actions not in ACTIONS:
        raise BadRecord(f"actions: {quoted(actions)} is none of {', '.join(ACTIONS)}")
    print(told(box, actions == "parts"))


def told(game: Game, spelled: bool) -> str:
    """The pieces with their places, then the choices."""
    rows = []
    at = 0
    for piece in game.features.pieces:
        shape = " x ".join(str(side) for side in piece.shape)
        rows.append((str(at), piece.name, shape, f"0..{piece.most}", piece.says))
        at += piece.size
    if spelled:
        said = "The tokens of the move that were said already."
        rows.append((str(at), "said", str(game.tokens.size), "0..1", said))
        at += int(game.tokens.size)
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = [f"{game.name}: {at} numbers of one byte"]
    for row in rows:
        cells = [text.ljust(width) for text, width in zip(row, widths, strict=False)]
        lines.append("  ".join([cells[0].strip().rjust(widths[0]), *cells[1:], row[4]]))
    if spelled:
        lines += ["", f"{game.tokens.size} tokens"]
        lines += [f"{number:>3}  {name}" for number, name in enumerate(game.tokens.names)]
    else:
        lines += ["", f"{game.moves} moves"]
    return "\n".join(lines)
