"""The words of a game, for pages that were built without it."""

import pytest
from tests.server.running_server import RunningServer, expect_refusal

from regalia.games import GAMES
from regalia.kernel.text.voice import LANGUAGES, Voice, make_bundle, rule_texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_client_is_given_all_words_of_a_game(
    server: RunningServer, name: str, language: str
) -> None:
    found = server.get_json(f"/api/games/{name}/words?lang={language}")
    game = GAMES[name]
    pattern = make_bundle(language, found["words"]).get_message("game").value
    assert pattern is not None
    assert make_bundle(language, found["words"]).format_pattern(pattern)[0] == Voice(
        game, language
    ).text("game")
    assert all(rule in found["rules"] for rule in rule_texts(game, language))
    assert found["facts"] == {
        row.name: {fact: kind.name for fact, kind in row.facts.items()} for row in game.events
    }


def test_words_are_english_if_no_language_is_named(server: RunningServer) -> None:
    english = server.get_json("/api/games/castle/words?lang=en")
    assert server.get_json("/api/games/castle/words") == english


def test_a_game_or_language_that_is_not_there_is_refused(server: RunningServer) -> None:
    assert "no such game" in expect_refusal(server.ask("GET", "/api/games/chess/words"), 404)
    answer = server.ask("GET", "/api/games/castle/words?lang=../en")
    assert "none of en, ru, de, pl" in expect_refusal(answer, 400)
