"""Whole games as text, to be read by people and compared by a test.

A game lists its playthroughs in tests/<game>/golden/games.json: a name, options, a seed.
`python -m tests.golden` writes each of them into tests/<game>/golden/<name>.txt.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.chance import random_record

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.game import Game
from regalia.kernel.table import replay
from regalia.kernel.voice import Voice

TESTS = Path(__file__).parent
PLIES_BETWEEN_TABLES = 12


@dataclass(frozen=True)
class Golden:
    """One playthrough: where it is kept, and what is played."""

    game: Game
    path: Path
    options: Mapping[str, object]
    seed: str

    def text(self) -> str:
        """The whole game, played anew."""
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        """What was chosen, then ply by ply the move, what is told of it, and some tables."""
        options = self.game.options(self.options)
        record = random_record(self.game, options, self.seed)
        voice = Voice(self.game, "en")
        yield f"{self.game.name} {json.dumps(options.written())} seed {self.seed}"
        for ply, (state, log) in enumerate(replay(record)):
            yield ""
            yield f"{ply}. {record.moves[ply - 1]}" if ply else "The deal"
            for event in log:
                yield f"  {voice.tell(event.seen_by(SPECTATOR))}"
            if ply % PLIES_BETWEEN_TABLES == 0 or ply == len(record.moves):
                yield from laid_out(state.table())
        yield ""
        yield f"Scores {state.scores()}, won by {state.winners()}"


def laid_out(table: Mapping[str, object]) -> Iterator[str]:
    """A table, a field on each line and a line for each seat."""
    for name, field in table.items():
        if name == "seats" and isinstance(field, list):
            for seat, realm in enumerate(field):
                yield f"    seat {seat}: {compact(realm)}"
        else:
            yield f"    {name}: {compact(field)}"


def compact(field: object) -> str:
    """A part of a table as short JSON."""
    return json.dumps(field, ensure_ascii=False, separators=(",", ":"))


def goldens() -> list[Golden]:
    """All playthroughs of all games."""
    return [
        Golden(GAMES[name], folder / f"{one['name']}.txt", one["options"], one["seed"])
        for name in GAMES
        for folder in [TESTS / name / "golden"]
        if folder.is_dir()
        for one in json.loads((folder / "games.json").read_text(encoding="utf-8"))
    ]


def main() -> None:
    """Writes all playthroughs."""
    for golden in goldens():
        golden.path.write_text(golden.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
