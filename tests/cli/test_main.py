"""The command and its doors."""

import pytest
from tests.command import regalia

from regalia import __version__
from regalia.cli.main import app
from regalia.games import GAMES

COMMANDS = ["play", "replay", "view", "rules", "schema", "verify", "arena", "rate", "bench"]
COMMANDS += ["features", "train", "train-ppo", "serve", "mcp", "resume", "new-game"]


def test_every_command_is_there() -> None:
    named = [command.callback.__name__ for command in app.registered_commands if command.callback]
    assert sorted(name.replace("_", "-") for name in named) == sorted(COMMANDS)


def test_help_lists_every_command() -> None:
    shown = regalia("--help").stdout
    assert all(f"\n  {command} " in shown for command in COMMANDS)
    assert regalia().stdout == shown


@pytest.mark.parametrize(
    "command", ["play", "rules", "schema", "features", "train", "arena", "rate", "bench"]
)
def test_help_lists_the_games(command: str) -> None:
    shown = regalia(command, "--help").stdout
    assert all(game in shown for game in GAMES)


@pytest.mark.parametrize("command", ["play", "arena", "rate"])
def test_help_lists_the_bots(command: str) -> None:
    shown = regalia(command, "--help").stdout
    assert all(bot in shown for bot in ("random", "greedy", "medium", "master", "learned:FILE"))


def test_the_version_is_printed() -> None:
    assert regalia("--version").stdout == f"regalia {__version__}\n"
