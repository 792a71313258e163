"""The library needs little; what a command needs is in an extra that an error names."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.extras import PROJECT, distributions_of, environment_with

# What the library is used for without any extra.
PLAY_A_GAME = """
from regalia import GAMES, Voice, foresee, make_bot
import regalia.arena.tournament, regalia.testing

game = GAMES["majesty"]
state = game.new(seats=2, seed=1)
view = state.view(state.to_move())
Voice(game, "pl", ["Anna", "Boris"]).tell(foresee(game, view, view.legal()[0])[0])
bot, budget = make_bot("ismcts:20", game)
while state.pending:
    seat = state.to_move()
    state.apply(seat, bot.decide(state.view(seat), budget))
print(len(state.scores()))
"""


def finish(folder: Path, *words: str, extras: tuple[str, ...] = ()) -> tuple[int, str, str]:
    """Runs Python with only the packages of these extras: exit code, output, errors."""
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, **environment_with(folder / "site", *extras)},
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_the_library_plays_without_any_extra(tmp_path: Path) -> None:
    assert finish(tmp_path, "-c", PLAY_A_GAME) == (0, "2\n", "")


def test_the_command_names_its_extra(tmp_path: Path) -> None:
    code, output, errors = finish(tmp_path, "-m", "regalia", "rules", "majesty", "M1")
    assert (code, output) == (1, "")
    assert errors == (
        "regalia: typer is not installed here; in a clone of Regalia,"
        " pip install '.[cli]' brings it\n"
    )


def test_the_extra_of_the_command_is_enough_for_bots_and_lines(tmp_path: Path) -> None:
    words = ("-m", "regalia", "arena", "majesty", "greedy", "random", "--games", "1", "--jobs", "1")
    code, output, errors = finish(tmp_path, *words, extras=("cli",))
    assert (code, errors) == (0, "")
    assert "24.0 moves a game" in output


def test_who_plays_at_a_server_needs_the_client_only(tmp_path: Path) -> None:
    words = ("-m", "regalia", "play", "--at", "http://127.0.0.1:9/t/ABC")
    _, _, errors = finish(tmp_path, *words, extras=("cli",))
    assert errors == (
        "regalia: httpx or websockets is not installed here; in a clone of Regalia,"
        " pip install '.[client]' brings it\n"
    )
    _, _, errors = finish(tmp_path, *words, extras=("client",))
    assert "on a screen, and there is none here" in errors


def test_the_client_brings_nothing_of_the_server() -> None:
    client = distributions_of("regalia", frozenset({"client"}), set())
    server = distributions_of("regalia", frozenset({"serve"}), set())
    assert client < server
    assert client.isdisjoint({"litestar", "sqlalchemy", "uvicorn", "aiosqlite", "alembic"})


@pytest.mark.parametrize("extra", ["arena", "mcp", "nodes", "parquet", "ray", "serve", "train"])
def test_extras_of_commands_bring_the_command(extra: str) -> None:
    required = PROJECT["project"]["optional-dependencies"][extra]
    assert any(each.startswith("regalia[") for each in required)


@pytest.mark.parametrize("library", ["rich", "textual", "typer"])
def test_the_library_brings_no_screen(library: str) -> None:
    assert library not in distributions_of("regalia", frozenset(), set())
