"""Who comes to the host with a request: makes a table, sits down, gets up, asks for a rematch."""

import asyncio
from dataclasses import replace

import msgspec
from msgspec import UNSET

from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.wire.position import Position, seen
from regalia.server.errors import Bad, NotNow
from regalia.server.host import Host
from regalia.server.live import LiveTable
from regalia.server.metrics import MADE
from regalia.server.reviews import finished
from regalia.server.steps import Left
from regalia.server.store.store import now, token_row, tokens_gone
from regalia.server.table import ServedTable
from regalia.server.terms import (
    FirstHolder,
    Terms,
    agreed,
    checked_bot,
    checked_name,
    continued,
    passed_on,
)
from regalia.server.tokens import hash_of, new_secret, new_table_id, new_token
from regalia.wire.requests import (
    BotSeated,
    Continued,
    FinishedGame,
    HeldSeat,
    Hiring,
    LinkMade,
    NewTable,
    Review,
    Sitting,
    TableMade,
    WantedReview,
)


class Reception:
    """Answers requests; steps are the host's affair."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def make(self, wanted: NewTable) -> TableMade:
        """Makes a table."""
        return await self._made(agreed(wanted, new_secret()))

    async def play_on(self, wanted: Continued) -> TableMade:
        """Makes a table at which a finished game goes on from one of its positions."""
        return await self._made(continued(await self._over(wanted), wanted, new_secret()))

    async def review(self, wanted: WantedReview) -> Review:
        """A finished game looked over."""
        record = await self._over(wanted)
        reviews = self.host.reviews
        await reviews.recall(record)
        if not wanted.begin:
            return reviews.known(record)
        # records are anybody's, and would fill the store
        return reviews.begin(record, lasting=wanted.table is not UNSET)

    async def _over(self, wanted: FinishedGame) -> Record:
        """The record of a game that is over, whose secrets are secrets no more."""
        if (wanted.table is UNSET) == (wanted.record is UNSET):
            raise Bad("a table or a record is needed: one of the two")
        if wanted.table is UNSET:
            return await asyncio.to_thread(finished, msgspec.json.encode(wanted.record))
        table = (await self.host.table(wanted.table)).table
        if table.state != "over":
            raise NotNow("this can be asked when the game is over")
        return table.record(shown=True)

    async def _made(self, terms: Terms) -> TableMade:
        table = ServedTable(new_table_id(), terms, now())
        held = [
            HeldSeat(seat, new_token())
            for seat, holder in enumerate(table.holders)
            if holder.person
        ]
        await self.host.store.make(table, [(hash_of(one.token), one.seat) for one in held])
        MADE.labels(table.terms.game).inc()
        self.host.keep(table)
        return TableMade(table.id, held, table.commitment)

    async def sit(self, table_id: str, sitting: Sitting) -> HeldSeat:
        """Seats somebody."""
        live = await self.host.table(table_id)
        name = checked_name(sitting.name)
        token = new_token()
        happened = await self.host.take(
            live,
            lambda table: table.sat(name, sitting.salt, sitting.seat),
            beside=lambda step: [token_row(table_id, hash_of(token), step.seat)],
        )
        return HeldSeat(happened.step.seat, token)

    async def hire(self, table_id: str, hiring: Hiring) -> BotSeated:
        """Gives a bot an open seat."""
        live = await self.host.table(table_id)
        bot = checked_bot(live.table.game, hiring.bot, "bot")
        happened = await self.host.take(live, lambda table: table.hired(bot, hiring.seat))
        return BotSeated(happened.step.seat)

    async def leave(self, table_id: str, seat: int) -> None:
        """Lets a person get up; before the start the tokens of the seat end with it."""
        live = await self.host.table(table_id)
        await self.host.take(
            live,
            lambda table: table.left(seat),
            beside=lambda step: [tokens_gone(table_id, seat)] if isinstance(step, Left) else [],
        )

    async def seat_of(self, table_id: str, token: str) -> int | None:
        """The seat that a token opens."""
        return await self.host.store.seat_of(table_id, hash_of(token))

    async def view(self, table_id: str, seat: int | None, moves: int | None) -> Position:
        """The position as a seat sees it, or a spectator: now, or as it was after so many moves."""
        live = await self.host.table(table_id)
        play = live.table.started()
        if moves is not None:
            record = play.record
            if not 0 <= moves <= len(record.moves):
                raise Bad(f"moves: {len(record.moves)} moves have been made at this table")
            play = Table(replace(record, moves=record.moves[:moves]))
        return seen(play.game, play.state.view(SPECTATOR if seat is None else seat))

    async def record(self, table_id: str) -> str:
        """The record of a finished table."""
        table = (await self.host.table(table_id)).table
        if table.state != "over":
            raise NotNow("the record is open when the game is over")
        return table.record(shown=True).write()

    async def rematch(self, table_id: str, seat: int, token: str) -> TableMade:
        """The same people at a new table, everyone one seat on; asking again gives the same."""
        live = await self.host.table(table_id)
        old = live.table
        if old.state != "over":
            raise NotNow("a rematch follows when the game is over")
        if old.terms.origin is not None:
            raise NotNow("a game that was played on has no rematch: play on from its replay again")
        if old.rematch is None:
            old.rematch = await self.host.store.rematch_of(table_id)
        if old.rematch is None:
            await self._make_rematch(live)
        assert old.rematch is not None
        new = (await self.host.table(old.rematch)).table
        held = HeldSeat((seat + 1) % old.seats, token)
        return TableMade(new.id, [held], new.commitment)

    async def _make_rematch(self, live: LiveTable) -> None:
        old = live.table
        holders = [FirstHolder(holder.bot, holder.name) for holder in old.holders]
        terms = passed_on(old.terms, holders, new_secret(), old.salts)
        new = ServedTable(new_table_id(), terms, now())
        held = [
            (hashed, (seat + 1) % old.seats)
            for hashed, seat in await self.host.store.tokens_of(old.id)
        ]
        if await self.host.store.make(new, held, after=old.id):
            old.rematch = new.id
            MADE.labels(new.terms.game).inc()
            self.host.keep(new)
            self.host.fellows.tell_rematch(old.id, new.id)
        else:
            old.rematch = await self.host.store.rematch_of(old.id)
        live.tell_rematch()

    async def link(self, table_id: str, seat: int, keep: bool) -> LinkMade:
        """A link that moves a seat to another device, once."""
        code = new_token()
        seconds = await self.host.store.make_link(hash_of(code), table_id, seat, keep)
        return LinkMade(code, seconds)

    async def claim(self, table_id: str, code: str) -> HeldSeat:
        """Moves a seat to this device."""
        live = await self.host.table(table_id)
        token = new_token()
        moved = await self.host.store.use_link(table_id, hash_of(code), hash_of(token))
        if moved is None:
            raise NotNow("this link has been used or has expired")
        seat, keep = moved
        if not keep:
            self.host.dismiss(live, seat)
            self.host.fellows.tell_dismissed(table_id, seat)
        return HeldSeat(seat, token)
