"""Whole games as text, to be read by people and compared by a test.

A game keeps records with explicit deals in tests/<game>/golden/<name>.json, so that no change of
chance touches them. `python -m tests.golden` tells each of them in <name>.txt beside it.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import replay_states
from regalia.kernel.records.record import Record, read_record
from regalia.kernel.text.voice import Voice

TESTS = Path(__file__).parent
PLIES_BETWEEN_TABLES = 12


def playthroughs() -> list[Path]:
    """The records of all playthroughs."""
    return sorted(TESTS.glob("*/golden/*.json"))


def play_record_in_words(path: Path) -> str:
    """A whole game in words, played anew."""
    return "\n".join(lines(read_record(path.read_bytes(), GAMES))) + "\n"


def lines(record: Record) -> Iterator[str]:
    """What was chosen, then ply by ply the move, what is told of it, and some tables."""
    voice = Voice(record.game, "en")
    yield f"{record.game.name} {json.dumps(record.options.to_dict())}"
    for ply, (state, log) in enumerate(replay_states(record)):
        yield ""
        yield f"{ply}. {record.moves[ply - 1]}" if ply else "The deal"
        for event in log:
            yield f"  {voice.event_text(event.as_seen_by(SPECTATOR))}"
        if ply % PLIES_BETWEEN_TABLES == 0 or ply == len(record.moves):
            yield from laid_out(state.table_as_dict())
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


def main() -> None:
    """Tells all playthroughs anew."""
    for path in playthroughs():
        path.with_suffix(".txt").write_text(play_record_in_words(path), encoding="utf-8")


if __name__ == "__main__":
    main()
