"""OpenSpiel's information-set search as a bot of the arena, with 0.2 seconds a move.

    cd bench && regalia arena majesty ismcts:0.2s spiel:SpielIsmcts --games 40 --seed 1 --jobs 1

It is the search written in Python, for the one in C++ takes no games from Python; its settings are
those of OpenSpiel's examples. It is shown a view alone: behind it stands any table that looks so,
of which the search again takes only what its player knows.
"""

import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from regalia.adapters.open_spiel import SpielState
from regalia.bots.bot import Bot, Budget
from regalia.kernel.game import Game
from regalia.kernel.view import View

SECONDS = 0.2
EXPLORATION = 2.0
ENDLESS = 1 << 40


class Enough(Exception):
    """The time of a move is over."""


class Timed(ISMCTSBot):  # type: ignore[misc]
    """The search, stopped by the clock instead of a count."""

    def __init__(self, game: Any, chance: np.random.RandomState) -> None:
        rollouts = RandomRolloutEvaluator(1, chance)
        super().__init__(game, rollouts, EXPLORATION, ENDLESS, random_state=chance)
        self.end = 0.0
        self.simulations = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        """The policy that was found when the time was over."""
        self.end = time.monotonic() + SECONDS
        self.simulations = 0
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except Enough:
            found = self.get_final_policy(state, self._root_node)
        return found

    def sample_root_state(self, state: Any) -> Any:
        """A table for one more simulation, as long as there is time; two are always made."""
        if self.simulations > 1 and time.monotonic() > self.end:
            raise Enough
        self.simulations += 1
        return super().sample_root_state(state)


class SpielIsmcts(Bot):
    """A seat for OpenSpiel's search."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.search: Timed | None = None

    def choose(self, view: View, budget: Budget) -> int:
        """The move tried most often."""
        import pyspiel

        if self.search is None:
            spiel = pyspiel.load_game(f"regalia_{self.game.name}", {"players": view.seats})
            self.search = Timed(spiel, np.random.RandomState(self.seed % (1 << 32)))
        rng = self.rng_for(view)
        state = SpielState(self.search._game)
        state.episode = self.search._game.template.imagine(view, rng)
        while state.current_player() != view.seat:  # sealed choices before this one: any will do
            state.apply_action(state.legal_actions()[0])
        return int(self.search.step(state))
