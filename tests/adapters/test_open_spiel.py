"""OpenSpiel's own tests pass for every table, and its bots play the games."""

import random
import subprocess
import sys
from importlib import import_module, reload
from typing import Any

import numpy as np
import pytest
from tests.adapters.tables import every_encoding, every_game, every_table

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel, an optional extra, is not installed")

adapter = import_module("regalia.adapters.open_spiel")


def load_spiel_game(game: str, **given: object) -> Any:
    """A game of OpenSpiel."""
    return pyspiel.load_game(f"regalia_{game}", given)


def state_after_deal(game: Any, seed: int = 1) -> Any:
    """A state of which chance has said the seed."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(8):
        assert state.is_chance_node()
        state.apply_action(byte)
    assert not state.is_chance_node()
    return state


@every_table
def test_the_tests_of_open_spiel_pass(
    game: str, seats: int, actions: str, capfd: pytest.CaptureFixture[str]
) -> None:
    given = load_spiel_game(game, players=seats, actions=actions)
    pyspiel.random_sim_test(given, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()  # it prints a great deal


@every_game
def test_a_game_is_that_of_the_seed_which_chance_says(game: str) -> None:
    box = GAMES[game]
    state = state_after_deal(load_spiel_game(game), 0x0123456789ABCDEF)
    real = box.new(seed=0x0123456789ABCDEF)
    chance = random.Random(1)
    while not state.is_terminal():
        seat = real.seat_to_move()
        assert state.current_player() == seat
        assert state.legal_actions() == sorted(real.legal(seat))
        move = chance.choice(state.legal_actions())
        assert state.action_to_string(seat, move) == box.notate(real.view(seat), move)
        assert state.returns() == [0] * box.default_seats
        state.apply_action(move)
        real.apply(seat, move)
    assert not real.pending
    assert sum(state.returns()) == pytest.approx(0)
    won = [seat for seat, worth in enumerate(state.returns()) if worth == max(state.returns())]
    assert won == real.winners()


@every_encoding
def test_another_state_of_an_information_state_looks_the_same(game: str, actions: str) -> None:
    state = state_after_deal(load_spiel_game(game, actions=actions))
    chance = random.Random(2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differ = False
    while not state.is_terminal() and state.move_number() < 80:
        seat = state.current_player()
        other = state.resample_from_infostate(seat, sampler)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        differ |= str(other) != str(state)
        state.apply_action(chance.choice(state.legal_actions()))
    assert differ


@every_encoding
def test_tensors_are_the_features_of_the_view_in_named_pieces(game: str, actions: str) -> None:
    spiel = load_spiel_game(game, actions=actions)
    state = state_after_deal(spiel)
    observer = spiel.make_py_observer()
    observer.set_from(state, 1)
    row = state.episode.observation(1)
    assert observer.tensor.tolist() == row.tolist() == state.information_state_tensor(1)
    assert (
        np.concatenate([piece.ravel() for piece in observer.dict.values()]).tolist() == row.tolist()
    )
    fresh = spiel.new_initial_state()
    assert set(fresh.observation_tensor(0)) == {0}
    assert fresh.observation_string(0) == ""


@every_encoding
def test_a_clone_goes_on_by_itself(game: str, actions: str) -> None:
    state = state_after_deal(load_spiel_game(game, actions=actions))
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    again = state.child(state.legal_actions()[0])
    assert str(again) == str(twin)


@every_encoding
def test_its_own_bots_play(game: str, actions: str) -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

    spiel = load_spiel_game(game, actions=actions)
    chance = np.random.RandomState(1)
    rollouts = RandomRolloutEvaluator(1, chance)
    bots = [
        ISMCTSBot(spiel, rollouts, 2.0, 4, random_state=chance),
        MCTSBot(spiel, 2.0, 4, rollouts, random_state=chance),
    ]
    state = state_after_deal(spiel)
    for turn in range(4):
        action = bots[turn % 2].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_parameters_choose_players_and_options() -> None:
    game = pyspiel.load_game("regalia_majesty(players=3,edition=de,tiebreak=workers)")
    assert game.num_players() == 3
    state = state_after_deal(game, 5)
    options = {"edition": "de", "tiebreak": "workers"}
    assert state.episode.state == GAMES["majesty"].new(3, 5, options)
    assert pyspiel.load_game("regalia_castle").num_players() == 2
    assert pyspiel.load_game("regalia_kingme(rounds=1)").max_game_length() < 200


def test_wrong_parameters_are_refused_with_a_sentence() -> None:
    for given, why in (
        ({"players": 9}, "seats is a number from 2 to 4"),
        ({"edition": "fr"}, "edition is"),
        ({"actions": "words"}, "actions: they are moves or parts"),
    ):
        with pytest.raises((BadRecord, pyspiel.SpielError), match=why):
            load_spiel_game("majesty", **given)
    with pytest.raises(ValueError, match="takes no parameters"):
        load_spiel_game("majesty").make_py_observer(None, {"size": 1})
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="sees what one player knows"):
        load_spiel_game("majesty").make_py_observer(public)


def test_a_process_that_has_used_the_games_ends_in_peace() -> None:
    script = (
        "import pyspiel, regalia.adapters.open_spiel as adapter\n"
        "state = pyspiel.load_game('regalia_castle').new_initial_state()"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_missing_open_spiel_is_reported_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "pyspiel", None)
        with pytest.raises(Unable, match=r"pip install '\.\[openspiel\]' brings it"):
            reload(adapter)
