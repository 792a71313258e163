"""Random games under the laws, for as long as you like.

python bench/soak.py GAME [minutes] [first seed]
"""

import sys
import time

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.rng import Rng, rng_from_number
from regalia.testing.laws import check_laws


def drawn(game: Game, rng: Rng) -> Options:
    """Options by chance."""
    while True:
        given: dict[str, object] = {"seats": game.seats[rng.below(len(game.seats))]}
        for option in game.declared_options:
            if rng.below(2):
                given[option.name] = option.allowed[rng.below(len(option.allowed))]
        try:
            return game.read_options(given)
        except BadRecord:
            continue  # two choices that exclude each other


def main(name: str, minutes: float, seed: int) -> None:
    """Stops with the law, the options and the seed where one is broken."""
    game = GAMES[name]
    end = time.monotonic() + 60 * minutes
    games = 0
    while time.monotonic() < end:
        options = drawn(game, rng_from_number(seed + games))
        try:
            check_laws(game, options, f"{seed + games:032x}")
        except AssertionError as broken:
            sys.exit(f"{name} {options.to_dict()} seed {seed + games}: {broken}")
        games += 1
    print(f"{name}: {games} games kept the laws")


if __name__ == "__main__":
    main(
        sys.argv[1],
        float(sys.argv[2]) if len(sys.argv) > 2 else 1.0,
        int(sys.argv[3]) if len(sys.argv) > 3 else 1,
    )
