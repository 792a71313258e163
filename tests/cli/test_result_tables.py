"""What an arena prints for people, of runs made by hand."""

import re

import pytest
from tests.arena.runs import make_outcome, result, tournament

from regalia.arena.ratings import Rating
from regalia.arena.statistics import WinShare, summarize
from regalia.arena.tournament import Outcome
from regalia.cli.result_tables import print_ratings, print_summary, sparkline


def small_outcome() -> Outcome:
    """Four games on two deals; `a` wins more, and its scores lie further apart."""
    return make_outcome(
        tournament(bots=("a", "b"), games=4, seed="x y"),
        result(0, 0, (0, 1), 30, 20),
        result(1, 0, (1, 0), 10, 40),
        result(2, 1, (0, 1), 25, 25),
        result(3, 1, (1, 0), 50, 5),
    )


def printed_lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines that are not empty, without what fills them up."""
    lines = capsys.readouterr().out.splitlines()
    return [" ".join(line.split()) for line in lines if line.strip(" ─")]


def test_a_summary_has_a_line_for_every_bot_and_every_seat(
    capsys: pytest.CaptureFixture[str],
) -> None:
    outcome = small_outcome()
    outcome.seconds = 1.25
    print_summary(outcome.tournament, summarize(outcome))
    assert printed_lines(capsys) == [
        "majesty · 2 seats · 4 games · seed x y · 1.2 s",
        "bot wins 95 % mean 10 % median 90 % scores",
        "a 62.5 % 12.4–95.1 25.0 11 28 37 █ ██ █",
        "b 37.5 % 4.9–87.6 26.2 13 22 42 █ ██ █",
        "seat wins 95 %",
        "0 62.5 % 22.8–90.4",
        "1 37.5 % 9.6–77.2",
        "11.5 moves a game, from 10 to 13",
    ]


def test_ratings_are_listed_from_the_first_place_on(capsys: pytest.CaptureFixture[str]) -> None:
    ratings = [
        Rating("b", 30.0, 1.0, WinShare(0.75, 0.5, 0.875, 8)),
        Rating("a", 20.0, 2.0, WinShare(0.25, 0.125, 0.5, 8)),
    ]
    print_ratings(small_outcome(), ratings)
    assert printed_lines(capsys) == [
        "majesty · 2 seats · 4 games · seed x y · 0.0 s",
        "bot rating 95 % games wins 95 %",
        "1 b 30.0 28.0–32.0 8 75.0 % 50.0–87.5",
        "2 a 20.0 16.1–23.9 8 25.0 % 12.5–50.0",
    ]


def test_numbers_end_and_names_begin_under_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = make_outcome(
        tournament(bots=("a", "somebody"), games=1), result(0, 0, (0, 1), 100, 2)
    )
    print_summary(outcome.tournament, summarize(outcome))
    lines = capsys.readouterr().out.splitlines()
    (one,) = (line for line in lines if line.startswith("  a "))
    (other,) = (line for line in lines if line.startswith("  somebody "))
    assert one.index("100.0 %") + len("100.0 %") == other.index(" 0.0 %") + len(" 0.0 %")


@pytest.mark.parametrize(
    ("scores", "least", "most", "picture"),
    [
        ([0, 1, 2, 3, 4, 5, 6, 7], 0, 7, "█" * 8),
        ([0, 0, 0, 0, 7], 0, 7, "█      ▂"),
        ([-8, -1], -8, 0, "█      █"),
        ([3, 3], 3, 3, "█       "),
        ([3, 4], 3, 4, "█      █"),
        ([0] * 100 + [8], 0, 8, "█      ▁"),
        ([4], 0, 8, "    █   "),
    ],
)
def test_a_distribution_is_eight_bars_of_which_the_tallest_is_full(
    scores: list[int], least: int, most: int, picture: str
) -> None:
    assert sparkline(scores, least, most) == picture


def test_a_long_name_is_folded_and_nothing_is_cut(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    long_name = "learned:/home/anna/weights/majesty-two-seats-of-november.safetensors"
    outcome = make_outcome(
        tournament(bots=(long_name, "b"), games=1, seed="x"), result(0, 0, (0, 1), 30, 20)
    )
    print_summary(outcome.tournament, summarize(outcome))
    text = capsys.readouterr().out
    assert "…" not in text
    assert "100.0 %" in text
    assert long_name in "".join(re.findall(r"^  (\S+)", text, re.MULTILINE))
