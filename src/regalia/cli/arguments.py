"""What a command names: games by name, records by file."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import MOST_BYTES, Record, read

GAME_NAMES = ", ".join(GAMES)


def game_called(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise BadRecord(f"game: {quoted(name)} is none of the games ({', '.join(GAMES)})")
    return GAMES[name]


def record_in(file: str) -> Record:
    """The record in a file, its moves not yet looked at; `-` is standard input."""
    try:
        if file == "-":
            text = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(file).open("rb") as opened:
                text = opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise BadRecord(f"{quoted(file, 200)} cannot be read: {why}") from None
    with named_in_errors(file):
        return read(text, GAMES)


def table_in(file: str) -> Table:
    """The table of the record in a file, after all its moves."""
    record = record_in(file)
    with named_in_errors(file):
        return Table(record)


@contextmanager
def named_in_errors(file: str) -> Iterator[None]:
    """Says in which file the record is that cannot be read."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(f"{quoted(file, 200)}: {error}") from None
