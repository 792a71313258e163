"""One seat among bots as a Gymnasium environment. Needs the extra `lab`.

Importing this registers an id for every game, `Regalia/Majesty-v1` for example; its version rises
with the version of the rules and with the layout of features. `gymnasium.make_vec` steps many games
at once (`vector.py`).
"""

from collections.abc import Sequence
from functools import partial
from operator import index
from typing import Any, SupportsIndex

from regalia.adapters.arrays import Array
from regalia.adapters.episode import NO_SEAT, RENDER_MODES
from regalia.adapters.learner_environment import SEED_COUNT, LearnerEnvironment
from regalia.adapters.versions import deprecated_version_text, environment_version
from regalia.bots.bot import Bot, Budget
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.errors import missing_library_error
from regalia.kernel.game import Game

try:
    import gymnasium
    from gymnasium.error import DeprecatedEnv, ResetNeeded
except ImportError:
    raise missing_library_error("Gymnasium", "lab") from None

NAMESPACE = "Regalia"


class SeatEnv(gymnasium.Env[Array, int]):
    """The learner decides for one seat, bots for the others.

    There is one seat more than there are opponents. `seat` is the learner's; None means a
    different one from game to game. The seed of a reset is that of `Game.new`. The reward comes at
    the end, by place, win or score; the info has the score so far and the action mask. An illegal
    action loses the game at once.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium wants a plain dict here

    def __init__(
        self,
        game: str,
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
        self.observation_space = setting.observation_space
        self.action_space = setting.action_space  # type: ignore[assignment]
        self.render_mode = render_mode
        self.requested_seat = setting.seat
        self.seat = NO_SEAT
        self.bots: dict[int, tuple[Bot, Budget]] = {}

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deals a new game and plays to the learner's first decision."""
        seed = None if seed is None else index(seed)
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEED_COUNT)) if seed is None else seed
        seats = self.episode.seats
        self.seat = deal % seats if self.requested_seat is None else self.requested_seat
        others = [seat for seat in range(seats) if seat != self.seat]
        self.bots = {
            seat: make_bot(spec, self.episode.game, (deal + seat) % SEED_COUNT)
            for seat, spec in zip(others, self.opponents, strict=True)
        }
        self.episode.deal(deal)
        self._play_bots()
        return self.episode.observation(self.seat), self._make_info()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Makes the learner's move and plays to its next decision, or to the end."""
        episode = self.episode
        if episode.seat != self.seat or self.seat == NO_SEAT:
            raise ResetNeeded("the game is over, or has not begun: reset deals a new one")
        reward = 0.0
        if not episode.try_action(action):
            reward = episode.forfeit_rewards(self.seat)[self.seat]
            episode.seat = NO_SEAT
        else:
            self._play_bots()
            if episode.seat == NO_SEAT:
                reward = episode.rewards()[self.seat]
        over = episode.seat == NO_SEAT
        return episode.observation(self.seat), reward, over, False, self._make_info()

    def _play_bots(self) -> None:
        """Lets the bots move until the learner decides, or the game is over."""
        episode = self.episode
        while episode.seat != self.seat and episode.seat != NO_SEAT:
            bot, budget = self.bots[episode.seat]
            view = episode.state.view(episode.seat)
            episode.apply_move(bot.decide(view, budget))
        if self.render_mode == "human":
            self.render()

    def _make_info(self) -> dict[str, Any]:
        episode = self.episode
        return {
            "score": episode.state.scores()[self.seat],
            "action_mask": episode.action_mask(self.seat),
        }

    def action_masks(self) -> Array:
        """The action mask, by the name that libraries for masked learning (sb3-contrib) call."""
        return self.episode.action_mask(self.seat)

    def render(self) -> str | Array | None:
        """The table as the learner sees it: returned, or printed for `human`."""
        return self.episode.render(self.seat, self.render_mode)


def register_games() -> None:
    """Registers every game with Gymnasium, by the name of its class and its version."""
    for name, game in GAMES.items():
        env_name = f"{NAMESPACE}/{type(game).__name__}"
        newest = environment_version(game)
        gymnasium.register(
            f"{env_name}-v{newest}",
            entry_point="regalia.adapters.gymnasium:SeatEnv",
            vector_entry_point="regalia.adapters.vector:SeatVectorEnv",
            kwargs={"game": name},
        )
        for version in range(newest):
            gone = partial(raise_deprecated_version, game, env_name, version)
            gymnasium.register(f"{env_name}-v{version}", entry_point=gone, vector_entry_point=gone)


def raise_deprecated_version(game: Game, env_name: str, version: int, **_: Any) -> Any:
    """Raises an error that says what has changed since an old version of an environment."""
    raise DeprecatedEnv(deprecated_version_text(game, env_name, version))


register_games()
