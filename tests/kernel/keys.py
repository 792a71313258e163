"""The keys of some views: the same numbers wherever the engine runs, and from version to version.

`python -m tests.kernel.keys` prints them as JSON.
"""

import json

from tests.chance import seed_of

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record

MOVES = 10


def keys(name: str) -> list[int]:
    """Keys at the deal and after some moves, of a spectator and of the first and the last seat."""
    game = GAMES[name]
    table = Table(Record(game, game.read_options({"seats": game.default_seats}), seed_of(1)))
    found: list[int] = []
    for number in range(MOVES + 1):
        if number in (0, MOVES):
            views = [table.state.view(seat) for seat in (SPECTATOR, 0, game.default_seats - 1)]
            found += [int(view.information_set_key()) for view in views]
        seat = table.state.seat_to_move()
        legal = table.state.legal(seat)
        table.play(seat, int(legal[number % len(legal)]))
    return found


if __name__ == "__main__":
    print(json.dumps({name: keys(name) for name in GAMES}))
