"""The bots of a server: three lanes of worker processes, and a simpler bot for one that fails."""

import logging
from collections.abc import Sequence

from regalia.bots.processes.worker import BotMove, choose_bot_move
from regalia.bots.processes.worker_pool import WorkerError, WorkerLost, WorkerPool
from regalia.bots.spec import LEVELS
from regalia.kernel.game import Game
from regalia.kernel.view import View
from regalia.server.evaluation import judge_move
from regalia.server.metrics import BOT_QUEUE, BOT_SECONDS, BOTS_FAILED
from regalia.wire.requests import Judged

QUICK_BOTS = (
    "random",
    "greedy",
    *(name for name, spec in LEVELS.items() if not spec.endswith("s")),
)
ANSWER_TIMEOUT_S = 30.0
FALLBACK_BOT = "greedy"
REVIEW_NICENESS = 15

log = logging.getLogger(__name__)


class BotPool:
    """Worker processes in three lanes: quick bots, slow bots, and reviews at low priority.

    So no quick bot waits for a slow one, and no running game for a review.
    """

    def __init__(self, max_workers: int) -> None:
        fewer = max(1, max_workers // 4)
        self.quick = WorkerPool(fewer, ANSWER_TIMEOUT_S)
        self.slow = WorkerPool(max_workers, ANSWER_TIMEOUT_S)
        self.reviews = WorkerPool(fewer, ANSWER_TIMEOUT_S, REVIEW_NICENESS)

    async def choose_move(self, game: Game, view: View, bot: str, seed: int) -> BotMove:
        """A bot's move; after two failures a simpler bot's, and at last the first legal move."""
        lane = self.quick if bot in QUICK_BOTS else self.slow
        legal = [int(move) for move in view.legal()]
        for bot_name in (bot, bot, FALLBACK_BOT):
            failure = {"bot": bot_name, "game": game.name}
            try:
                answer = await self._ask_bot(lane, game, view, bot_name, seed)
                if answer.move in legal:
                    return answer
            except WorkerLost:
                pass
            except WorkerError as error:
                failure["trace"] = error.trace
            BOTS_FAILED.inc()
            log.warning("a bot gave no legal move", extra=failure)
        return BotMove(legal[0], [])

    async def _ask_bot(
        self, pool: WorkerPool, game: Game, view: View, bot: str, seed: int
    ) -> BotMove:
        BOT_QUEUE.inc()
        try:
            async with pool.slots:
                with BOT_SECONDS.time():
                    return await pool.run_function(choose_bot_move, game, view, bot, seed)
        finally:
            BOT_QUEUE.dec()

    async def judge_move(
        self, game: Game, views_by_seat: Sequence[View], seat: int, move: int, seed: int
    ) -> Judged:
        """Judges a move of a finished game; the bots of running games go first."""
        async with self.reviews.slots:
            for lane in (self.quick, self.slow):
                async with lane.slots:  # wait behind all moves that are queued now
                    pass
            return await self.reviews.run_function(
                judge_move, game, views_by_seat, seat, move, seed
            )

    def end_idle_workers(self) -> None:
        """Ends workers that have been idle for a while."""
        for lane in (self.quick, self.slow, self.reviews):
            lane.end_idle_workers()

    def close(self) -> None:
        """Ends all workers."""
        for lane in (self.quick, self.slow, self.reviews):
            lane.close()
