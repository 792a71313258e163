"""`regalia arena` and `regalia rate` as people and tools run them."""

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.command import environment, failure_line, refusal_line, regalia

from regalia.arena.ray import ray_executor
from regalia.cli.main import main
from regalia.cli.ray_option import add_default_ray_addresses
from regalia.cli.tournaments import is_same_file
from regalia.engine import is_compiled
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable, missing_library_error
from regalia.kernel.records.record import read_record

Numbers = dict[str, object]

with_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray, an optional extra, is not installed"
)

SLOW_ENOUGH = "ismcts:600" if is_compiled() else "ismcts:20"


def numbers(*words: str | Path) -> Numbers:
    """What a command prints as JSON, less the time it took."""
    done = regalia(*words, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    found: Numbers = json.loads(done.stdout)
    assert found.pop("seconds") is not None
    return found


def start(*words: str | Path) -> subprocess.Popen[str]:
    """A command that goes on while the test does, in a group of its own like a terminal's."""
    return subprocess.Popen(
        [sys.executable, "-m", "regalia", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )


def wait_for_lines(file: Path, count: int) -> None:
    """Waits until a growing file has so many lines."""
    end = time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") < count:
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.01)


@pytest.mark.parametrize("game", GAMES)
def test_json_has_exactly_the_fields_of_the_notation_page(game: str) -> None:
    bots = ["greedy", *["random"] * (GAMES[game].seats[0] - 1)]
    done = regalia("arena", game, *bots, "--games", "5", "--seed", "1", "--json", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert list(found) == ["game", "games", "bots", "seats", "mean_moves", "seconds"]
    assert (found["game"], found["games"]) == (game, 5)
    assert [one["bot"] for one in found["bots"]] == bots
    for one in found["bots"]:
        assert list(one) == ["bot", "share", "low", "high", "mean_score"]
        assert 0 <= one["low"] <= one["share"] <= one["high"] <= 1
    assert sum(one["share"] for one in found["bots"]) == pytest.approx(1)
    assert len(found["seats"]) == len(bots)
    assert sum(found["seats"]) == pytest.approx(1)
    assert found["mean_moves"] > 0
    assert found["seconds"] > 0


def test_numbers_are_the_same_for_any_number_of_processes() -> None:
    words = ("arena", "majesty", "greedy", "ismcts:30", "--games", "9", "--seed", "7")
    play_sequentially = numbers(*words, "--jobs", "1")
    assert numbers(*words, "--jobs", "3") == play_sequentially
    assert numbers(*words, "--jobs", "2") == play_sequentially


@with_ray
def test_numbers_are_the_same_on_a_ray_cluster() -> None:
    words = ["arena", "majesty", "greedy", "ismcts:30", "--games", "9", "--seed", "7", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "regalia", *words, "--jobs", "2", "--ray"],
        capture_output=True,
        text=True,
        timeout=120,
        env={name: value for name, value in environment().items() if name != "PYTHONWARNINGS"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    del found["seconds"]
    assert found == numbers(*words[:-1], "--jobs", "1")


@with_ray
def test_tasks_are_mapped_on_a_ray_cluster_in_their_order() -> None:
    script = "from regalia.arena.ray import ray_map; print(ray_map(abs, 'local', 2)([-3, 4, -5]))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        timeout=120,
        env={name: value for name, value in environment().items() if name != "PYTHONWARNINGS"},
        check=False,
    )
    assert done.stdout.strip() == "[3, 4, 5]", done.stderr


@with_ray
def test_a_cluster_that_is_not_there_is_reported() -> None:
    with pytest.raises(Unable, match="nobody answers"):
        ray_executor("127.0.0.1:1", 1)


@with_ray
@pytest.mark.parametrize("address", ["nowhere", "a:b"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadRecord, match="is no address"):
        ray_executor(address, 1)


def test_a_missing_ray_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Unable, match="not installed here"):
        ray_executor("local", 1)


@pytest.mark.parametrize("option", ["--keep", "--records", "--report"])
def test_what_cannot_be_written_is_reported_in_a_line(option: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = ("arena", "majesty", "random", "random", "--games", "1", "--jobs", "1")
    done = regalia(*words, option, tmp_path / "file" / "below")
    assert failure_line(done).startswith(f"regalia: {option[2:]}: ")
    assert done.stdout == ""


def test_ray_may_be_given_an_address_or_none() -> None:
    assert add_default_ray_addresses(["--ray", "a:1", "x"]) == ["--ray", "a:1", "x"]
    assert add_default_ray_addresses(["--ray=a:1", "x"]) == ["--ray=a:1", "x"]
    assert add_default_ray_addresses(["hard", "--ray"]) == ["hard", "--ray", "local"]
    assert add_default_ray_addresses(["--ray", "--json"]) == ["--ray", "local", "--json"]
    assert add_default_ray_addresses(["--ray", "majesty", "hard"]) == [
        "--ray",
        "local",
        "majesty",
        "hard",
    ]
    assert add_default_ray_addresses(["--ray", "ismcts:20"]) == ["--ray", "local", "ismcts:20"]


def test_a_killed_run_goes_on_to_the_same_numbers(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    words = ("arena", "majesty", SLOW_ENOUGH, "greedy", "--games", "8", "--seed", "3")
    for lines in (3, 6):
        run = start(*words, "--jobs", "2", "--keep", kept)
        wait_for_lines(kept, lines)
        run.kill()
        run.communicate()
    known = kept.read_bytes()
    with kept.open("ab") as file:
        file.write(b'{"number":7,"moves":["0 1')  # as if it had been killed while writing
    assert numbers(*words, "--jobs", "1", "--keep", kept) == numbers(*words, "--jobs", "2")
    assert kept.read_bytes().startswith(known[: known.rfind(b"\n") + 1])


def test_the_processes_of_a_killed_run_end_too(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    run = start(
        "arena", "majesty", SLOW_ENOUGH, "greedy", "--games", "99", "--jobs", "2", "--keep", kept
    )
    wait_for_lines(kept, 2)
    run.kill()
    run.communicate()  # ends when nobody holds the other end of its output any more
    assert run.returncode == -signal.SIGKILL


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_is_known_so_far(tmp_path: Path, jobs: str) -> None:
    kept = tmp_path / "kept"
    words = ("majesty", SLOW_ENOUGH, "greedy", "--games", "99", "--json", "--seed", "1")
    run = start("arena", *words, "--keep", kept, "--jobs", jobs)
    wait_for_lines(kept, 3)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=30)
    assert run.returncode == 130, err
    games = json.loads(out)["games"]
    assert 2 <= games < 99
    assert err == f"regalia: interrupted after {games} of 99 games\n"
    assert kept.read_bytes().count(b"\n") == games + 1


def test_the_same_command_without_a_seed_goes_on_with_the_kept_one(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    words = ("arena", "majesty", "greedy", "random", "--games", "4", "--jobs", "1", "--keep", kept)
    assert numbers(*words) == numbers(*words)


def test_records_are_written_with_the_names_of_the_bots(tmp_path: Path) -> None:
    words = ("arena", "majesty", "greedy", "random", "--games", "3", "--edition", "pl")
    numbers(*words, "--records", tmp_path / "records", "--jobs", "1")
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [f"majesty-{number}.json" for number in range(3)]
    records = [read_record(file.read_bytes(), GAMES) for file in files]
    assert [record.names for record in records] == [
        ["greedy", "random"],
        ["random", "greedy"],
        ["greedy", "random"],
    ]
    assert all(record.options.values["edition"] == "pl" for record in records)
    assert records[0].seed == records[1].seed != records[2].seed


def test_a_report_is_written(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    done = regalia(
        "arena", "majesty", "greedy", "random", "--games", "4", "--report", report, "--jobs", "1"
    )
    assert done.returncode == 0, done.stderr
    page = report.read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert "greedy" in page


@pytest.mark.parametrize("report", ["kept", "folder/../kept", "link"])
def test_a_report_is_not_written_over_the_journal(tmp_path: Path, report: str) -> None:
    kept = tmp_path / "kept"
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(kept)
    words = ("arena", "majesty", "random", "random", "--games", "2", "--jobs", "1", "--seed", "1")
    both = (*words, "--keep", kept, "--report", tmp_path / report)
    assert "is the file that keeps the games" in refusal_line(regalia(*both))
    assert not kept.exists()
    numbers(*words, "--keep", kept)
    before = kept.read_bytes()
    assert "is the file that keeps the games" in refusal_line(regalia(*both))
    assert kept.read_bytes() == before


def test_a_report_is_not_written_over_the_journal_by_a_hard_link(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("")
    (tmp_path / "page").hardlink_to(tmp_path / "kept")
    assert is_same_file(tmp_path / "page", tmp_path / "kept")
    assert not is_same_file(tmp_path / "page", tmp_path / "other")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk here is always full")
def test_a_report_that_does_not_fit_costs_nothing_else() -> None:
    words = ("arena", "majesty", "random", "random", "--games", "2", "--jobs", "1", "--json")
    done = regalia(*words, "--report", "/dev/full")
    assert failure_line(done) == "regalia: report: «/dev/full»: No space left on device"
    assert json.loads(done.stdout)["games"] == 2


def test_the_table_for_people_names_bots_seats_and_the_seed() -> None:
    done = regalia(
        "arena",
        "majesty",
        "greedy",
        "random",
        "random",
        "--games",
        "6",
        "--jobs",
        "1",
        "--seed",
        "x y",
    )
    assert done.returncode == 0, done.stderr
    for text in (
        "majesty · 3 seats · 6 games · seed x y",
        "greedy",
        "random (2)",
        "median",
        "seat",
    ):
        assert text in done.stdout
    assert "36.0 moves a game" in done.stdout
    assert done.stderr == ""


def test_options_of_the_game_may_stand_anywhere() -> None:
    words = ("--games", "2", "--seed", "1", "--jobs", "1")
    apart = numbers("arena", "majesty", "--edition", "pl", "greedy", "--deck=all", "random", *words)
    behind = ("--edition=pl", "--deck", "all")
    assert apart == numbers("arena", "majesty", "greedy", "random", *words, *behind)
    assert apart != numbers("arena", "majesty", "greedy", "random", *words)


def test_rate_puts_many_bots_on_one_scale() -> None:
    bots = ("random", "greedy", "ismcts:30")
    words = ("--games", "30", "--seed", "1", "--seats", "2")
    found = numbers("rate", "majesty", *bots, *words, "--jobs", "2")
    assert found == numbers("rate", "majesty", *bots, *words, "--jobs", "1")
    assert list(found) == ["game", "games", "seats", "bots"]
    compute_ratings = found["bots"]
    assert isinstance(compute_ratings, list)
    assert compute_ratings[-1]["bot"] == "random"
    assert [one["rating"] for one in compute_ratings] == sorted(
        (one["rating"] for one in compute_ratings), reverse=True
    )
    assert [one["games"] for one in compute_ratings] == [20, 20, 20]
    for one in compute_ratings:
        assert list(one) == ["bot", "rating", "low", "high", "games", "share"]
    table = regalia("rate", "majesty", *bots, *words)
    assert "rating" in table.stdout


def test_rate_says_what_it_lacks_before_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    monkeypatch.setitem(sys.modules, "openskill", None)
    words = ["rate", "majesty", "random", "greedy", "--games", "2", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", ["regalia", *words, "--keep", str(kept)])
    with pytest.raises(SystemExit) as stopped:
        main()
    out, err = capsys.readouterr()
    assert (stopped.value.code, out) == (1, "")
    assert err == f"regalia: {missing_library_error('openskill', 'arena')}\n"
    assert not kept.exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("arena", "chess", "random", "random"), "none of the games"),
        (("arena", "majesty", "random", "ramdom"), "«ramdom» is no bot"),
        (("arena", "majesty", "random"), "majesty is for 2 to 4 seats, not 1"),
        (("arena", "majesty", *["random"] * 5), "majesty is for 2 to 4 seats, not 5"),
        (("arena", "majesty"), "BOT"),
        (("arena", "majesty", "random", "random", "--games", "0"), "games: a number from 1"),
        (("arena", "majesty", "random", "random", "--games", "many"), "'--games'"),
        (("arena", "majesty", "random", "random", "--games", "2.0"), "«2.0» is no whole number"),
        (("arena", "majesty", "random", "random", "--jobs", "1.0"), "«1.0» is no whole number"),
        (("rate", "majesty", "random", "greedy", "--seats", "2.0"), "«2.0» is no whole number"),
        (("arena", "majesty", "random", "random", "--jobs", "-1"), "jobs: a number from 0"),
        (("arena", "majesty", "random", "random", "--edition", "xx"), "edition is"),
        (("arena", "majesty", "random", "random", "--edition"), "--edition needs a value"),
        (("arena", "majesty", "random", "random", "--seed", "x" * 101), "seed: a text of up to"),
        (("rate", "majesty", "random", "greedy", "--seats", "3"), "3 seats need as many bots"),
        (("arena", "majesty", "random", "greedy", "greedy", "--seats", "2"), "3 bots need as many"),
        (("rate", "majesty", "random", "greedy", "--seats", "7"), "2 to 4 seats, not 7"),
    ],
)
def test_bad_input_is_refused_in_a_line(
    words: tuple[str, ...],
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["regalia", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    out, err = capsys.readouterr()
    assert (stopped.value.code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert says in err


def test_the_journal_of_another_run_is_refused_in_a_line(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    words = ("arena", "majesty", "random", "random", "--keep", kept, "--seed", "1", "--jobs", "1")
    numbers(*words, "--games", "2")
    assert "its games is 2, and this run's is 3" in refusal_line(regalia(*words, "--games", "3"))


def test_the_last_bot_takes_the_seats_that_are_left_over() -> None:
    words = ("arena", "majesty", "greedy", "random", "--seats", "3", "--games", "3", "--seed", "1")
    found = numbers(*words, "--jobs", "1")
    bots = found["bots"]
    assert isinstance(bots, list)
    assert [bot["bot"] for bot in bots] == ["greedy", "random", "random"]
