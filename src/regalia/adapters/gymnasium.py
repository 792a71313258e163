"""One seat among bots as a Gymnasium environment. Needs the extra `lab`.

Importing this registers an id for every game, `Regalia/Majesty-v0` for example.
"""

from collections.abc import Sequence
from typing import Any

from regalia.adapters.action_encodings import make_episode
from regalia.adapters.arrays import Array, np
from regalia.adapters.episode import NO_SEAT, RENDER_MODES, check_render_mode
from regalia.bots.bot import Bot, Budget
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, missing_library_error

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete
except ImportError:
    raise missing_library_error("Gymnasium", "lab") from None

NAMESPACE = "Regalia"
DEFAULT_OPPONENT = "greedy"
SEED_COUNT = 1 << 62


class SeatEnv(gymnasium.Env[Array, int]):
    """The learner decides for one seat, bots for the others.

    There is one seat more than there are opponents. `seat` is the learner's; None means a
    different one from game to game. The seed of a reset is that of `Game.new`. The reward comes at
    the end; the info has the score so far and the action mask. An illegal action loses the game
    at once.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium wants a plain dict here

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] | None = None,
        seat: int | None = 0,
        actions: str = "moves",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if opponents is None:
            opponents = (
                [DEFAULT_OPPONENT] * (GAMES[game].default_seats - 1) if game in GAMES else []
            )
        self.episode = make_episode(game, len(opponents) + 1, actions, options)
        self.opponents = tuple(opponents)
        for spec in self.opponents:
            make_bot(spec, self.episode.game)
        if seat is not None and not 0 <= seat < self.episode.seats:
            raise BadRecord(
                f"seat: {seat} is not at this table, only 0 to {self.episode.seats - 1}"
            )
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.requested_seat = seat
        self.seat = NO_SEAT
        self.bots: dict[int, tuple[Bot, Budget]] = {}
        maxima = self.episode.observation_maxima()
        self.observation_space = Box(np.zeros_like(maxima), maxima, dtype=np.uint8)
        self.action_space = Discrete(self.episode.action_count)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deals a new game and plays to the learner's first decision."""
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
        return self.episode.observation(self.seat), self._info()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Makes the learner's move and plays to its next decision, or to the end."""
        episode = self.episode
        if episode.seat != self.seat or self.seat == NO_SEAT:
            raise ResetNeeded("the game is over, or has not begun: reset deals a new one")
        reward = 0.0
        if not episode.step(action):
            reward = episode.forfeit_rewards(self.seat)[self.seat]
            episode.seat = NO_SEAT
        else:
            self._play_bots()
            if episode.seat == NO_SEAT:
                reward = episode.rewards()[self.seat]
        over = episode.seat == NO_SEAT
        return episode.observation(self.seat), reward, over, False, self._info()

    def _play_bots(self) -> None:
        """Lets the bots move until the learner decides, or the game is over."""
        episode = self.episode
        while episode.seat != self.seat and episode.seat != NO_SEAT:
            bot, budget = self.bots[episode.seat]
            view = episode.state.view(episode.seat)
            episode.apply_move(bot.decide(view, budget))
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        episode = self.episode
        return {
            "score": episode.state.scores()[self.seat],
            "action_mask": episode.action_mask(self.seat),
        }

    def action_masks(self) -> Array:
        """The action mask, by the name that libraries for masked learning (sb3-contrib) call."""
        return self.episode.action_mask(self.seat)

    def render(self) -> str | None:
        """The table as the learner sees it: returned, or printed for `human`."""
        return self.episode.render(self.seat, self.render_mode)


def register_games() -> None:
    """Registers every game with Gymnasium, by the name of its class."""
    for name, game in GAMES.items():
        gymnasium.register(
            f"{NAMESPACE}/{type(game).__name__}-v0",
            entry_point="regalia.adapters.gymnasium:SeatEnv",
            kwargs={"game": name},
        )


register_games()
