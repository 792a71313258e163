"""Plots show what the numbers are: places, lengths and heights in proportion."""

import re

import pytest
from tests.arena.runs import add_game, play_out, tournament

from regalia.arena.plots import (
    Scale,
    axis_label_svg,
    axis_svg,
    histogram_svg,
    interval_svg,
    rectangle_svg,
    svg_picture,
    vertical_line_svg,
)
from regalia.arena.report import (
    histogram_scale,
    render_report,
    shaded_cell_html,
    share_rows_html,
    upper_end_of_share_scale,
)
from regalia.arena.statistics import WinShare, summarize

Rectangle = dict[str, float]


def rectangles(picture: str) -> list[Rectangle]:
    """The place and size of every rectangle, x and width in per cent."""
    return [
        {name: float(number) for name, number in re.findall(r' (\w+)="([-0-9.]+)%?"', tag)}
        for tag in re.findall(r"<rect[^>]*>", picture)
    ]


def lines(picture: str) -> list[Rectangle]:
    """The ends of every line."""
    return [
        {name: float(number) for name, number in re.findall(r' (\w\d)="([-0-9.]+)%?"', tag)}
        for tag in re.findall(r"<line[^>]*>", picture)
    ]


def titles(picture: str) -> list[str]:
    """What the parts of a plot say."""
    return re.findall(r"<title>(.*?)</title>", picture)


def test_a_scale_runs_from_0_to_100_and_holds_what_lies_outside() -> None:
    scale = Scale(-10, 30)
    assert [scale.x_percent(number) for number in (-10, 0, 10, 30)] == [0, 25, 50, 100]
    assert [scale.x_percent(number) for number in (-11, 31)] == [0, 100]


def test_a_scale_of_one_number_has_room_for_it() -> None:
    scale = Scale(5, 5)
    assert (scale.x_percent(5), scale.x_percent(5.5), scale.x_percent(6)) == (0, 50, 100)


def test_ticks_lie_within_their_scale_also_at_its_ends() -> None:
    assert Scale(0, 100).ticks() == [0, 20, 40, 60, 80, 100]
    assert Scale(0.1, 0.3).ticks(2) == [0.1, 0.2, 0.3]
    assert Scale(-0.5, 0.5).ticks(2) == [-0.5, 0, 0.5]


def test_a_rectangle_reaches_from_one_place_to_the_other() -> None:
    (seen,) = rectangles(rectangle_svg(20, 45, 3, 7, "fill"))
    assert seen == {"x": 20, "width": 25, "y": 3, "height": 7}
    (nothing,) = rectangles(rectangle_svg(45, 20, 3, 7, "fill"))
    assert nothing["width"] == 0
    assert titles(rectangle_svg(0, 1, 0, 1, "fill", "a < b")) == ["a &lt; b"]
    assert titles(rectangle_svg(0, 1, 0, 1, "fill")) == []


def test_an_interval_has_ends_as_far_above_as_below_its_middle() -> None:
    across, low, high = lines(interval_svg(10, 30, 13))
    assert across == {"x1": 10, "x2": 30, "y1": 13, "y2": 13}
    assert (low["x1"], low["x2"], high["x1"], high["x2"]) == (10, 10, 30, 30)
    assert low["y1"] < 13 < low["y2"]
    assert low["y1"] + low["y2"] == high["y1"] + high["y2"] == 26
    (line,) = lines(vertical_line_svg(40, 2, 9, "middle"))
    assert line == {"x1": 40, "x2": 40, "y1": 2, "y2": 9}


@pytest.mark.parametrize(
    ("x", "anchor"),
    [(0, "start"), (2.9, "start"), (3, "middle"), (97, "middle"), (97.1, "end"), (100, "end")],
)
def test_letters_at_the_ends_of_a_plot_stay_inside(x: float, anchor: str) -> None:
    assert f'text-anchor="{anchor}">5 &lt; 6</text>' in axis_label_svg(x, "5 < 6")


def test_an_axis_has_its_texts_where_their_numbers_are() -> None:
    picture = axis_svg(Scale(0, 4), [0, 1, 4], ["none", "one", "four"])
    assert re.findall(r'x="([0-9.]+)%"[^>]*>(\w+)<', picture) == [
        ("0.00", "none"),
        ("25.00", "one"),
        ("100.00", "four"),
    ]
    assert 'aria-label="scale: none, one, four"' in picture


def test_a_picture_says_what_it_shows() -> None:
    assert svg_picture(9, 'a "b"', ["<x/>", "<y/>"], "small") == (
        '<svg class="plot small" width="100%" height="9" role="img"'
        ' aria-label="a &quot;b&quot;"><x/><y/></svg>'
    )


