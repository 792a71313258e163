"""`regalia train`: trains a network by self-play."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import GameArgument
from regalia.cli.whole_numbers import whole_number_option
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import find_game


def train(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="Where the weights go, as safetensors.")],
    seats: Annotated[int | None, whole_number_option("How many seats.")] = None,
    minutes: Annotated[float, typer.Option(help="How long to train.")] = 10.0,
    seed: Annotated[int, typer.Option(help="A number that fixes all chance.")] = 0,
) -> None:
    """Train a network for the bot `learned:FILE`."""
    chosen_game = find_game(GAMES, game)
    if not 0.01 <= minutes <= 100_000:
        raise BadRecord(f"minutes: a number from 0.01 to 100000 is needed, not {minutes:g}")
    from regalia.training.trainer import train as train_network

    train_network(
        chosen_game, chosen_game.seats[0] if seats is None else seats, minutes, out, seed, print
    )
