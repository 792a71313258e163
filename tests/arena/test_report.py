"""The page: whole in itself, safe with any name, right about what it shows."""

import re
from html.parser import HTMLParser
from random import Random

import pytest
from tests.arena.runs import (
    MAJESTY,
    add_game,
    make_outcome,
    play_out,
    quick_bots,
    result,
    tournament,
)

from regalia.arena.habits import Habit
from regalia.arena.plots import Scale, round_step_at_least
from regalia.arena.report import (
    COLOUR_COUNT,
    habit_rows_html,
    render_report,
    strongest_habits_of_each_event,
)
from regalia.arena.statistics import summarize
from regalia.arena.tournament import Outcome, Tournament
from regalia.games import GAMES
from regalia.kernel.game import Game
from regalia.kernel.text.voice import Voice


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


def render_page(outcome: Outcome) -> str:
    return render_report(outcome, summarize(outcome))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_page_is_whole_in_itself(game: Game) -> None:
    page = render_page(play_out(tournament(game, quick_bots(game), 8)))
    elements = Elements(page)
    assert elements.open == []
    assert not re.search(r"http|//|@import|url\(|<script|<link|<img|<iframe", page)
    for tag, attributes in elements.seen:
        assert tag not in {"script", "link", "img", "iframe", "object", "embed", "base", "form"}
        assert not {"src", "href", "srcset"} & set(attributes)
        assert not any(name.startswith("on") for name in attributes)


def test_a_page_names_every_bot_and_its_numbers() -> None:
    outcome = make_outcome(
        tournament(bots=("greedy", "hard"), games=4),
        result(0, 0, (0, 1), 30, 20),
        result(1, 0, (1, 0), 10, 40),
        result(2, 1, (0, 1), 25, 25),
        result(3, 1, (1, 0), 50, 5),
    )
    page = render_page(outcome)
    for text in ("greedy", "hard", "62.5 %", "37.5 %", "Seat 0", "Seat 1", "4 games", "11.5"):
        assert text in page
    assert "regalia arena majesty greedy hard --games 4 --seed 1" in page


