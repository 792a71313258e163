"""A seat at a table in this process, with bots on the other seats."""

import secrets
from asyncio import to_thread
from collections.abc import Mapping, Sequence
from typing import Any

from regalia.adapters.player_seat import PlayerLobby, PlayerSeat, SeatError
from regalia.bots.named import bots_for, check_bot_at_table, spec_of_bot
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Refused, quote
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game, find_game
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import SEED_DIGITS
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.text.names import check_name
from regalia.kernel.view import View


class LocalLobby(PlayerLobby):
    """Makes tables in this process; a table is named by its game and a number."""

    def __init__(self) -> None:
        self.table_count = 0

    async def list_tables(self) -> list[str]:
        return []

    async def new_table(
        self, game: str, bots: Sequence[str], seat: int, options: dict[str, Any], name: str
    ) -> tuple[str, PlayerSeat]:
        chosen_game = find_game(GAMES, game)
        for bot in bots:
            if bot not in bots_for(chosen_game):  # no module:Class: clients may not load code
                known = ", ".join(bots_for(chosen_game))
                raise BadRecord(f"bots: {quote(bot)} is none of {known}")
        player = LocalSeat(chosen_game, bots, seat, options, name)
        await player.wait_for_turn(0)
        self.table_count += 1
        return f"{game}-{self.table_count}", player

    async def sit(self, table: str, name: str, token: str) -> PlayerSeat:
        raise SeatError("Nobody else has a table here; new_table deals one of your own.")


class LocalSeat(PlayerSeat):
    """The person's seat of a local table; the bots move whenever the person waits."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        seat: int,
        options: Mapping[str, Any],
        name: str,
        seed: str | None = None,
    ) -> None:
        """Deals a new table; BadRecord says which argument is wrong."""
        seats = len(bots) + 1
        chosen = game.read_options({"seats": seats, **options})
        if not 0 <= seat < seats:
            raise BadRecord(f"seat: {seat} is not at this table, only 0 to {seats - 1}")
        check_name(name, "name")
        bot_seats = [other for other in range(seats) if other != seat]
        self.bots = {}
        names = [name] * seats
        for bot_seat, bot in zip(bot_seats, bots, strict=True):
            check_bot_at_table(bot, game, seats)
            self.bots[bot_seat] = make_bot(spec_of_bot(bot), game, bot_seat)
            names[bot_seat] = f"{bot} {bot_seat}"
        super().__init__(game, seat, names)
        record = Record(game, chosen, seed or secrets.token_hex(SEED_DIGITS // 2), None, names)
        self.table = Table(record)
        self.steps_told = 0

    async def wait_for_turn(self, seconds: float) -> None:
        """Lets the bots move, however long they think: `seconds` is not used."""
        await to_thread(self._play_bots)

    def _play_bots(self) -> None:
        state = self.table.state
        while pending := [seat for seat in seats_in_mask(state.pending) if seat in self.bots]:
            seat = pending[0]
            bot, budget = self.bots[seat]
            self.table.play(seat, bot.decide(state.view(seat), budget))

    async def take_unread_event_texts(self) -> list[str]:
        seen = self.table.news_for(self.seat, self.steps_told)
        self.steps_told = len(self.table.steps)
        return [self.voice.event_text(event) for event in seen.events]

    async def current_view(self) -> View:
        return self.table.state.view(self.seat)

    async def foresee(self, move: str) -> list[str]:
        view = await self.current_view()
        try:
            number = self.game.parse(view, move)
        except Refused as refused:
            raise self._to_seat_error(refused) from None
        return [self.voice.event_text(event) for event in foresee(self.game, view, number)]

    async def make_move(self, text: str) -> None:
        try:
            self.table.play(self.seat, text)
        except Refused as refused:
            raise self._to_seat_error(refused) from None
        await self.wait_for_turn(0)

    def _to_seat_error(self, refused: Refused) -> SeatError:
        return SeatError(self.voice.refusal_text(refused), refused.rule)
