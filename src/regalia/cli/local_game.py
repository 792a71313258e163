"""Runs a local game: on a full screen, or line by line if there is none."""

import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from regalia.cli.exit_codes import INTERRUPTED, ExitCode
from regalia.cli.game_options import new_random_seed
from regalia.cli.terminal import (
    NextAction,
    can_show_screen,
    max_line_width,
    print_encodable_text,
    read_line_after_prompt,
    run_game_screen,
    show_replay_screen,
)
from regalia.engine import is_compiled
from regalia.home import new_game_file
from regalia.kernel.errors import Unable
from regalia.tui.line_mode import LineMode, PlayerLeft, make_bots_by_seat
from regalia.tui.local_game import LocalGame
from regalia.tui.summary import how_to_win_text


def new_save_file_or_warn(game_name: str, language: str) -> Path | None:
    """A new file in the user's folder of saved games; None, with a warning, if it fails."""
    try:
        return new_game_file(game_name, language)
    except Unable as error:
        print(f"regalia: {error}", file=sys.stderr)
        return None


def play_local_game(
    game: LocalGame, without_screen: bool, pace_s: float, light_theme: bool, is_in_resume_list: bool
) -> int:
    """Plays until the game is over or the person leaves; returns the exit code.

    `is_in_resume_list` says whether the game is saved in the folder that `regalia resume` lists.
    """
    make_bots_by_seat(game)  # raises an error for an unknown bot before anything is shown
    game.save_game()
    if without_screen or not can_show_screen():
        return play_line_by_line(game, is_in_resume_list)
    while True:
        outcome = play_on_screen(game, pace_s, light_theme)
        if outcome == "again":
            game = start_saved_rematch(game)
        elif outcome == "replay":
            show_replay_screen(game.table.record, game.language, light_theme)
        else:
            break
    if not game.is_over:
        print(game.messages.format("left"))
        print_resume_hint(game, is_in_resume_list)
    return 0


def play_on_screen(game: LocalGame, pace_s: float, light_theme: bool) -> NextAction:
    from regalia.tui.bot_driver import make_local_game_screen  # Textual is slow to load

    return run_game_screen(
        game.rules, lambda bots: make_local_game_screen(game, bots, pace_s), light_theme
    )


def start_saved_rematch(game: LocalGame) -> LocalGame:
    """A new game with the same seats and bots."""
    record = replace(game.table.record, seed=new_random_seed(), deal=None, moves=[], fair=None)
    file = new_save_file_or_warn(game.rules.name, game.language)
    again = LocalGame(record, game.seat, game.language, file)
    again.save_game()
    return again


def play_line_by_line(game: LocalGame, is_in_resume_list: bool) -> ExitCode:
    messages = game.messages
    if sys.stdin.isatty():
        with suppress(ImportError):  # importing it turns on line editing and history
            import readline  # noqa: F401
    line_mode = LineMode(game, read_line_after_prompt, print_encodable_text, max_line_width())
    if not is_compiled():
        line_mode.print_wrapped(messages.format("interpreted"))
    line_mode.print_wrapped(messages.format("welcome", game=game.voice.text("game")))
    if not game.table.steps:
        line_mode.print_wrapped(
            how_to_win_text(game.voice, messages, with_legend=False, with_keys=False)
        )
    code = 0
    try:
        line_mode.play_game()
    except PlayerLeft:
        print_encodable_text(messages.format("left"))
    except EOFError:  # the end of the input means leaving, too
        print_encodable_text("\n" + messages.format("left"))
    except KeyboardInterrupt:
        print_encodable_text("\n" + messages.format("left"))
        code = INTERRUPTED
    print_resume_hint(game, is_in_resume_list)
    return code


def print_resume_hint(game: LocalGame, is_in_resume_list: bool) -> None:
    """Prints where the game is saved and how to resume it."""
    messages = game.messages
    if game.file is None:
        return
    if not is_in_resume_list:
        print_encodable_text(messages.format("saved", file=str(game.file)))
    if not game.is_over:
        command = "regalia resume" if is_in_resume_list else f"regalia play --resume {game.file}"
        print_encodable_text(messages.format("how-to-go-on", command=command))
