"""Many games at once as a vector environment of Stable-Baselines3. Needs the extra `sb3`.

`MaskablePPO("MlpPolicy", SeatVecEnv("majesty", 64))` learns with action masks.
"""

from collections.abc import Sequence
from typing import Any

from regalia.adapters.arrays import Array
from regalia.adapters.vector import SeatVectorEnv
from regalia.kernel.errors import missing_library_error

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError:
    raise missing_library_error("Stable-Baselines3", "sb3") from None


class SeatVecEnv(VecEnv):  # type: ignore[misc]  # Stable-Baselines3 is not installed everywhere
    """The games of a SeatVectorEnv, which takes the same arguments.

    The attributes and methods of single games are those of the vector environment, except
    `action_masks`, of which each game has its own.
    """

    def __init__(self, game: str, num_envs: int = 1, **given: Any) -> None:
        self.games = SeatVectorEnv(game, num_envs, **given)
        self.render_mode = self.games.render_mode
        super().__init__(
            num_envs, self.games.single_observation_space, self.games.single_action_space
        )

    def reset(self) -> Array:
        """Deals new games, by the seed that `seed` has set."""
        observations, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._reset_options()
        return observations

    def step_async(self, actions: Array) -> None:
        """Takes the actions of the next step."""
        self.actions = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """Makes the step; the info of a game that has ended holds its last observation."""
        observations, rewards, done, _, info = self.games.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in done.nonzero()[0]:
            infos[game] = {
                "terminal_observation": info["final_obs"][game],
                "score": int(info["final_info"]["score"][game]),
                "TimeLimit.truncated": False,
            }
        return observations, rewards.astype("float32"), done, infos

    def get_images(self) -> Sequence[Array | None]:
        """An image of every table, for `render_mode="rgb_array"`."""
        return self.games.render()

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        """Calls a method; `action_masks` gives each game its own mask."""
        numbers = list(self._get_indices(indices))
        answer = getattr(self.games, method_name)(*args, **kwargs)
        return [answer[game] if method_name == "action_masks" else answer for game in numbers]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, once for each game."""
        return [getattr(self.games, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Sets an attribute of all games."""
        setattr(self.games, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """Always false: no single game is wrapped."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Does nothing: there is nothing to close."""
