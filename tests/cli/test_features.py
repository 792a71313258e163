"""`regalia features`."""

import pytest

from regalia.cli.features import features
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_is_printed_with_its_place(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    features(name)
    lines = capsys.readouterr().out.splitlines()
    game = GAMES[name]
    assert lines[0] == f"{name}: {game.features.size} numbers of one byte"
    at = 0
    for line, piece in zip(lines[1:], game.features.blocks, strict=False):
        assert line.split()[:2] == [str(at), piece.name]
        assert line.endswith(piece.description)
        at += piece.size
    assert lines[-1] == f"{game.move_count} moves"


@pytest.mark.parametrize("name", GAMES)
def test_the_alphabet_is_printed_for_moves_in_parts(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    features(name, actions="parts")
    said = capsys.readouterr().out
    tokens = GAMES[name].tokens
    size = GAMES[name].features.size + tokens.size
    assert said.startswith(f"{name}: {size} numbers of one byte")
    assert said.rstrip().endswith(tokens.names[-1])
    assert f"{tokens.size} tokens" in said


def test_other_actions_are_refused() -> None:
    with pytest.raises(BadRecord, match="actions: «words» is none of moves, parts"):
        features("majesty", actions="words")
