"""`regalia train`: trains the network with which the search judges positions."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import GameArgument, whole_number_option
from regalia.cli.ray_option import RayOption
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import find_game


def train(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="Where the weights go.")],
    minutes: Annotated[float, typer.Option(help="How long to play, on each processor.")] = 60.0,
    generations: Annotated[int, whole_number_option("How often the network is fitted.")] = 3,
    iterations: Annotated[int, whole_number_option("Of the search, for a move.")] = 150,
    units: Annotated[int, whole_number_option("Hidden units, a multiple of 4.")] = 32,
    workers: Annotated[int, whole_number_option("How many processes play.")] = 1,
    seed: Annotated[int, typer.Option(help="A number that fixes all chance but time.")] = 0,
    deals: Annotated[int, whole_number_option("Of the match after each generation.")] = 20,
    resume: Annotated[
        Path | None, typer.Option(help="Weights to go on from, with the positions beside them.")
    ] = None,
    ray: RayOption = None,
) -> None:
    """Train the network of the search by games against itself, for the bot `network:1s:FILE`."""
    chosen_game = find_game(GAMES, game)
    if out.suffix == ".safetensors":
        raise BadRecord("out: weights for learned:FILE come from `regalia train-ppo`")
    from regalia.training.search import self_play, trainer

    settings = trainer.SearchTrainingSettings(
        minutes, generations, iterations, units, workers, seed, deals, resume
    )
    play_tasks: self_play.PlayTasks = self_play.play_in_processes
    if ray is not None:
        from regalia.arena.ray import ray_map

        play_tasks = ray_map(self_play.play_task, ray, workers)
    trainer.train_search(chosen_game, out, settings, print, play_tasks)
