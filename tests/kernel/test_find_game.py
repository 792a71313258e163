"""Games are found by name; an unknown name is refused in the same words everywhere."""

import pytest

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import find_game


def test_a_game_is_found_by_its_name() -> None:
    assert find_game(GAMES, "castle") is GAMES["castle"]


@pytest.mark.parametrize(
    ("name", "quoted"),
    [("chess", "«chess»"), ("", "«»"), (7, "«7»"), (["majesty"], "«['majesty']»")],
)
def test_an_unknown_name_is_refused_with_the_names_there_are(name: object, quoted: str) -> None:
    with pytest.raises(BadRecord) as refused:
        find_game(GAMES, name)
    assert str(refused.value) == f"game: {quoted} is none of the games ({', '.join(GAMES)})"
