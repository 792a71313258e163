"""The skeleton of a new game: its tests run, and it plays."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.command import regalia

from regalia.cli.new_game import new_game
from regalia.kernel.errors import BadRecord


def test_the_tests_of_a_new_game_run_and_find_a_planted_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    new_game("pebbles")
    assert "cd pebbles && python -m pytest" in capsys.readouterr().out

    def run_tests() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        environment = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
        return subprocess.run(
            command,
            cwd=tmp_path / "pebbles",
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    done = run_tests()
    assert done.returncode == 0, done.stdout
    assert "4 passed" in done.stdout
    rules = tmp_path / "pebbles/src/pebbles/game.py"
    text = rules.read_text("utf-8")
    assert "@" not in text
    rules.write_text(text.replace("c[HEAP] -= move + 1", "c[HEAP] -= move"), "utf-8")
    assert run_tests().returncode == 1


def test_a_name_that_cannot_be_is_refused_with_a_sentence(tmp_path: Path) -> None:
    for name, sentence in (
        ("My-Game", "small letters and digits are needed"),
        ("class", "small letters and digits are needed"),
        ("majesty", "there is a game or a module «majesty» already"),
        ("json", "there is a game or a module «json» already"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            new_game(name, tmp_path / "x")
    with pytest.raises(BadRecord, match="is there already"):
        new_game("pebbles", tmp_path)
    done = regalia("new-game", "X")
    assert done.returncode == 2
    assert done.stderr.startswith("regalia: name: ")
