"""Reviews of finished games, move by move, computed at the lowest priority."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from hashlib import sha256
from itertools import takewhile
from typing import NamedTuple

from regalia.bots.processes.worker_pool import WorkerError, WorkerLost
from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record, read_record
from regalia.kernel.view import View
from regalia.server import errors
from regalia.server.bot_pool import BotPool
from regalia.server.evaluation import iterations_per_position
from regalia.server.store.store import Store
from regalia.wire.requests import Judged, Review, ReviewState

MAX_REMEMBERED_REVIEWS = 100
MAX_WAITING_REVIEWS = 10
MAX_REVIEWED_MOVES = 600  # so that one long game does not keep others waiting
ATTEMPTS_PER_POSITION = 2
ID_DIGITS = 32
REVIEW_VERSION = 4  # stored reviews of another version are ignored and made again

log = logging.getLogger(__name__)


def read_finished_record(text: bytes) -> Record:
    """Reads the record of a finished game; raises BadRequest if it is not one."""
    with errors.bad_input_as_bad_request():
        record = read_record(text, GAMES)
        table = Table(record)
    if table.state.pending:
        raise errors.BadRequest("moves: the game of this record is not over")
    return record


class PlayedPosition(NamedTuple):
    """A position as everybody and as the mover saw it, and the move that was made in it."""

    public_view: View
    view: View
    move: int


class ReviewJob:
    """The review of one game, and how far it has got."""

    def __init__(self, record: Record, is_persistent: bool) -> None:
        self.record = record
        self.is_persistent = is_persistent
        self.id = review_id(record)
        self.state: ReviewState = "waiting"
        self.judged: list[Judged | None] = [None] * len(record.moves)

    def to_review(self, after_index: int) -> Review:
        """The state of the review, with the judgements after the first `after_index` moves."""
        # moves are judged side by side; a client is sent those before the first gap
        known = list(takewhile(lambda judged: judged is not None, self.judged))
        shown = [judged for judged in known[after_index:] if judged is not None]
        return Review(self.id, self.state, len(self.judged), after_index, shown)


class ReviewService:
    """Runs the reviews of this node, one after another, and remembers the recent ones."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        spawn_task: Callable[[Coroutine[object, object, object]], None],
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.spawn_task = spawn_task
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def load_stored_review(self, record: Record) -> None:
        """Loads a finished review from the store, if this node does not remember it."""
        if review_id(record) in self._jobs:
            return
        judged = await self.store.load_review(review_id(record))
        if judged is not None and review_id(record) not in self._jobs:
            found = ReviewJob(record, is_persistent=True)
            found.judged = list(judged)
            found.state = "done"
            self._jobs[found.id] = found
            self._forget_old_jobs()

    def review_status(self, record: Record) -> Review:
        """How far the review of a game is, whether or not it was ever requested."""
        found = self._jobs.get(review_id(record))
        if found is None:
            return Review(review_id(record), "unasked", len(record.moves), 0, [])
        return found.to_review(0)

    def start_review(self, record: Record, is_persistent: bool) -> Review:
        """Starts the review of a game unless it exists; the result is stored if persistent."""
        if len(record.moves) > MAX_REVIEWED_MOVES:
            raise errors.BadRequest(
                f"moves: games of more than {MAX_REVIEWED_MOVES} moves are not looked over"
            )
        found = self._jobs.get(review_id(record))
        if found is None or found.state == "failed":
            if sum(job.state == "waiting" for job in self._jobs.values()) >= MAX_WAITING_REVIEWS:
                raise errors.TooManyRequests(
                    "many games wait to be looked over: please come back in a minute"
                )
            found = self._jobs[review_id(record)] = ReviewJob(record, is_persistent)
            self._forget_old_jobs()
            self.spawn_task(self._run_job(found))
        self._jobs.move_to_end(found.id)
        return found.to_review(0)

    def review_progress(self, review_id: str, after_index: int) -> Review:
        """What a review has found after the first `after_index` moves."""
        found = self._jobs.get(review_id)
        if found is None:
            raise errors.NotFound("there is no such review here: ask for it again")
        return found.to_review(after_index)

    def _forget_old_jobs(self) -> None:
        done = [job.id for job in self._jobs.values() if job.state in ("done", "failed")]
        for old in done[: max(0, len(self._jobs) - MAX_REMEMBERED_REVIEWS)]:
            del self._jobs[old]

    async def _run_job(self, job: ReviewJob) -> None:
        async with self._one_at_a_time:
            job.state = "thinking"
            try:
                positions = await asyncio.to_thread(positions_to_judge, job.record)
                async with asyncio.TaskGroup() as group:
                    for index, position in enumerate(positions):
                        group.create_task(self._judge_move(job, index, position))
                await self._store_review(job)
                job.state = "done"
            except* (WorkerLost, WorkerError):
                log.warning("a game could not be reviewed", extra={"game": job.record.game.name})
            finally:
                if job.state != "done":
                    job.state = "failed"

    async def _store_review(self, job: ReviewJob) -> None:
        if job.is_persistent:
            try:
                await self.store.add_review(job.id, job.to_review(0).judged)
            except errors.StoreUnavailable:
                log.warning("a review could not be stored", extra={"game": job.record.game.name})

    async def _judge_move(self, job: ReviewJob, index: int, position: PlayedPosition) -> None:
        seed = int(job.id[:14], 16)
        iterations = iterations_per_position(len(job.judged))
        for attempts_left in reversed(range(ATTEMPTS_PER_POSITION)):
            try:
                job.judged[index] = await self.bot_pool.judge_move(
                    job.record.game,
                    position.public_view,
                    position.view,
                    position.move,
                    seed,
                    iterations,
                )
                return
            except (WorkerLost, WorkerError):
                if not attempts_left:
                    raise


def positions_to_judge(record: Record) -> list[PlayedPosition]:
    """Every position of a finished game, with the move that was made in it."""
    table = Table(record.without_moves())
    found: list[PlayedPosition] = []
    for line in record.moves:
        before = table.state.copy()
        made = table.replay_move(line)
        found.append(PlayedPosition(before.view(SPECTATOR), before.view(made.seat), made.move))
    return found


def review_id(record: Record) -> str:
    """A hash of the game and of the way it is reviewed, independent of names and origin."""
    plain = Record(record.game, record.options, record.seed, record.deal, None, record.moves)
    return sha256(f"{REVIEW_VERSION} {plain.to_json()}".encode()).hexdigest()[:ID_DIGITS]
