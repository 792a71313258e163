"""Whole games of King Me! as text, to be read and reviewed as diffs.

`python -m tests.kingme.playthrough` writes the files of `golden/` anew.
"""

import json
from pathlib import Path

from tests.kingme.sitting import GAME

from regalia.kernel.event import Event
from regalia.kernel.record import Record
from regalia.kernel.rng import from_seed
from regalia.kernel.seats import seats_of
from regalia.kernel.state import State
from regalia.kernel.voice import Voice

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Anna", "Boris", "Clara", "David", "Elena", "Felix"]

# the file and the options
GAMES: dict[str, dict[str, object]] = {
    "three.txt": {"seats": 3},
    "four.txt": {"seats": 4},
    "five.txt": {"seats": 5, "placement": "random"},
    "six.txt": {"seats": 6, "rounds": 1, "moonshot": True},
}


def playthrough(given: dict[str, object]) -> str:
    """One game with random moves: options, moves with what they do, pictures, scores."""
    options = GAME.options(given)
    seats = int(options.seats)
    seed = f"{seats:032x}"
    record = Record(GAME, options, seed)
    voice = Voice(GAME.name, "en", NAMES[:seats])
    rng = from_seed(seed).fork()
    state = record.table()
    lines = [f"options {json.dumps(options.written())}", f"seed {seed}"]
    shown: set[str] = set()
    while state.pending:
        now = f"round {state.table()['round']} {state.table()['phase']}"
        pending = seats_of(state.pending)
        if now not in shown and len(pending) in (1, seats // 2):  # a vote is half sealed
            lines += picture(state, pending[0], voice)
            shown.add(now)
        seat = pending[rng.below(len(pending))]
        choice = state.legal(seat)
        log: list[Event] = []
        record.add(state, seat, int(choice[rng.below(len(choice))]), log)
        lines.append(f"{len(record.moves)}. {record.moves[-1]}")
        lines += [f"    {GAME.narrate(event, voice)}" for event in log]
    lines += picture(state, 0, voice)
    lines += [
        f"table {json.dumps(state.table())}",
        f"scores {state.scores()}",
        f"winners {state.winners()}",
    ]
    return "\n".join(lines) + "\n"


def picture(state: State, seat: int, voice: Voice) -> list[str]:
    """The table as one seat sees it."""
    drawn = GAME.portray(state.view(seat), voice)
    return ["", f"--- as {voice.seat(seat)} sees it", *drawn.split("\n"), "---", ""]


if __name__ == "__main__":
    for name, given in GAMES.items():
        (FOLDER / name).write_text(playthrough(given), encoding="utf-8")
