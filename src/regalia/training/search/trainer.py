"""Alternates between self-play of the search and training the network that it plays with."""

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from regalia.bots.network_files import read_network
from regalia.kernel.errors import BadRecord, file_errors_as_unable, quote
from regalia.kernel.game import Game
from regalia.training.learning_curve import CurvePoint, draw_learning_curve
from regalia.training.search.fitting import fit_network
from regalia.training.search.matches import play_match
from regalia.training.search.positions import Positions
from regalia.training.search.self_play import SelfPlayTask, play_positions

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
    game: Game, out: Path, settings: SearchTrainingSettings, on_progress: OnProgress
) -> None:
    """Trains a network; writes the last weights to `out`, and a plot of the matches beside it."""
    if not game.inputs.size:
        raise BadRecord(f"train: {quote(game.name)} has no inputs for a network")
    weights = None
    if settings.resume is not None:
        with file_errors_as_unable("resume", settings.resume):
            weights = settings.resume.read_bytes()
        read_network(weights, game)
    seconds = settings.minutes * 60 / settings.generations
    start = time.monotonic()
    window: list[Positions] = []
    curve: list[CurvePoint] = []
    for number in range(settings.generations):
        task = SelfPlayTask(
            game.name,
            settings.seed * settings.generations + number,
            seconds,
            settings.iterations,
            weights,
        )
        window = [*window, play_positions(task, settings.workers)][-TRAINING_WINDOW_GENERATIONS:]
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
        with file_errors_as_unable("the weights", out):
            out.write_bytes(weights)
            title = f"{game.name}: a network in the search against rollouts"
            out.with_suffix(".svg").write_text(draw_learning_curve(title, ("rollouts",), curve))
