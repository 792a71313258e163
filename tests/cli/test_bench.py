"""`regalia bench`: its shape; its figures are for docs/performance.md."""

import json

from tests.command import refused, regalia

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
