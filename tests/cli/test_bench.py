"""`regalia bench`: its shape; its figures are for docs/performance.md."""

import json
import time

from tests.command import refused, regalia

from regalia.cli.bench import positions, timed
from regalia.engine import compiled
from regalia.games import GAMES

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
            if engine == "interpreted" or compiled():
                assert list(row[engine]) == MEASURES
                assert all(type(figure) is int and figure > 0 for figure in row[engine].values())


def test_the_figures_can_be_read() -> None:
    done = regalia("bench", "majesty", "--seats", "2", "--seconds", "0.05")
    assert "majesty 2 interpreted" in done.stdout


def test_bad_words_are_refused() -> None:
    assert "seats" in refused(regalia("bench", "majesty", "--seats", "5"))
    assert "seats" in refused(regalia("bench", "majesty", "--seats", "2.0"))
    assert "chess" in refused(regalia("bench", "chess"))
    assert "seconds" in refused(regalia("bench", "--seconds", "0"))


def test_work_is_done_in_portions_that_double_while_they_are_quick() -> None:
    portions: list[int] = []
    done, spent = timed(portions.append, 0.01)
    assert portions[:4] == [1, 2, 4, 8]
    assert done == sum(portions)
    assert spent >= 0.01


def test_portions_that_take_long_stay_as_they_are() -> None:
    portions: list[int] = []

    def work(count: int) -> None:
        portions.append(count)
        time.sleep(0.004)

    assert timed(work, 0.01)[0] == len(portions)
    assert set(portions) == {1}


def test_a_bench_of_all_positions_has_one_for_every_decision() -> None:
    game = GAMES["majesty"]
    states, views = positions(game.new(seats=2, seed=1), seed=1)
    assert len(states) == len(views) == 24
    assert all(
        state.view(state.to_move()) == view for state, view in zip(states, views, strict=True)
    )
