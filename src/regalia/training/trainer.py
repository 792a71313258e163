"""Trains a network: imitation first, then PPO in self-play, with evaluations in between."""

import time
from collections.abc import Callable
from pathlib import Path

import torch

from regalia.adapters.batch import Batch
from regalia.kernel.errors import BadRecord, Unable, file_errors_as_unable, quote
from regalia.kernel.game import Game
from regalia.training.actions import actions_seen_in_random_play
from regalia.training.checkpoints import BestCheckpoint, save_weights
from regalia.training.evaluation import OPPONENTS, evaluate_against_opponents
from regalia.training.learning_curve import CurvePoint, learning_curve_svg
from regalia.training.loss import update_network
from regalia.training.network import load_network, new_network
from regalia.training.opponent_pool import OpponentPool
from regalia.training.rollout import Rollout
from regalia.training.settings import TrainingSettings

PARALLEL_GAMES = 512
ROLLOUT_STEPS = 64
EXPLORATION_STEPS = 500  # of random play, to find the actions that occur at all
IMITATION_TIME_SHARE = 0.12
FINAL_RATE_SHARE = 0.1  # the learning rate falls to this share of itself
EPOCHS_PER_ROLLOUT = 3
MAX_EVALUATIONS = 20
MAX_EVALUATION_TIME_RATIO = 0.25  # to the time between two evaluations
MAX_WHOLE_MOVES = 1000  # games with more moves than this are played in parts

OnProgress = Callable[[str], None]


class Trainer:
    """Trains one network: its games, optimiser, clock, learning curve and best weights."""

    def __init__(
        self,
        game: Game,
        seats: int,
        weights_file: Path,
        settings: TrainingSettings,
        on_progress: OnProgress,
    ) -> None:
        self.start = time.monotonic()
        self.settings = settings
        self.total_seconds = 60 * settings.minutes
        self.on_progress = on_progress
        torch.manual_seed(settings.seed)
        encoding = "parts" if game.move_count > MAX_WHOLE_MOVES and game.tokens.size else "moves"
        head_actions = actions_seen_in_random_play(game.name, seats, encoding, EXPLORATION_STEPS)
        if settings.resume is None:
            layers = [settings.width, settings.width]
            self.network = new_network(game, seats, encoding, layers, head_actions)
        else:
            self.network = load_network(settings.resume, game, seats, encoding, head_actions)
        self.batch = Batch(
            game.name, PARALLEL_GAMES, seats, settings.seed, encoding, settings.workers
        )
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=settings.rate)
        self.best = BestCheckpoint(weights_file)
        self.pool = OpponentPool(settings.seed)
        self.points: list[CurvePoint] = []
        self.decisions = 0

    def elapsed_seconds(self) -> float:
        """The seconds since the training began."""
        return time.monotonic() - self.start

    def run(self) -> None:
        """Trains until the time is over, and evaluates once more at the end."""
        elapsed = next_evaluation = 0.0
        while elapsed < self.total_seconds:
            self.train_on_one_rollout(elapsed / self.total_seconds)
            elapsed = self.elapsed_seconds()
            if elapsed >= next_evaluation:
                self.evaluate_save_and_report()
                evaluation_seconds = self.elapsed_seconds() - elapsed
                elapsed += evaluation_seconds
                next_evaluation = elapsed + max(
                    self.total_seconds / MAX_EVALUATIONS,
                    evaluation_seconds / MAX_EVALUATION_TIME_RATIO,
                )
        self.evaluate_save_and_report()

    def train_on_one_rollout(self, progress: float) -> None:
        """Plays one rollout and learns from it; `progress` runs from 0 to 1."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.settings.rate * (1 - (1 - FINAL_RATE_SHARE) * progress)
        imitate = progress < IMITATION_TIME_SHARE and self.settings.resume is None
        rollout = Rollout(
            self.batch,
            self.network,
            ROLLOUT_STEPS,
            with_expert=imitate,
            opponent=None if imitate else self.pool.draw(),
            opponent_games=int(PARALLEL_GAMES * self.settings.pool),
        )
        update_network(self.network, self.optimiser, rollout, imitate, EPOCHS_PER_ROLLOUT)
        self.decisions += ROLLOUT_STEPS * PARALLEL_GAMES

    def evaluate_save_and_report(self) -> None:
        """Adds a point to the curve and the network to the pool of opponents, and prints a line.

        Saves the weights if they are the best so far, and a checkpoint if a folder is set for them.
        """
        minutes = self.elapsed_seconds() / 60
        point = CurvePoint(minutes, evaluate_against_opponents(self.network, len(self.points)))
        self.points.append(point)
        self.best.save_if_best(self.network, point)
        self.pool.add(self.network)
        if self.settings.checkpoints is not None:
            name = f"{self.best.file.stem}-{len(self.points):03}.safetensors"
            save_weights(self.network, self.settings.checkpoints / name)
        self.on_progress(progress_line(point, self.decisions))


def train(
    game: Game,
    seats: int,
    weights_file: Path,
    settings: TrainingSettings,
    on_progress: OnProgress = lambda _: None,
) -> list[CurvePoint]:
    """Trains a network; writes its best weights, and the learning curve beside them as SVG."""
    check_trainable(game, seats, weights_file)
    if settings.checkpoints is not None:
        check_folder_exists("checkpoints", settings.checkpoints)
    trainer = Trainer(game, seats, weights_file, settings, on_progress)
    with trainer.batch:
        trainer.run()
    title = f"{game.name}, {seats} seats"
    picture = learning_curve_svg(title, OPPONENTS, trainer.points)
    with file_errors_as_unable("out", weights_file.with_suffix(".svg")):
        weights_file.with_suffix(".svg").write_text(picture, "utf-8")
    return trainer.points


def check_trainable(game: Game, seats: int, weights_file: Path) -> None:
    """Raises an error if the game cannot be trained or the weights could not be saved."""
    if seats not in game.seats:
        raise BadRecord(f"seats: {game.name} has {game.seats[0]} to {game.seats[-1]}, not {seats}")
    if not game.features.size:
        raise BadRecord(f"{game.name} brings no features to learn from")
    check_folder_exists("out", weights_file.parent)


def check_folder_exists(field: str, folder: Path) -> None:
    """Raises Unable if there is no such folder."""
    if not folder.is_dir():
        raise Unable(f"{field}: {quote(str(folder), 200)}: there is no such folder")


def progress_line(point: CurvePoint, decisions: int) -> str:
    """A line about the training so far: its minutes, its decisions and the last win shares."""
    shares = ", ".join(
        f"{share:.0%} against {opponent}"
        for opponent, share in zip(OPPONENTS, point.win_shares, strict=True)
    )
    return f"{point.minutes:6.2f} min {decisions:>12,} choices: {shares}"
