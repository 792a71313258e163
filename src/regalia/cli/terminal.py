"""The person's terminal: what it can show, and the screens shown on it."""

import os
import shutil
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from regalia.kernel.errors import Unable
from regalia.kernel.game import Game
from regalia.kernel.records.record import Record
from regalia.tui.ascii import replace_unencodable, supports_unicode

if TYPE_CHECKING:  # Textual is slow to load, and most commands do not need it
    from regalia.tui.bot_process import BotProcess
    from regalia.tui.game_screen import GameScreen

MAX_LINE_WIDTH = 100  # columns, also where the terminal's width is unknown
MIN_LINE_WIDTH = 60

NextAction = str  # how the person left a screen: again, rematch, replay or quit


def can_show_screen() -> bool:
    """Whether the terminal is interactive and can show a full screen."""
    return (
        sys.stdin.isatty()
        and sys.stdout.isatty()
        and os.environ.get("TERM", "") not in ("", "dumb")
        and supports_unicode(sys.stdout)
    )


def max_line_width() -> int:
    """The number of columns that a line may have."""
    given = os.environ.get("COLUMNS", "").isdigit() or sys.stdout.isatty()
    found = shutil.get_terminal_size((MAX_LINE_WIDTH, 0)).columns if given else MAX_LINE_WIDTH
    return max(MIN_LINE_WIDTH, min(MAX_LINE_WIDTH, found))


def run_game_screen(
    game: Game, make_screen: "Callable[[BotProcess], GameScreen]", light_theme: bool
) -> NextAction:
    """Plays on the full screen; returns what the person wants next."""
    from regalia.tui.app import RegaliaApp
    from regalia.tui.bot_process import BotProcess

    bot_process = BotProcess(game)
    screen = make_screen(bot_process)
    try:
        outcome = RegaliaApp(screen, light_theme).run()
    finally:
        bot_process.close()
    if outcome is None or screen.failure:
        raise Unable(screen.failure or "the screen was closed by an error")
    return outcome


def show_replay_screen(record: Record, language: str, light_theme: bool) -> None:
    from regalia.tui.app import RegaliaApp
    from regalia.tui.replay_screen import ReplayScreen

    RegaliaApp(ReplayScreen(record, language), light_theme).run()


def print_encodable_text(text: str) -> None:
    """Prints a text, with replacements for characters that the terminal lacks."""
    print(replace_unencodable(text, sys.stdout.encoding or "ascii"))


def read_line_after_prompt(prompt: str) -> str:
    """Reads a line as `input` does, with replacements for characters that the terminal lacks."""
    return input(replace_unencodable(prompt, sys.stdout.encoding or "ascii"))
