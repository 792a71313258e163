"""Outcome-sampling MCCFR of OpenSpiel on King Me!: `pip install '.[openspiel]'`.

    python examples/recipes/mccfr.py 200

An iteration plays one game for each player. External sampling is out of reach: it tries every
action at each of a player's own decisions, and in one round a player makes about twenty, whose
actions multiply to some 10^17 lines of play for a single iteration. Nor can a solver list the
outcomes of chance: they are drawn before the first move, as a seed of 64 bits.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import regalia.adapters.open_spiel  # noqa: F401 - registers the games


def solve(iterations: int, seed: int = 1) -> OutcomeSamplingSolver:
    """Runs so many iterations on one round of King Me! for three."""
    np.random.seed(seed)  # the solver draws from this generator
    solver = OutcomeSamplingSolver(pyspiel.load_game("regalia_kingme(players=3,rounds=1)"))
    for _ in range(iterations):
        solver.iteration()
    return solver


if __name__ == "__main__":
    known = solve(int(sys.argv[1]))._infostates
    print(f"{len(known):,} information states were visited")
