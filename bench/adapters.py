"""Steps per second through PettingZoo and Gymnasium, random legal moves on one core.

    python bench/adapters.py [seconds]

A step is one action of a learner. Its time includes `reset`, `last` or what `step` returns (the
observation, the mask and the score), the choice of a random legal action, and with Gymnasium the
moves of the bots, all `random`. Seconds are CPU seconds.
"""

import sys
import time
from collections.abc import Callable
from random import Random

import gymnasium
import numpy as np

from regalia.adapters.gymnasium import NAMESPACE
from regalia.adapters.pettingzoo import env
from regalia.adapters.versions import environment_version
from regalia.games import GAMES
from regalia.kernel.game import Game


def pettingzoo_player(game: Game, actions: str) -> Callable[[int], int]:
    """A function that plays a game through PettingZoo and returns the number of steps."""
    environment = env(game.name, game.seats[0], actions)
    pick = Random(1).choice

    def play(seed: int) -> int:
        steps = 0
        environment.reset(seed=seed)
        for _ in environment.agent_iter():
            seen, _, over, _, _ = environment.last()
            if over:
                environment.step(None)
            else:
                assert seen is not None
                environment.step(pick(np.flatnonzero(seen["action_mask"])))
                steps += 1
        return steps

    return play


def gymnasium_player(game: Game, actions: str) -> Callable[[int], int]:
    """A function that plays a game through Gymnasium and returns the learner's steps."""
    bots = ["random"] * (game.seats[0] - 1)
    name = f"{NAMESPACE}/{type(game).__name__}-v{environment_version(game)}"
    environment = gymnasium.make(name, opponents=bots, actions=actions)
    pick = Random(1).choice

    def play(seed: int) -> int:
        steps = 0
        over = False
        _, info = environment.reset(seed=seed)
        while not over:
            _, _, over, _, info = environment.step(pick(np.flatnonzero(info["action_mask"])))
            steps += 1
        return steps

    return play


def steps_per_second(play: Callable[[int], int], seconds: float) -> float:
    """Steps per second."""
    steps = seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += play(seed)
        seed += 1
    return steps / spent


def main(seconds: float) -> None:
    """Prints a line for each game and kind of actions."""
    for game in GAMES.values():
        for actions in ("moves", "parts"):
            aec = steps_per_second(pettingzoo_player(game, actions), seconds)
            gym = steps_per_second(gymnasium_player(game, actions), seconds)
            seats = game.seats[0]
            print(
                f"{game.name:8} {seats} seats, {actions}:"
                f" PettingZoo {aec:>9,.0f} steps/s, Gymnasium {gym:>9,.0f} steps/s"
            )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)
