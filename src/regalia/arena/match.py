"""One game between bots, determined by its seeds."""

from collections import Counter

import msgspec

from regalia.arena.habits import count_habits_in_events
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.options import Value
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_in_mask


class Match(msgspec.Struct, frozen=True):
    """A game to be played, as plain data that any process on any machine can play.

    `bots` and `bot_seeds` are by seat.
    """

    number: int
    game: str
    options: dict[str, Value]
    seed: str
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]

    def record_with_moves(self, moves: list[str]) -> Record:
        """The record of the game after these moves."""
        game = GAMES[self.game]
        return Record(
            game, game.read_options(self.options), self.seed, None, list(self.bots), moves
        )


class FinishedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game: its moves, scores by seat, winning seats, habit counts by seat."""

    number: int
    moves: list[str]
    scores: list[int]
    winners: list[int]
    habits: list[dict[str, int]]


def play_match(match: Match) -> FinishedMatch:
    """Plays a game to its end."""
    table = Table(match.record_with_moves([]))
    state = table.state
    bots = [
        make_bot(spec, table.game, seed)
        for spec, seed in zip(match.bots, match.bot_seeds, strict=True)
    ]
    for _, budget in bots:
        budget.in_processor_time = True  # so a crowded machine weakens nobody
    habits: list[Counter[str]] = [Counter() for _ in bots]
    while state.pending:
        # as on a server, every pending seat decides before any of them moves
        views = [state.view(seat) for seat in seats_in_mask(state.pending)]
        for view in views:
            seat = int(view.seat)
            bot, budget = bots[seat]
            step = table.play(seat, bot.decide(view, budget))
            count_habits_in_events(step.events, seat, habits)
    return FinishedMatch(
        match.number,
        table.record.moves,
        state.scores(),
        state.winners(),
        [dict(counts) for counts in habits],
    )
