"""The digests of some random games: equal wherever the engine runs (law 12).

`python -m tests.digests GAME` prints them as JSON.
"""

import json
import sys
from hashlib import blake2b

from tests.chance import drawn_options, random_record, seed_of

from regalia.games import GAMES
from regalia.kernel.game import Game
from regalia.kernel.play.table import replay_states
from regalia.kernel.rng import rng_from_number
from regalia.testing.laws import check_laws

# for each number of seats
MOST_GAMES = 10
FEWEST_GAMES = 1
PLIES = 100  # enough, once the fewest games are played


def digests(game: Game, seats: int) -> list[str]:
    """A digest for each of some games: all that is shown, and under the laws all cells.

    The laws ask for many positions beside a game, which takes long, so one game of a table of the
    fewest seats is played under them.
    """
    rng = rng_from_number(seats)
    found: list[str] = []
    plies = 0
    for number in range(MOST_GAMES):
        if plies > PLIES and number >= FEWEST_GAMES:
            break
        options = drawn_options(game, seats, rng)
        seed = seed_of(1000 * seats + number)
        shown = blake2b(digest_size=16)
        if seats == game.seats[0] and not found:
            shown.update(check_laws(game, options, seed).encode())
        record = random_record(game, options, seed)
        shown.update(record.to_json().encode())
        plies += len(record.moves)
        for state, log in replay_states(record):
            shown.update(
                json.dumps([state.table_as_dict(), state.scores(), state.winners()]).encode()
            )
            shown.update(repr(log).encode())
            shown.update(bytes(game.features.row(state.view(number % seats))))
        found.append(shown.hexdigest())
    return found


def all_digests(game: Game) -> dict[str, list[str]]:
    """The digests by number of seats."""
    return {str(seats): digests(game, seats) for seats in game.seats}


if __name__ == "__main__":
    print(json.dumps(all_digests(GAMES[sys.argv[1]])))
