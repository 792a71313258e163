"""A person sits down at a table: on a screen, or line by line where there is none."""

import os
import shutil
import sys
from dataclasses import replace
from pathlib import Path

from regalia.cli.options import new_seed
from regalia.engine import compiled
from regalia.home import new_file
from regalia.kernel.errors import Unable
from regalia.kernel.records.record import Record
from regalia.tui.ascii import replace_unencodable, supports_unicode
from regalia.tui.line_mode import LineMode, PlayerLeft, make_bots
from regalia.tui.local_game import LocalGame
from regalia.tui.messages import Messages
from regalia.tui.summary import how_to_win

INTERRUPTED = 130
WIDE = 100  # columns where nobody says how many there are
NARROWEST = 60


def has_screen() -> bool:
    """Whether somebody sits at a terminal that can show a screen."""
    return (
        sys.stdin.isatty()
        and sys.stdout.isatty()
        and os.environ.get("TERM", "") not in ("", "dumb")
        and supports_unicode(sys.stdout)
    )


def columns() -> int:
    """How many columns a line may have."""
    given = os.environ.get("COLUMNS", "").isdigit() or sys.stdout.isatty()
    found = shutil.get_terminal_size((WIDE, 0)).columns if given else WIDE
    return max(NARROWEST, min(WIDE, found))


def own_file(game: str, language: str) -> Path | None:
    """Where a game is kept that nobody named a file for; None if nothing can be kept here."""
    try:
        return new_file(game, language)
    except Unable as error:
        print(f"regalia: {error}", file=sys.stderr)
        return None


def sit_down(sitting: LocalGame, plain: bool, pace: float, light: bool, own: bool) -> int:
    """Plays until the end, or until the person leaves; tells the exit code."""
    make_bots(sitting)  # whoever cannot be made is told before anything is shown
    sitting.save()
    if plain or not has_screen():
        return in_lines(sitting, own)
    while True:
        outcome = on_screen(sitting, pace, light)
        if outcome == "again":
            sitting = once_more(sitting)
        elif outcome == "replay":
            look_back(sitting.table.record, sitting.language, light)
        else:
            break
    if not sitting.is_over:
        print(sitting.messages.format("left"))
        say_goodbye(sitting, own)
    return 0


def on_screen(sitting: LocalGame, pace: float, light: bool) -> str:
    """Plays on the screen; tells what is wanted then."""
    from regalia.tui.app import RegaliaApp  # Textual is slow to load, and lines do without
    from regalia.tui.bot_driver import local_game_screen
    from regalia.tui.bot_process import BotProcess

    mind = BotProcess(sitting.rules)
    screen = local_game_screen(sitting, mind, pace)
    try:
        outcome = RegaliaApp(screen, light).run()
    finally:
        mind.close()
    if outcome is None or screen.failure:
        raise Unable(screen.failure or "the screen was closed by an error")
    return outcome


def look_back(record: Record, language: str, light: bool) -> None:
    """Shows a record on the screen, move by move."""
    from regalia.tui.app import RegaliaApp
    from regalia.tui.replay_screen import ReplayScreen

    RegaliaApp(ReplayScreen(record, language), light).run()


def once_more(sitting: LocalGame) -> LocalGame:
    """The same people and bots at a new table."""
    record = replace(sitting.table.record, seed=new_seed(), deal=None, moves=[], fair=None)
    file = own_file(sitting.rules.name, sitting.language)
    again = LocalGame(record, sitting.seat, sitting.language, file)
    again.save()
    return again


def in_lines(sitting: LocalGame, own: bool) -> int:
    """Plays line by line."""
    say = spoken
    words = sitting.messages
    if sys.stdin.isatty():
        edit_lines()
    session = LineMode(sitting, asked, say, columns())
    if not compiled():
        session.print_wrapped(words.format("interpreted"))
    session.print_wrapped(words.format("welcome", game=sitting.voice.say("game")))
    if not sitting.table.steps:
        session.print_wrapped(how_to_win(sitting.voice, words, with_legend=False, with_keys=False))
    code = 0
    try:
        session.play()
    except PlayerLeft:
        say(words.format("left"))
    except EOFError:  # the end of the input is a way to leave, too
        say("\n" + words.format("left"))
    except KeyboardInterrupt:
        say("\n" + words.format("left"))
        code = INTERRUPTED
    say_goodbye(sitting, own)
    return code


def spoken(text: str) -> None:
    """Prints a text with the signs that the terminal has."""
    print(replace_unencodable(text, sys.stdout.encoding or "ascii"))


def asked(prompt: str) -> str:
    """A line that the person types."""
    return input(replace_unencodable(prompt, sys.stdout.encoding or "ascii"))


def edit_lines() -> None:
    """Lets a typed line be edited, and earlier ones be found again, where that is possible."""
    try:
        import readline  # noqa: F401 - to be loaded is all it needs
    except ImportError:
        return


def say_goodbye(sitting: LocalGame, own: bool) -> None:
    """Says where the game is and how to go on."""
    words: Messages = sitting.messages
    if sitting.file is None:
        return
    if not own:
        spoken(words.format("saved", file=str(sitting.file)))
    if not sitting.is_over:
        command = "regalia resume" if own else f"regalia play --resume {sitting.file}"
        spoken(words.format("how-to-go-on", command=command))
