"""Bots by their written names, those of other modules too."""

from pathlib import Path

import pytest

from regalia.bots.greedy import Greedy
from regalia.bots.ismcts import Ismcts
from regalia.bots.random import RandomBot
from regalia.bots.spec import is_bot_spec, make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord

MAJESTY = GAMES["majesty"]

STRANGERS = """
from regalia.bots.bot import Bot

class Last(Bot):
    def choose(self, view, budget):
        return int(view.legal()[-1])

class Shy(Bot):
    def __init__(self, game, seed):
        raise ValueError("not today")

class Greedy:
    pass

last = Last
nobody = None
"""


@pytest.fixture
def _strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module with bots, and with others that are none."""
    (tmp_path / "strangers.py").write_text(STRANGERS)
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.parametrize(
    ("spec", "kind", "iterations", "seconds"),
    [
        ("random", RandomBot, 0, 0.0),
        ("greedy", Greedy, 0, 0.0),
        ("ismcts:2000", Ismcts, 2000, 0.0),
        ("ismcts:1.5s", Ismcts, 0, 1.5),
    ],
)
def test_a_bot_comes_with_the_budget_in_its_name(
    spec: str, kind: type, iterations: int, seconds: float
) -> None:
    assert is_bot_spec(spec)
    bot, budget = make_bot(spec, MAJESTY, 7)
    assert type(bot) is kind
    assert (bot.seed, budget.iterations, budget.seconds) == (7, iterations, seconds)


@pytest.mark.usefixtures("_strangers")
def test_a_bot_may_be_a_class_of_any_module() -> None:
    assert is_bot_spec("strangers:Last")
    bot, budget = make_bot("strangers:Last", MAJESTY, 7)
    state = MAJESTY.new(seats=2, seed=1)
    view = state.view(state.seat_to_move())
    assert bot.choose(view, budget) == view.legal()[-1]
    assert bot.seed == 7
    assert isinstance(make_bot("strangers:last", MAJESTY)[0], type(bot))


@pytest.mark.usefixtures("_strangers")
@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("strangers:Greedy", "is no bot: it is no class of"),
        ("strangers:nobody", "is no bot: it is no class of"),
        ("strangers:Shy", "cannot be made: ValueError: not today"),
        ("strangers:Nosuch", "cannot be loaded: AttributeError"),
        ("nosuch:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("no such:Bot", "is no bot: random, greedy, easy"),
    ],
)
def test_what_is_no_bot_there_is_refused(spec: str, says: str) -> None:
    with pytest.raises(BadRecord) as refused:
        make_bot(spec, MAJESTY)
    assert says in str(refused.value)
    assert f"«{spec}»" in str(refused.value)
