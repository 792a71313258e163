"""Alternates between self-play of the search and training the network that it plays with."""

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from regalia.bots.network_files import read_network
from regalia.kernel.errors import BadRecord, file_errors_as_unable, quote
from regalia.kernel.game import Game
from regalia.training.learning_curve import CurvePoint, learning_curve_svg
from regalia.training.search.fitting import fit_network
from regalia.training.search.matches import play_match
from regalia.training.search.positions import Positions
from regalia.training.search.self_play import PlayTasks, SelfPlayTask, play_in_processes, split_task

EPOCHS = 3
TRAINING_WINDOW_GENERATIONS = 4  # the network is trained on the positions of the last few
MATCH_DECISION_SECONDS = 0.02

OnProgress = Callable[[str], None]


class SearchTrainingSettings(msgspec.Struct, frozen=True):
    """How long to train, in how many generations, and how each of them is played."""

    minutes: float = 60.0
    generations: int = 3
    iterations: int = 150  # of the search, for a move
    units: int = 32
    workers: int = 1
    seed: int = 0
    match_deals: int = 20
    resume: Path | None = None


def train_search(
    game: Game,
    weights_file: Path,
    settings: SearchTrainingSettings,
    on_progress: OnProgress,
    play_tasks: PlayTasks = play_in_processes,
) -> None:
    """Trains a network; writes the last weights, and a plot of the matches beside them.

    The positions of the last generations are kept in a folder beside them, so that a training that
    goes on from these weights also learns from them.
    """
    if not game.inputs.size:
        raise BadRecord(f"train: {quote(game.name)} has no inputs for a network")
    weights = None
    if settings.resume is not None:
        with file_errors_as_unable("resume", settings.resume):
            weights = settings.resume.read_bytes()
        read_network(weights, game)
    seconds = settings.minutes * 60 / settings.generations
    start = time.monotonic()
    window = [] if settings.resume is None else load_window(settings.resume, game)
    curve: list[CurvePoint] = []
    for number in range(settings.generations):
        task = SelfPlayTask(
            game.name,
            settings.seed * settings.generations + number,
            seconds,
            settings.iterations,
            weights,
        )
        played = Positions.concatenate(play_tasks(split_task(task, settings.workers)))
        window = [*window, played][-TRAINING_WINDOW_GENERATIONS:]
        positions = Positions.concatenate(window)
        weights, loss = fit_network(game, positions, settings.units, EPOCHS, settings.seed)
        result = play_match(
            game, weights, settings.match_deals, MATCH_DECISION_SECONDS, 1000 * number
        )
        minutes = (time.monotonic() - start) / 60
        curve.append(CurvePoint(minutes, (result.share,)))
        on_progress(
            f"{minutes:.1f} min: {len(positions.seats):,} positions, loss {loss:.4f},"
            f" against rollouts {result}"
        )
        with file_errors_as_unable("the weights", weights_file):
            weights_file.write_bytes(weights)
            title = f"{game.name}: a network in the search against rollouts"
            weights_file.with_suffix(".svg").write_text(
                learning_curve_svg(title, ("rollouts",), curve)
            )
            save_window(weights_file, game, window)


def window_file(weights: Path, number: int) -> Path:
    """Where the positions of a generation are kept, the latest with number 0."""
    return weights.with_suffix(".positions") / f"{number}.npz"


def save_window(weights: Path, game: Game, window: list[Positions]) -> None:
    """Keeps the positions of the last generations beside the weights."""
    window_file(weights, 0).parent.mkdir(exist_ok=True)
    for number, positions in enumerate(reversed(window)):
        positions.save(window_file(weights, number), game)


def load_window(weights: Path, game: Game) -> list[Positions]:
    """The positions kept beside some weights, the latest ones last; none if there are none."""
    files = [window_file(weights, number) for number in range(TRAINING_WINDOW_GENERATIONS)]
    return [Positions.load(file, game) for file in reversed(files) if file.is_file()]
