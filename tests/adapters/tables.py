"""Games for the tests of adapters: every game, number of seats and action encoding."""

import random

import pytest

from regalia.adapters.action_encodings import make_episode
from regalia.adapters.episode import NO_SEAT, Episode
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
every_encoding = pytest.mark.parametrize(
    ("game", "actions"), [(game, actions) for game in GAMES for actions in ACTIONS]
)


def episode_after(game: str, actions: str, actions_taken: int, seed: int = 1) -> Episode:
    """An episode after some random actions, or after half as many if it ended before."""
    episode = make_episode(game, None, actions, {})
    rng = random.Random(seed)
    episode.deal(seed)
    for _ in range(actions_taken):
        episode.try_action(rng.choice(episode.legal_actions))
        if episode.seat == NO_SEAT:
            return episode_after(game, actions, actions_taken // 2, seed)
    return episode
