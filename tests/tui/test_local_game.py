"""The record of a local game is saved whole or not at all."""

from pathlib import Path

import pytest

from regalia.games import GAMES
from regalia.kernel.errors import Unable
from regalia.kernel.records.record import Record, read_record
from regalia.tui.local_game import LocalGame


@pytest.fixture
def record() -> Record:
    """A game that has just been dealt."""
    game = GAMES["majesty"]
    return Record(game, game.read_options({"seats": 2}), "0" * 32, None, ["Anna", "greedy"])


def test_a_saved_record_is_read_back(record: Record, tmp_path: Path) -> None:
    LocalGame(record, 0, "en", tmp_path / "game.json").save_game()
    assert read_record((tmp_path / "game.json").read_bytes(), GAMES).to_json() == record.to_json()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_what_cannot_be_saved_is_told_and_leaves_nothing_behind(
    record: Record, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(Unable, match="cannot be saved in folder: "):
        LocalGame(record, 0, "en", tmp_path / "folder").save_game()
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]
    with pytest.raises(Unable, match=r"saved in game\.json: No such file"):
        LocalGame(record, 0, "en", tmp_path / "nowhere" / "game.json").save_game()
