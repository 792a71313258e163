"""The games as PettingZoo environments of agents that take turns (AEC). Needs the extra `lab`."""

import secrets
from operator import index
from random import Random
from typing import Any, SupportsIndex

from regalia.adapters.action_encodings import make_episode
from regalia.adapters.arrays import Array, np
from regalia.adapters.episode import NO_SEAT, RENDER_MODES, Episode, check_render_mode
from regalia.adapters.versions import environment_version
from regalia.kernel.errors import missing_library_error

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError:
    raise missing_library_error("PettingZoo", "lab") from None

SEED_BITS = 62


def env(
    game: str,
    seats: int | None = None,
    actions: str = "moves",
    render_mode: str | None = None,
    reward: str = "place",
    **options: Any,
) -> "TableEnv":
    """A new environment; the game's own options are keyword arguments."""
    episode = make_episode(game, seats, actions, options)
    episode.set_reward_kind(reward)
    return TableEnv(episode, render_mode)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """An agent for every seat; `agent_selection` is the one that decides now.

    The seed of a reset is that of `Game.new`; without one, each game follows from the one before.
    Rewards come at the end, and `infos` has the score of every seat so far. An illegal action
    loses the game at once.
    """

    def __init__(self, episode: Episode, render_mode: str | None) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.episode = episode
        self.render_mode = render_mode
        self.metadata = {
            "name": f"regalia_{episode.game.name}_v{environment_version(episode.game)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(np.zeros_like(maxima), maxima, dtype=np.uint8),
                    "action_mask": Box(0, 1, (episode.action_count,), np.int8),
                }
            )
            for agent in self.possible_agents
            for maxima in [episode.observation_maxima()]
        }
        self.action_spaces = {
            agent: Discrete(episode.action_count) for agent in self.possible_agents
        }
        cells = episode.game.cell_count + 1
        self.state_space = Box(np.iinfo(np.int64).min, np.iinfo(np.int64).max, (cells,), np.int64)
        self._seed = secrets.randbits(SEED_BITS)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Deals a new game."""
        self._seed = Random(self._seed).getrandbits(SEED_BITS) if seed is None else index(seed)
        self.episode.deal(self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[self.episode.seat]
        self._update_infos()
        if self.render_mode == "human":
            self.render()

    def step(self, action: object) -> None:
        """Takes the action of the agent that decides; after the end each agent steps with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        if not episode.try_action(action):
            self._end_game_with_rewards(episode.forfeit_rewards(episode.seat))
        elif episode.seat == NO_SEAT:
            self._end_game_with_rewards(episode.rewards())
        else:
            self.agent_selection = self.possible_agents[episode.seat]
        self._update_infos()
        if self.render_mode == "human":
            self.render()

    def _end_game_with_rewards(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _update_infos(self) -> None:
        scores = self.episode.state.scores()
        self.infos = {
            agent: {"score": score} for agent, score in zip(self.agents, scores, strict=True)
        }

    def observe(self, agent: str) -> dict[str, Array]:
        """An agent's feature vector and action mask; zeros if it does not decide now."""
        seat = self._seat_of[agent]
        return {
            "observation": self.episode.observation(seat),
            "action_mask": self.episode.action_mask(seat),
        }

    def state(self) -> Array:
        """The whole position with its secrets: the seats that must choose, then all cells."""
        state = self.episode.state
        return np.concatenate([np.array([state.pending], np.int64), np.asarray(state.cells)])

    def render(self) -> str | Array | None:
        """The table as the agent that decides sees it: returned, or printed for `human`."""
        return self.episode.render(self._seat_of[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """There is nothing to close; PettingZoo demands the method where there is a `render`."""
