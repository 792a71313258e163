"""`bench/strength.py` writes the page of strengths; its figures are no matter of the tests."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest
from bench import strength
from bench.strength import Pairing, TargetShare
from tests.arena.runs import make_outcome, result, tournament

from regalia.arena.statistics import WinShare
from regalia.bots.ladder import CHARACTER_BOTS
from regalia.games import GAMES


def test_only_the_measured_sections_of_the_page_are_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "strength.md"
    sections = [
        "\n".join([begin, f"old {part} {game}", end])
        for part in strength.PARTS
        for game in GAMES
        for begin, end in [strength.markers(part, game)]
    ]
    page.write_text("\n".join(["# Strength", *sections, "end", ""]), "utf-8")
    levels = (Pairing("greedy", "random", 40, TargetShare(0.5, 1.0)),)
    searches = (Pairing("ismcts:2", "greedy", 40), Pairing("ismcts:8", "greedy", 120))
    monkeypatch.setattr(strength, "pairings", lambda part, game: (*levels, *searches))
    monkeypatch.setattr(strength, "SLOW_BOTS", {"ismcts:8"})
    given = ["--part", "levels", "--only", "majesty", "--scale", "0.05", "--jobs", "1"]
    given += ["--slow-scale", "0.34", "--keep", str(tmp_path / "games")]
    monkeypatch.setattr(sys, "argv", ["strength", *given, "--page", str(page)])
    strength.main()
    text = page.read_text("utf-8")
    assert text.startswith("# Strength\n")
    assert text.endswith("\nend\n")
    assert text.count("old ") == len(strength.PARTS) * len(GAMES) - 1
    assert "old levels majesty" not in text
    assert f"at commit {strength.current_commit()} on 20" in text
    assert "| greedy | random | 2 |" in text
    assert "| ismcts:8 | greedy | 4 |" in text


def test_the_page_in_the_docs_can_be_written_anew() -> None:
    page = strength.PAGE.read_text("utf-8")
    for part in strength.PARTS:
        for game in GAMES:
            assert "new figures" in strength.replace_section(page, part, game, "new figures")


@pytest.mark.parametrize("game", GAMES)
def test_every_level_meets_a_yardstick_and_the_level_below(game: str) -> None:
    pairs = {(one.bot, one.other) for one in strength.pairings("levels", game)}
    yardstick = strength.BEGINNER if game == "kingme" else strength.YARDSTICK
    assert {(level, yardstick) for level in ("easy", "medium", "hard")} < pairs
    assert {("medium", "easy"), ("hard", "medium")} < pairs


def test_each_search_meets_one_with_a_quarter_of_its_time() -> None:
    searches = [(one.bot, one.other) for one in strength.pairings("time", "majesty")]
    assert searches[:2] == [("network:160", "network:40"), ("network:640", "network:160")]
    assert all(other == bot for (bot, _), (_, other) in pairwise(searches))


def test_every_pairing_of_the_page_names_bots_of_the_ladder_in_order() -> None:
    pairs = [(one.bot, one.other) for one in strength.LADDER]
    assert pairs[:6] == [(strength.BEGINNER, name) for name in CHARACTER_BOTS]
    assert pairs[6:] == list(zip(list(CHARACTER_BOTS)[1:], CHARACTER_BOTS, strict=False))


def test_a_side_wins_what_its_seats_win_together() -> None:
    run = tournament(GAMES["kingme"], ("a", "a", "b", "b"), 4)
    outcome = make_outcome(
        run,
        result(0, 0, (0, 1, 2, 3), 9, 5, 5, 5),  # the first side wins
        result(1, 0, (3, 0, 1, 2), 9, 5, 5, 5),  # the second side wins
        result(2, 1, (0, 1, 2, 3), 9, 9, 5, 5),  # both seats of the first side
        result(3, 1, (2, 3, 0, 1), 9, 5, 9, 5),  # one of each
    )
    wins = strength.side_share(outcome, (0, 1))
    assert wins.share == pytest.approx((1 + 0 + 1 + 0.5) / 4)
    assert wins.games == 4


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    pairing = Pairing("greedy", "random", 4)
    first = strength.measure(GAMES["majesty"], pairing, 1.0, 1, tmp_path)
    (file,) = tmp_path.iterdir()
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-1]), "utf-8")
    assert strength.measure(GAMES["majesty"], pairing, 1.0, 1, tmp_path) == first
    assert len(file.read_text("utf-8").splitlines()) == len(lines)


def test_a_claim_holds_only_if_the_whole_interval_does() -> None:
    even = TargetShare(0.45, 0.55)
    assert even.verdict(WinShare(0.5, 0.46, 0.54, 900)) == "yes"
    assert even.verdict(WinShare(0.5, 0.4, 0.6, 90)) == "too few games to tell"
    assert even.verdict(WinShare(0.7, 0.6, 0.8, 90)) == "no"
    assert [str(one) for one in (even, TargetShare(0.65, 1.0), TargetShare(0.0, 0.1))] == [
        "45%–55%",
        "over 65%",
        "under 10%",
    ]
