"""Describes moves of random games in four languages, for the boards of the pages to repeat."""

import json

import msgspec

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.kernel.view import View
from regalia.kernel.wire.position import position_without_moves

NAMES = ["Anna", "Борис", "Zoë", "Łukasz", "Eve", "Ida"]
VARIANTS: dict[str, list[dict[str, object]]] = {"majesty": [{}, {"edition": "de"}]}
GAMES_EACH = 5
EVERY = 12  # decisions of which one is described


def decision(game: Game, view: View) -> dict[str, object]:
    """What a seat is asked, and its moves in words."""
    offers = [game.parts(view, int(move)) for move in view.legal()]
    voices = {language: Voice(game, language, NAMES) for language in LANGUAGES}
    return {
        "me": int(view.seat),
        "position": msgspec.to_builtins(position_without_moves(view)),
        "offers": [
            {"move": game.notate_parts(one), "touches": game.touches(one)} for one in offers
        ],
        "words": {
            language: [game.terminal.describe_move(view, one, voice) for one in offers]
            for language, voice in voices.items()
        },
    }


def play_random_game(game: Game, given: dict[str, object], number: int) -> dict[str, object]:
    """A random game: some of its decisions, and what waits at each of them."""
    table = Table(Record(game, game.read_options(given), f"{number:032x}", None, None))
    chance = rng_from_number(number)
    decisions, waits = [], []
    story: list[list[dict[str, object]]] = []
    while table.state.pending:
        view = table.state.view(seats_in_mask(table.state.pending)[0])
        legal = view.legal()
        if len(story) % EVERY == 0:
            decisions.append(decision(game, view))
        wire = view.to_wire()
        powers = getattr(wire.past, "powers", [])
        if powers:
            asked = {
                "prompt": msgspec.to_builtins(wire.prompt[str(view.seat)]),
                "after": len(story),
            }
            waits.append(asked | {"powers": [power.card for power in powers]})
        step = table.play(view.seat, int(legal[chance.below(len(legal))]))
        story.append([event.to_dict() for event in step.events_seen_by(SPECTATOR)])
    return {"options": given, "decisions": decisions, "waits": waits, "story": story}


def main() -> None:
    """Prints a few games of each sort."""
    games = {
        name: [
            play_random_game(game, {"seats": seats, **given}, number)
            for seats in (min(game.seats), max(game.seats) - 1)
            for given in VARIANTS.get(name, [{}])
            for number in range(GAMES_EACH)
        ]
        for name, game in GAMES.items()
    }
    print(json.dumps({"names": NAMES, "games": games}))


if __name__ == "__main__":
    main()
