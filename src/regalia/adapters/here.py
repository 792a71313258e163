"""A seat at a table of this process, with bots on the others."""

import secrets
from asyncio import to_thread
from collections.abc import Mapping, Sequence
from typing import Any

from regalia.adapters.chair import Chair, House, Offered, Turned
from regalia.bots.spec import LEVELS, make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Refused, quoted
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import SEED_DIGITS
from regalia.kernel.seats import seats_of
from regalia.kernel.text.names import check_name

BOTS = ("random", "greedy", *LEVELS)  # no module:Class: a guest brings no code into the house


class Here(House):
    """Tables of this process, known by game and number."""

    def __init__(self) -> None:
        self.tables = 0

    async def listed(self) -> list[str]:
        return []

    async def new_table(
        self, game: str, bots: Sequence[str], seat: int, options: dict[str, Any], name: str
    ) -> tuple[str, Chair]:
        for bot in bots:
            if bot not in BOTS:
                raise BadRecord(f"bots: {quoted(bot)} is none of {', '.join(BOTS)}")
        chair = HereChair(game_called(game), bots, seat, options, name)
        await chair.wait(0)
        self.tables += 1
        return f"{game}-{self.tables}", chair

    async def sit(self, table: str, name: str, token: str) -> Chair:
        raise Turned("Nobody else has a table here; new_table deals one of your own.")


def game_called(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise BadRecord(f"game: {quoted(name)} is none of the games ({', '.join(GAMES)})")
    return GAMES[name]


class HereChair(Chair):
    """A person's seat; the bots answer as soon as they are asked."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        seat: int,
        options: Mapping[str, Any],
        name: str,
        seed: str | None = None,
    ) -> None:
        """Deals a new table; BadRecord tells what is wrong with what was asked for."""
        seats = len(bots) + 1
        chosen = game.options({"seats": seats, **options})
        if not 0 <= seat < seats:
            raise BadRecord(f"seat: {seat} is not at this table, only 0 to {seats - 1}")
        check_name(name, "name")
        others = [one for one in range(seats) if one != seat]
        self.bots = {at: make_bot(bot, game, at) for at, bot in zip(others, bots, strict=True)}
        names = [name] * seats
        for at, bot in zip(others, bots, strict=True):
            names[at] = f"{bot} on seat {at}"
        super().__init__(game, seat, names)
        record = Record(game, chosen, seed or secrets.token_hex(SEED_DIGITS // 2), None, names)
        self.table = Table(record)
        self.told = 0

    async def wait(self, seconds: float) -> None:
        """Lets the bots move, however long they think."""
        await to_thread(self._answer)

    def _answer(self) -> None:
        state = self.table.state
        while asked := [seat for seat in seats_of(state.pending) if seat in self.bots]:
            bot, budget = self.bots[asked[0]]
            view = state.view(asked[0])
            self.table.play(asked[0], bot.decide(view, budget))

    async def news(self) -> list[str]:
        seen = self.table.seen(self.seat, self.told)
        self.told = len(self.table.steps)
        return [self.voice.tell(event) for event in seen.events]

    async def picture(self) -> str:
        return self.game.terminal.picture(self.table.state.view(self.seat), self.voice)

    async def pending(self) -> list[int]:
        return seats_of(self.table.state.pending)

    async def scores(self) -> list[int]:
        return self.table.state.view(self.seat).scores()

    async def winners(self) -> list[int]:
        return self.table.state.winners()

    async def notations(self) -> list[str]:
        view = self.table.state.view(self.seat)
        return [self.game.notate(view, move) for move in view.legal()]

    async def offers(self, moves: Sequence[str]) -> list[Offered]:
        view = self.table.state.view(self.seat)
        found = []
        for text in moves:
            try:
                move = self.game.parse(view, text)
            except Refused as refused:
                raise self._turned(refused) from None
            meaning = self.game.terminal.describe(view, self.game.parts(view, move), self.voice)
            brings = [self.voice.tell(event) for event in foresee(self.game, view, move)]
            found.append(Offered(text, meaning, brings))
        return found

    async def move(self, text: str) -> None:
        try:
            self.table.play(self.seat, text)
        except Refused as refused:
            raise self._turned(refused) from None
        await self.wait(0)

    def _turned(self, refused: Refused) -> Turned:
        return Turned(self.voice.refusal(refused), refused.rule)
