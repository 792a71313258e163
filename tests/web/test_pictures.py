"""The pictures of the rules pages: positions of real games, as the boards draw them."""

import json

import pytest
from tools.write_pictures import BOARDS, PICTURE_SCRIPTS, play_pictured_game

from regalia.games import GAMES
from regalia.kernel.text.voice import rule_texts


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_pictures_are_what_the_rules_make_of_their_games(game: str) -> None:
    kept = json.loads((BOARDS / game / "pictures.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(play_pictured_game(game))), (
        "python -m tools.write_pictures"
    )


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_step_of_the_course_has_a_picture(game: str) -> None:
    steps = [name for name in rule_texts(GAMES[game], "en") if name.startswith("course-")]
    assert len(PICTURE_SCRIPTS[game].pictures) == len(steps) == 5


def test_the_pictures_show_what_their_texts_tell() -> None:
    def events(game: str, at: int) -> list[str]:
        return [event["name"] for event in play_pictured_game(game)["pictures"][at - 1]["lastMove"]]

    chosen = play_pictured_game("majesty")["pictures"][1]
    assert chosen["chosen"] == ["row:3"]  # two cards are skipped
    assert {"took", "placed", "earned"} <= set(events("majesty", 3))
    assert "wounded" in events("majesty", 4)
    assert play_pictured_game("majesty")["pictures"][4]["position"]["over"]
    assert events("kingme", 4) == ["nominated"]
    assert {"crowned", "scored"} <= set(events("kingme", 5))
    assert "played" in events("castle", 3)
    assert "returned" in events("castle", 4)
    assert play_pictured_game("castle")["pictures"][4]["lastMove"][-1]["facts"]["card"] == "knight"
