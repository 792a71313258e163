"""Gymnasium's own checks pass, and env seat plays among bots as it would at any table."""

import random
import sys
from collections.abc import Callable
from importlib import reload

import gymnasium
import numpy as np
import pytest
from gymnasium.error import DeprecatedEnv, ResetNeeded
from gymnasium.utils.env_checker import check_env
from tests.adapters.tables import ACTIONS, every_game

from regalia.adapters import gymnasium as adapter
from regalia.adapters.gymnasium import SeatEnv
from regalia.adapters.versions import environment_version
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord


@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize("name", ["Majesty-v1", "KingMe-v1", "Castle-v2"])
def test_the_checks_of_gymnasium_pass(name: str, actions: str) -> None:
    env = gymnasium.make(f"Regalia/{name}", actions=actions)
    check_env(env.unwrapped)
    env.close()


@every_game
def test_every_game_has_an_id_by_the_name_of_its_class_and_its_version(game: str) -> None:
    version = environment_version(GAMES[game])
    env = gymnasium.make(f"Regalia/{type(GAMES[game]).__name__}-v{version}").unwrapped
    assert isinstance(env, SeatEnv)
    assert env.episode.game is GAMES[game]


@every_game
@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_bots_play_as_they_would_at_any_table(game: str, actions: str, seat: int) -> None:
    box = GAMES[game]
    opponents = ["greedy", "random", "ismcts:3"][: box.seats[0] - 1]
    env = SeatEnv(game, opponents, seat=seat, actions=actions)
    rng = random.Random(1)
    observation, info = env.reset(seed=4)
    over = False
    while not over:
        assert not info["score"] or info["score"] == env.episode.state.scores()[seat]
        assert np.array_equal(info["action_mask"], env.action_masks())
        assert np.array_equal(observation, env.episode.observation(seat))
        observation, reward, over, cut, info = env.step(rng.choice(env.episode.legal_actions))
        assert not cut
        assert over or reward == 0
    assert reward == env.episode.rewards()[seat]
    # the same game by hand: the learner's moves as they come, the bots' from their views
    state = box.new(len(opponents) + 1, 4)
    others = [other for other in range(len(opponents) + 1) if other != seat]
    bots = {at: make_bot(spec, box, 4 + at) for at, spec in zip(others, opponents, strict=True)}
    if actions == "moves":
        rng = random.Random(1)
        while state.pending:
            at = state.seat_to_move()
            view = state.view(at)
            if at == seat:
                state.apply(at, rng.choice(sorted(view.legal())))
            else:
                bot, budget = bots[at]
                state.apply(at, bot.decide(view, budget))
        assert state == env.episode.state


def test_the_seat_may_change_from_game_to_game() -> None:
    env = SeatEnv("majesty", ["random", "random"], seat=None)
    seats = set()
    for seed in range(6):
        env.reset(seed=seed)
        assert env.episode.seat == env.seat
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_later_games_follow_from_the_seed_of_the_first() -> None:
    runs = []
    for _ in range(2):
        env = SeatEnv("castle")
        env.reset(seed=9)
        runs.append([env.reset()[0].tobytes() for _ in range(3)])
    assert runs[0] == runs[1]
    assert len(set(runs[0])) == 3


def test_an_illegal_move_loses_the_game() -> None:
    env = SeatEnv("majesty", ["random"])
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut) == (-1, True, False)
    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded):
        env.step(illegal)


def test_nothing_is_done_before_a_reset() -> None:
    with pytest.raises(ResetNeeded):
        SeatEnv("majesty").step(0)


def test_the_table_is_shown_as_the_learner_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("majesty", render_mode="ansi")
    env.reset(seed=1)
    assert "cards in the deck" in (env.render() or "")
    assert capsys.readouterr().out == ""
    loud = SeatEnv("majesty", render_mode="human")
    loud.reset(seed=1)
    assert capsys.readouterr().out == f"{env.render()}\n"


def test_wrong_arguments_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadRecord, match="is no bot"):
        SeatEnv("majesty", ["nobody"])
    with pytest.raises(BadRecord, match="seats is a number from 2 to 4"):
        SeatEnv("majesty", ["random"] * 4)
    with pytest.raises(BadRecord, match="seat: 2 is not at this table, only 0 to 1"):
        SeatEnv("majesty", ["random"], seat=2)
    with pytest.raises(BadRecord, match="render_mode: it is ansi or human or rgb_array"):
        SeatEnv("majesty", render_mode="rgb")
    with pytest.raises(BadRecord, match="is none of the games"):
        SeatEnv("chess")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_an_old_id_says_what_has_changed(make: Callable[[str], object]) -> None:
    for name, sentence in (
        ("Majesty-v0", "is gone; Regalia/Majesty-v1 plays version 1 of the rules and shows"),
        ("Castle-v1", r"A dead table ends the game.*\(C14\)"),
    ):
        with pytest.raises(DeprecatedEnv, match=sentence):
            make(f"Regalia/{name}")


def test_what_the_game_is_worth_can_be_chosen() -> None:
    found = {}
    for kind in ("place", "win", "score"):
        env = SeatEnv("majesty", ["greedy"], reward=kind)
        _, info = env.reset(seed=np.int64(1))
        over = False
        while not over:
            _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        found[kind] = reward
    assert found["place"] == -1
    assert found["win"] == 0
    assert found["score"] == info["score"] > 0
    with pytest.raises(ValueError, match="reward: it is place, win, score, not «money»"):
        SeatEnv("majesty", reward="money")


def test_an_image_shows_the_picture_of_the_table() -> None:
    env = SeatEnv("majesty", ["greedy"], render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert isinstance(first, np.ndarray)
    assert first.dtype == np.uint8
    assert first.shape[2] == 3
    env.step(int(env.action_masks().argmax()))
    second = env.render()
    assert isinstance(second, np.ndarray)
    assert first.shape == second.shape
    assert (first != second).any()


def test_a_missing_gymnasium_is_reported_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "gymnasium", None)
        with pytest.raises(ImportError, match=r"pip install '\.\[lab\]' brings it"):
            reload(adapter)
