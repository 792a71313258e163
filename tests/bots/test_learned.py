"""The bot that has learnt: its weights, and what is wrong with some."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray
from safetensors.numpy import save_file

from regalia.bots.neural.learned import Learned, WeightsMetadata, metadata_for, tensor_shapes
from regalia.bots.spec import is_bot_spec, make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.rng import rng_from_number

LAYERS = [5, 4]


@dataclass
class Weights:
    """A file of weights that can be spoilt before it is written."""

    about: WeightsMetadata
    tensors: dict[str, NDArray[Any]]

    def write_weights(self, folder: Path) -> str:
        """The bot of these weights."""
        file = folder / "weights.safetensors"
        save_file(self.tensors, file, self.about.to_safetensors())
        return f"learned:{file}"


def weights(name: str, actions: str, seats: int = 0) -> Weights:
    """Weights by chance."""
    game = GAMES[name]
    about = metadata_for(game, seats or game.default_seats, actions, list(LAYERS))
    chance = np.random.default_rng(1)
    found = {
        tensor: chance.normal(size=shape).astype(np.float32)
        for tensor, shape in tensor_shapes(about).items()
    }
    return Weights(about, found)


@pytest.mark.parametrize("actions", ["moves", "parts"])
@pytest.mark.parametrize("name", GAMES)
def test_it_plays_legal_moves_and_always_the_same(name: str, actions: str, tmp_path: Path) -> None:
    game = GAMES[name]
    spec = weights(name, actions).write_weights(tmp_path)
    assert is_bot_spec(spec)
    bot, budget = make_bot(spec, game, 1)
    other, _ = make_bot(spec, game, 2)
    state = game.new(seed=4)
    rng = rng_from_number(4)
    for _ in range(30):
        seat = state.seat_to_move()
        view = state.view(seat)
        legal = state.legal(seat)
        move = bot.choose(view, budget)
        assert move in list(legal)
        assert other.choose(view, budget) == move
        assert bot.candidates[0].move == move
        state.apply(seat, legal[rng.below(len(legal))])


def test_it_makes_the_move_that_is_wished_for_most(tmp_path: Path) -> None:
    game = GAMES["majesty"]
    state = game.new(2, seed=1)
    seat = state.seat_to_move()
    legal = [int(move) for move in state.legal(seat)]
    for wanted in legal:
        made = weights("majesty", "moves", seats=2)
        made.tensors["policy.weight"][:] = 0
        made.tensors["policy.bias"][:] = 0
        made.tensors["policy.bias"][wanted] = 1
        bot, budget = make_bot(made.write_weights(tmp_path), game)
        assert bot.choose(state.view(seat), budget) == wanted


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    spec = weights("majesty", "moves").write_weights(tmp_path)
    with pytest.raises(BadRecord, match="is for majesty, not for kingme"):
        make_bot(spec, GAMES["kingme"])


@pytest.mark.parametrize(
    "change", [{"version": 99}, {"choices": 3}, {"features": 7}, {"layout": 2}]
)
def test_weights_of_another_version_or_shape_are_refused(
    change: dict[str, Any], tmp_path: Path
) -> None:
    made = weights("majesty", "moves")
    made.about = msgspec.structs.replace(made.about, **change)
    with pytest.raises(BadRecord, match=r"^learned: .*(is for version|is not of shape)"):
        make_bot(made.write_weights(tmp_path), GAMES["majesty"])


def test_weights_for_other_seats_are_refused_at_the_table(tmp_path: Path) -> None:
    game = GAMES["majesty"]
    bot, budget = make_bot(weights("majesty", "moves", seats=3).write_weights(tmp_path), game)
    state = game.new(2, seed=1)
    view = state.view(state.seat_to_move())
    with pytest.raises(BadRecord, match="these weights are for 3 seats, not for 2"):
        bot.choose(view, budget)


def test_damaged_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.safetensors"
    game = GAMES["majesty"]
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        make_bot(f"learned:{file}", game)
    file.write_bytes(b"no weights at all")
    with pytest.raises(BadRecord, match="holds no weights"):
        make_bot(f"learned:{file}", game)
    made = weights("majesty", "moves")
    made.tensors["policy.bias"][3] = np.nan
    with pytest.raises(BadRecord, match=r"policy\.bias has numbers that are none"):
        make_bot(made.write_weights(tmp_path), game)
    del made.tensors["policy.bias"]
    with pytest.raises(BadRecord, match="holds no weights"):
        make_bot(made.write_weights(tmp_path), game)
    save_file({"scale": np.zeros(3, np.float32)}, file)
    with pytest.raises(BadRecord, match="holds no weights"):
        make_bot(f"learned:{file}", game)


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    made = weights("majesty", "moves")
    first, _ = make_bot(made.write_weights(tmp_path), GAMES["majesty"])
    made.tensors["policy.bias"] += 1
    second, _ = make_bot(made.write_weights(tmp_path), GAMES["majesty"])
    assert isinstance(first, Learned)
    assert isinstance(second, Learned)
    assert (first.network.policy[1] != second.network.policy[1]).all()


@pytest.mark.parametrize("missing", ["numpy", "safetensors"])
def test_without_its_libraries_one_sentence_says_so(missing: str) -> None:
    script = (
        f"import sys; sys.modules[{missing!r}] = None\n"
        "from regalia import GAMES, make_bot\n"
        "from regalia.kernel.errors import Unable\n"
        "try:\n    make_bot('learned:x', GAMES['majesty'])\n"
        "except Unable as error: print(error)\n"
    )
    command = [sys.executable, "-c", script]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    assert said.stdout == (
        "NumPy or safetensors is not installed here;"
        " in a clone of Regalia, pip install '.[learned]' brings it\n"
    )