def test_a_histogram_has_a_bar_for_every_step_as_tall_as_it_is_frequent() -> None:
    picture = histogram_svg([10, 10, 11, 12, 12, 12, 12, 15], Scale(10, 16), 2, 42, "")
    assert titles(picture) == ["10 to 11: 3 of 8", "12 to 13: 4 of 8", "14 to 15: 1 of 8"]
    bars = rectangles(picture)
    assert [bar["x"] for bar in bars] == pytest.approx([0, 100 / 3, 200 / 3], abs=0.01)
    assert [bar["width"] for bar in bars] == pytest.approx([100 / 3] * 3, abs=0.01)
    tallest = bars[1]["height"]
    assert [bar["height"] / tallest for bar in bars] == [0.75, 1, 0.25]
    assert {bar["y"] + bar["height"] for bar in bars} == {42}  # all stand on the ground
    assert 38 < tallest < 42


def test_a_step_of_one_is_named_by_its_number_and_the_rarest_can_be_seen() -> None:
    picture = histogram_svg([3] * 1000 + [5], Scale(3, 6), 1, 42, "")
    assert titles(picture) == ["3: 1000 of 1001", "5: 1 of 1001"]
    assert rectangles(picture)[1]["height"] > 1


@pytest.mark.parametrize(
    ("numbers", "low", "high", "step"),
    [([7], 7, 8, 1), ([0, 45], 0, 46, 1), ([0, 46], 0, 48, 2), ([-13, 99], -15, 100, 5)],
)
def test_a_histogram_has_whole_steps_and_not_too_many(
    numbers: list[int], low: int, high: int, step: int
) -> None:
    scale, found = histogram_scale(numbers)
    assert (scale.low, scale.high, found) == (low, high, step)


def test_shares_are_drawn_to_the_next_round_tenth_or_to_the_whole() -> None:
    ends = [upper_end_of_share_scale(highest) for highest in (0.05, 0.31, 0.7, 0.75, 0.76, 1.0)]
    assert ends == pytest.approx([0.1, 0.4, 0.7, 0.8, 1, 1])


def test_bars_of_shares_reach_as_far_as_they_are_large() -> None:
    shares = [WinShare(0.5, 0.25, 0.75, 40), WinShare(0.25, 0.1, 0.3, 40)]
    picture = share_rows_html(shares, ["a", "b"], ["b0", "b1"], "bot")
    fills = [one for one in rectangles(picture) if one["width"] != 100]
    assert [(one["x"], one["width"]) for one in fills] == [(0, 62.5), (0, 31.25)]  # up to 80 %
    marks = [(one["x1"], one["x2"]) for one in lines(picture)]
    assert marks[:2] == [(62.5, 62.5), (31.25, 93.75)]  # the fair share, the interval
    assert "25.0–75.0 %" in picture
    assert re.findall(r">(\d+ %)</text>", picture) == [
        "0 %", "20 %", "40 %", "60 %", "80 %",
    ]  # fmt: skip


def test_a_cell_is_darker_where_more_was_won() -> None:
    cells = [shaded_cell_html(WinShare(share, 0, 1, 9), 0.8) for share in (0.0, 0.4, 0.6, 0.8)]
    parts = [int(part) for cell in cells for part in re.findall(r"--part: (\d+)%", cell)]
    assert parts == sorted(set(parts))
    assert parts[-1] == 100
    assert ["strong" in cell for cell in cells] == [False, False, True, True]
    assert shaded_cell_html(WinShare(0.0, 0.0, 1.0, 0), 0.8) == "<td>–</td>"
    assert shaded_cell_html(WinShare(0.0, 0, 1, 9), 0.0) == cells[0]  # nobody has won anything


def test_nothing_of_a_page_is_drawn_outside_its_plot() -> None:
    outcome = play_out(tournament(bots=("greedy", "random"), games=6))
    for number in range(200):
        winner = number // 2 % 2
        knights = [number % 2 + 2 * (seat == winner) for seat in range(2)]
        counts = [{"placed seat building barracks": one} for one in knights]
        add_game(outcome.habits, [winner], counts)
    page = render_report(outcome, summarize(outcome))
    plots = re.findall(r'<svg class="plot [^>]*height="(\d+)"[^>]*>(.*?)</svg>', page)
    assert len(plots) > 9
    for height, inside in plots:
        for one in rectangles(inside):
            assert 0 <= one["y"] < one["y"] + one["height"] <= int(height)
            assert 0 <= one["x"] <= one["x"] + one["width"] <= 100.01
        for line in lines(inside):
            assert 0 <= min(line["y1"], line["y2"]) <= max(line["y1"], line["y2"]) <= int(height)
        bars = [one for one in rectangles(inside) if one["x"] == 0 and one["width"] == 100]
        for bar in bars:  # what fills a bar is as high as the bar, and both lie in the middle
            assert bar["y"] == int(height) - bar["y"] - bar["height"]
            assert {(one["y"], one["height"]) for one in rectangles(inside)} == {
                (bar["y"], bar["height"])
            }
