"""OpenSpiel's information-set search as a bot of the arena, with 0.2 seconds a move.

    cd bench && regalia arena majesty ismcts:0.2s spiel:SpielIsmcts --games 40 --seed 1 --jobs 1

It is the search in Python, since the one in C++ cannot play games written in Python; its settings
are those of OpenSpiel's examples. It gets a state imagined from the view, and uses only what its
player knows of it.
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

MOVE_SECONDS = 0.2
EXPLORATION = 2.0
NO_SIMULATION_LIMIT = 1 << 40


class TimeIsUp(Exception):
    """The time of a move is over."""


class TimedIsmcts(ISMCTSBot):  # type: ignore[misc]
    """The search, stopped by the clock instead of a number of simulations."""

    def __init__(self, game: Any, chance: np.random.RandomState) -> None:
        rollouts = RandomRolloutEvaluator(1, chance)
        super().__init__(game, rollouts, EXPLORATION, NO_SIMULATION_LIMIT, random_state=chance)
        self.end = 0.0
        self.simulations = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        """The policy that was found when the time was over."""
        self.end = time.monotonic() + MOVE_SECONDS
        self.simulations = 0
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except TimeIsUp:
            found = self.get_final_policy(state, self._root_node)
        return found

    def sample_root_state(self, state: Any) -> Any:
        """A state for one more simulation while there is time; there are always two."""
        if self.simulations > 1 and time.monotonic() > self.end:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


class SpielIsmcts(Bot):
    """A bot that plays by OpenSpiel's search."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.search: TimedIsmcts | None = None

    def choose(self, view: View, budget: Budget) -> int:
        """The move tried most often."""
        import pyspiel

        if self.search is None:
            spiel = pyspiel.load_game(f"regalia_{self.game.name}", {"players": view.seats})
            self.search = TimedIsmcts(spiel, np.random.RandomState(self.seed % (1 << 32)))
        rng = self.rng_for(view)
        state = SpielState(self.search._game)
        state.episode = self.search._game.template.imagine(view, rng)
        while state.current_player() != view.seat:  # sealed choices before this one: any will do
            state.apply_action(state.legal_actions()[0])
        return int(self.search.step(state))
