"""Runs a local game: on a full screen, or line by line if there is none."""

import os
import shutil
import sys
from dataclasses import replace
from pathlib import Path

from regalia.cli.exit_codes import INTERRUPTED
from regalia.cli.game_options import random_seed
from regalia.engine import compiled
from regalia.home import new_file
from regalia.kernel.errors import Unable
from regalia.kernel.records.record import Record
from regalia.tui.ascii import replace_unencodable, supports_unicode
from regalia.tui.line_mode import LineMode, PlayerLeft, make_bots
from regalia.tui.local_game import LocalGame
from regalia.tui.messages import Messages
from regalia.tui.summary import how_to_win

MAX_LINE_WIDTH = 100  # columns, also where the terminal's width is unknown
MIN_LINE_WIDTH = 60


def has_screen() -> bool:
    """Whether the terminal is interactive and can show a full screen."""
    return (
        sys.stdin.isatty()
        and sys.stdout.isatty()
        and os.environ.get("TERM", "") not in ("", "dumb")
        and supports_unicode(sys.stdout)
    )


def line_width() -> int:
    """The number of columns that a line may have."""
    given = os.environ.get("COLUMNS", "").isdigit() or sys.stdout.isatty()
    found = shutil.get_terminal_size((MAX_LINE_WIDTH, 0)).columns if given else MAX_LINE_WIDTH
    return max(MIN_LINE_WIDTH, min(MAX_LINE_WIDTH, found))


def new_save_file(game: str, language: str) -> Path | None:
    """A new file in the user's folder of saved games; None, with a warning, if it fails."""
    try:
        return new_file(game, language)
    except Unable as error:
        print(f"regalia: {error}", file=sys.stderr)
        return None


def run_game(sitting: LocalGame, plain: bool, pace: float, light: bool, in_own_folder: bool) -> int:
    """Plays until the game is over or the person leaves; returns the exit code.

    `in_own_folder`: the game is saved where `regalia resume` finds it.
    """
    make_bots(sitting)  # raises an error for an unknown bot before anything is shown
    sitting.save()
    if plain or not has_screen():
        return run_in_lines(sitting, in_own_folder)
    while True:
        outcome = run_on_screen(sitting, pace, light)
        if outcome == "again":
            sitting = deal_rematch(sitting)
        elif outcome == "replay":
            show_replay(sitting.table.record, sitting.language, light)
        else:
            break
    if not sitting.is_over:
        print(sitting.messages.format("left"))
        print_resume_hint(sitting, in_own_folder)
    return 0


def run_on_screen(sitting: LocalGame, pace: float, light: bool) -> str:
    """Plays on the full screen; returns what the person wants next."""
    from regalia.tui.app import (
        RegaliaApp,
    )  # Textual is slow to load, and line mode does not need it
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


def show_replay(record: Record, language: str, light: bool) -> None:
    """Shows a record on the full screen, move by move."""
    from regalia.tui.app import RegaliaApp
    from regalia.tui.replay_screen import ReplayScreen

    RegaliaApp(ReplayScreen(record, language), light).run()


def deal_rematch(sitting: LocalGame) -> LocalGame:
    """A new game with the same seats and bots."""
    record = replace(sitting.table.record, seed=random_seed(), deal=None, moves=[], fair=None)
    file = new_save_file(sitting.rules.name, sitting.language)
    again = LocalGame(record, sitting.seat, sitting.language, file)
    again.save()
    return again


def run_in_lines(sitting: LocalGame, in_own_folder: bool) -> int:
    """Plays line by line; returns the exit code."""
    words = sitting.messages
    if sys.stdin.isatty():
        enable_line_editing()
    session = LineMode(sitting, prompt_line, print_text, line_width())
    if not compiled():
        session.print_wrapped(words.format("interpreted"))
    session.print_wrapped(words.format("welcome", game=sitting.voice.text("game")))
    if not sitting.table.steps:
        session.print_wrapped(how_to_win(sitting.voice, words, with_legend=False, with_keys=False))
    code = 0
    try:
        session.play()
    except PlayerLeft:
        print_text(words.format("left"))
    except EOFError:  # the end of the input means leaving, too
        print_text("\n" + words.format("left"))
    except KeyboardInterrupt:
        print_text("\n" + words.format("left"))
        code = INTERRUPTED
    print_resume_hint(sitting, in_own_folder)
    return code


def print_text(text: str) -> None:
    """Prints a text, with replacements for characters that the terminal lacks."""
    print(replace_unencodable(text, sys.stdout.encoding or "ascii"))


def prompt_line(prompt: str) -> str:
    """Asks the person for a line."""
    return input(replace_unencodable(prompt, sys.stdout.encoding or "ascii"))


def enable_line_editing() -> None:
    """Turns on line editing and history, where readline exists."""
    try:
        import readline  # noqa: F401 - importing it is enough
    except ImportError:
        return


def print_resume_hint(sitting: LocalGame, in_own_folder: bool) -> None:
    """Prints where the game is saved and how to resume it."""
    words: Messages = sitting.messages
    if sitting.file is None:
        return
    if not in_own_folder:
        print_text(words.format("saved", file=str(sitting.file)))
    if not sitting.is_over:
        command = "regalia resume" if in_own_folder else f"regalia play --resume {sitting.file}"
        print_text(words.format("how-to-go-on", command=command))
