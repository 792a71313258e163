"""Whether compiling pays: the pace of random play, compiled and interpreted; exits with 1 if not.

python bench/compiled.py [game …]

The figures are in docs/performance.md; the bound here is far below them. Time is the processor's,
and the best of a few turns counts, since other work on the machine slows some of them.
"""

import os
import subprocess
import sys
import time

from regalia.bench.loops import play_games
from regalia.games import GAMES
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number

MIN_SPEED_RATIO = 20
TURNS = 5
TURN_S = 0.1


def games_per_second(game: Game) -> float:
    """The pace of the best turn, with the engine of this process."""
    options = game.read_options({"seats": game.default_seats})
    rng = rng_from_number(1)
    best = 0.0
    for _ in range(TURNS):
        games, start = 0, time.process_time()
        while (spent := time.process_time() - start) < TURN_S:
            play_games(game, options, rng, 10)
            games += 10
        best = max(best, games / spent)
    return best


def measure_in_process(game: str, *, interpreted: bool) -> float:
    """The pace of one engine, measured in a process of its own."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, __file__, "--here", game],
        env={**os.environ, "REGALIA_INTERPRETED": str(int(interpreted))},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return float(done.stdout)


def main(*games: str) -> int:
    """Prints a line for each game; returns 1 if compiled play is too slow in one of them."""
    code = 0
    for game in games or tuple(GAMES):
        compiled = measure_in_process(game, interpreted=False)
        interpreted = measure_in_process(game, interpreted=True)
        ratio = compiled / interpreted
        paces = f"{compiled:>9,.0f} games/s compiled, {interpreted:>7,.0f} interpreted"
        print(f"{game:8} {paces}: {ratio:.0f} times")
        if ratio < MIN_SPEED_RATIO:
            print(f"{game}: compiled play should be {MIN_SPEED_RATIO} times as fast or more")
            code = 1
    return code


if __name__ == "__main__":
    if sys.argv[1:2] == ["--here"]:
        print(games_per_second(GAMES[sys.argv[2]]))
    else:
        sys.exit(main(*sys.argv[1:]))
