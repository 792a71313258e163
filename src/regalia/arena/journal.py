"""A file of a run's finished games, so that an interrupted run can be continued.

The first line describes the run, each further line is a game.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from regalia.arena.match import FinishedMatch
from regalia.kernel.errors import BadRecord, Unable, file_errors_as_unable, quote
from regalia.kernel.options import Value

JOURNAL_KIND = "regalia arena"
MAX_COUNT = 1_000_000_000  # far above any score and any count of events


class JournalHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a run. With equal headings, the games are the same by number."""

    journal: str
    version: str
    game: str
    options: dict[str, Value]
    bots: list[str]
    games: int
    seed: str


class Journal:
    """The open, locked file of one run."""

    def __init__(self, file: Path, heading: JournalHeading) -> None:
        """Opens or creates the file; BadRecord if it belongs to another run."""
        self.file = file
        self.played: list[FinishedMatch] = []
        with file_errors_as_unable("keep", file):
            self._descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
            try:
                lock_file(self._descriptor, file)
                self._load_or_begin(heading)
            except BaseException:
                self.close()
                raise

    def _load_or_begin(self, heading: JournalHeading) -> None:
        file = self.file
        text = file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]  # without the last line if it is incomplete
        lines = whole.splitlines()
        if not lines and text and not msgspec.json.encode(heading).startswith(text):
            raise BadRecord(f"keep: {file.name} is no journal of an arena")
        if lines:
            check_same_run(read_heading(lines[0], file), heading, file)
            self.played = list(read_finished_matches(lines[1:], heading, file))
        os.ftruncate(self._descriptor, len(whole))
        if not lines:
            self.append(heading)

    def close(self) -> None:
        os.close(self._descriptor)

    def append(self, line: JournalHeading | FinishedMatch) -> None:
        """Appends the heading or a finished game, in one write."""
        text = msgspec.json.encode(line) + b"\n"
        try:
            written = os.write(self._descriptor, text)
        except OSError as error:
            raise Unable(f"keep: {self.file.name}: {error.strerror}") from None
        if written < len(text):
            raise Unable(f"keep: {self.file.name}: there is no room for another game")


def lock_file(descriptor: int, file: Path) -> None:
    """Locks the file against a second run, except on Windows."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Unable(f"keep: {file.name} is in use by another run") from None


def seed_in_journal(file: Path) -> str | None:
    """The seed of the run in a journal, if the file exists."""
    try:
        with file.open("rb") as opened:
            line = opened.readline()
    except OSError:
        return None
    return read_heading(line, file).seed if line.endswith(b"\n") else None


JournalLine = TypeVar("JournalLine", JournalHeading, FinishedMatch)


def try_decode(line: bytes, kind: type[JournalLine]) -> JournalLine | None:
    """The decoded line, or None if it is not of this type."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def read_heading(line: bytes, file: Path) -> JournalHeading:
    """The first line of a journal."""
    heading = try_decode(line, JournalHeading)
    if heading is None or heading.journal != JOURNAL_KIND:
        raise BadRecord(f"keep: {file.name} is no journal of an arena")
    return heading


def check_same_run(stored: JournalHeading, requested: JournalHeading, file: Path) -> None:
    """Raises BadRecord if the journal is of another run, and names the difference."""
    for name in JournalHeading.__struct_fields__:
        kept_value, asked_value = getattr(stored, name), getattr(requested, name)
        if kept_value != asked_value:
            raise BadRecord(
                f"keep: {file.name} is of another run: its {name} is"
                f" {heading_value_text(kept_value)}, and this run's is"
                f" {heading_value_text(asked_value)}"
            )


def heading_value_text(value: object) -> str:
    """A value of a heading as text for a sentence."""
    if isinstance(value, list):
        return " ".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={one}" for name, one in value.items())
    return str(value)


def read_finished_matches(
    lines: list[bytes], heading: JournalHeading, file: Path
) -> Iterator[FinishedMatch]:
    """The games of a journal."""
    seen: set[int] = set()
    for number, line in enumerate(lines, start=2):
        played = try_decode(line, FinishedMatch)
        if played is None:
            raise BadRecord(f"keep: {file.name}: line {number} is no finished game")
        if not 0 <= played.number < heading.games or played.number in seen:
            raise BadRecord(f"keep: {file.name}: line {number} is of game {played.number}")
        fault = describe_match_fault(played, int(heading.options["seats"]))
        if fault:
            raise BadRecord(f"keep: {file.name}: line {number}: {fault}")
        seen.add(played.number)
        yield played


def describe_match_fault(match: FinishedMatch, seats: int) -> str:
    """Why a game with this number of seats cannot have ended so; empty if it can."""
    if len(match.scores) != seats:
        return f"{seats} seats have {seats} scores, not {len(match.scores)}"
    if not all(-MAX_COUNT <= score <= MAX_COUNT for score in match.scores):
        return "no score is so great"
    if len(match.habits) != seats:
        return f"{seats} seats have the habits of {seats}, not of {len(match.habits)}"
    for habits in match.habits:
        for habit, count in habits.items():
            if " " not in habit or not 0 < count <= MAX_COUNT:
                return f"nobody has the habit {quote(habit)} {count} times"
    winners = match.winners
    if not winners or winners != sorted(set(winners)) or not 0 <= winners[0] <= winners[-1] < seats:
        return f"the winners are seats from 0 to {seats - 1}, ascending, not {quote(winners)}"
    return ""
