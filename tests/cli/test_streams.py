"""No command breaks because of what it is connected to."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.chance import random_record, seed_of
from tests.command import environment, failure_line, refusal_line

from regalia.games import GAMES

FULL = Path("/dev/full")

every_command = pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["--version"],
        ["play", "majesty", "--against", "random"],
        ["replay", "game.json"],
        ["replay", "game.json", "--json", "--trace"],
        ["view", "game.json", "--seat", "0"],
        ["rules", "majesty"],
        ["arena", "majesty", "random", "random", "--games", "1", "--jobs", "1"],
        ["arena", "majesty", "random", "random", "--games", "1", "--jobs", "1", "--json"],
        ["rate", "majesty", "random", "greedy", "--games", "2", "--jobs", "1"],
        ["bench", "majesty", "--seconds", "0.01"],
    ],
    ids=" ".join,
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with a record."""
    game = GAMES["majesty"]
    record = random_record(game, game.read_options({"seats": 2}), seed_of(1))
    (tmp_path / "game.json").write_text(record.to_json())
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run_with_streams(streams: str, words: list[str]) -> subprocess.CompletedProcess[str]:
    """The command with its streams connected as in a shell: `>&-` closes the output."""
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {streams}', "sh", sys.executable, "-m", "regalia", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        encoding="utf-8",
        env=environment(),
        check=False,
    )


@every_command
@pytest.mark.skipif(not FULL.exists(), reason="no disk here is always full")
def test_a_full_output_device_is_reported(words: list[str]) -> None:
    said = failure_line(run_with_streams("> /dev/full", words))
    assert said == "regalia: standard output: No space left on device"


@every_command
def test_a_closed_output_is_reported(words: list[str]) -> None:
    assert failure_line(run_with_streams(">&-", words)) == "regalia: standard output is closed"


@every_command
def test_a_closed_input_is_an_empty_one(words: list[str]) -> None:
    done = run_with_streams("<&-", words)
    assert (done.returncode, done.stderr) == (0, "")
    assert "You have left the table." in done.stdout or words[0] != "play"


def test_a_record_from_a_closed_input_is_refused() -> None:
    assert "a record is JSON" in refusal_line(run_with_streams("<&-", ["replay", "-"]))


@pytest.mark.parametrize(
    ("streams", "code"), [("2>&-", 2), ("<&- 2>&-", 2), (">&- 2>&-", 1), ("<&- >&- 2>&-", 1)]
)
def test_an_error_that_cannot_be_printed_is_an_exit_code(streams: str, code: int) -> None:
    done = run_with_streams(streams, ["rules", "chess"])
    assert (done.returncode, done.stdout, done.stderr) == (code, "", "")


@pytest.mark.skipif(not FULL.exists(), reason="no disk here is always full")
def test_an_error_without_room_is_an_exit_code() -> None:
    assert run_with_streams("2> /dev/full", ["rules", "chess"]).returncode == 2
    assert run_with_streams("> /dev/full 2>&1", ["rules", "majesty"]).returncode == 1


def test_bytes_that_are_no_text_are_an_answer_like_any_other(folder: Path) -> None:
    (folder / "typed").write_bytes(b"\xff\xfe\x80\nquit\n")
    done = run_with_streams("< typed", ["play", "majesty", "--against", "random"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "That is not possible: " in done.stdout
