"""Prints positions of random games as every seat and a spectator see them."""

import json

import msgspec

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.wire.position import position_without_moves

EVERY = 7  # moves between two positions that are printed


def views_of_game(game: Game, seats: int, seed: int) -> list[dict[str, list[object]]]:
    """Plays a random game; the views of all seats and of a spectator after every few moves."""
    table = Table(Record(game, game.read_options({"seats": seats}), f"{seed:032x}", None, None))
    chance = rng_from_number(seed)
    printed = []
    for number in range(10_000):
        lookers = [*range(seats), SPECTATOR]
        if number % EVERY == 0 or not table.state.pending:
            views = [
                msgspec.to_builtins(position_without_moves(table.state.view(looker)))
                for looker in lookers
            ]
            printed.append({"seats": views[:-1], "spectator": views[-1]})
        if not table.state.pending:
            break
        view = table.state.view(seats_in_mask(table.state.pending)[-1])
        legal = view.legal()
        table.play(view.seat, int(legal[chance.below(len(legal))]))
    return printed


if __name__ == "__main__":
    views_by_game = {
        name: [views_of_game(game, seats, 3) for seats in (min(game.seats), 3)]
        for name, game in GAMES.items()
    }
    print(json.dumps(views_by_game))
