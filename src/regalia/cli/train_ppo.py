"""`regalia train-ppo`: trains a network that plays without a search, by imitation and PPO."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import GameArgument, whole_number_option
from regalia.games import GAMES
from regalia.kernel.game import find_game


def train_ppo(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="Where the weights go, as safetensors.")],
    seats: Annotated[int | None, whole_number_option("How many seats.")] = None,
    minutes: Annotated[float, typer.Option(help="How long to train.")] = 10.0,
    seed: Annotated[int, typer.Option(help="A number that fixes all chance.")] = 0,
    width: Annotated[int, whole_number_option("The width of the two hidden layers.")] = 128,
    rate: Annotated[float, typer.Option(help="The learning rate at the start.")] = 7e-4,
    workers: Annotated[int, whole_number_option("How many processes step the games.")] = 1,
    resume: Annotated[
        Path | None, typer.Option(help="Weights to go on from; their width stays.")
    ] = None,
    checkpoints: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep the weights of every evaluation here.")
    ] = None,
    pool: Annotated[
        float, typer.Option(help="The share of games against older versions of the network.")
    ] = 0.25,
) -> None:
    """Train a network that plays without a search, for the bot `learned:FILE`."""
    chosen_game = find_game(GAMES, game)
    from regalia.training.settings import TrainingSettings
    from regalia.training.trainer import train as train_network

    settings = TrainingSettings(minutes, seed, width, rate, workers, resume, checkpoints, pool)
    seat_count = chosen_game.seats[0] if seats is None else seats
    train_network(chosen_game, seat_count, out, settings, print)
