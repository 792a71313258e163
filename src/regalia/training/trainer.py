"""A whole training: imitation first, then PPO in self-play, evaluated now and then."""

import time
from collections.abc import Callable
from pathlib import Path

import torch

from regalia.adapters.batch import Batch
from regalia.kernel.errors import BadRecord, Unable, file_errors_as_unable, quote
from regalia.kernel.game import Game
from regalia.training.actions import reachable_actions
from regalia.training.checkpoints import BestCheckpoint
from regalia.training.evaluation import OPPONENTS, evaluate
from regalia.training.learning_curve import CurvePoint, draw_learning_curve
from regalia.training.loss import update_network
from regalia.training.network import new_network
from regalia.training.rollout import Rollout

HIDDEN_LAYERS = [128, 128]
PARALLEL_GAMES = 512
ROLLOUT_STEPS = 64
EXPLORATION_STEPS = 500  # of random play, to find the actions that occur at all
IMITATION_TIME_SHARE = 0.12
LEARNING_RATE = 7e-4  # at the start; it falls to a tenth of this
EPOCHS_PER_ROLLOUT = 3
MAX_EVALUATIONS = 20
MAX_EVALUATION_TIME_RATIO = 0.25  # to the time between two evaluations
MAX_WHOLE_MOVES = 1000  # games with more moves than this are played in parts

OnProgress = Callable[[str], None]


class Trainer:
    """Trains one network: its games, optimiser, clock, learning curve and best weights."""

    def __init__(
        self, game: Game, seats: int, minutes: float, out: Path, seed: int, on_progress: OnProgress
    ) -> None:
        self.start = time.monotonic()
        self.total_seconds = 60 * minutes
        self.on_progress = on_progress
        torch.manual_seed(seed)
        encoding = "parts" if game.move_count > MAX_WHOLE_MOVES and game.tokens.size else "moves"
        head_actions = reachable_actions(game.name, seats, encoding, EXPLORATION_STEPS)
        self.network = new_network(game, seats, encoding, list(HIDDEN_LAYERS), head_actions)
        self.batch = Batch(game.name, PARALLEL_GAMES, seats, seed, encoding)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=LEARNING_RATE)
        self.best = BestCheckpoint(out)
        self.points: list[CurvePoint] = []
        self.decisions = 0

    def elapsed_seconds(self) -> float:
        """Since the training began."""
        return time.monotonic() - self.start

    def run(self) -> None:
        """Trains until the time is over, and evaluates once more at the end."""
        elapsed = next_evaluation = 0.0
        while elapsed < self.total_seconds:
            self.train_on_one_rollout(elapsed / self.total_seconds)
            elapsed = self.elapsed_seconds()
            if elapsed >= next_evaluation:
                self.evaluate_and_report()
                evaluation_seconds = self.elapsed_seconds() - elapsed
                elapsed += evaluation_seconds
                next_evaluation = elapsed + max(
                    self.total_seconds / MAX_EVALUATIONS,
                    evaluation_seconds / MAX_EVALUATION_TIME_RATIO,
                )
        self.evaluate_and_report()

    def train_on_one_rollout(self, progress: float) -> None:
        """Plays one rollout and learns from it; `progress` runs from 0 to 1."""
        for group in self.optimiser.param_groups:
            group["lr"] = LEARNING_RATE * (1 - 0.9 * progress)
        imitate = progress < IMITATION_TIME_SHARE
        rollout = Rollout(self.batch, self.network, ROLLOUT_STEPS, with_expert=imitate)
        update_network(self.network, self.optimiser, rollout, imitate, EPOCHS_PER_ROLLOUT)
        self.decisions += ROLLOUT_STEPS * PARALLEL_GAMES

    def evaluate_and_report(self) -> None:
        """Adds a point to the curve, keeps the weights if they are the best, prints a line."""
        minutes = self.elapsed_seconds() / 60
        point = CurvePoint(minutes, evaluate(self.network, len(self.points)))
        self.points.append(point)
        self.best.save_if_best(self.network, point)
        self.on_progress(progress_line(point, self.decisions))


def train(
    game: Game,
    seats: int,
    minutes: float,
    out: Path,
    seed: int = 0,
    on_progress: OnProgress = lambda _: None,
) -> list[CurvePoint]:
    """Trains a network, writes its best weights and its learning curve, returns the curve."""
    check_trainable(game, seats, out)
    trainer = Trainer(game, seats, minutes, out, seed, on_progress)
    trainer.run()
    title = f"{game.name}, {seats} seats"
    picture = draw_learning_curve(title, OPPONENTS, trainer.points)
    with file_errors_as_unable("out", out.with_suffix(".svg")):
        out.with_suffix(".svg").write_text(picture, "utf-8")
    return trainer.points


def check_trainable(game: Game, seats: int, out: Path) -> None:
    """Raises an error if the game cannot be trained or the weights could not be saved."""
    if seats not in game.seats:
        raise BadRecord(f"seats: {game.name} has {game.seats[0]} to {game.seats[-1]}, not {seats}")
    if not game.features.size:
        raise BadRecord(f"{game.name} brings no features to learn from")
    if not out.parent.is_dir():
        raise Unable(f"out: {quote(str(out), 200)}: there is no such folder")


def progress_line(point: CurvePoint, decisions: int) -> str:
    """The state of the training in one line."""
    shares = ", ".join(
        f"{share:.0%} against {opponent}"
        for opponent, share in zip(OPPONENTS, point.win_shares, strict=True)
    )
    return f"{point.minutes:6.2f} min {decisions:>12,} choices: {shares}"
