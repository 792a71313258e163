"""Arguments that several commands have: names of games, files of records."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import MAX_RECORD_BYTES, Record, read_record

GAME_NAMES = ", ".join(GAMES)
GameArgument = Annotated[str, typer.Argument(help=f"{GAME_NAMES}.")]


def read_record_file(file: str) -> Record:
    """Reads a record without checking its moves; `-` is standard input."""
    try:
        if file == "-":
            text = sys.stdin.buffer.read(MAX_RECORD_BYTES + 1)
        else:
            with Path(file).open("rb") as opened:
                text = opened.read(MAX_RECORD_BYTES + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise BadRecord(f"{quote(file, 200)} cannot be read: {why}") from None
    with name_file_in_errors(file):
        return read_record(text, GAMES)


def replay_record_file(file: str) -> Table:
    """Reads a record and replays all its moves."""
    record = read_record_file(file)
    with name_file_in_errors(file):
        return Table(record)


@contextmanager
def name_file_in_errors(file: str) -> Iterator[None]:
    """Puts the name of the file in front of a BadRecord."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(f"{quote(file, 200)}: {error}") from None
