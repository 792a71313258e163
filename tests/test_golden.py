"""Whole games go as they went when somebody last read them through."""

from pathlib import Path

import pytest
from tests.golden import TESTS, play_record_in_words, playthroughs

from regalia.games import GAMES
from regalia.kernel.records.record import read_record


@pytest.mark.parametrize("path", playthroughs(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_game_goes_as_written(path: Path) -> None:
    """After a change that is meant, `python -m tests.golden` tells the games anew."""
    assert play_record_in_words(path) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", playthroughs(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_playthrough_hangs_on_no_chance(path: Path) -> None:
    record = read_record(path.read_bytes(), GAMES)
    assert record.seed is None
    assert record.deal is not None


def test_every_game_has_playthroughs() -> None:
    assert {path.parts[-3] for path in playthroughs()} == set(GAMES)


def test_no_telling_is_left_over() -> None:
    tellings = {path.with_suffix(".txt") for path in playthroughs()}
    assert set(TESTS.glob("*/golden/*.txt")) == tellings
