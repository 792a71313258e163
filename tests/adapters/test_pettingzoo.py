"""PettingZoo's own tests pass for every table, and its environment plays the games as they are."""

import copy
import random
import sys
from importlib import reload

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.adapters.tables import every_encoding, every_table

from regalia.adapters import pettingzoo as adapter
from regalia.adapters.pettingzoo import TableEnv, env
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


def play_randomly(table: TableEnv, seed: int) -> list[tuple[str, int]]:
    """Who answered what in a random game."""
    rng = random.Random(seed)
    found = []
    for agent in table.agent_iter():
        observation, _, over, _, _ = table.last()
        assert observation is not None
        action = None if over else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        if action is not None:
            found.append((agent, action))
        table.step(action)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_is_a_game_as_it_is_dealt_and_played(game: str) -> None:
    table = env(game)
    table.reset(seed=5)
    state = GAMES[game].new(seed=5)
    for agent, action in play_randomly(table, 1):
        assert agent == f"seat_{state.seat_to_move()}"
        assert action in state.legal(state.seat_to_move())
        state.apply(state.seat_to_move(), action)
    assert not state.pending
    assert table.episode.state == state


def test_the_whole_state_is_the_seats_that_must_choose_and_all_cells() -> None:
    table = env("castle", 2, reward="win")
    table.reset(seed=np.int64(5))
    state = GAMES["castle"].new(2, seed=5)
    assert table.state().tolist() == [state.pending, *state.cells]
    assert table.state_space.contains(table.state())
    assert table.metadata["name"] == "regalia_castle_v2"
    play_randomly(table, 1)
    assert sum(table._cumulative_rewards.values()) in (0, 1)
    assert sum(table.episode.rewards()) == 1


@every_encoding
def test_the_same_seed_gives_the_same_games_one_after_another(game: str, actions: str) -> None:
    runs = []
    for _ in range(2):
        table = env(game, actions=actions)
        table.reset(seed=3)
        first = play_randomly(table, 1)
        table.reset()
        second = play_randomly(table, 1)
        assert first != second
        runs.append((first, second))
    assert runs[0] == runs[1]


@every_encoding
def test_rewards_come_at_the_end_and_scores_all_the_time(game: str, actions: str) -> None:
    table = env(game, actions=actions)
    table.reset(seed=1)
    rng = random.Random(1)
    while not any(table.terminations.values()):
        assert set(table.rewards.values()) == {0.0}
        scores = table.episode.state.scores()
        assert [table.infos[agent]["score"] for agent in table.agents] == scores
        observation = table.observe(table.agent_selection)
        table.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    assert all(table.terminations.values())
    assert list(table.rewards.values()) == table.episode.rewards()
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert [table.infos[agent]["score"] for agent in table.agents] == table.episode.state.scores()


def test_an_illegal_move_loses_the_game() -> None:
    table = env("majesty", seats=3)
    table.reset(seed=1)
    loser = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(loser)["action_mask"] == 0)[0])
    table.step(illegal)
    assert all(table.terminations.values())
    assert table.rewards[loser] == -1
    assert sum(table.rewards.values()) == pytest.approx(0)


def test_what_is_no_action_is_refused_with_a_sentence() -> None:
    table = env("majesty")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="an action of majesty is a whole number from 0 to 839"):
        table.step(840)


def test_tables_are_shown_as_the_seat_that_is_asked_sees_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = env("kingme", render_mode="ansi")
    table.reset(seed=1)
    assert "Throne room" in (table.render() or "")
    assert capsys.readouterr().out == ""
    loud = env("kingme", render_mode="human")
    loud.reset(seed=1)
    assert capsys.readouterr().out == f"{table.render()}\n"
    loud.step(np.flatnonzero(loud.observe(loud.agent_selection)["action_mask"])[0])
    assert "Throne room" in capsys.readouterr().out
    loud.close()


def test_an_environment_can_be_copied_in_the_middle_of_a_game() -> None:
    table = env("castle")
    table.reset(seed=1)
    for _ in range(10):
        table.step(table.episode.legal_actions[-1])
    assert play_randomly(copy.deepcopy(table), 2) == play_randomly(table, 2)


def test_wrong_arguments_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadRecord, match="render_mode: it is ansi or human or rgb_array, not «rgb»"):
        env("castle", render_mode="rgb")
    with pytest.raises(BadRecord, match="is none of the games"):
        env("chess")


def test_a_missing_pettingzoo_is_reported_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "pettingzoo", None)
        with pytest.raises(Unable, match=r"pip install '\.\[lab\]' brings it"):
            reload(adapter)
    reload(adapter)
