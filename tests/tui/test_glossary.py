"""Every word on the table explains itself: what it does now, then the rule in force."""

import pytest
from tests.rule import rule
from tests.tui.screens import local_game_after

from regalia.games import GAMES
from regalia.kernel.records.record import Record
from regalia.kernel.text.voice import LANGUAGES
from regalia.tui.glossary import Glossary
from regalia.tui.local_game import LocalGame

games = pytest.mark.parametrize("game", sorted(GAMES))


def make_glossary(local_game: LocalGame) -> Glossary:
    return Glossary(local_game.rules, local_game.voice, local_game.messages)


def explain(local_game: LocalGame, word: str) -> list[str]:
    return make_glossary(local_game).explain_word(local_game.view, local_game.legal_moves(), word)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_on_the_table_is_explained(game: str, language: str) -> None:
    local_game = local_game_after(game, 3, 25, language)
    view, terminal = local_game.view, local_game.rules.terminal
    lines = terminal.board(view, local_game.voice, 100, 0) + terminal.seat_lines(
        view, local_game.voice, 30
    )
    things = {span.thing for line in lines for span in line if span.thing}
    assert things
    for thing in things:
        told = make_glossary(local_game).explain_thing(view, local_game.legal_moves(), thing)
        assert told[0].strip()
        assert len(told) > 1, thing


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_can_be_asked_about_in_every_language(game: str, language: str) -> None:
    local_game = local_game_after(game, 3, 0, language)
    for topic in local_game.rules.topics:
        title = make_glossary(local_game).topic_title(topic)
        assert explain(local_game, title), title
        assert explain(local_game, title.upper()), title


@pytest.mark.parametrize(
    ("game", "language", "word", "rule"),
    [
        ("majesty", "en", "millers", "M20A"),
        ("majesty", "ru", "мельницу", "M20A"),
        ("majesty", "de", "angriffe", "M30"),
        ("castle", "en", "Prince Charming", "C24"),
        ("castle", "en", "black knights", "C40"),
        ("castle", "pl", "zlodzieja", "C32"),
        ("kingme", "ru", "корону", "K9"),
        ("kingme", "en", "k15", "K15"),
        ("castle", "en", "Knght", "C56"),
        ("castle", "ru", "ПрПрнц", "C24"),
        ("castle", "de", "Zug", "C5"),
        ("kingme", "ru", "восшествие", "K8"),
        ("majesty", "pl", "wygrywa", "M42"),
        ("majesty", "en", "total", "M42"),
    ],
)
def test_a_word_is_explained_by_its_rule(game: str, language: str, word: str, rule: str) -> None:
    lines = explain(local_game_after(game, 3, 0, language), word)
    assert any(line.startswith(f"{rule}  ") for line in lines)


def test_only_the_side_in_play_is_explained() -> None:
    game = GAMES["majesty"]
    options = game.read_options({"seats": 2, "sides": "BAAAAAAA"})
    local_game = LocalGame(Record(game, options, "0" * 32, None, ["Anna", "random"]), 0, "en", None)
    lines = " ".join(explain(local_game, "mill"))
    assert "M20B" in lines
    assert "M20A" not in lines
    assert "M21A" in " ".join(explain(local_game, "brewery"))


def test_what_it_does_now_comes_first_with_its_number() -> None:
    local_game = local_game_after("majesty", 2, 0)
    found = [explain(local_game, name) for name in ("mill", "brewery", "cottage", "inn", "castle")]
    now = [lines[0] for lines in found if lines[0].startswith("Now: ")]
    assert now
    assert all("⇒ +" in line for line in now)


@pytest.mark.parametrize("plies", [0, 9, 20])
def test_a_card_of_the_row_is_explained_by_taking_that_card(plies: int) -> None:
    local_game = local_game_after("majesty", 2, plies)
    moves = local_game.legal_moves()
    touched = {touch for move in moves for touch in move.touches}
    places = [place for place in range(1, 7) if f"row:{place}" in touched]
    assert len(places) > 2
    for place in places:
        lines = make_glossary(local_game).explain_thing(local_game.view, moves, f"row:{place}")
        assert lines[1].startswith(f"Now: card {place},")


@rule("K4", "K7")
@pytest.mark.parametrize(("plies", "rules"), [(0, "K4"), (16, "K7")])
def test_a_courtier_is_explained_by_what_can_be_done_with_it(plies: int, rules: str) -> None:
    local_game = local_game_after("kingme", 3, plies)
    lines = make_glossary(local_game).explain_thing(
        local_game.view, local_game.legal_moves(), "courtier:K"
    )
    assert any(line.startswith(f"{rules}  ") for line in lines)


def test_what_nobody_knows_is_not_explained() -> None:
    assert explain(local_game_after("majesty", 2, 0), "quantum") == []
    assert explain(local_game_after("majesty", 2, 0), "M99") == []
