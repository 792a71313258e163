"""Finished games looked over, move by move, by processes that let everybody else go first."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from hashlib import sha256

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record, read
from regalia.server.errors import Bad, Busy, NotFound, TooFast
from regalia.server.store.store import Store
from regalia.server.thinker import Weighing
from regalia.server.thinkers import Lost, Thinkers
from regalia.wire.requests import Judged, Review, ReviewState

KEPT = 100  # reviews that are remembered
MOST_WAITING = 10
MOST_MOVES = 600  # of a game, so that those who wait get their turn
TRIES = 2  # for each position
ID_DIGITS = 32

log = logging.getLogger(__name__)


def finished(text: bytes) -> Record:
    """The record in a text, if its game is over; Bad says what is wrong with it."""
    try:
        record = read(text, GAMES)
        table = Table(record)
    except BadRecord as bad:
        raise Bad(str(bad)) from None
    if table.state.pending:
        raise Bad("moves: the game of this record is not over")
    return record


class Looking:
    """One game that is looked over, and how far that has got."""

    def __init__(self, record: Record, lasting: bool) -> None:
        self.record = record
        self.lasting = lasting
        self.id = review_id(record)
        self.state: ReviewState = "waiting"
        self.judged: list[Judged | None] = [None] * len(record.moves)

    def known(self) -> int:
        """How many moves are judged, without a gap."""
        return self.judged.index(None) if None in self.judged else len(self.judged)

    def told(self, after: int) -> Review:
        """What is known beyond the first moves."""
        known = [one for one in self.judged[: self.known()] if one is not None]
        return Review(self.id, self.state, len(self.judged), after, known[after:])


class Reviews:
    """All games that are looked over on this node, one after another."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        spawn: Callable[[Coroutine[object, object, object]], None],
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.spawn = spawn
        self._kept: OrderedDict[str, Looking] = OrderedDict()
        self._one_by_one = asyncio.Lock()

    async def recall(self, record: Record) -> None:
        """Finds a review in the store that this node has forgotten, or another one has made."""
        if review_id(record) in self._kept:
            return
        judged = await self.store.review(review_id(record))
        if judged is not None and review_id(record) not in self._kept:
            found = Looking(record, lasting=True)
            found.judged = list(judged)
            found.state = "done"
            self._kept[found.id] = found
            self._forget_some()

    def known(self, record: Record) -> Review:
        """What is known of a game, whether or not anybody has asked."""
        found = self._kept.get(review_id(record))
        if found is None:
            return Review(review_id(record), "unasked", len(record.moves), 0, [])
        return found.told(0)

    def begin(self, record: Record, lasting: bool) -> Review:
        """Looks a game over, once, however often that is asked; a lasting review is stored."""
        if len(record.moves) > MOST_MOVES:
            raise Bad(f"moves: games of more than {MOST_MOVES} moves are not looked over")
        found = self._kept.get(review_id(record))
        if found is None or found.state == "failed":
            if sum(one.state == "waiting" for one in self._kept.values()) >= MOST_WAITING:
                raise TooFast("many games wait to be looked over: please come back in a minute")
            found = self._kept[review_id(record)] = Looking(record, lasting)
            self._forget_some()
            self.spawn(self._look(found))
        self._kept.move_to_end(found.id)
        return found.told(0)

    def news(self, review: str, after: int) -> Review:
        """What a review has found beyond the first moves."""
        found = self._kept.get(review)
        if found is None:
            raise NotFound("there is no such review here: ask for it again")
        return found.told(after)

    def _forget_some(self) -> None:
        done = [one.id for one in self._kept.values() if one.state in ("done", "failed")]
        for old in done[: max(0, len(self._kept) - KEPT)]:
            del self._kept[old]

    async def _look(self, one: Looking) -> None:
        async with self._one_by_one:
            one.state = "thinking"
            try:
                positions = await asyncio.to_thread(weighings, one)
                async with asyncio.TaskGroup() as group:
                    for at, weighing in enumerate(positions):
                        group.create_task(self._weigh(one, at, weighing))
                await self._keep(one)
                one.state = "done"
            except* Lost:
                log.warning("a game could not be looked over", extra={"game": one.record.game.name})
            finally:
                if one.state != "done":
                    one.state = "failed"

    async def _keep(self, one: Looking) -> None:
        if one.lasting:
            try:
                await self.store.keep_review(one.id, one.told(0).judged)
            except Busy:
                log.warning("a review is not kept", extra={"game": one.record.game.name})

    async def _weigh(self, one: Looking, at: int, weighing: Weighing) -> None:
        for left in reversed(range(TRIES)):
            try:
                one.judged[at] = await self.thinkers.weigh(weighing)
                return
            except Lost:
                if not left:
                    raise


def weighings(one: Looking) -> list[Weighing]:
    """Every position of a finished game before a move, as each seat saw it."""
    table = Table(one.record.begun())
    seed = int(one.id[:14], 16)
    found: list[Weighing] = []
    for line in one.record.moves:
        views = [table.state.view(seat).numbers() for seat in range(table.state.seats)]
        made = table.replay(line)
        found.append(Weighing(table.game.name, views, made.seat, made.move, seed))
    return found


def review_id(record: Record) -> str:
    """The same for the same game, whoever played it and wherever it comes from."""
    plain = Record(record.game, record.options, record.seed, record.deal, None, record.moves)
    return sha256(plain.write().encode()).hexdigest()[:ID_DIGITS]
