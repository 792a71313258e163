"""A run of many games: its settings, its results so far, and how the missing games are played."""

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from regalia import __version__
from regalia.arena.habits import GameHabits, Habits
from regalia.arena.journal import JOURNAL_KIND, Journal, JournalHeading
from regalia.arena.match import FinishedMatch, Match
from regalia.arena.seating import Seating, bot_seed, deal_seed, make_seatings
from regalia.arena.workers import Executor
from regalia.kernel.errors import file_errors_as_unable
from regalia.kernel.game import Game
from regalia.kernel.options import Options


@dataclass(frozen=True)
class Tournament:
    """The settings of a run; the seed fixes every deal, seating and bot."""

    game: Game
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: str

    @cached_property
    def seatings(self) -> list[Seating]:
        return make_seatings(len(self.bots), int(self.options.seats), self.games, self.seed)

    def match_for(self, seating: Seating) -> Match:
        """One game of the run, as data for the process that plays it."""
        return Match(
            seating.number,
            self.game.name,
            self.options.to_dict(),
            deal_seed(self.seed, seating.deal),
            tuple(self.bots[bot] for bot in seating.bots),
            tuple(bot_seed(self.seed, seating.number, seat) for seat in range(len(seating.bots))),
        )

    def journal_heading(self) -> JournalHeading:
        """The heading of this run's journal."""
        options, bots = self.options.to_dict(), list(self.bots)
        return JournalHeading(
            JOURNAL_KIND, __version__, self.game.name, options, bots, self.games, self.seed
        )


class Result(NamedTuple):
    """One game as statistics need it: its seating and how it ended."""

    seating: Seating
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def win_share(self, seat: int) -> float:
        """A seat's share of the win: tied winners share it, all others have 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass
class Outcome:
    """The finished games of a tournament."""

    tournament: Tournament
    by_number: dict[int, Result] = field(default_factory=dict)
    habits: Habits = field(default_factory=Habits)
    seconds: float = 0.0

    def add(self, game: FinishedMatch) -> None:
        seating = self.tournament.seatings[game.number]
        winners = game.winners
        self.by_number[game.number] = Result(
            seating, len(game.moves), tuple(game.scores), tuple(winners)
        )
        bots = tuple(self.tournament.bots[bot] for bot in seating.bots)
        sharing = tuple(len(winners) if seat in winners else 0 for seat in range(len(bots)))
        self.habits.add(game.number, GameHabits(seating.deal, bots, sharing, tuple(game.habits)))

    def results_in_order(self) -> list[Result]:
        """The games by number, in whatever order they finished."""
        return [self.by_number[number] for number in sorted(self.by_number)]


GameWriter = Callable[[Match, list[str], Result], None]
"""Writes a finished game somewhere: the match, its moves and its result."""


def run_tournament(
    outcome: Outcome,
    executor: Executor,
    journal: Journal | None = None,
    records_folder: Path | None = None,
    on_game_finished: Callable[[], None] = lambda: None,
    write_game: GameWriter | None = None,
) -> None:
    """Plays the games that the outcome lacks; an interruption keeps those finished so far."""
    start = time.monotonic()
    tournament = outcome.tournament
    if records_folder is not None:
        with file_errors_as_unable("records", records_folder):
            records_folder.mkdir(parents=True, exist_ok=True)
    for game in journal.played if journal is not None else ():
        store_finished_game(outcome, game, records_folder, write_game)
        on_game_finished()
    missing = [one for one in tournament.seatings if one.number not in outcome.by_number]
    try:
        with closing(executor(tournament.match_for(seating) for seating in missing)) as finished:
            for game in finished:
                store_finished_game(outcome, game, records_folder, write_game)
                if journal is not None:
                    journal.append(game)
                on_game_finished()
    finally:
        outcome.seconds = time.monotonic() - start


def store_finished_game(
    outcome: Outcome,
    game: FinishedMatch,
    records_folder: Path | None,
    write_game: GameWriter | None,
) -> None:
    """Adds a game to the outcome of the tournament, and writes its positions and its record.

    The caller adds it to the journal afterwards: a game listed there is written everywhere else.
    """
    outcome.add(game)
    if records_folder is None and write_game is None:
        return
    tournament = outcome.tournament
    match = tournament.match_for(tournament.seatings[game.number])
    if write_game is not None:
        write_game(match, game.moves, outcome.by_number[game.number])
    if records_folder is not None:
        digits = len(str(tournament.games - 1))
        file = records_folder / f"{tournament.game.name}-{game.number:0{digits}}.json"
        with file_errors_as_unable("records", file):
            file.write_text(match.record_with_moves(game.moves).to_json(), encoding="utf-8")
