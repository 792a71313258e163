"""The terminal says the same things in every language, and its keys fit the smallest screen."""

import re
from importlib.resources import files

import pytest
from tests.tui.screens import table_after

from regalia.bots.named import BUILT_IN_BOTS
from regalia.games import GAMES
from regalia.kernel.terminal.columns import text_width
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.tui.ascii import replace_unencodable
from regalia.tui.layout import MIN_WIDTH_COLUMNS
from regalia.tui.messages import COMMANDS, Messages


def messages(language: str) -> list[str]:
    text = (files("regalia.tui") / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z-]+) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_fit_the_smallest_screen(language: str) -> None:
    for message in messages(language):
        if message.startswith("keys"):
            assert text_width(Messages(language).format(message)) <= MIN_WIDTH_COLUMNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_is_known_by_its_names_in_any_case(language: str) -> None:
    words = Messages(language)
    for command in COMMANDS:
        assert words.find_command(command) == command
        for name in words.format(f"command-{command}").split(", "):
            assert words.find_command(f" {name.upper()} ") == command
    assert words.find_command("Q") == "quit"
    assert words.find_command("dance") == ""


def test_english_is_told_in_few_letters_without_a_loss() -> None:
    homes = [box.package for box in GAMES.values()] + ["regalia.tui", "regalia.kernel.text"]
    for home in homes:
        text = (files(home) / "i18n" / "en.ftl").read_text(encoding="utf-8")
        assert replace_unencodable(text, "ascii").isascii(), home
    for game, box in GAMES.items():
        page = box.terminal.page(table_after(game, 3, 30).state.view(0), Voice(box, "en"), 80)
        assert replace_unencodable(page, "ascii").isascii(), game


def test_signs_fall_back_where_the_encoding_lacks_them() -> None:
    assert replace_unencodable("▶1 Anna ●2 → ┃Ritter¹│ …", "ascii") == ">1 Anna o2 -> |Ritter1| ..."
    assert replace_unencodable("▶1 Łucja", "utf-8") == "▶1 Łucja"
    assert replace_unencodable("König ● –", "latin-1") == "König o -"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_in_every_language(language: str) -> None:
    words = Messages(language)
    assert all(words.format(f"name-{bot}") for bot in BUILT_IN_BOTS)
    assert [words.seat_names([bot])[0] for bot in BUILT_IN_BOTS if bot != "hugo"] != [
        bot for bot in BUILT_IN_BOTS if bot != "hugo"
    ]


def test_bots_are_named_in_the_language_of_the_reader_and_people_by_their_names() -> None:
    words = Messages("ru")
    assert words.seat_names(["easy", "easy", "Anna", "ismcts:40"], person_seat=0) == [
        "easy",
        "Лёгкий",
        "Anna",
        "ismcts:40",
    ]
    assert words.seat_names(["Anna", "tilda", "tilda"]) == ["Anna", "Тильда 2", "Тильда 3"]
