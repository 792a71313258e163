"""`regalia train-search`: trains the network with which the search judges positions."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import GameArgument, whole_number_option
from regalia.games import GAMES
from regalia.kernel.game import find_game


def train_search(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="Where the weights go.")],
    minutes: Annotated[float, typer.Option(help="How long to play, on each processor.")] = 60.0,
    generations: Annotated[int, whole_number_option("How often the network is fitted.")] = 3,
    iterations: Annotated[int, whole_number_option("Of the search, for a move.")] = 150,
    units: Annotated[int, whole_number_option("Hidden units, a multiple of 4.")] = 32,
    workers: Annotated[int, whole_number_option("How many processes play.")] = 1,
    seed: Annotated[int, typer.Option(help="A number that fixes all chance but time.")] = 0,
    deals: Annotated[int, whole_number_option("Of the match after each.")] = 20,
    resume: Annotated[Path | None, typer.Option(help="Weights to go on from.")] = None,
) -> None:
    """Train the network of the search for the bot `network:1s:FILE`."""
    chosen_game = find_game(GAMES, game)
    from regalia.training.search import trainer

    settings = trainer.SearchTrainingSettings(
        minutes, generations, iterations, units, workers, seed, deals, resume
    )
    trainer.train_search(chosen_game, out, settings, print)
