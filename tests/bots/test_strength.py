"""Bots that play the wrong way round would lose these matches."""

import pytest
from tests.arena.runs import play_out, tournament

from regalia import engine
from regalia.arena.statistics import summarize
from regalia.games import GAMES

# the share of wins that a bot which tries to win surely has against bots that do not
MATCHES = [
    ("majesty", ("greedy", "random"), 16, 0.85),
    ("kingme", ("greedy", "random", "random"), 18, 0.5),
    ("castle", ("greedy", "random"), 8, 0.85),
    ("majesty", ("ismcts:60", "random"), 8, 0.85),
    ("kingme", ("ismcts:60", "random", "random"), 9, 0.55),
    ("castle", ("ismcts:60", "random"), 4, 0.75),
]


@pytest.mark.skipif(not engine.is_compiled(), reason="whole matches take long interpreted")
@pytest.mark.parametrize(("game", "bots", "games", "share"), MATCHES)
def test_a_bot_that_tries_wins(game: str, bots: tuple[str, ...], games: int, share: float) -> None:
    figures = summarize(play_out(tournament(GAMES[game], bots, games))).bots[0]
    assert figures.wins.share >= share
