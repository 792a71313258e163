"""The tables at which adapters are tried: every game and number of seats, moves and parts."""

import random

import pytest

from regalia.adapters.episode import NOBODY, Episode
from regalia.adapters.ways import episode_of
from regalia.games import GAMES

ACTIONS = ("moves", "parts")

every_table = pytest.mark.parametrize(
    ("game", "seats", "actions"),
    [
        (game.name, seats, actions)
        for game in GAMES.values()
        for seats in game.seats
        for actions in ACTIONS
    ],
)
every_game = pytest.mark.parametrize("game", GAMES)
every_way = pytest.mark.parametrize(
    ("game", "actions"), [(game, actions) for game in GAMES for actions in ACTIONS]
)


def begun(game: str, actions: str, answers: int, seed: int = 1) -> Episode:
    """An episode after so many random answers, or a little earlier if it ended."""
    episode = episode_of(game, None, actions, {})
    chance = random.Random(seed)
    episode.deal(seed)
    for _ in range(answers):
        episode.answer(chance.choice(episode.legal))
        if episode.seat == NOBODY:
            return begun(game, actions, answers // 2, seed)
    return episode
