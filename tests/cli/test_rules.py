"""`regalia rules`: every rule in every language."""

import pytest
from tests.command import refused, regalia

from regalia.games import GAMES
from regalia.kernel.voice import LANGUAGES, rule_texts


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


def test_an_unknown_rule_or_game_is_refused() -> None:
    assert "M99" in refused(regalia("rules", "majesty", "M99"))
    assert "chess" in refused(regalia("rules", "chess"))


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
