"""A move may be typed as a person would: any case, any clear beginning, in two languages."""

import pytest
from tests.tui.screens import local_game_after

from regalia.tui.fuzzy_match import best_matching_value, normalize_text
from regalia.tui.legal_moves import choices_after_touches
from regalia.tui.local_game import LocalGame
from regalia.tui.move_parser import match_typed_text, spell_moves


def parse(local_game: LocalGame, text: str) -> list[str]:
    """The notation of all moves that a text may mean."""
    spelled = spell_moves(
        local_game.rules, local_game.view, local_game.legal_moves(), local_game.voice
    )
    return [
        move.text for move in match_typed_text(text, spelled, local_game.rules, local_game.voice)
    ]


@pytest.mark.parametrize(
    ("language", "text", "move"),
    [
        ("en", "k@3", "K@3"),
        ("en", "Konrad@3", "K@3"),
        ("en", "kon 3", "K@3"),
        ("ru", "к@3", "K@3"),
        ("ru", "каспар@3", "K@3"),
        ("ru", "K@3", "K@3"),
        ("de", "KONRAD@3", "K@3"),
        ("pl", "konrad 3", "K@3"),
    ],
)
def test_a_courtier_is_placed_by_any_name(language: str, text: str, move: str) -> None:
    local_game = local_game_after("kingme", 3, 0, language)
    assert parse(local_game, text) == [move]


def test_a_beginning_of_several_moves_means_them_all() -> None:
    assert parse(local_game_after("kingme", 3, 0), "K@") == ["K@1", "K@2", "K@3", "K@4"]


def test_what_means_nothing_means_no_move() -> None:
    local_game = local_game_after("castle", 2, 0)
    assert parse(local_game, "dance") == []
    assert parse(local_game, "@") == []


@pytest.mark.parametrize("game", ["majesty", "kingme", "castle"])
@pytest.mark.parametrize("language", ["en", "ru", "de", "pl"])
def test_every_way_to_write_a_move_means_that_move(game: str, language: str) -> None:
    local_game = local_game_after(game, 3, 12, language)
    for one in spell_moves(
        local_game.rules, local_game.view, local_game.legal_moves(), local_game.voice
    ):
        for spelling in one.spellings:
            assert parse(local_game, spelling) == [one.move.text]


@pytest.mark.parametrize("game", ["majesty", "kingme", "castle"])
def test_touches_lead_to_every_move(game: str) -> None:
    moves = local_game_after(game, 3, 12).legal_moves()
    for move in moves:
        touched: list[str] = []
        while True:
            choices = choices_after_touches(moves, touched)
            chosen = next(one for one in choices if move in one.moves)
            if chosen.only_move is not None:
                break
            touched.append(chosen.touch)
        assert chosen.only_move == move


def test_words_are_found_in_any_case_number_and_spelling() -> None:
    names = [
        ("Knight", "knight"),
        ("Black Knight", "black"),
        ("Мельница", "mill"),
        ("Łucznik", "a"),
    ]
    assert normalize_text("  Lady-in-WAITING ") == "lady in waiting"
    for asked, thing in [
        ("knights", "knight"),
        ("BLACK  knights", "black"),
        ("мельницу", "mill"),
        ("lucznika", "a"),
        ("black", "black"),
    ]:
        assert best_matching_value(asked, names) == thing
    assert best_matching_value("dragon", names) is None
    assert best_matching_value("", names) is None
