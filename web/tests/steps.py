"""Prints random games step by step, and facts of the rules, for the boards to be compared with."""

import json

import msgspec

from regalia.games import GAMES
from regalia.games.castle.rules.cards import CARDS, ZONES
from regalia.games.majesty.rules.cards import BUILDINGS, VALUE_A, VALUE_B
from regalia.kernel.event import SPECTATOR
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.wire.position import position_without_moves

OPTIONS: dict[str, list[dict[str, object]]] = {
    "majesty": [{}, {"sides": "BBBBBBBB"}, {"sides": "ABABABAB", "edition": "de"}],
    "kingme": [{}, {"rounds": 1, "moonshot": True}],
    "castle": [{}],
}


def steps_of_game(game: Game, given: dict[str, object], seed: int) -> list[dict[str, object]]:
    """Plays a random game; the events of each move and the position after it, for a spectator."""
    table = Table(Record(game, game.read_options(given), f"{seed:032x}", None, None))
    chance = rng_from_number(seed)
    printed: list[dict[str, object]] = [{"events": [], "position": position(table)}]
    while table.state.pending:
        view = table.state.view(seats_in_mask(table.state.pending)[0])
        legal = view.legal()
        step = table.play(view.seat, int(legal[chance.below(len(legal))]))
        events = [event.to_dict() for event in step.events_seen_by(SPECTATOR)]
        printed.append({"events": events, "position": position(table)})
    return printed


def position(table: Table) -> object:
    """The position as a spectator sees it."""
    return msgspec.to_builtins(position_without_moves(table.state.view(SPECTATOR)))


if __name__ == "__main__":
    games = {
        name: [
            steps_of_game(game, {"seats": seats, **given}, seed)
            for seed, seats in enumerate((min(game.seats), 3, max(game.seats)))
            for given in OPTIONS[name]
        ]
        for name, game in GAMES.items()
        if name in OPTIONS
    }
    values = {name: [int(VALUE_A[at]), int(VALUE_B[at])] for at, name in enumerate(BUILDINGS)}
    cards = {name: {"zone": ZONES[zone], "rule": rule} for name, zone, _, _, rule in CARDS}
    print(json.dumps({"games": games, "values": values, "cards": cards}))
