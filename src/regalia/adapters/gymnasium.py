"""One seat among bots as a Gymnasium environment. Needs the extra `lab`.

Importing this registers an id for every game, `Regalia/Majesty-v0` for example.
"""

import sys
from collections.abc import Sequence
from typing import Any

from regalia.adapters.episode import NOBODY
from regalia.adapters.numbers import Wholes, np
from regalia.adapters.ways import episode_of
from regalia.bots.bot import Bot, Budget
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, missing_extra, quoted

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete
except ImportError:
    raise missing_extra("Gymnasium", "lab") from None

NAMESPACE = "Regalia"
USUAL = "greedy"
SEEDS = 1 << 62


class Seat(gymnasium.Env[Wholes, int]):
    """One seat, asked whenever it owes a move; bots answer for the others.

    There are as many seats as opponents and one; `seat` is the learner's, and another one in each
    game where it is None. The seed of a reset is that of `Game.new`. The reward comes at the end;
    the info has the score so far and the mask of what may be done. An illegal move loses the
    game at once.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - so it is called

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
            opponents = [USUAL] * (GAMES[game].default_seats - 1) if game in GAMES else []
        self.episode = episode_of(game, len(opponents) + 1, actions, options)
        self.opponents = tuple(opponents)
        for spec in self.opponents:
            make_bot(spec, self.episode.game)
        if seat is not None and not 0 <= seat < self.episode.seats:
            raise BadRecord(
                f"seat: {seat} is not at this table, only 0 to {self.episode.seats - 1}"
            )
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise BadRecord(f"render_mode: it is ansi or human, not {quoted(render_mode)}")
        self.render_mode = render_mode
        self.asked_seat = seat
        self.seat = NOBODY
        self.bots: dict[int, tuple[Bot, Budget]] = {}
        tops = self.episode.tops()
        self.observation_space = Box(np.zeros_like(tops), tops, dtype=np.uint8)
        self.action_space = Discrete(self.episode.answers)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Wholes, dict[str, Any]]:
        """Deals a new game and plays to the learner's first decision."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS)) if seed is None else seed
        seats = self.episode.seats
        self.seat = deal % seats if self.asked_seat is None else self.asked_seat
        others = [seat for seat in range(seats) if seat != self.seat]
        self.bots = {
            seat: make_bot(spec, self.episode.game, (deal + seat) % SEEDS)
            for seat, spec in zip(others, self.opponents, strict=True)
        }
        self.episode.deal(deal)
        self._await()
        return self.episode.observation(self.seat), self._info()

    def step(self, action: int) -> tuple[Wholes, float, bool, bool, dict[str, Any]]:
        """Makes the learner's move and plays to its next decision, or to the end."""
        episode = self.episode
        if episode.seat != self.seat or self.seat == NOBODY:
            raise ResetNeeded("the game is over, or has not begun: reset deals a new one")
        reward = 0.0
        if not episode.answer(action):
            reward = episode.forfeit(self.seat)[self.seat]
            episode.seat = NOBODY
        else:
            self._await()
            if episode.seat == NOBODY:
                reward = episode.rewards()[self.seat]
        over = episode.seat == NOBODY
        return episode.observation(self.seat), reward, over, False, self._info()

    def _await(self) -> None:
        """Lets the bots play until the learner is asked, or nobody is."""
        episode = self.episode
        while episode.seat != self.seat and episode.seat != NOBODY:
            bot, budget = self.bots[episode.seat]
            view = episode.state.view(episode.seat)
            episode.play(bot.choose(view, view.legal(), budget))
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        episode = self.episode
        return {
            "score": episode.state.scores()[self.seat],
            "action_mask": episode.mask(self.seat),
        }

    def action_masks(self) -> Wholes:
        """What the learner may do now, where libraries for masked learning ask for it."""
        return self.episode.mask(self.seat)

    def render(self) -> str | None:
        """The table as the learner sees it: returned, or printed for `human`."""
        picture = self.episode.picture(self.seat)
        if self.render_mode != "human":
            return picture
        sys.stdout.write(picture + "\n")
        return None


def register() -> None:
    """Gives every game its id: the name of its class."""
    for name, game in GAMES.items():
        gymnasium.register(
            f"{NAMESPACE}/{type(game).__name__}-v0",
            entry_point="regalia.adapters.gymnasium:Seat",
            kwargs={"game": name},
        )


register()
