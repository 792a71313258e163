"""`regalia bench`: its shape; its figures are for docs/performance.md."""

import json
import math
import time

import pytest
from tests.command import refusal_line, regalia
from thirtyone.game import ThirtyOne

from regalia.cli.bench import (
    bench,
    format_figures,
    has_compiled_rules,
    measure_rates_in_this_process,
    positions_of_random_game,
    repeat_for_seconds,
    repetitions_per_second,
)
from regalia.engine import is_compiled
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord

MEASURES = ["games", "decisions", "deals", "copies", "imagines"]


def test_the_figures_have_exactly_the_documented_shape() -> None:
    done = regalia("bench", "--json", "--seconds", "0.05")
    assert done.returncode == 0, done.stderr
    shown = json.loads(done.stdout)
    assert list(shown) == list(GAMES)
    for name, row in shown.items():
        assert list(row) == ["seats", "compiled", "interpreted"]
        assert row["seats"] == GAMES[name].default_seats
        for engine in ("compiled", "interpreted"):
            if engine == "interpreted" or is_compiled():
                assert list(row[engine]) == MEASURES
                assert all(type(figure) is int and figure > 0 for figure in row[engine].values())


def test_the_figures_can_be_read() -> None:
    done = regalia("bench", "majesty", "--seats", "2", "--seconds", "0.05")
    assert "majesty 2 interpreted" in done.stdout


def test_bad_words_are_refused() -> None:
    assert "seats" in refusal_line(regalia("bench", "majesty", "--seats", "2.0"))
    assert "chess" in refusal_line(regalia("bench", "chess"))
    assert "majesty has 2 to 4, not 5" in refusal_line(regalia("bench", "majesty", "--seats", "5"))


@pytest.mark.parametrize("seconds", [0, 0.009, 600.1, math.nan])
def test_a_measurement_takes_from_a_hundredth_of_a_second_to_ten_minutes(seconds: float) -> None:
    with pytest.raises(BadRecord, match=r"^seconds: a number from 0.01 to 600 is needed"):
        bench(["majesty"], seconds=seconds)


def test_the_shortest_measurement_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    bench(["majesty"], seats=3, seconds=0.01, in_this_process=True)
    assert list(json.loads(capsys.readouterr().out)["majesty"]) == MEASURES


def test_figures_stand_under_their_names_engine_by_engine() -> None:
    figures = {name: 1000 * at for at, name in enumerate(MEASURES, 1)}
    figures_by_game: dict[str, dict[str, object]] = {
        "go": {"seats": 2, "compiled": None, "interpreted": figures}
    }
    assert [line.split() for line in format_figures(figures_by_game).splitlines()] == [
        ["per", "second", *MEASURES],
        ["go", "2", "compiled", "rules", "not", "compiled"],
        ["go", "2", "interpreted", "1,000", "2,000", "3,000", "4,000", "5,000"],
    ]


def test_the_table_fits_the_smallest_screen() -> None:
    figures = dict.fromkeys(MEASURES, 99_999_999)
    rows = {game: {"seats": 4, "compiled": figures, "interpreted": figures} for game in GAMES}
    lines = format_figures(rows).split("\n")
    assert max(map(len, lines)) <= 80
    assert all(line.count(" 99,999,999") == len(MEASURES) for line in lines[1:])


def test_a_game_has_more_decisions_than_one_and_figures_are_per_second() -> None:
    game = GAMES["majesty"]
    figures_by_game = measure_rates_in_this_process(game, 2, 0.05)
    decisions = figures_by_game["decisions"] / figures_by_game["games"]
    assert decisions == pytest.approx(24, rel=0.5)  # both are rounded
    assert repetitions_per_second(lambda count: list(range(count)).clear(), 0.01) > 10_000


def test_work_is_done_in_portions_that_double_while_they_are_quick() -> None:
    portions: list[int] = []
    done, spent = repeat_for_seconds(portions.append, 0.01)
    assert portions[:4] == [1, 2, 4, 8]
    assert done == sum(portions)
    assert spent >= 0.01


def test_portions_that_take_long_stay_as_they_are() -> None:
    portions: list[int] = []

    def work(count: int) -> None:
        portions.append(count)
        time.sleep(0.004)

    assert repeat_for_seconds(work, 0.01)[0] == len(portions)
    assert set(portions) == {1}


def test_a_bench_of_all_positions_has_one_for_every_decision() -> None:
    game = GAMES["majesty"]
    states, views = positions_of_random_game(game.new(seats=2, seed=1), seed=1)
    assert len(states) == len(views) == 24
    assert all(
        state.view(state.seat_to_move()) == view for state, view in zip(states, views, strict=True)
    )


def test_a_game_in_plain_python_is_not_called_compiled() -> None:
    assert not has_compiled_rules(ThirtyOne())
    assert all(has_compiled_rules(game) == is_compiled() for game in GAMES.values())
