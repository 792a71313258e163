"""A data set of games holds every decision, as its seat saw it and as it was."""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.arena.runs import quick_bots, tournament
from tests.arena.test_tournament import every_game, interrupt_after
from tests.command import failure_line, refusal_line, regalia

from regalia.arena import parquet
from regalia.arena.journal import Journal, JournalHeading
from regalia.arena.parquet import PositionWriter, decision_schema
from regalia.arena.tournament import Outcome, Tournament, run_tournament
from regalia.arena.workers import Executor, play_sequentially
from regalia.kernel.errors import Unable
from regalia.kernel.game import Game
from regalia.kernel.play.validation import read_state, read_view
from regalia.kernel.seats import has_seat

pq = pytest.importorskip("pyarrow.parquet", reason="pyarrow, an optional extra, is not installed")

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def write_data_set(one: Tournament, file: Path, workers: Executor = play_sequentially) -> Outcome:
    """A tournament carried out as far as it goes, with a data set of it."""
    outcome = Outcome(one)
    positions = PositionWriter(file, one.journal_heading())
    try:
        run_tournament(outcome, workers, write_game=positions.add)
    finally:
        positions.close()
    return outcome


def read_rows(file: Path) -> list[dict[str, Any]]:
    """The rows of a data set."""
    return list(pq.read_table(file).to_pylist())


@every_game
def test_every_row_is_a_decision_and_leads_to_the_next(game: Game, tmp_path: Path) -> None:
    one = tournament(game, quick_bots(game), 3)
    outcome = write_data_set(one, tmp_path / "games")
    rows = read_rows(tmp_path / "games")
    assert len(rows) == sum(result.moves for result in outcome.results_in_order())
    for row, following in zip(rows, [*rows[1:], None], strict=True):
        result = outcome.by_number[row["number"]]
        seat = row["seat"]
        state = read_state(game, row["state"])
        view = read_view(game, row["view"])
        assert has_seat(state.pending, seat)
        assert view == state.view(seat)
        assert row["legal"] == list(view.legal())
        assert row["notation"] == game.notate(view, row["move"])
        assert row["bot"] == one.bots[result.seating.bots[seat]]
        assert (row["game"], row["seats"]) == (game.name, state.seats)
        assert row["seed"] == one.match_for(result.seating).seed
        assert (row["scores"], row["winners"]) == (list(result.scores), list(result.winners))
        assert (row["score"], row["won"]) == (result.scores[seat], result.win_share(seat))
        better = [other for other in result.scores if other > row["score"]]
        assert row["place"] == (1 if seat in result.winners else 1 + len(better))
        state.apply(seat, row["move"])
        if following is not None and following["number"] == row["number"]:
            assert following["ply"] == row["ply"] + 1
            assert following["state"] == state.to_numbers()
        else:
            assert not state.pending
            assert following is None or following["ply"] == 0


def test_a_data_set_says_of_which_run_it_is(tmp_path: Path) -> None:
    one = tournament(games=1)
    write_data_set(one, tmp_path / "games")
    about = pq.read_schema(tmp_path / "games").metadata[b"regalia"]
    assert msgspec.json.decode(about, type=JournalHeading) == one.journal_heading()


def test_the_page_on_the_arena_has_every_column() -> None:
    documented = re.findall(
        r"^\| `(\w+)` \| (string|double|(?:list of )?int\d+) \|", PAGE.read_text(), re.MULTILINE
    )
    types = {
        field.name: re.sub(r"list<\w+: (\w+)>", r"list of \1", str(field.type))
        for field in decision_schema()
    }
    assert dict(documented) == types


def test_rows_are_written_while_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "ROW_GROUP_SIZE", 50)
    write_data_set(tournament(games=10), tmp_path / "games")
    groups = pq.ParquetFile(tmp_path / "games").metadata
    sizes = [groups.row_group(at).num_rows for at in range(groups.num_row_groups)]
    assert len(sizes) == 4  # a game has 24 moves, so three of them fill a group
    assert max(sizes) == 72


def test_an_interrupted_run_leaves_a_whole_file(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        write_data_set(tournament(games=9), tmp_path / "games", interrupt_after(4))
    assert {row["number"] for row in read_rows(tmp_path / "games")} == {0, 1, 2, 3}


def test_games_kept_earlier_are_in_the_data_set(tmp_path: Path) -> None:
    one = tournament(games=4)
    journal = Journal(tmp_path / "kept", one.journal_heading())
    run_tournament(Outcome(one), play_sequentially, journal)
    journal.close()
    journal = Journal(tmp_path / "kept", one.journal_heading())
    positions = PositionWriter(tmp_path / "games", one.journal_heading())
    run_tournament(Outcome(one), interrupt_after(0), journal, write_game=positions.add)
    journal.close()
    positions.close()
    assert {row["number"] for row in read_rows(tmp_path / "games")} == {0, 1, 2, 3}


def test_the_command_writes_records_and_a_data_set(tmp_path: Path) -> None:
    words = ("arena", "kingme", "greedy", "random", "random", "--games", "3", "--seed", "1")
    files = ("--records", tmp_path / "records", "--parquet", tmp_path / "games")
    done = regalia(*words, *files, "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(list((tmp_path / "records").iterdir())) == 3
    assert {row["number"] for row in read_rows(tmp_path / "games")} == {0, 1, 2}


def test_a_missing_pyarrow_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Unable, match=r"pip install '\.\[parquet\]' brings it"):
        PositionWriter(tmp_path / "games", tournament().journal_heading())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk here is always full")
def test_a_data_set_that_does_not_fit_is_reported_in_a_line() -> None:
    words = ("arena", "majesty", "random", "random", "--games", "4", "--jobs", "1")
    done = regalia(*words, "--parquet", "/dev/full")
    assert failure_line(done) == "regalia: parquet: «/dev/full»: No space left on device"


def test_a_data_set_is_not_written_over_other_files_of_the_run(tmp_path: Path) -> None:
    words = ("arena", "majesty", "random", "random", "--games", "2", "--jobs", "1")
    file = tmp_path / "one"
    message = refusal_line(regalia(*words, "--keep", file, "--parquet", file))
    assert message.endswith("is the file that keeps the games")
    message = refusal_line(regalia(*words, "--report", file, "--parquet", file))
    assert message.endswith("is the file of the page of plots")
