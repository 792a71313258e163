"""Tells all events of random games in four languages, for the narrator of the pages to repeat."""

import json

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.text.voice import LANGUAGES, Voice

NAMES = ["Anna", "Борис", "Zoë", "Łukasz", "hard", "Eve"]


def main() -> None:
    """Prints every game's names, events and their lines by language."""
    narrations = {}
    for name, game in GAMES.items():
        events = []
        for seats in game.seats:
            table = Table(
                Record(game, game.read_options({"seats": seats}), f"{seats:032x}", None, None)
            )
            chance = rng_from_number(seats)
            while table.state.pending:
                seat = seats_in_mask(table.state.pending)[0]
                legal = table.state.view(seat).legal()
                step = table.play(seat, int(legal[chance.below(len(legal))]))
                events += [*step.events_seen_by(SPECTATOR), *step.events_seen_by(0)]
        lines = {
            language: [Voice(game, language, NAMES).event_text(event) for event in events]
            for language in LANGUAGES
        }
        narrations[name] = {
            "names": NAMES,
            "events": [event.to_dict() for event in events],
            "lines": lines,
        }
    print(json.dumps(narrations))


if __name__ == "__main__":
    main()
