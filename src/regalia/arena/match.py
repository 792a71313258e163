"""One game between bots, fixed by its seeds."""

from collections import Counter

import msgspec

from regalia.arena.habits import count_habits
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.options import Value
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_of


class Match(msgspec.Struct, frozen=True):
    """A game that is to be played: plain data, so that any process on any machine can play it.

    `bots` and `bot_seeds` go by seat.
    """

    number: int
    game: str
    options: dict[str, Value]
    seed: str
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]

    def record(self, moves: list[str]) -> Record:
        """The record of the game after these moves."""
        game = GAMES[self.game]
        return Record(game, game.options(self.options), self.seed, None, list(self.bots), moves)


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over: its moves, scores by seat, the seats that won, habits by seat."""

    number: int
    moves: list[str]
    scores: list[int]
    winners: list[int]
    habits: list[dict[str, int]]


def play(match: Match) -> Played:
    """Plays a game to its end."""
    table = Table(match.record([]))
    state = table.state
    seated = [
        make_bot(spec, table.game, seed)
        for spec, seed in zip(match.bots, match.bot_seeds, strict=True)
    ]
    habits: list[Counter[str]] = [Counter() for _ in seated]
    while state.pending:
        # as at a server, every pending seat is asked before any of them moves
        views = [state.view(seat) for seat in seats_of(state.pending)]
        for view in views:
            seat = int(view.seat)
            bot, budget = seated[seat]
            step = table.play(seat, bot.decide(view, budget))
            count_habits(step.events, seat, habits)
    return Played(
        match.number,
        table.record.moves,
        state.scores(),
        state.winners(),
        [dict(one) for one in habits],
    )
