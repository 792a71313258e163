"""`regalia resume`: the games that are saved and not finished."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from regalia.cli.arguments import table_in
from regalia.cli.language import Language, language_of
from regalia.cli.numbers import number_option
from regalia.cli.play import PACE, Light, Pace, Plain, resumed
from regalia.cli.table import asked, sit_down, spoken
from regalia.home import saved_files
from regalia.kernel.errors import BadRecord
from regalia.kernel.play.table import Table
from regalia.kernel.text.voice import Voice
from regalia.tui.messages import Messages

MOST = 20  # games listed


class Saved(NamedTuple):
    """A game that can go on."""

    file: Path
    table: Table


def resume(
    number: Annotated[
        int | None,
        typer.Argument(metavar="NUMBER", help="Which of them; 1 is the latest."),
    ] = None,
    plain: Plain = False,
    light: Light = False,
    pace: Pace = PACE,
    seat: Annotated[int | None, number_option("Your seat, if you are called as a bot is.")] = None,
    lang: Language = "",
) -> None:
    """List the saved games that are not over, or go on with one."""
    words = Messages(language_of(lang))
    found = unfinished()
    if number is None:
        if not found:
            spoken(words.format("nothing-saved"))
            return
        for at, one in enumerate(found, start=1):
            spoken(f"{at:>3}  {described(one, words)}")
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return
        text = asked(f"{words.format('which-one')} ").strip()
        if not text:
            return
        number = int(text) if text.isdigit() else 0
    if not 1 <= number <= len(found):
        raise BadRecord(f"resume: there is no saved game {number}, only 1 to {len(found)}")
    sitting = resumed(found[number - 1].file, "", seat, lang)
    raise typer.Exit(sit_down(sitting, plain, pace, light, own=True))


def unfinished() -> list[Saved]:
    """The latest games that can go on; a file that is no record is passed over."""
    found: list[Saved] = []
    for file in saved_files():
        try:
            table = table_in(str(file))
        except BadRecord:
            continue
        if table.state.pending:
            found.append(Saved(file, table))
        if len(found) == MOST:
            break
    return found


def described(saved: Saved, words: Messages) -> str:
    """A saved game in a line."""
    table = saved.table
    when = datetime.fromtimestamp(saved.file.stat().st_mtime, UTC).astimezone()
    return words.format(
        "saved-game",
        game=Voice(table.game, words.language).say("game"),
        names=", ".join(table.record.names or []),
        moves=len(table.steps),
        when=f"{when:%Y-%m-%d %H:%M}",
    )
