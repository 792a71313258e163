"""Whole games, told and pictured, are as they were when they were last read."""

import pytest
from tests.kingme.playthrough import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_goes_as_it_went(name: str) -> None:
    assert playthrough(GAMES[name]) == (FOLDER / name).read_text(encoding="utf-8")
