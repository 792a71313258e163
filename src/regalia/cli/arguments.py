"""What a command names: games by name, records by file."""

import sys
from pathlib import Path

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.game import Game
from regalia.kernel.record import MOST_BYTES, Record, read


def game_called(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise BadRecord(f"game: {quoted(name)} is none of the games ({', '.join(GAMES)})")
    return GAMES[name]


def record_in(file: str) -> Record:
    """The record in a file, checked whole; `-` is standard input."""
    try:
        if file == "-":
            text = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(file).open("rb") as opened:
                text = opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise BadRecord(f"{quoted(file, 200)} cannot be read: {why}") from None
    try:
        return read(text, GAMES)
    except BadRecord as error:
        raise BadRecord(f"{quoted(file, 200)}: {error}") from None
