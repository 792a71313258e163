"""How many tables a second `ismcts` searches at the start of a game with the fewest seats.

python bench/search.py [seconds]

The figures are by the processor's time, so other work on the machine changes them little.
"""

import sys
import time

from regalia.bots.bot import Budget
from regalia.bots.ismcts import Search
from regalia.games import GAMES
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import lowest_seat

CAPACITY = 1 << 20


def main(seconds: float) -> None:
    """Prints a line for each game."""
    for game in GAMES.values():
        seats = game.seats[0]
        state = game.deal(game.read_options({"seats": seats}), rng_from_number(1))
        search = Search(game, state.view(lowest_seat(state.pending)), rng_from_number(2), CAPACITY)
        start = time.process_time()
        search.run(Budget(seconds=seconds))
        spent = time.process_time() - start
        print(f"{game.name:8} {seats} seats {search.iterations / spent:>10,.0f} iterations/s")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0)
