"""A whole training: a teacher at first, then games against itself, with a trial now and then."""

import time
from collections.abc import Callable
from pathlib import Path

from regalia.kernel.errors import BadRecord, Unable, quoted
from regalia.kernel.game import Game
from regalia.training.curve import Point, curve
from regalia.training.lesson import learn
from regalia.training.library import torch
from regalia.training.network import Network, new_network
from regalia.training.rollout import Rollout
from regalia.training.tables import Tables, choices_met
from regalia.training.trial import OPPONENTS, share_of_wins

LAYERS = [128, 128]
GAMES = 512
STEPS = 64
TAUGHT = 0.12  # of the time
RATE = 7e-4  # of learning at the beginning; a tenth of it at the end
TIMES = 3  # that each lesson is gone over
TRIALS = 20  # in a whole training, so far as there is time
TRYING = 0.25  # of the time that is left for learning, at most
TRIAL_GAMES = 256
MOST_WHOLE = 1000  # moves above which they are spelled

Told = Callable[[str], None]


class Best:
    """The weights that did best so far, in their file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.shares = 0.0

    def offer(self, network: Network, point: Point) -> None:
        """Keeps the weights if no others won more."""
        if sum(point[1]) >= self.shares:
            self.shares = sum(point[1])
            network.save(self.file)


def train(
    game: Game, seats: int, minutes: float, out: Path, seed: int = 0, told: Told = lambda _: None
) -> list[Point]:
    """Trains a network for so long, keeps its best weights and its curve, tells how it goes."""
    if seats not in game.seats:
        raise BadRecord(f"seats: {game.name} has {game.seats[0]} to {game.seats[-1]}, not {seats}")
    if not game.features.size:
        raise BadRecord(f"{game.name} brings no features to learn from")
    if not out.parent.is_dir():
        raise Unable(f"out: {quoted(str(out), 200)}: there is no such folder")
    torch.manual_seed(seed)
    actions = "parts" if game.moves > MOST_WHOLE and game.tokens.size else "moves"
    start = time.monotonic()
    spelled = actions == "parts"
    met = choices_met(game, seats, spelled, 500)
    network = new_network(game, seats, actions, list(LAYERS), met)
    tables = Tables(game, seats, GAMES, seed, spelled)
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    points: list[Point] = []
    best = Best(out)
    whole = 60 * minutes
    spent = 0.0
    due = 0.0
    choices = 0
    while spent < whole:
        for group in optimiser.param_groups:
            group["lr"] = RATE * (1 - 0.9 * spent / whole)
        taught = spent < TAUGHT * whole
        rollout = Rollout(tables, network, STEPS, taught)
        learn(network, optimiser, rollout, taught, TIMES)
        choices += STEPS * GAMES
        spent = time.monotonic() - start
        if spent >= due:
            points.append((spent / 60, trial(game, network, len(points))))
            best.offer(network, points[-1])
            told(line(points[-1], choices))
            took = time.monotonic() - start - spent
            spent += took
            due = spent + max(whole / TRIALS, took / TRYING)
    points.append(((time.monotonic() - start) / 60, trial(game, network, len(points))))
    best.offer(network, points[-1])
    told(line(points[-1], choices))
    title = f"{game.name}, {seats} seats"
    write_curve(out.with_suffix(".svg"), curve(title, points))
    return points


def trial(game: Game, network: Network, number: int) -> tuple[float, ...]:
    """The share of wins against every opponent, in games that no training has seen."""
    seed = -1 - number
    return tuple(share_of_wins(game, network, one, TRIAL_GAMES, seed) for one in OPPONENTS)


def line(point: Point, choices: int) -> str:
    """How it goes, in one line."""
    minutes, shares = point
    said = ", ".join(
        f"{share:.0%} against {name}" for name, share in zip(OPPONENTS, shares, strict=True)
    )
    return f"{minutes:6.2f} min {choices:>12,} choices: {said}"


def write_curve(file: Path, picture: str) -> None:
    """Writes the picture next to the weights."""
    try:
        file.write_text(picture, "utf-8")
    except OSError as error:
        raise Unable(f"out: {quoted(str(file), 200)}: {error.strerror}") from None
