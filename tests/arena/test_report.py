"""The page: whole in itself, safe with any name, right about what it shows."""

import re
from html.parser import HTMLParser

import pytest
from tests.arena.runs import outcome_of, played, quick_bots, result, tournament

from regalia.arena.plots import Scale, round_step
from regalia.arena.report import TONES, write_report
from regalia.arena.statistics import summed_up
from regalia.arena.tournament import Outcome
from regalia.games import GAMES
from regalia.kernel.game import Game


class Elements(HTMLParser):
    """Sees that everything opened is closed, and keeps what there is."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def page_of(outcome: Outcome) -> str:
    return write_report(outcome, summed_up(outcome))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_page_is_whole_in_itself(game: Game) -> None:
    page = page_of(played(tournament(game, quick_bots(game), 8)))
    elements = Elements(page)
    assert elements.open == []
    assert not re.search(r"http|//|@import|url\(|<script|<link|<img|<iframe", page)
    for tag, attributes in elements.seen:
        assert tag not in {"script", "link", "img", "iframe", "object", "embed", "base", "form"}
        assert not {"src", "href", "srcset"} & set(attributes)
        assert not any(name.startswith("on") for name in attributes)


def test_a_page_names_every_bot_and_its_numbers() -> None:
    outcome = outcome_of(
        tournament(bots=("greedy", "hard"), games=4),
        result(0, 0, (0, 1), 30, 20),
        result(1, 0, (1, 0), 10, 40),
        result(2, 1, (0, 1), 25, 25),
        result(3, 1, (1, 0), 50, 5),
    )
    page = page_of(outcome)
    for text in ("greedy", "hard", "62.5 %", "37.5 %", "Seat 0", "Seat 1", "4 games", "11.5"):
        assert text in page
    assert "regalia arena majesty greedy hard --games 4 --seed 1" in page


def test_names_are_shown_as_they_are_written() -> None:
    evil = '<b onclick="x">&\'</b>'
    outcome = outcome_of(tournament(bots=(evil, "b"), games=1), result(0, 0, (0, 1), 3, 2))
    page = page_of(outcome)
    assert evil not in page
    assert "<b onclick" not in page
    assert page.count("&lt;b onclick=&quot;x&quot;&gt;&amp;&#x27;&lt;/b&gt;") >= 4
    Elements(page)


def test_bots_of_one_name_are_told_apart() -> None:
    page = page_of(played(tournament(bots=("random",) * 3, games=3)))
    assert "random (2)" in page
    assert "random (3)" in page


def test_signs_of_winning_are_shown_in_words() -> None:
    outcome = played(tournament(bots=("greedy", "random"), games=2))
    assert "Nothing that happens" in page_of(outcome)
    for number in range(200):
        for sharing in (0, 1):
            knights = number % 2 + (2 if sharing else 0)
            outcome.habits.add("greedy", {"placed seat building barracks": knights}, sharing)
            outcome.habits.add("greedy", {"wounded by card miller/brewer": 3 - knights}, sharing)
    page = page_of(outcome)
    assert "placed: Barracks" in page
    assert "wounded by them: Miller/Brewer" in page
    assert "Nothing that happens" not in page


def test_the_same_run_gives_the_same_page() -> None:
    one = tournament(bots=("greedy", "random"), games=40)
    assert page_of(played(one)) == page_of(played(one))


def test_scales_have_round_ticks() -> None:
    assert [round_step(least) for least in (0.3, 1, 1.2, 3, 7, 40, 0.02)] == [
        0.5, 1, 2, 5, 10, 50, 0.02,
    ]  # fmt: skip
    assert Scale(-12, 23).ticks() == [-10, 0, 10, 20]
    assert Scale(0, 1).ticks(4) == [0, 0.5, 1]
    assert Scale(5, 5).at(5) == 0


def test_every_colour_is_there_by_day_and_by_night() -> None:
    page = page_of(played(tournament(bots=("greedy", "random"), games=2)))
    for one in range(TONES):
        assert page.count(f"--b{one}: #") == 2
        assert f".b{one} {{ --tone: var(--b{one}); }}" in page
