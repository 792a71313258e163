"""Whole games go as they went when somebody last read them through."""

import pytest
from tests.golden import TESTS, Golden, goldens

from regalia.games import GAMES


@pytest.mark.parametrize("golden", goldens(), ids=lambda golden: str(golden.path.stem))
def test_a_game_goes_as_written(golden: Golden) -> None:
    """After a change that is meant, `python -m tests.golden` writes the games anew."""
    assert golden.text() == golden.path.read_text(encoding="utf-8")


def test_every_game_has_playthroughs() -> None:
    assert {golden.game.name for golden in goldens()} == set(GAMES)


def test_no_playthrough_is_left_over() -> None:
    assert set(TESTS.glob("*/golden/*.txt")) == {golden.path for golden in goldens()}
