"""A file that keeps the finished games of a run, so that an interrupted run can go on.

The first line says which run it is, each further line is a game.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from regalia import __version__
from regalia.arena.match import Played
from regalia.kernel.errors import BadRecord, Unable, quoted
from regalia.kernel.options import Value

KIND = "regalia arena"
MOST = 1_000_000_000  # far beyond any score, and any count of what happens in a game


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a run is: with the same heading, a game has the same number, deal and seats."""

    journal: str
    version: str
    game: str
    options: dict[str, Value]
    bots: list[str]
    games: int
    seed: str

    @classmethod
    def of(
        cls, game: str, options: dict[str, Value], bots: tuple[str, ...], games: int, seed: str
    ) -> "Heading":
        """The heading of a run of this Regalia."""
        return cls(KIND, __version__, game, options, list(bots), games, seed)


class Journal:
    """The open file of one run; nobody else can write to it meanwhile."""

    def __init__(self, file: Path, heading: Heading) -> None:
        """Opens the file, or begins it; BadRecord if it is not of this run."""
        self.file = file
        self.played: list[Played] = []
        try:
            self._open = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
            try:
                lock(self._open, file)
                self._read(heading)
            except BaseException:
                self.close()
                raise
        except OSError as error:
            raise Unable(f"keep: {quoted(str(file), 200)}: {error.strerror}") from None

    def _read(self, heading: Heading) -> None:
        file = self.file
        text = file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]  # the last line is torn where it has no end
        lines = whole.splitlines()
        if not lines and text and not msgspec.json.encode(heading).startswith(text):
            raise BadRecord(f"keep: {file.name} is no journal of an arena")
        if lines:
            differ(read_heading(lines[0], file), heading, file)
            self.played = list(read_games(lines[1:], heading, file))
        os.ftruncate(self._open, len(whole))
        if not lines:
            self._append(heading)

    def add(self, played: Played) -> None:
        """Writes a finished game, in one piece."""
        self._append(played)

    def close(self) -> None:
        """Closes the file."""
        os.close(self._open)

    def _append(self, line: Heading | Played) -> None:
        text = msgspec.json.encode(line) + b"\n"
        try:
            written = os.write(self._open, text)
        except OSError as error:
            raise Unable(f"keep: {self.file.name}: {error.strerror}") from None
        if written < len(text):
            raise Unable(f"keep: {self.file.name}: there is no room for another game")


def lock(opened: int, file: Path) -> None:
    """Keeps a second run from the same file, where the system knows locks."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Unable(f"keep: {file.name} is in use by another run") from None


def seed_in(file: Path) -> str | None:
    """The seed of the run kept in a file, if there is one."""
    try:
        with file.open("rb") as opened:
            line = opened.readline()
    except OSError:
        return None
    return read_heading(line, file).seed if line.endswith(b"\n") else None


Line = TypeVar("Line", Heading, Played)


def decoded(line: bytes, kind: type[Line]) -> Line | None:
    """What a line says, if it says something of this kind."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def read_heading(line: bytes, file: Path) -> Heading:
    """The first line of a journal."""
    heading = decoded(line, Heading)
    if heading is None or heading.journal != KIND:
        raise BadRecord(f"keep: {file.name} is no journal of an arena")
    return heading


def differ(kept: Heading, asked: Heading, file: Path) -> None:
    """Refuses the journal of another run, naming what is different."""
    for name in Heading.__struct_fields__:
        there, here = getattr(kept, name), getattr(asked, name)
        if there != here:
            raise BadRecord(
                f"keep: {file.name} is of another run:"
                f" its {name} is {said(there)}, and this run's is {said(here)}"
            )


def said(value: object) -> str:
    """A value of a heading in a sentence."""
    if isinstance(value, list):
        return " ".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={one}" for name, one in value.items())
    return str(value)


def read_games(lines: list[bytes], heading: Heading, file: Path) -> Iterator[Played]:
    """The games of a journal."""
    seen: set[int] = set()
    for number, line in enumerate(lines, start=2):
        played = decoded(line, Played)
        if played is None:
            raise BadRecord(f"keep: {file.name}: line {number} is no finished game")
        if not 0 <= played.number < heading.games or played.number in seen:
            raise BadRecord(f"keep: {file.name}: line {number} is of game {played.number}")
        fault = fault_of(played, int(heading.options["seats"]))
        if fault:
            raise BadRecord(f"keep: {file.name}: line {number}: {fault}")
        seen.add(played.number)
        yield played


def fault_of(played: Played, seats: int) -> str:
    """Why no game at a table of so many seats can have ended so; nothing if one can."""
    if len(played.scores) != seats:
        return f"{seats} seats have {seats} scores, not {len(played.scores)}"
    if not all(-MOST <= score <= MOST for score in played.scores):
        return "no score is so great"
    if len(played.habits) != seats:
        return f"{seats} seats have the habits of {seats}, not of {len(played.habits)}"
    for habits in played.habits:
        for habit, count in habits.items():
            if " " not in habit or not 0 < count <= MOST:
                return f"nobody has the habit {quoted(habit)} {count} times"
    winners = played.winners
    if not winners or winners != sorted(set(winners)) or not 0 <= winners[0] <= winners[-1] < seats:
        return f"the winners are seats from 0 to {seats - 1}, ascending, not {quoted(winners)}"
    return ""
