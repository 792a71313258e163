"""Measures random play here and now: `python -m tests.pace majesty` prints games per second.

Time is the processor's, and the best of a few turns counts: others on the machine change little.
"""

import sys
import time

from regalia.bench.loops import play_games
from regalia.games import GAMES
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number

TURNS = 5
TURN = 0.1  # seconds


def pace(game: Game) -> float:
    """The games per second of the best turn."""
    options = game.read_options({"seats": game.default_seats})
    rng = rng_from_number(1)
    best = 0.0
    for _ in range(TURNS):
        games, start = 0, time.process_time()
        while (spent := time.process_time() - start) < TURN:
            play_games(game, options, rng, 10)
            games += 10
        best = max(best, games / spent)
    return best


if __name__ == "__main__":
    print(pace(GAMES[sys.argv[1]]))
