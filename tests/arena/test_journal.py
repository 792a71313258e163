"""The file of finished games: only of the same run, and never half a game."""

import json
from pathlib import Path

import pytest
from tests.arena.runs import play_out, tournament

from regalia.arena.journal import Journal, seed_in_journal
from regalia.arena.tournament import Outcome, Tournament, run_tournament
from regalia.arena.workers import play_sequentially
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The journal of a whole run."""
    kept = tmp_path / "kept"
    one = tournament()
    journal = Journal(kept, one.journal_heading())
    run_tournament(Outcome(one), play_sequentially, journal)
    journal.close()
    return kept


def resume_run(file: Path, one: Tournament) -> tuple[int, Outcome]:
    """How many games the journal had, and the outcome after going on."""
    journal = Journal(file, one.journal_heading())
    known = len(journal.played)
    outcome = Outcome(one)
    try:
        run_tournament(outcome, play_sequentially, journal)
    finally:
        journal.close()
    return known, outcome


def test_a_line_is_a_game_after_the_heading(file: Path) -> None:
    lines = file.read_bytes().splitlines()
    assert len(lines) == 7
    assert lines[0].startswith(b'{"journal":"regalia arena"')


def test_a_journal_ends_anywhere_and_the_run_goes_on(file: Path) -> None:
    text = file.read_bytes()
    whole = play_out(tournament())
    for cut in range(0, len(text), 487):
        file.write_bytes(text[:cut])
        known, outcome = resume_run(file, tournament())
        assert known == max(0, text[:cut].count(b"\n") - 1)
        assert outcome.results_in_order() == whole.results_in_order()
        assert sorted(file.read_bytes().splitlines()) == sorted(text.splitlines())


@pytest.mark.parametrize(
    ("other", "names"),
    [
        (tournament(games=7), "its games is 6, and this run's is 7"),
        (tournament(seed="2"), "its seed is 1, and this run's is 2"),
        (tournament(bots=("random", "greedy")), "its bots is greedy random"),
        (
            Tournament(
                GAMES["majesty"],
                GAMES["majesty"].read_options({"seats": 2, "edition": "pl"}),
                ("greedy", "random"),
                6,
                "1",
            ),
            "edition=pl",
        ),
        (
            tournament(GAMES["kingme"], ("greedy", "random"), seats=3),
            "its game is majesty, and this run's is kingme",
        ),
    ],
)
def test_a_journal_of_another_run_is_refused(file: Path, other: Tournament, names: str) -> None:
    before = file.read_bytes()
    with pytest.raises(BadRecord, match="kept is of another run") as refusal:
        Journal(file, other.journal_heading())
    assert names in str(refusal.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["a letter", "a letter\n", "{}\n", '{"regalia": 1}\n', "[]\n\n"])
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter"
    file.write_text(text)
    with pytest.raises(BadRecord, match="letter is no journal of an arena"):
        Journal(file, tournament().journal_heading())
    assert file.read_text() == text


def test_a_line_that_is_no_game_is_refused(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], b"nonsense\n", *lines[4:]]))
    with pytest.raises(BadRecord, match="line 4 is no finished game"):
        Journal(file, tournament().journal_heading())
    file.write_bytes(b"".join([*lines, lines[2]]))
    with pytest.raises(BadRecord, match="line 8 is of game 1"):
        Journal(file, tournament().journal_heading())


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("scores", [], "2 seats have 2 scores, not 0"),
        ("scores", [1, 2, 3], "2 seats have 2 scores, not 3"),
        ("scores", [1, 10**10], "no score is so great"),
        ("scores", [1, "2"], "is no finished game"),
        ("scores", [1, 2.5], "is no finished game"),
        ("habits", [], "2 seats have the habits of 2, not of 0"),
        ("habits", [{}, {}, {}], "2 seats have the habits of 2, not of 3"),
        ("habits", [{}, {"took": 1}], "nobody has the habit «took» 1 times"),
        ("habits", [{"took seat": 0}, {}], "nobody has the habit «took seat» 0 times"),
        ("habits", [{"took seat": -3}, {}], "nobody has the habit «took seat» -3 times"),
        ("habits", [{"took seat": 10**18}, {}], "nobody has the habit"),
        ("winners", [], "the winners are seats from 0 to 1, ascending, not «[]»"),
        ("winners", [9], "the winners are seats from 0 to 1, ascending, not «[9]»"),
        ("winners", [2], "the winners are"),
        ("winners", [-1], "the winners are"),
        ("winners", [0, 0, 0], "the winners are"),
        ("winners", [1, 0], "the winners are"),
        ("winners", [True], "is no finished game"),
        ("moves", [1], "is no finished game"),
        ("moves", "0 1", "is no finished game"),
        ("number", 6, "is of game 6"),
        ("number", -1, "is of game -1"),
        ("number", None, "is no finished game"),
    ],
)
def test_a_game_that_cannot_be_is_refused_by_its_line(
    file: Path, field: str, value: object, says: str
) -> None:
    lines = file.read_text().splitlines()
    lines[3] = json.dumps({**json.loads(lines[3]), field: value})
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadRecord, match=r"^keep: kept: line 4") as refusal:
        Journal(file, tournament().journal_heading())
    assert says in str(refusal.value)


@pytest.mark.parametrize("number", [0, 3])
@pytest.mark.parametrize(
    ("text", "damaged"),
    [
        (b"{", b"{\x00"),
        (b"{", b'{"\xff":1,'),
        (b"{", b'{"deep":' + b"[" * 100_000 + b"]" * 100_000 + b","),
        (b'["', b'["\xff'),
        (b'["', b"[" * 100_000 + b'"'),
    ],
)
def test_a_damaged_line_is_refused(file: Path, number: int, text: bytes, damaged: bytes) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    assert text in lines[number]
    lines[number] = lines[number].replace(text, damaged, 1)
    file.write_bytes(b"".join(lines))
    with pytest.raises(BadRecord, match=r"^keep: kept"):
        Journal(file, tournament().journal_heading())
    assert file.read_bytes() == b"".join(lines)


def test_two_runs_cannot_share_a_journal(file: Path) -> None:
    journal = Journal(file, tournament().journal_heading())
    with pytest.raises(Unable, match="in use by another run"):
        Journal(file, tournament().journal_heading())
    journal.close()
    Journal(file, tournament().journal_heading()).close()


def test_a_journal_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    with pytest.raises(Unable, match=r"^keep: .*Is a directory"):
        Journal(tmp_path, tournament().journal_heading())
    with pytest.raises(Unable, match=r"^keep: .*/dev/null"):
        Journal(Path("/dev/null"), tournament().journal_heading())


def test_the_seed_can_be_read_back(file: Path, tmp_path: Path) -> None:
    assert seed_in_journal(file) == "1"
    assert seed_in_journal(tmp_path / "nothing") is None
