"""Runs a server's bots in worker processes; a simpler bot replaces one that fails."""

import logging
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from regalia.bots.named import is_quick_bot, spec_of_bot
from regalia.bots.processes.worker import BotMove, choose_bot_move
from regalia.bots.processes.worker_pool import WorkerError, WorkerLost, WorkerPool
from regalia.kernel.game import Game
from regalia.kernel.view import View
from regalia.server.coaching import BetterMove, find_better_move, reasons_for_move
from regalia.server.evaluation import judge_move
from regalia.server.fair_slots import FairSlots
from regalia.server.metrics import BOT_QUEUE, BOT_SECONDS, BOTS_FAILED
from regalia.wire.requests import Judged, MoveReason

ANSWER_TIMEOUT_S = 30.0
FALLBACK_BOT = "greedy"
REVIEW_NICENESS = 15
REVIEW_QUEUE_KEY = ""  # in the queues of tables that wait: reviews belong to no table

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class Lane:
    """Worker processes for one kind of work, and the tables that wait for them."""

    def __init__(self, workers: int, niceness: int = 0) -> None:
        self.pool = WorkerPool(workers, ANSWER_TIMEOUT_S, niceness)
        self.slots = FairSlots(workers)


class BotPool:
    """Worker processes in three lanes: quick bots, slow bots, and reviews at low priority.

    So no quick bot waits for a slow one, and no running game for a review. When many tables wait,
    bots get less time to think, which bounds the waiting time.
    """

    def __init__(self, max_workers: int) -> None:
        fewer = max(1, max_workers // 4)
        self.quick = Lane(fewer)
        self.slow = Lane(max_workers)
        self.reviews = Lane(fewer, REVIEW_NICENESS)

    async def choose_move(
        self, table_id: str, game: Game, view: View, bot: str, seed: int
    ) -> BotMove:
        """A bot's move; after two failures a simpler bot's, and at last the first legal move."""
        lane = self.quick if is_quick_bot(bot) else self.slow
        legal = [int(move) for move in view.legal()]
        for bot_name in (bot, bot, FALLBACK_BOT):
            failure = {"bot": bot_name, "game": game.name}
            try:
                answer = await self._ask_bot(lane, table_id, game, view, bot_name, seed)
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
        self, lane: Lane, table_id: str, game: Game, view: View, bot: str, seed: int
    ) -> BotMove:
        BOT_QUEUE.inc()
        try:
            async with lane.slots.acquire_slot(table_id):
                with BOT_SECONDS.time():
                    share = lane.slots.time_share
                    return await lane.pool.run_function(
                        choose_bot_move, game, view, spec_of_bot(bot), seed, share
                    )
        finally:
            BOT_QUEUE.dec()

    async def judge_move(
        self, game: Game, public_view: View, view: View, move: int, seed: int, iterations: int
    ) -> Judged:
        """Judges a move of a finished game; the bots of running games go first."""
        async with self.reviews.slots.acquire_slot(REVIEW_QUEUE_KEY):
            for lane in (self.quick, self.slow):
                # waits until all tables that wait now have had their turn
                async with lane.slots.acquire_slot(REVIEW_QUEUE_KEY):
                    pass
            return await self.reviews.pool.run_function(
                judge_move, game, public_view, view, move, seed, iterations
            )

    async def find_better_move(
        self, table_id: str, game: Game, view: View, move: int, seed: int
    ) -> BetterMove | None:
        """A move clearly better than a person's; None if there is none or the search fails."""
        return await self._run_in_slow_lane(
            table_id, None, find_better_move, game, view, move, seed
        )

    async def reasons_for_move(
        self, table_id: str, game: Game, view: View, better_move: int, other_move: int, seed: int
    ) -> list[MoveReason]:
        """Why one move is better than another; no reasons if none is found or the search fails."""
        none: list[MoveReason] = []
        return await self._run_in_slow_lane(
            table_id, none, reasons_for_move, game, view, better_move, other_move, seed
        )

    async def _run_in_slow_lane(
        self, table_id: str, default: T, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function returns in the slow lane, or a default where its process fails."""
        try:
            async with self.slow.slots.acquire_slot(table_id):
                return await self.slow.pool.run_function(function, *args, **kwargs)
        except WorkerLost:
            return default
        except WorkerError as error:
            log.warning("a move could not be judged", extra={"trace": error.trace})
            return default

    def end_idle_workers(self) -> None:
        """Ends workers that have been idle for a while."""
        for lane in (self.quick, self.slow, self.reviews):
            lane.pool.end_idle_workers()

    def close(self) -> None:
        """Ends all workers."""
        for lane in (self.quick, self.slow, self.reviews):
            lane.pool.close()
