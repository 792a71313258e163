"""Gymnasium's own checks pass, and one seat plays among bots as it would at any table."""

import random
import sys
from importlib import reload

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from tests.adapters.tables import ACTIONS, every_game

from regalia.adapters import gymnasium as adapter
from regalia.adapters.gymnasium import Seat
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable


@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize("name", ["Majesty", "KingMe", "Castle"])
def test_the_checks_of_gymnasium_pass(name: str, actions: str) -> None:
    made = gymnasium.make(f"Regalia/{name}-v0", actions=actions)
    check_env(made.unwrapped)
    made.close()


@every_game
def test_every_game_has_an_id_by_the_name_of_its_class(game: str) -> None:
    made = gymnasium.make(f"Regalia/{type(GAMES[game]).__name__}-v0").unwrapped
    assert isinstance(made, Seat)
    assert made.episode.game is GAMES[game]


@every_game
@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_bots_play_as_they_would_at_any_table(game: str, actions: str, seat: int) -> None:
    box = GAMES[game]
    opponents = ["greedy", "random", "ismcts:3"][: box.seats[0] - 1]
    one = Seat(game, opponents, seat=seat, actions=actions)
    chance = random.Random(1)
    seen, info = one.reset(seed=4)
    over = False
    while not over:
        assert not info["score"] or info["score"] == one.episode.state.scores()[seat]
        assert np.array_equal(info["action_mask"], one.action_masks())
        assert np.array_equal(seen, one.episode.observation(seat))
        seen, reward, over, cut, info = one.step(chance.choice(one.episode.legal))
        assert not cut
        assert over or reward == 0
    assert reward == one.episode.rewards()[seat]
    # the same game by hand: the learner's moves as they come, the bots' from their views
    state = box.new(len(opponents) + 1, 4)
    others = [one for one in range(len(opponents) + 1) if one != seat]
    bots = {at: make_bot(spec, box, 4 + at) for at, spec in zip(others, opponents, strict=True)}
    if actions == "moves":
        chance = random.Random(1)
        while state.pending:
            at = state.to_move()
            view = state.view(at)
            if at == seat:
                state.apply(at, chance.choice(sorted(view.legal())))
            else:
                bot, budget = bots[at]
                state.apply(at, bot.choose(view, view.legal(), budget))
        assert state == one.episode.state


def test_the_seat_may_change_from_game_to_game() -> None:
    one = Seat("majesty", ["random", "random"], seat=None)
    seats = set()
    for seed in range(6):
        one.reset(seed=seed)
        assert one.episode.seat == one.seat
        seats.add(one.seat)
    assert seats == {0, 1, 2}


def test_later_games_follow_from_the_seed_of_the_first() -> None:
    runs = []
    for _ in range(2):
        one = Seat("castle")
        one.reset(seed=9)
        runs.append([one.reset()[0].tobytes() for _ in range(3)])
    assert runs[0] == runs[1]
    assert len(set(runs[0])) == 3


def test_an_illegal_move_loses_the_game() -> None:
    one = Seat("majesty", ["random"])
    _, info = one.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = one.step(illegal)
    assert (reward, over, cut) == (-1, True, False)
    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded):
        one.step(illegal)


def test_nothing_is_done_before_a_reset() -> None:
    with pytest.raises(ResetNeeded):
        Seat("majesty").step(0)


def test_the_table_is_shown_as_the_learner_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    one = Seat("majesty", render_mode="ansi")
    one.reset(seed=1)
    assert "cards in the deck" in (one.render() or "")
    assert capsys.readouterr().out == ""
    loud = Seat("majesty", render_mode="human")
    loud.reset(seed=1)
    assert capsys.readouterr().out == f"{one.render()}\n"


def test_what_is_wrong_with_an_environment_is_told() -> None:
    with pytest.raises(BadRecord, match="is no bot"):
        Seat("majesty", ["nobody"])
    with pytest.raises(BadRecord, match="seats is a number from 2 to 4"):
        Seat("majesty", ["random"] * 4)
    with pytest.raises(BadRecord, match="seat: 2 is not at this table, only 0 to 1"):
        Seat("majesty", ["random"], seat=2)
    with pytest.raises(BadRecord, match="render_mode: it is ansi or human"):
        Seat("majesty", render_mode="rgb")
    with pytest.raises(BadRecord, match="is none of the games"):
        Seat("chess")


def test_a_missing_gymnasium_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "gymnasium", None)
        with pytest.raises(Unable, match=r"pip install '\.\[lab\]' brings it"):
            reload(adapter)
