"""PettingZoo's own tests pass for every table, and its environment plays the games as they are."""

import copy
import random
import sys
from importlib import reload

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.adapters.tables import every_table, every_way

from regalia.adapters import pettingzoo as adapter
from regalia.adapters.pettingzoo import Seats, env
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable

# PettingZoo's own card games have such observations, and only they are exempt by name
as_its_own_games_do = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@every_table
@as_its_own_games_do
def test_the_tests_of_pettingzoo_pass(game: str, seats: int, actions: str) -> None:
    api_test(env(game, seats, actions), num_cycles=150)
    seed_test(lambda: env(game, seats, actions), num_cycles=60)


def played(one: Seats, seed: int) -> list[tuple[str, int]]:
    """Who answered what in a random game."""
    chance = random.Random(seed)
    found = []
    for agent in one.agent_iter():
        seen, _, over, _, _ = one.last()
        assert seen is not None
        action = None if over else int(chance.choice(np.flatnonzero(seen["action_mask"])))
        if action is not None:
            found.append((agent, action))
        one.step(action)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_is_a_game_as_it_is_dealt_and_played(game: str) -> None:
    one = env(game)
    one.reset(seed=5)
    state = GAMES[game].new(seed=5)
    for agent, action in played(one, 1):
        assert agent == f"seat_{state.to_move()}"
        assert action in state.legal(state.to_move())
        state.apply(state.to_move(), action)
    assert not state.pending
    assert one.episode.state == state


@every_way
def test_the_same_seed_gives_the_same_games_one_after_another(game: str, actions: str) -> None:
    runs = []
    for _ in range(2):
        one = env(game, actions=actions)
        one.reset(seed=3)
        first = played(one, 1)
        one.reset()
        second = played(one, 1)
        assert first != second
        runs.append((first, second))
    assert runs[0] == runs[1]


@every_way
def test_rewards_come_at_the_end_and_scores_all_the_time(game: str, actions: str) -> None:
    one = env(game, actions=actions)
    one.reset(seed=1)
    chance = random.Random(1)
    while not any(one.terminations.values()):
        assert set(one.rewards.values()) == {0.0}
        scores = one.episode.state.scores()
        assert [one.infos[agent]["score"] for agent in one.agents] == scores
        seen = one.observe(one.agent_selection)
        one.step(chance.choice(np.flatnonzero(seen["action_mask"])))
    assert all(one.terminations.values())
    assert list(one.rewards.values()) == one.episode.rewards()
    assert sum(one.rewards.values()) == pytest.approx(0)
    assert [one.infos[agent]["score"] for agent in one.agents] == one.episode.state.scores()


def test_an_illegal_move_loses_the_game() -> None:
    one = env("majesty", seats=3)
    one.reset(seed=1)
    loser = one.agent_selection
    illegal = int(np.flatnonzero(one.observe(loser)["action_mask"] == 0)[0])
    one.step(illegal)
    assert all(one.terminations.values())
    assert one.rewards[loser] == -1
    assert sum(one.rewards.values()) == pytest.approx(0)


def test_what_is_no_action_is_told() -> None:
    one = env("majesty")
    one.reset(seed=1)
    with pytest.raises(ValueError, match="an action of majesty is a whole number from 0 to 839"):
        one.step(840)


def test_tables_are_shown_as_the_seat_that_is_asked_sees_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    one = env("kingme", render_mode="ansi")
    one.reset(seed=1)
    assert "Throne room" in (one.render() or "")
    assert capsys.readouterr().out == ""
    loud = env("kingme", render_mode="human")
    loud.reset(seed=1)
    assert capsys.readouterr().out == f"{one.render()}\n"
    loud.step(np.flatnonzero(loud.observe(loud.agent_selection)["action_mask"])[0])
    assert "Throne room" in capsys.readouterr().out
    loud.close()


def test_an_environment_can_be_copied_in_the_middle_of_a_game() -> None:
    one = env("castle")
    one.reset(seed=1)
    for _ in range(10):
        one.step(one.episode.legal[-1])
    assert played(copy.deepcopy(one), 2) == played(one, 2)


def test_what_is_wrong_with_an_environment_is_told() -> None:
    with pytest.raises(BadRecord, match="render_mode: it is ansi or human, not «rgb»"):
        env("castle", render_mode="rgb")
    with pytest.raises(BadRecord, match="is none of the games"):
        env("chess")


def test_a_missing_pettingzoo_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "pettingzoo", None)
        with pytest.raises(Unable, match=r"pip install '\.\[lab\]' brings it"):
            reload(adapter)
    reload(adapter)
