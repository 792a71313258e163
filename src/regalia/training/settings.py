"""The settings of a training, besides the game and the file for its weights."""

from dataclasses import dataclass
from pathlib import Path

from regalia.kernel.errors import BadRecord


@dataclass(frozen=True)
class TrainingSettings:
    """How long and how a network is trained.

    - `width`: of its two hidden layers; `rate`: the learning rate at the start
    - `workers`: processes that step the games
    - `resume`: weights to go on from, without imitation; `checkpoints`: a folder for the weights
      of every evaluation
    - `pool`: the share of games in which older versions of the network have the other seats
    """

    minutes: float = 10.0
    seed: int = 0
    width: int = 128
    rate: float = 7e-4
    workers: int = 1
    resume: Path | None = None
    checkpoints: Path | None = None
    pool: float = 0.25

    def __post_init__(self) -> None:
        for name, value, least, most in (
            ("minutes", self.minutes, 0.01, 100_000),
            ("width", self.width, 8, 4096),
            ("rate", self.rate, 1e-7, 0.1),
            ("workers", self.workers, 1, 64),
            ("pool", self.pool, 0, 0.9),
        ):
            if not least <= value <= most:
                raise BadRecord(
                    f"{name}: a number from {least:g} to {most:g} is needed, not {value:g}"
                )
