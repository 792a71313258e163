"""No game is lost: it is saved by itself, listed, and goes on after whatever happened."""

import json
import os
import re
import signal
import time
from pathlib import Path

import pytest
from tests.command import refusal_line
from tests.terminal import Terminal, run

from regalia.home import (
    data_folder,
    language_of_file,
    load_choices,
    new_game_file,
    save_choices,
    saved_game_files,
)


def test_a_game_is_saved_by_itself_listed_and_goes_on(tmp_path: Path) -> None:
    words = ("kingme", "--against", "random", "--seed", "2", "--lang", "de")
    left = run(tmp_path, "play", *words, given="k@3\n")
    assert left.returncode == 0, left.stderr
    assert "Die Partie ist gespeichert. Weiter geht es mit: regalia resume" in left.stdout
    [file] = (tmp_path / "games").iterdir()
    assert file.stat().st_mode & 0o077 == 0
    assert "0 K@3" in json.loads(file.read_text(encoding="utf-8"))["moves"]
    listed = run(tmp_path, "resume").stdout
    assert re.match(r"  1  King Me!, Gast, random, random – \d+ moves, 20", listed)
    again = run(tmp_path, "resume", "1", given="Ende\n")
    assert "Noch nicht eingesetzt" in again.stdout  # in the language it was played in
    assert "there is no saved game 2" in refusal_line(run(tmp_path, "resume", "2"))


def test_what_is_finished_or_no_record_is_not_listed(tmp_path: Path) -> None:
    assert run(tmp_path, "resume").stdout == "There is no saved game to continue.\n"
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "x.majesty.en.json").write_text("{}")
    assert run(tmp_path, "resume").stdout == "There is no saved game to continue.\n"


def test_where_nothing_can_be_kept_one_plays_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    done = run(tmp_path / "taken", "play", "majesty", "--against", "random", given="quit\n")
    assert done.returncode == 0
    assert "games cannot be kept" in done.stderr
    assert "You have left the table." in done.stdout


def test_a_killed_game_stands_where_its_last_move_left_it(tmp_path: Path) -> None:
    at = Terminal(tmp_path, "play", "majesty", "--against", "random", "--plain", "--seed", "1")
    at.read_until("Guest> ")
    at.type("1\r")
    at.read_until("Guest> ", times=2)
    os.kill(at.process, signal.SIGKILL)
    assert at.code() == -signal.SIGKILL
    [file] = (tmp_path / "games").iterdir()
    moves = json.loads(file.read_text(encoding="utf-8"))["moves"]
    assert len(moves) >= 2
    shown = run(tmp_path, "resume", "1", given="log\nquit\n").stdout
    assert f"Turn {len(moves) + 1} of 24" in shown
    assert "Guest takes card 1" in shown


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_line_mode_at_a_terminal_says_goodbye(tmp_path: Path, key: str, code: int) -> None:
    at = Terminal(tmp_path, "play", "majesty", "--against", "random", "--plain", COLUMNS="72")
    shown = at.read_until("Guest> ")
    assert max(map(len, shown.splitlines())) <= 72
    time.sleep(0.5)  # a person sees the question first; before it waits, readline hears no Ctrl-C
    at.type(key)
    at.read_until("The game is saved. Continue with: regalia resume")
    assert at.code() == code


def test_the_screen_at_a_terminal_is_left_with_a_goodbye(tmp_path: Path) -> None:
    at = Terminal(
        tmp_path, "play", "majesty", "--against", "random", "--pace", "0", COLUMNS="80", LINES="24"
    )
    at.read_until("whoever has the most coins wins")
    at.type("\x03")
    at.read_until("The game is saved. Continue with: regalia resume")
    assert at.code() == 0


def test_a_terminal_with_few_letters_gets_plain_signs(tmp_path: Path) -> None:
    done = run(
        tmp_path, "play", "majesty", "--against", "random", given="quit\n", PYTHONIOENCODING="ascii"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()
    assert "?" not in done.stdout.split("Coins")[0].split("1 ")[1]


def test_choices_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "home"))
    assert data_folder() == tmp_path / "home"
    assert load_choices() == {}
    save_choices({"game": "castle", "seats": "3"})
    save_choices({"seats": "2"})
    assert load_choices() == {"game": "castle", "seats": "2"}
    (tmp_path / "home" / "choices.json").write_text("no json")
    assert load_choices() == {}
    file = new_game_file("castle", "pl")
    file.write_text("{}")
    assert saved_game_files() == [file]
    assert language_of_file(file) == "pl"
    assert language_of_file(Path("game.json")) == ""
