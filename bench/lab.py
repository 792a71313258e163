"""How fast a batch of 1,024 games is stepped on one core, features and masks included.

python bench/lab.py [seconds] [games]

The choices are drawn outside the measured time. Seconds are CPU seconds, so other work on the
machine matters little.
"""

import sys
import time

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


def measure_speeds(batch: Batch, seconds: float) -> tuple[float, float]:
    """Steps per second of random play: the median, and that of the fastest tenth of the steps."""
    taken: list[int] = []
    while sum(taken) < seconds * 1e9:
        chosen = batch.random_choices()
        start = time.process_time_ns()
        batch.step(chosen)
        taken.append(time.process_time_ns() - start)
    taken.sort()
    median, fastest = taken[len(taken) // 2], taken[len(taken) // 10]
    return batch.games * 1e9 / median, batch.games * 1e9 / fastest


def main(seconds: float, games: int) -> None:
    """Prints a line for each game, number of seats and action encoding."""
    for name, seats, actions in TABLES:
        batch = Batch(name, games=games, seats=seats, seed=1, actions=actions)
        median, fastest = measure_speeds(batch, seconds)
        print(
            f"{name:8} {seats} seats, {actions:5}: {batch.features.shape[1]:>5} features,"
            f" {batch.mask.shape[1]:>6} choices {median:>12,.0f} steps/s,"
            f" fastest tenth {fastest:>10,.0f}"
        )


if __name__ == "__main__":
    main(
        float(sys.argv[1]) if len(sys.argv) > 1 else 2.0,
        int(sys.argv[2]) if len(sys.argv) > 2 else 1024,
    )