def outcome_won_by_first(games: int, *lost: int) -> Outcome:
    """A run in which `a` beats `b`, but for some games, on a deal for every two of them."""
    results = [
        result(number, number // 2, (number % 2, 1 - number % 2), *scores(number, number in lost))
        for number in range(games)
    ]
    return make_outcome(tournament(bots=("a", "b"), games=games), *results)


def scores(number: int, lost: bool) -> tuple[int, int]:
    """Scores by seat, of which the one of `a` is the better unless it has lost."""
    return (2, 1) if (number % 2 == 0) != lost else (1, 2)


def test_a_page_begins_with_who_is_clearly_the_best() -> None:
    page = render_page(outcome_won_by_first(40, 1, 6))
    assert '<h1><b class="b0">a</b> wins 95.0 %</h1>' in page
    assert "That is 1.9 times its fair share" in page
    assert "all bots alike would win 50.0 % each" in page


def test_a_page_begins_with_doubt_where_nobody_is() -> None:
    page = render_page(outcome_won_by_first(4, 1))
    assert "<h1>No bot is clearly the best</h1>" in page
    assert "a has won most, 75.0 %" in page


def test_a_page_says_whether_seats_matter() -> None:
    assert "No seat is clearly better." in render_page(outcome_won_by_first(40))
    lucky = [result(number, number, (number % 2, 1 - number % 2), 5, 1) for number in range(40)]
    page = render_page(make_outcome(tournament(bots=("a", "b"), games=40), *lucky))
    assert "Some seats seem better than others." in page


def test_a_page_says_how_long_games_are() -> None:
    page = render_page(outcome_won_by_first(4))
    assert "From 10 to 13 moves, 11.5 on average." in page
    assert "<b>11.5</b><small>median 12</small>" in page
    assert "Every game had 10 moves." in render_page(outcome_won_by_first(1))


def test_a_page_says_between_which_scores_four_games_of_five_end() -> None:
    results = [result(number, number, (0, 1), number - 5, 100) for number in range(11)]
    page = render_page(make_outcome(tournament(bots=("a", "b"), games=11), *results))
    assert "<b>0.0</b><small>−4 to 4</small>" in page
    assert 'aria-label="a: scores from -5 to 5"' in page


def test_the_command_of_a_page_has_the_options_that_are_not_as_usual() -> None:
    options = MAJESTY.read_options({"seats": 2, "edition": "pl"})
    one = Tournament(MAJESTY, options, ("a", "b c"), 1, "x y")
    page = render_page(make_outcome(one, result(0, 0, (0, 1), 3, 2)))
    message = (
        "regalia arena majesty a &#x27;b c&#x27; --edition pl --games 1 --seed &#x27;x y&#x27;"
    )
    assert message in page


def habit(event: str, winners: float, losers: float, role: str = "seat") -> Habit:
    """Something that happens so often to winners, and so often to losers."""
    return Habit(event, role, "", "", winners, losers, 4.0)


def test_no_more_than_three_habits_are_about_one_event_and_nine_are_shown() -> None:
    some = [habit("placed", 2.0, 1.0)] * 5 + [habit("placed", 2.0, 1.0, "by")]
    some += [habit(f"event-{number}", 2.0, 1.0) for number in range(9)]
    shown = [(one.event, one.role) for one in strongest_habits_of_each_event(some)]
    assert shown[:4] == [("placed", "seat")] * 3 + [("placed", "by")]
    assert shown[4:] == [(f"event-{number}", "seat") for number in range(5)]


@pytest.mark.parametrize(
    ("winners", "losers", "width", "description"),
    [
        (2.0, 1.0, 33.33, "2.0×"),
        (1.0, 2.0, 33.33, "0.5×"),
        (8.0, 1.0, 100.0, "8.0×"),
        (20.0, 1.0, 100.0, "20.0×"),
        (1.0, 0.0, 100.0, "only"),
        (0.0, 1.0, 100.0, "never"),
    ],
)
def test_the_bar_of_a_habit_is_full_at_eight_times_as_often(
    winners: float, losers: float, width: float, description: str
) -> None:
    row = habit_rows_html([habit("placed", winners, losers)], "more", Voice(MAJESTY, "en"))
    assert f'<rect class="fill" x="0.00%" width="{width:.2f}%"' in row
    assert f"<b>{description}</b>" in row
    assert f"{winners:.2f} a game against {losers:.2f}" in row


def test_names_are_shown_as_they_are_written() -> None:
    evil = '<b onclick="x">&\'</b>'
    outcome = make_outcome(tournament(bots=(evil, "b"), games=1), result(0, 0, (0, 1), 3, 2))
    page = render_page(outcome)
    assert evil not in page
    assert "<b onclick" not in page
    assert page.count("&lt;b onclick=&quot;x&quot;&gt;&amp;&#x27;&lt;/b&gt;") >= 4
    Elements(page)


def test_equal_bots_get_different_labels() -> None:
    page = render_page(play_out(tournament(bots=("random",) * 3, games=3)))
    assert "random (2)" in page
    assert "random (3)" in page


def test_habits_of_winners_are_shown_in_words() -> None:
    outcome = play_out(tournament(bots=("greedy", "random"), games=2))
    assert "Nothing that happens" in render_page(outcome)
    chance = Random(1)
    for _ in range(200):
        winner = chance.randrange(2)
        knights = [chance.randrange(1, 4) + (seat == winner) for seat in range(2)]
        counts = [
            {"placed seat building barracks": one, "wounded by card miller/brewer": 5 - one**2 // 4}
            for one in knights
        ]
        add_game(outcome.habits, [winner], counts)
    page = render_page(outcome)
    assert "placed: Barracks" in page
    assert "wounded by them: Miller/Brewer" in page
    assert "Nothing that happens" not in page


def test_the_same_run_gives_the_same_page() -> None:
    one = tournament(bots=("greedy", "random"), games=40)
    assert render_page(play_out(one)) == render_page(play_out(one))


def test_scales_have_round_ticks() -> None:
    assert [round_step_at_least(minimum) for minimum in (0.3, 1, 1.2, 3, 7, 40, 0.02)] == [
        0.5, 1, 2, 5, 10, 50, 0.02,
    ]  # fmt: skip
    assert Scale(-12, 23).ticks() == [-10, 0, 10, 20]
    assert Scale(0, 1).ticks(4) == [0, 0.5, 1]
    assert Scale(5, 5).x_percent(5) == 0


def test_every_colour_is_there_by_day_and_by_night() -> None:
    page = render_page(play_out(tournament(bots=("greedy", "random"), games=2)))
    for one in range(COLOUR_COUNT):
        assert page.count(f"--b{one}: #") == 2
        assert f".b{one} {{ --tone: var(--b{one}); }}" in page
