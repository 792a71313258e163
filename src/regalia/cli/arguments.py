"""Arguments and options that several commands have: games, records, languages, whole numbers."""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from typer.models import OptionInfo

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import MAX_RECORD_BYTES, Record, read_record
from regalia.kernel.text.voice import LANGUAGES

WHOLE_NUMBER = re.compile(r"-?[0-9]{1,18}")
GAME_NAMES = ", ".join(GAMES)
GameArgument = Annotated[str, typer.Argument(help=f"{GAME_NAMES}.")]
Language = Annotated[
    str, typer.Option("--lang", help=f"{', '.join(LANGUAGES)}; by default your system's.")
]

NamedBotOption = typer.Option(
    metavar="NAME=BOT",
    envvar="REGALIA_BOTS",
    help="Offer another bot by a name: anna=learned:FILE.",
)


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


def choose_language(requested_language: str) -> str:
    """The language asked for, or the system's if it is supported, or English."""
    if requested_language:
        if requested_language not in LANGUAGES:
            raise BadRecord(f"lang: {quote(requested_language)} is none of {', '.join(LANGUAGES)}")
        return requested_language
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    system_language = (system or "")[:2]
    return system_language if system_language in LANGUAGES else LANGUAGES[0]


def whole_number_option(help_text: str) -> OptionInfo:
    option: OptionInfo = typer.Option(parser=parse_whole_number, metavar="NUMBER", help=help_text)
    return option


def parse_whole_number(given: str | int) -> int:
    """A number written in digits alone, unlike 1.0 or 1_0; a default is a number already."""
    if isinstance(given, str) and not WHOLE_NUMBER.fullmatch(given):
        raise typer.BadParameter(f"{quote(given)} is no whole number of up to 18 digits")
    return int(given)
