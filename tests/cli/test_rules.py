"""`regalia rules`: every rule in every language."""

import pytest
from tests.command import refusal_line, regalia

from regalia.cli.rules import matching_rule_ids, rules
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.text.voice import LANGUAGES, rule_texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_whole_book_has_every_rule(game: str, language: str) -> None:
    done = regalia("rules", game, "--lang", language)
    assert done.returncode == 0, done.stderr
    for name, text in rule_texts(GAMES[game], language).items():
        if name[0].isupper():
            assert f"{name}  {text}" in done.stdout


def test_one_rule_is_shown_by_its_id() -> None:
    assert regalia("rules", "majesty", "M31").stdout.startswith("M31  ")
    both = regalia("rules", "majesty", "m20", "--lang", "ru").stdout
    assert "M20A  " in both
    assert "M20B  " in both
    assert "Мельница" in both


def test_the_book_has_its_sections_in_capitals_and_its_ids_before_the_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rules("majesty", lang="en")
    texts = rule_texts(GAMES["majesty"], "en")
    expected = [
        text.upper()
        if name.startswith("section-")
        else f"{name}  {text}"
        if name[0].isupper()
        else text
        for name, text in texts.items()
    ]
    assert capsys.readouterr().out == "".join(f"{paragraph}\n\n" for paragraph in expected)


def test_a_rule_is_found_by_its_whole_id_alone() -> None:
    texts = {"section-x": "X", "M2": "a", "M20A": "b", "M20B": "c", "M21": "d", "M21A": "e"}
    assert matching_rule_ids("m2", texts) == ["M2"]
    assert matching_rule_ids("M20", texts) == ["M20A", "M20B"]
    assert matching_rule_ids("M20b", texts) == ["M20B"]
    assert matching_rule_ids("M21", texts) == ["M21"]
    for unknown in ("M", "M.", "section-x"):
        with pytest.raises(BadRecord, match=r": they go from M2 to M21A$"):
            matching_rule_ids(unknown, texts)


def test_an_unknown_rule_or_game_is_refused() -> None:
    assert "M99" in refusal_line(regalia("rules", "majesty", "M99"))
    assert "chess" in refusal_line(regalia("rules", "chess"))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_topic_is_explained_by_rules_that_exist(game: str) -> None:
    texts = rule_texts(GAMES[game], "en")
    for topic, ids in GAMES[game].topics.items():
        assert ids, topic
        assert set(ids) <= set(texts), topic


@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    books = [list(rule_texts(GAMES[game], language)) for language in LANGUAGES]
    assert all(book == books[0] for book in books)
