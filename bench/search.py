"""Iterations per second of a search at the start of a game with the fewest seats.

First by rollouts (`ismcts`), then by the network of the game (`network`).

python bench/search.py [seconds]

The figures are by the processor's time, so other work on the machine changes them little.
"""

import sys
import time

from regalia.bots.bot import Budget
from regalia.bots.evaluators import Evaluator, RolloutEvaluator, best_evaluator
from regalia.bots.ismcts import Search
from regalia.games import GAMES
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import lowest_seat

CAPACITY = 1 << 20


def iterations_per_second(game: Game, evaluator: Evaluator, seconds: float) -> float:
    """The pace of one search."""
    state = game.deal(game.read_options({"seats": game.seats[0]}), rng_from_number(1))
    view = state.view(lowest_seat(state.pending))
    search = Search(game, view, rng_from_number(2), CAPACITY, evaluator)
    start = time.process_time()
    search.run(Budget(seconds=seconds))
    return search.iterations / (time.process_time() - start)


def main(seconds: float) -> None:
    """Prints a line for each game."""
    for game in GAMES.values():
        rollouts = iterations_per_second(game, RolloutEvaluator(game.heuristics), seconds)
        network = iterations_per_second(game, best_evaluator(game), seconds)
        paces = f"{rollouts:>9,.0f} iterations/s by rollouts, {network:>9,.0f} by the network"
        print(f"{game.name:8} {game.seats[0]} seats {paces}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0)
