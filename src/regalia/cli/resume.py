"""`regalia resume`: the games that are saved and not finished."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from regalia.cli.arguments import Language, choose_language, replay_record_file, whole_number_option
from regalia.cli.local_game import play_local_game
from regalia.cli.play import DEFAULT_PACE_S, Light, Pace, Plain, load_saved_game
from regalia.cli.terminal import print_encodable_text, read_line_after_prompt
from regalia.home import saved_game_files
from regalia.kernel.errors import BadRecord
from regalia.kernel.play.table import Table
from regalia.kernel.text.voice import Voice
from regalia.tui.messages import Messages

MAX_LISTED = 20


class SavedGame(NamedTuple):
    """A saved game that is not over."""

    file: Path
    table: Table


def resume(
    number: Annotated[
        int | None, typer.Argument(metavar="NUMBER", help="Which of them; 1 is the latest.")
    ] = None,
    plain: Plain = False,
    light: Light = False,
    pace: Pace = DEFAULT_PACE_S,
    seat: Annotated[
        int | None, whole_number_option("Your seat, if you are called as a bot is.")
    ] = None,
    lang: Language = "",
) -> None:
    """List the saved games that are not over, or go on with one."""
    messages = Messages(choose_language(lang))
    saved_games = find_unfinished_games()
    if number is None:
        if not saved_games:
            print_encodable_text(messages.format("nothing-saved"))
            return
        for number_shown, saved in enumerate(saved_games, start=1):
            print_encodable_text(f"{number_shown:>3}  {describe_saved_game(saved, messages)}")
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return
        text = read_line_after_prompt(f"{messages.format('which-one')} ").strip()
        if not text:
            return
        number = int(text) if text.isdigit() else 0
    if not 1 <= number <= len(saved_games):
        raise BadRecord(f"resume: there is no saved game {number}, only 1 to {len(saved_games)}")
    game = load_saved_game(saved_games[number - 1].file, "", seat, lang)
    raise typer.Exit(play_local_game(game, plain, pace, light, is_in_resume_list=True))


def find_unfinished_games() -> list[SavedGame]:
    """The latest saved games that are not over; files that are no records are skipped."""
    found: list[SavedGame] = []
    for file in saved_game_files():
        try:
            table = replay_record_file(str(file))
        except BadRecord:
            continue
        if table.state.pending:
            found.append(SavedGame(file, table))
        if len(found) == MAX_LISTED:
            break
    return found


def describe_saved_game(saved: SavedGame, messages: Messages) -> str:
    """A line about a saved game: its game, names, moves and date."""
    table = saved.table
    when = datetime.fromtimestamp(saved.file.stat().st_mtime, UTC).astimezone()
    return messages.format(
        "saved-game",
        game=Voice(table.game, messages.language).text("game"),
        names=", ".join(table.record.names or []),
        moves=len(table.steps),
        when=f"{when:%Y-%m-%d %H:%M}",
    )
