"""The command `regalia` and its subcommands."""

import sys
from contextlib import suppress

import typer

from regalia import __version__
from regalia.cli.arena import arena
from regalia.cli.bench import bench
from regalia.cli.exit_codes import BAD_INPUT, FAILED, INTERRUPTED, ExitCode
from regalia.cli.features import features
from regalia.cli.game_options import command_help_with_game_options
from regalia.cli.mcp import mcp
from regalia.cli.new_game import new_game
from regalia.cli.play import play
from regalia.cli.rate import rate
from regalia.cli.ray_option import RayCommand
from regalia.cli.replay import replay, view
from regalia.cli.resume import resume
from regalia.cli.rules import rules
from regalia.cli.schema import schema
from regalia.cli.serve import serve
from regalia.cli.streams import redirect_stdout_to_null, repair_standard_streams
from regalia.cli.train import train
from regalia.cli.train_ppo import train_ppo
from regalia.cli.verify import verify
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable

app = typer.Typer(
    help=f"Royal games to play and to study: {', '.join(GAMES)}.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
# the options of a game are parsed by the command itself
PASS_UNKNOWN_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}

app.command(
    context_settings=PASS_UNKNOWN_OPTIONS,
    help=command_help_with_game_options("Play against bots or at a server's table, or go on."),
)(play)
for command in (resume, replay, view, rules, schema, verify, serve, features, new_game):
    app.command()(command)
app.command(cls=RayCommand)(train)
app.command("train-ppo")(train_ppo)
app.command(
    cls=RayCommand,
    context_settings=PASS_UNKNOWN_OPTIONS,
    help=command_help_with_game_options("Let bots play each other: rotated seats, paired deals."),
)(arena)
app.command(cls=RayCommand, context_settings=PASS_UNKNOWN_OPTIONS)(rate)
app.command()(bench)
app.command()(mcp)


def print_version_and_exit(asked: bool) -> None:
    if asked:
        print(f"regalia {__version__}")
        raise typer.Exit


@app.callback()
def regalia(
    version: bool = typer.Option(
        False, "--version", callback=print_version_and_exit, is_eager=True
    ),
) -> None:
    """The options of the command itself."""


def main() -> None:
    """Runs a command; an error becomes one line on standard error and an exit code."""
    sys.path.append("")  # finds bots in the current folder, after all that is installed
    try:
        repair_standard_streams()
        code = app(sys.argv[1:] or ["--help"], standalone_mode=False)
        sys.stdout.flush()  # a full disk must be noticed before the exit code is set
    except BadRecord as error:
        code = print_error_line(str(error), BAD_INPUT)
    except Unable as error:
        code = print_error_line(str(error), FAILED)
    except typer.TyperException as error:
        code = print_error_line(f"{error.format_message()} (regalia --help tells more)", BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:  # the reader has closed the pipe, as `head` does
        redirect_stdout_to_null()
        code = 0
    except OSError as error:  # commands handle errors of their own files: this is the output
        redirect_stdout_to_null()
        code = print_error_line(f"standard output: {error.strerror}", FAILED)
    sys.exit(code or 0)


def print_error_line(sentence: str, code: ExitCode) -> ExitCode:
    line = " ".join(sentence.split())
    with suppress(OSError):  # if it cannot be printed, the exit code remains
        print(f"regalia: {line}", file=sys.stderr)
    return code
