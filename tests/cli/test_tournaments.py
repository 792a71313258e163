"""What a tournament may be asked for."""

from pathlib import Path

import pytest

from regalia.arena.journal import Journal
from regalia.arena.tournament import Tournament
from regalia.arena.workers import play_sequentially
from regalia.cli.tournaments import (
    choose_executor,
    make_tournament,
    play_tournament,
    require_writable_report,
)
from regalia.kernel.errors import BadRecord


def small_tournament(games: int = 2, seed: str = "1", keep: Path | None = None) -> Tournament:
    """A tournament of two bots that play at random."""
    return make_tournament("majesty", ["random", "random"], 2, [], games, seed, keep)


def test_a_tournament_has_up_to_ten_million_games() -> None:
    assert small_tournament(games=10_000_000).games == 10_000_000
    assert small_tournament(games=1).games == 1
    for games in (0, 10_000_001):
        with pytest.raises(BadRecord, match=f"^games: .*, not {games}$"):
            small_tournament(games=games)


def test_a_seed_has_up_to_a_hundred_letters_that_can_be_printed() -> None:
    assert small_tournament(seed="x" * 100).seed == "x" * 100
    for seed in ("x" * 101, "a\nb"):
        with pytest.raises(BadRecord, match=r"^seed: a text of up to 100 letters, not «"):
            small_tournament(seed=seed)


def test_a_seed_that_is_not_given_is_new_every_time() -> None:
    one, other = small_tournament(seed="").seed, small_tournament(seed="").seed
    assert len(one) == len(other) == 32
    assert one != other


def test_a_seed_that_is_not_given_is_the_kept_one(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    assert len(small_tournament(seed="", keep=kept).seed) == 32
    Journal(kept, small_tournament(seed="mine").journal_heading()).close()
    assert small_tournament(seed="", keep=kept).seed == "mine"
    assert small_tournament(seed="other", keep=kept).seed == "other"


@pytest.mark.parametrize("jobs", [-1, 1025])
def test_no_more_than_1024_processes_can_be_asked_for(jobs: int) -> None:
    with pytest.raises(BadRecord, match=f"^jobs: a number from 0 to 1024 is needed, not {jobs}$"):
        play_tournament(small_tournament(), jobs, None, None, None)


@pytest.mark.parametrize("jobs", [0, 1, 1024])
def test_any_number_of_processes_plays_every_game(jobs: int) -> None:
    outcome, whole = play_tournament(small_tournament(games=1), jobs, None, None, None)
    assert whole
    assert list(outcome.by_number) == [0]


def test_one_process_is_this_one() -> None:
    assert choose_executor(1, None) is play_sequentially
    assert choose_executor(2, None) is not play_sequentially


def test_a_page_is_written_beside_a_journal_or_without_one(tmp_path: Path) -> None:
    page, kept = tmp_path / "page", tmp_path / "kept"
    require_writable_report(page, None)
    require_writable_report(page, kept)
    with pytest.raises(BadRecord, match="is the file that keeps the games"):
        require_writable_report(page, page)
