"""The requests about tables: making them, taking and leaving seats, reviews, rematches, links."""

import asyncio
from dataclasses import replace

import msgspec
from msgspec import UNSET

from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.wire.position import Position, seat_position
from regalia.server.access_tokens import hash_token, new_secret, new_table_id, new_token
from regalia.server.errors import BadRequest, Conflict
from regalia.server.host import TableHost
from regalia.server.live import LiveTable
from regalia.server.metrics import TABLES_MADE
from regalia.server.reviews import read_finished_record
from regalia.server.steps import PersonLeft
from regalia.server.store.store import delete_tokens, insert_token
from regalia.server.table import ServedTable
from regalia.server.table_settings import (
    InitialHolder,
    TableSettings,
    check_bot,
    check_person_name,
    settings_for_continuation,
    settings_for_rematch,
    settings_from_request,
)
from regalia.server.timestamps import now_ms
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


class TableService:
    """Answers requests about tables; the host takes the steps."""

    def __init__(self, host: TableHost) -> None:
        self.host = host

    async def make_table(self, wanted: NewTable) -> TableMade:
        """Makes a table."""
        return await self._add_table(settings_from_request(wanted, new_secret()))

    async def continue_game(self, wanted: Continued) -> TableMade:
        """Makes a table that continues a finished game from one of its positions."""
        return await self._add_table(
            settings_for_continuation(await self._finished_record(wanted), wanted, new_secret())
        )

    async def review_game(self, wanted: WantedReview) -> Review:
        """The review of a finished game; starts it if that is asked for."""
        record = await self._finished_record(wanted)
        reviews = self.host.reviews
        await reviews.load_stored(record)
        if not wanted.begin:
            return reviews.status(record)
        # anybody can upload records, which would fill the store
        return reviews.start(record, is_persistent=wanted.table is not UNSET)

    async def _finished_record(self, wanted: FinishedGame) -> Record:
        """The record of a finished game, whose secrets need no protection any more."""
        if (wanted.table is UNSET) == (wanted.record is UNSET):
            raise BadRequest("a table or a record is needed: one of the two")
        if wanted.table is UNSET:
            return await asyncio.to_thread(read_finished_record, msgspec.json.encode(wanted.record))
        table = (await self.host.get_table(wanted.table)).table
        if table.state != "over":
            raise Conflict("this can be asked when the game is over")
        return table.record(with_secret=True)

    async def _add_table(self, settings: TableSettings) -> TableMade:
        table = ServedTable(new_table_id(), settings, now_ms())
        held = [
            HeldSeat(seat, new_token())
            for seat, holder in enumerate(table.holders)
            if holder.is_person
        ]
        await self.host.store.add_table(table, [(hash_token(one.token), one.seat) for one in held])
        TABLES_MADE.labels(table.settings.game).inc()
        self.host.add_table(table)
        return TableMade(table.id, held, table.commitment)

    async def seat_person(self, table_id: str, sitting: Sitting) -> HeldSeat:
        """Seats a person and gives them a token."""
        live = await self.host.get_table(table_id)
        name = check_person_name(sitting.name)
        token = new_token()
        applied = await self.host.take_step(
            live,
            lambda table: table.propose_sitting(name, sitting.salt, sitting.seat),
            extra_statements=lambda step: [insert_token(table_id, hash_token(token), step.seat)],
        )
        return HeldSeat(applied.step.seat, token)

    async def seat_bot(self, table_id: str, hiring: Hiring) -> BotSeated:
        """Gives an open seat to a bot."""
        live = await self.host.get_table(table_id)
        bot = check_bot(hiring.bot, "bot")
        applied = await self.host.take_step(live, lambda table: table.propose_bot(bot, hiring.seat))
        return BotSeated(applied.step.seat)

    async def leave_seat(self, table_id: str, seat: int) -> None:
        """Lets a person leave; before the start this also deletes the tokens of the seat."""
        live = await self.host.get_table(table_id)
        await self.host.take_step(
            live,
            lambda table: table.propose_leaving(seat),
            extra_statements=lambda step: (
                [delete_tokens(table_id, seat)] if isinstance(step, PersonLeft) else []
            ),
        )

    async def seat_of_token(self, table_id: str, token: str) -> int | None:
        """The seat that a token belongs to."""
        return await self.host.store.seat_of_token(table_id, hash_token(token))

    async def position(self, table_id: str, seat: int | None, moves: int | None) -> Position:
        """The position as a seat or a spectator sees it, now or after a number of moves."""
        live = await self.host.get_table(table_id)
        table = live.table.started_table()
        if moves is not None:
            record = table.record
            if not 0 <= moves <= len(record.moves):
                raise BadRequest(f"moves: {len(record.moves)} moves have been made at this table")
            table = Table(replace(record, moves=record.moves[:moves]))
        return seat_position(table.game, table.state.view(SPECTATOR if seat is None else seat))

    async def finished_record(self, table_id: str) -> str:
        """The record of a finished table."""
        table = (await self.host.get_table(table_id)).table
        if table.state != "over":
            raise Conflict("the record is open when the game is over")
        return table.record(with_secret=True).to_json()

    async def rematch(self, table_id: str, seat: int, token: str) -> TableMade:
        """The rematch of a table, everyone one seat further; made when first asked for."""
        live = await self.host.get_table(table_id)
        old = live.table
        if old.state != "over":
            raise Conflict("a rematch follows when the game is over")
        if old.settings.origin is not None:
            raise Conflict(
                "a game that was played on has no rematch: play on from its replay again"
            )
        if old.rematch is None:
            old.rematch = await self.host.store.rematch_of(table_id)
        if old.rematch is None:
            await self._make_rematch(live)
        assert old.rematch is not None
        new = (await self.host.get_table(old.rematch)).table
        held = HeldSeat((seat + 1) % old.seats, token)
        return TableMade(new.id, [held], new.commitment)

    async def _make_rematch(self, live: LiveTable) -> None:
        old = live.table
        holders = [InitialHolder(holder.bot, holder.name) for holder in old.holders]
        settings = settings_for_rematch(old.settings, holders, new_secret(), old.salts)
        new = ServedTable(new_table_id(), settings, now_ms())
        held = [
            (token_hash, (seat + 1) % old.seats)
            for token_hash, seat in await self.host.store.token_hashes(old.id)
        ]
        if await self.host.store.add_table(new, held, after=old.id):
            old.rematch = new.id
            TABLES_MADE.labels(new.settings.game).inc()
            self.host.add_table(new)
            self.host.cluster.publish_rematch(old.id, new.id)
        else:
            old.rematch = await self.host.store.rematch_of(old.id)
        live.broadcast_rematch()

    async def make_link(self, table_id: str, seat: int, keep: bool) -> LinkMade:
        """Makes a one-time link that moves a seat to another device."""
        code = new_token()
        seconds = await self.host.store.add_link(hash_token(code), table_id, seat, keep)
        return LinkMade(code, seconds)

    async def claim_seat(self, table_id: str, code: str) -> HeldSeat:
        """Moves a seat to the device that presents the code of a link."""
        live = await self.host.get_table(table_id)
        token = new_token()
        moved = await self.host.store.use_link(table_id, hash_token(code), hash_token(token))
        if moved is None:
            raise Conflict("this link has been used or has expired")
        seat, keep = moved
        if not keep:
            self.host.disconnect_seat(live, seat)
            self.host.cluster.publish_disconnect(table_id, seat)
        return HeldSeat(seat, token)
