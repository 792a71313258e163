"""Texts of any origin fit their columns."""

import time

import pytest

from regalia.kernel.terminal.columns import clip_text, pad_text, text_width, wrap_text


@pytest.mark.parametrize(
    ("text", "columns"),
    [("", 0), ("abc", 3), ("Жук", 3), ("e\u0301", 1), ("李小龙", 6), ("a\u200cb\u200dc", 3)],
)
def test_the_width_of_a_text_is_what_a_terminal_shows(text: str, columns: int) -> None:
    assert text_width(text) == columns
    assert pad_text(text, 8) == text + " " * (8 - columns)


@pytest.mark.parametrize(
    ("text", "wide", "shown"),
    [
        ("abc", 3, "abc"),
        ("abcd", 3, "ab…"),
        ("abcd", 1, "…"),
        ("李小龙", 6, "李小龙"),
        ("李小龙", 5, "李小…"),
        ("李小龙", 4, "李…"),
        ("e\u0301e\u0301e\u0301", 2, "e\u0301…"),
        ("a\nb\x1b", 4, "a b "),
        ("क्\u200dष", 9, "क्\u200dष"),
    ],
)
def test_a_text_is_clipped_to_the_columns_there_are(text: str, wide: int, shown: str) -> None:
    assert clip_text(text, wide) == shown
    assert text_width(shown) <= wide


def test_a_very_long_text_is_clipped_at_once() -> None:
    start = time.perf_counter()
    assert clip_text("x" * 1_000_000, 20) == "x" * 19 + "…"
    assert time.perf_counter() - start < 10


def test_a_paragraph_is_folded_between_words_and_keeps_its_beginning() -> None:
    assert wrap_text("  a move brings  much", 10, "    ") == ["  a move", "    brings", "    much"]
    assert wrap_text("", 10) == [""]
    assert wrap_text("Hofmarschall", 6) == ["Hofma…"]
    assert wrap_text("東東 東東", 5) == ["東東", "東東"]
