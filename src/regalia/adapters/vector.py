"""Many games at once as one Gymnasium vector environment. Needs the extra `lab`.

`gymnasium.make_vec("Regalia/Majesty-v1", num_envs=256)` makes one.
"""

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex

from regalia.adapters.arrays import Array, ArrayLike, array_over_buffer, batch_arrays, np
from regalia.adapters.batch import check_batch_arguments, games_as_mask, seed_of_deal
from regalia.adapters.episode import RENDER_MODES
from regalia.adapters.learner_environment import SEED_COUNT, LearnerEnvironment, make_opponents
from regalia.adapters.rewards import rewards_of_kind
from regalia.bots.seat_batch import ANY_SEAT, SeatBatch
from regalia.kernel.errors import missing_library_error
from regalia.kernel.state import State

try:
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise missing_library_error("Gymnasium", "lab") from None


class SeatVectorEnv(VectorEnv[Array, Array, Array]):
    """In each of `num_envs` games the learner decides for one seat and bots decide for the others.

    It takes what `SeatEnv` takes and plays the same games. A finished game is dealt anew in the
    same step (AutoresetMode.SAME_STEP): its last observation is `infos["final_obs"]`, its score
    `infos["final_info"]["score"]`. Every array is the caller's own.
    """

    metadata = {  # noqa: RUF012 - Gymnasium wants a plain dict here
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex = 1,
        opponents: Sequence[str] | None = None,
        seat: SupportsIndex | None = 0,
        actions: str = "moves",
        render_mode: str | None = None,
        reward: str = "place",
        **options: Any,
    ) -> None:
        setting = LearnerEnvironment(game, opponents, seat, actions, render_mode, reward, options)
        self.episode = setting.episode
        self.opponents = setting.opponents
        self.num_envs = count = index(num_envs)
        check_batch_arguments(count, 0, actions, 1)
        self.render_mode = render_mode
        self.learner_seat = ANY_SEAT if setting.seat is None else setting.seat
        self.in_tokens = actions == "parts"
        self.tables: SeatBatch | None = None
        self.single_observation_space = setting.observation_space
        self.single_action_space = setting.action_space
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deals new games: all of them, or without a seed those of `options["reset_mask"]`."""
        if isinstance(seed, Sequence):
            raise ValueError("seed: one whole number deals all games; deal_seed tells each game's")
        number = None if seed is None else index(seed)
        super().reset(seed=number)
        if self.tables is None or number is not None:
            self._deal_all(int(self.np_random.integers(SEED_COUNT)) if number is None else number)
        else:
            for game in np.flatnonzero(
                games_as_mask((options or {}).get("reset_mask"), self.num_envs)
            ):
                self.tables.reset_table(int(game))
        return self.arrays["features"].copy(), self._action_mask_info()

    def _deal_all(self, seed: int) -> None:
        episode = self.episode
        bots = make_opponents(self.opponents, episode.game, seed)
        self.seed = seed
        self.tables = tables = SeatBatch(
            episode.game,
            episode.options,
            seed,
            self.num_envs,
            self.in_tokens,
            self.learner_seat,
            bots,
        )
        self.arrays = {
            **batch_arrays(tables),
            "own_seat": array_over_buffer(tables.own_seat, np.int64),
            "final_features": array_over_buffer(tables.final_features, np.uint8).reshape(
                self.num_envs, -1
            ),
        }

    def step(self, actions: ArrayLike) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Makes the learner's moves and plays each game to its next decision."""
        tables = self._require_tables()
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.num_envs} whole numbers, one for each game")
        here = np.arange(self.num_envs), self.arrays["own_seat"].copy()
        tables.step(chosen.astype("<i8", copy=False).tobytes())
        done: Array = self.arrays["done"].copy()
        rewards: Array = np.zeros(self.num_envs)
        info = self._action_mask_info()
        if done.any():
            scores = self.arrays["scores"]
            kind = self.episode.reward_kind
            rewards[done] = rewards_of_kind(kind, self.arrays["rewards"], scores)[here][done]
            info |= self._final_info(done, scores[here])
        return self.arrays["features"].copy(), rewards, done, np.zeros_like(done), info

    def _action_mask_info(self) -> dict[str, Any]:
        mask = self.arrays["mask"].astype(np.int8)
        return {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _final_info(self, done: Array, own_scores: Array) -> dict[str, Any]:
        """The info that Gymnasium wants of games that have ended and were dealt again at once."""
        last: Array = np.full(self.num_envs, None, dtype=object)
        for game in np.flatnonzero(done):
            last[game] = self.arrays["final_features"][game].copy()
        return {
            "final_obs": last,
            "_final_obs": done,
            "final_info": {"score": own_scores, "_score": done},
            "_final_info": done,
        }

    def action_masks(self) -> Array:
        """The action mask of every game, by the name that libraries for masked learning call."""
        self._require_tables()
        return self.arrays["mask"].copy()

    def state(self, game: int) -> State:
        """A copy of one game's whole position, with its secrets."""
        return self._require_tables().tables[game].state.copy()

    def deal_seed(self, game: int, deal: int) -> int:
        """The seed of one deal of one game; `Game.new` deals the same table by it."""
        return seed_of_deal(self.seed, game, deal)

    def render(self) -> tuple[Any, ...]:
        """Every table as its learner sees it."""
        tables = self._require_tables()
        pictures = []
        for table, seat in zip(tables.tables, self.arrays["own_seat"], strict=True):
            self.episode.state = table.state
            pictures.append(self.episode.render(int(seat), self.render_mode))
        return tuple(pictures)

    def _require_tables(self) -> SeatBatch:
        if self.tables is None:
            raise ResetNeeded("no game has begun: reset deals them")
        return self.tables
