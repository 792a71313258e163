"""What the environments with one learner among bots share. Needs the extra `lab`."""

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex

from regalia.adapters.action_encodings import make_episode
from regalia.adapters.arrays import np
from regalia.adapters.episode import check_render_mode
from regalia.bots.bot import Bot, Budget
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, missing_library_error
from regalia.kernel.game import Game

try:
    from gymnasium.spaces import Box, Discrete
except ImportError:
    raise missing_library_error("Gymnasium", "lab") from None

DEFAULT_OPPONENT = "greedy"
SEED_COUNT = 1 << 62


class LearnerEnvironment:
    """The checked arguments of an environment, its spaces and its game; raises BadRecord."""

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] | None,
        seat: SupportsIndex | None,
        actions: str,
        render_mode: str | None,
        reward: str,
        options: dict[str, Any],
    ) -> None:
        if isinstance(opponents, str):
            raise BadRecord(f"opponents: a list with a bot for each is needed, not {opponents!r}")
        if opponents is None:
            opponent_count = GAMES[game].default_seats - 1 if game in GAMES else 0
            opponents = [DEFAULT_OPPONENT] * opponent_count
        self.opponents = tuple(opponents)
        self.episode = make_episode(game, len(self.opponents) + 1, actions, options)
        self.episode.set_reward_kind(reward)
        make_opponents(self.opponents, self.episode.game, 0)
        self.seat = None if seat is None else index(seat)
        if self.seat is not None and not 0 <= self.seat < self.episode.seats:
            last = self.episode.seats - 1
            raise BadRecord(f"seat: {self.seat} is not at this table, only 0 to {last}")
        check_render_mode(render_mode)
        maxima = self.episode.observation_maxima()
        self.observation_space = Box(np.zeros_like(maxima), maxima, dtype=np.uint8)
        self.action_space = Discrete(self.episode.action_count)


def make_opponents(specs: Sequence[str], game: Game, seed: int) -> list[tuple[Bot, Budget]]:
    """Makes the bots; raises BadRecord if one cannot play at a table with these and a learner."""
    bots = []
    for number, spec in enumerate(specs):
        bot, budget = make_bot(spec, game, (seed + number) % SEED_COUNT)
        bot.check_seats(len(specs) + 1)
        bots.append((bot, budget))
    return bots
