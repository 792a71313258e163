"""The command `regalia` and its doors."""

import sys
from contextlib import suppress

import typer

from regalia import __version__
from regalia.cli.arena import arena
from regalia.cli.bench import bench
from regalia.cli.features import features
from regalia.cli.mcp import mcp
from regalia.cli.options import options_help
from regalia.cli.play import play
from regalia.cli.rate import rate
from regalia.cli.ray import RayCommand
from regalia.cli.replay import replay, view
from regalia.cli.resume import resume
from regalia.cli.rules import rules
from regalia.cli.schema import schema
from regalia.cli.serve import serve
from regalia.cli.streams import abandon_output, open_streams
from regalia.cli.train import train
from regalia.cli.verify import verify
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable

FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    help=f"Royal games to play and to study: {', '.join(GAMES)}.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
# options that only the game knows come through as they are
OPEN = {"allow_extra_args": True, "ignore_unknown_options": True}

app.command(
    context_settings=OPEN, help=options_help("Play against bots or at a server's table, or go on.")
)(play)
app.command()(resume)
app.command()(replay)
app.command()(view)
app.command()(rules)
app.command()(schema)
app.command()(verify)
app.command()(serve)
app.command()(features)
app.command()(train)
app.command(
    cls=RayCommand,
    context_settings=OPEN,
    help=options_help("Let bots play each other: rotated seats, paired deals."),
)(arena)
app.command(cls=RayCommand, context_settings=OPEN)(rate)
app.command()(bench)
app.command()(mcp)


def show_version(asked: bool) -> None:
    """Prints the version and stops."""
    if asked:
        print(f"regalia {__version__}")
        raise typer.Exit


@app.callback()
def regalia(
    version: bool = typer.Option(False, "--version", callback=show_version, is_eager=True),
) -> None:
    """The options of the command itself."""


def main() -> None:
    """Runs a command; what goes wrong is one line on standard error and an exit code."""
    sys.path.append("")  # bots in the current folder are found, after everything that is installed
    try:
        open_streams()
        code = app(sys.argv[1:] or ["--help"], standalone_mode=False)
        sys.stdout.flush()  # while it can still be told that there is no room
    except BadRecord as error:
        code = fail(str(error), BAD_INPUT)
    except Unable as error:
        code = fail(str(error), FAILED)
    except typer.TyperException as error:
        code = fail(f"{error.format_message()} (regalia --help tells more)", BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough
        abandon_output()
        code = 0
    except OSError as error:  # commands tell of their own files: this is the output
        abandon_output()
        code = fail(f"standard output: {error.strerror}", FAILED)
    sys.exit(code or 0)


def fail(sentence: str, code: int) -> int:
    """Says what was wrong, in one line, and tells the exit code."""
    line = " ".join(sentence.split())
    with suppress(OSError):  # where it cannot be said, the code says it
        print(f"regalia: {line}", file=sys.stderr)
    return code
