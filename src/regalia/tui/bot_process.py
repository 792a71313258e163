"""Bots choose moves, and moves are rated, in a worker process: the screen stays responsive."""

from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

from regalia.bots.bot import Budget
from regalia.bots.processes.worker import choose_bot_move
from regalia.bots.processes.worker_pool import WorkerError, WorkerLost, WorkerPool
from regalia.kernel.errors import Unable
from regalia.kernel.game import Game
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.advice import ADVICE_BUDGET_S, RatedMove, rate_moves

INSTANT_BOTS = ("random", "greedy")  # fast enough to be asked in this process

P = ParamSpec("P")
T = TypeVar("T")


class BotProcess:
    """Lets the bots of one game choose moves, and rates moves, in a worker process."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._pool = WorkerPool(1)

    async def choose_move(self, bot_spec: str, seat: int, view: View) -> int:
        if bot_spec in INSTANT_BOTS:
            return choose_bot_move(self.game, view, bot_spec, seat).move
        return (await self._run_in_worker(choose_bot_move, self.game, view, bot_spec, seat)).move

    async def rate_moves(self, view: View, language: str, names: Sequence[str]) -> list[RatedMove]:
        """Ratings of the moves of the view's seat, worded in a language with these seat names."""
        return await self._run_in_worker(
            rate_moves_in_language, self.game, view, language, tuple(names)
        )

    async def _run_in_worker(
        self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        async with self._pool.slots:
            try:
                return await self._pool.run_function(function, *args, **kwargs)
            except (WorkerError, WorkerLost) as error:
                raise Unable(f"the bot cannot move: {error}") from None

    def close(self) -> None:
        """Ends the process, even during a search."""
        self._pool.close()


def rate_moves_in_language(
    game: Game, view: View, language: str, names: tuple[str, ...]
) -> list[RatedMove]:
    """Rates the moves of the view's seat within the time for advice, in words of a language."""
    return rate_moves(game, view, Budget(seconds=ADVICE_BUDGET_S), Voice(game, language, names))
