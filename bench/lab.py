"""How fast a batch of 1,024 games is stepped on one core, features and masks included.

python bench/lab.py [seconds] [games]

The choices are drawn by NumPy beforehand, outside the time that is taken.
"""

import sys
import time

import numpy as np

from regalia.adapters.batch import Batch

TABLES = (
    ("majesty", 2, "moves"),
    ("majesty", 4, "moves"),
    ("majesty", 2, "parts"),
    ("kingme", 3, "moves"),
    ("kingme", 4, "moves"),
    ("kingme", 4, "parts"),
    ("castle", 2, "parts"),
    ("castle", 4, "parts"),
    ("castle", 2, "moves"),
)


def steps_a_second(batch: Batch, seconds: float) -> tuple[float, float]:
    """Steps and finished games a second, by chance."""
    chance = np.random.default_rng(1)
    spent = 0.0
    steps = 0
    ended = 0
    while spent < seconds:
        if batch.mask.shape[1] > 2000:
            chosen = np.array([chance.choice(np.flatnonzero(row)) for row in batch.mask])
        else:
            drawn = chance.random(batch.mask.shape, dtype=np.float32)
            chosen = np.where(batch.mask, drawn, -1).argmax(axis=1)
        start = time.perf_counter()
        batch.step(chosen)
        spent += time.perf_counter() - start
        steps += batch.games
        ended += int(batch.done.sum())
    return steps / spent, ended / spent


def main(seconds: float, games: int) -> None:
    """Prints a line for each way to play."""
    for name, seats, actions in TABLES:
        batch = Batch(name, games=games, seats=seats, seed=1, actions=actions)
        steps, ended = steps_a_second(batch, seconds)
        print(
            f"{name:8} {seats} seats, {actions:5}: {batch.features.shape[1]:>5} features,"
            f" {batch.mask.shape[1]:>6} choices {steps:>12,.0f} steps/s {ended:>10,.0f} games/s"
        )


if __name__ == "__main__":
    main(
        float(sys.argv[1]) if len(sys.argv) > 1 else 2.0,
        int(sys.argv[2]) if len(sys.argv) > 2 else 1024,
    )
