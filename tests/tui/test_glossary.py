"""Every word on the table explains itself: what it does now, then the rule in force."""

import pytest
from tests.rule import rule
from tests.tui.screens import sitting_after

from regalia.games import GAMES
from regalia.kernel.records.record import Record
from regalia.kernel.text.voice import LANGUAGES
from regalia.tui.glossary import Glossary
from regalia.tui.sitting import Sitting

games = pytest.mark.parametrize("game", sorted(GAMES))


def glossary(sitting: Sitting) -> Glossary:
    return Glossary(sitting.game, sitting.voice, sitting.words)


def asked(sitting: Sitting, word: str) -> list[str]:
    return glossary(sitting).explain(sitting.view, sitting.offers(), word)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_on_the_table_is_explained(game: str, language: str) -> None:
    sitting = sitting_after(game, 3, 25, language)
    view, terminal = sitting.view, sitting.game.terminal
    lines = terminal.board(view, sitting.voice, 100, 0) + terminal.seats(view, sitting.voice, 30)
    things = {span.thing for line in lines for span in line if span.thing}
    assert things
    for thing in things:
        told = glossary(sitting).of_thing(view, sitting.offers(), thing)
        assert told[0].strip()
        assert len(told) > 1, thing


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_can_be_asked_about_in_every_language(game: str, language: str) -> None:
    sitting = sitting_after(game, 3, 0, language)
    for title in glossary(sitting).listed():
        assert asked(sitting, title), title
        assert asked(sitting, title.upper()), title


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
        ("kingme", "ru", "восхождение", "K8"),
        ("majesty", "pl", "wygrywa", "M42"),
        ("majesty", "en", "total", "M42"),
    ],
)
def test_a_word_is_explained_by_its_rule(game: str, language: str, word: str, rule: str) -> None:
    told = asked(sitting_after(game, 3, 0, language), word)
    assert any(line.startswith(f"{rule}  ") for line in told)


def test_only_the_side_in_play_is_explained() -> None:
    game = GAMES["majesty"]
    options = game.options({"seats": 2, "sides": "BAAAAAAA"})
    sitting = Sitting(Record(game, options, "0" * 32, None, ["Anna", "random"]), 0, "en", None)
    told = " ".join(asked(sitting, "mill"))
    assert "M20B" in told
    assert "M20A" not in told
    assert "M21A" in " ".join(asked(sitting, "brewery"))


def test_what_it_does_now_comes_first_with_its_number() -> None:
    sitting = sitting_after("majesty", 2, 0)
    found = [asked(sitting, name) for name in ("mill", "brewery", "cottage", "inn", "castle")]
    now = [told[0] for told in found if told[0].startswith("Now: ")]
    assert now
    assert all("⇒ +" in line for line in now)


@pytest.mark.parametrize("plies", [0, 9, 20])
def test_a_card_of_the_row_is_explained_by_taking_that_card(plies: int) -> None:
    sitting = sitting_after("majesty", 2, plies)
    touched = {touch for offer in sitting.offers() for touch in offer.touches}
    places = [place for place in range(1, 7) if f"row:{place}" in touched]
    assert len(places) > 2
    for place in places:
        told = glossary(sitting).of_thing(sitting.view, sitting.offers(), f"row:{place}")
        assert told[1].startswith(f"Now: card {place},")


@rule("K4", "K7")
@pytest.mark.parametrize(("plies", "rules"), [(0, "K4"), (16, "K7")])
def test_a_courtier_is_explained_by_what_can_be_done_with_it(plies: int, rules: str) -> None:
    sitting = sitting_after("kingme", 3, plies)
    told = glossary(sitting).of_thing(sitting.view, sitting.offers(), "courtier:K")
    assert any(line.startswith(f"{rules}  ") for line in told)


def test_what_nobody_knows_is_not_explained() -> None:
    assert asked(sitting_after("majesty", 2, 0), "quantum") == []
    assert asked(sitting_after("majesty", 2, 0), "M99") == []
