"""What the rules say of some tables, written down for the tests of the boards on the web.

`python -m tests.web.recorded` writes it anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from regalia.games import GAMES
from regalia.games.castle.rules.board import PLACE_NAMES, SPACES
from regalia.games.castle.rules.layout import OCCUPIED
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.games.kingme.rules.courtiers import GOALS
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_of
from regalia.kernel.state import State

FILE = Path(__file__).parents[2] / "web" / "tests" / "boards" / "recorded.json"
SIDES = ("AAAAAAAA", "BBBBBBBB", "ABABABAB")


def positions(name: str, seed: int, **options: object) -> Iterator[State]:
    """Every position of a random game; it is one state that changes."""
    state = GAMES[name].new(seed=seed, options=options)
    chance = rng_from_number(seed)
    yield state
    while state.pending:
        seat = seats_of(state.pending)[0]
        legal = state.view(seat).legal()
        state.apply(seat, legal[chance.below(len(legal))], None)
        yield state


def ends() -> list[dict[str, object]]:
    """Finished games of Majesty with their final scoring."""
    found: list[dict[str, object]] = []
    for number, sides in enumerate(SIDES):
        for seats in (2, 3, 4):
            *_, last = positions("majesty", number, seats=seats, sides=sides)
            found.append({"sides": sides, "seats": last.table_as_dict()["seats"]})
    return found


def castles() -> list[dict[str, object]]:
    """Tables of Castle, and the places whose top card is protected."""
    found: list[dict[str, object]] = []
    for seats in (2, 3, 5):
        for ply, state in enumerate(positions("castle", seats, seats=seats)):
            shielded = int(state.cells[OCCUPIED]) & ~int(unprotected_spaces(state.cells))
            if shielded and ply % 6 == 0:
                names = [PLACE_NAMES[place] for place in range(SPACES) if shielded >> place & 1]
                found.append({"board": state.table_as_dict()["board"], "protected": names})
    return found[:: max(1, len(found) // 30)]


def recorded() -> dict[str, object]:
    """All that the boards are held to."""
    return {"majesty": ends(), "castle": castles(), "goals": list(GOALS)}


if __name__ == "__main__":
    FILE.write_text(json.dumps(recorded(), separators=(",", ":")) + "\n", "utf-8")
