"""A move may be typed as a person would: any case, any clear beginning, in two languages."""

import pytest
from tests.tui.screens import sitting_after

from regalia.tui.lookup import best, plain
from regalia.tui.offers import choices_after
from regalia.tui.reading import meant, written
from regalia.tui.sitting import Sitting


def read(sitting: Sitting, text: str) -> list[str]:
    """The notation of all moves that a text may mean."""
    forms = written(sitting.game, sitting.view, sitting.offers(), sitting.voice)
    return [offer.text for offer in meant(text, forms, sitting.game, sitting.voice)]


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
    sitting = sitting_after("kingme", 3, 0, language)
    assert read(sitting, text) == [move]


def test_a_beginning_of_several_moves_means_them_all() -> None:
    assert read(sitting_after("kingme", 3, 0), "K@") == ["K@1", "K@2", "K@3", "K@4"]


def test_what_means_nothing_means_no_move() -> None:
    sitting = sitting_after("castle", 2, 0)
    assert read(sitting, "dance") == []
    assert read(sitting, "@") == []


@pytest.mark.parametrize("game", ["majesty", "kingme", "castle"])
@pytest.mark.parametrize("language", ["en", "ru", "de", "pl"])
def test_every_way_to_write_a_move_means_that_move(game: str, language: str) -> None:
    sitting = sitting_after(game, 3, 12, language)
    for one in written(sitting.game, sitting.view, sitting.offers(), sitting.voice):
        for form in one.forms:
            assert read(sitting, form) == [one.offer.text]


@pytest.mark.parametrize("game", ["majesty", "kingme", "castle"])
def test_touches_lead_to_every_move(game: str) -> None:
    offers = sitting_after(game, 3, 12).offers()
    for offer in offers:
        touched: list[str] = []
        while True:
            choices = choices_after(offers, touched)
            chosen = next(one for one in choices if offer in one.offers)
            if chosen.only is not None:
                break
            touched.append(chosen.touch)
        assert chosen.only == offer


def test_words_are_found_in_any_case_number_and_spelling() -> None:
    names = [
        ("Knight", "knight"),
        ("Black Knight", "black"),
        ("Мельница", "mill"),
        ("Łucznik", "a"),
    ]
    assert plain("  Lady-in-WAITING ") == "lady in waiting"
    for asked, thing in [
        ("knights", "knight"),
        ("BLACK  knights", "black"),
        ("мельницу", "mill"),
        ("lucznika", "a"),
        ("black", "black"),
    ]:
        assert best(asked, names) == thing
    assert best("dragon", names) is None
    assert best("", names) is None
