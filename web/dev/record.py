"""Records positions of random games for the dev page: `python web/dev/record.py majesty seats=3`.

Every frame is what one seat is sent, with what each of its moves would surely bring.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from regalia.games import GAMES
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import rng_from_seed
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.wire.position import position_without_moves

NAMES = ["Marta", "Tomek", "Hard bot", "Anastasia", "Bartholomäus", "Jan"]


def recorded(name: str, given: dict[str, object], seed: str) -> dict[str, Any]:
    """A random game, frame by frame, as each mover sees it; then the end, as all see it."""
    game = GAMES[name]
    options = game.read_options(given)
    names = NAMES[: options.seats]
    table = Table(Record(game, options, seed, None, names, []))
    chance = rng_from_seed(seed)
    frames: list[dict[str, Any]] = []
    events: list[dict[str, object]] = []
    while table.state.pending:
        seat = seats_in_mask(table.state.pending)[0]
        view = table.state.view(seat)
        legal = [int(move) for move in view.legal()]
        offers = []
        looks = {}
        for move in legal:
            parts = game.parts(view, move)
            spelt = game.notate_parts(parts)
            offers.append({"move": spelt, "touches": game.touches(parts)})
            looks[spelt] = [told.to_dict() for told in table.foresee(seat, spelt)]
        frames.append(
            {
                "me": seat,
                "position": msgspec.to_builtins(position_without_moves(view)),
                "moves": offers,
                "events": events,
                "looks": looks,
            }
        )
        step = table.play(seat, legal[chance.below(len(legal))])
        events = [told.to_dict() for told in step.events_seen_by(-1)]
    frames += [
        {
            "me": seat,
            "position": msgspec.to_builtins(position_without_moves(table.state.view(seat))),
            "moves": [],
            "events": events,
            "looks": {},
        }
        for seat in (0, -1)
    ]
    seats = [
        {"name": one, "kind": "bot" if at == 2 else "person", "here": True}
        for at, one in enumerate(names)
    ]
    return {"game": name, "options": options.to_dict(), "seats": seats, "frames": frames}


def main(name: str, *settings: str) -> None:
    """Writes a game's frames beside this script."""
    given = dict(setting.split("=", 1) for setting in settings)
    seed = given.pop("seed", "5eed" * 8)
    game = GAMES[name]
    chosen: dict[str, object] = {
        option.name: option.parse(given[option.name])
        for option in game.declared_options
        if option.name in given
    }
    chosen["seats"] = int(given.get("seats", min(game.seats)))
    text = json.dumps(recorded(name, chosen, seed))
    (Path(__file__).parent / f"{name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
