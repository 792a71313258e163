"""The recipes of examples/recipes run, with small numbers."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

RECIPES = Path(__file__).parents[2] / "examples" / "recipes"


def load_recipe(name: str) -> Any:
    """The module of a recipe."""
    spec = importlib.util.spec_from_file_location(name, RECIPES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ppo_in_one_file_learns_from_whole_games() -> None:
    pytest.importorskip("torch")
    curve = load_recipe("ppo").train("Regalia/Majesty-v1", 1024, games=16, steps=32)
    assert len(curve) == 2
    assert all(-1 <= mean <= 1 for mean in curve)
    assert any(curve)


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")
def test_maskable_ppo_of_sb3_contrib_learns_from_legal_moves_alone() -> None:
    pytest.importorskip("sb3_contrib")
    recipe = load_recipe("maskable_ppo")
    model = recipe.train(512, games=8, steps=32)
    assert model.num_timesteps == 512
    ended = [episode["r"] for episode in model.ep_info_buffer]
    assert ended
    assert set(ended) <= {-1.0, 0.0, 1.0}
    assert 0 <= recipe.evaluate(model, 32) <= 1


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")
def test_sb3_makes_the_registered_environments_as_it_makes_all() -> None:
    """Its `make_vec_env` asks for images."""
    pytest.importorskip("stable_baselines3")
    from stable_baselines3.common.env_util import make_vec_env

    import regalia.adapters.gymnasium  # noqa: F401 - registers the games
    from regalia.adapters.stable_baselines3 import SeatVecEnv

    env = make_vec_env("Regalia/KingMe-v1", n_envs=2, seed=1)
    env.reset()
    image = env.render()
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    fast = SeatVecEnv("kingme", 2, render_mode="rgb_array")
    fast.seed(3)
    first = fast.reset()
    fast.seed(3)
    assert np.array_equal(fast.reset(), first)
    assert len(fast.get_images()) == 2
    assert fast.get_attr("num_envs") == [2, 2]
    assert fast.has_attr("action_masks")
    assert fast.env_is_wrapped(type(fast)) == [False, False]
    masks = fast.env_method("action_masks", indices=[1])
    assert np.array_equal(masks[0], fast.games.action_masks()[1])
    fast.close()


def test_outcome_sampling_mccfr_visits_information_states_of_king_me() -> None:
    pytest.importorskip("pyspiel")
    solver = load_recipe("mccfr").solve(3)
    assert len(solver._infostates) > 100
