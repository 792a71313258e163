"""A run of many games: what is played, and what has come of it so far."""

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from regalia.arena.habits import GameHabits, Habits
from regalia.arena.journal import Heading, Journal
from regalia.arena.match import Match, Played
from regalia.arena.seating import Seating, bot_seed, deal_seed, seatings
from regalia.arena.workers import Workers
from regalia.kernel.errors import Unable, quoted
from regalia.kernel.game import Game
from regalia.kernel.options import Options


@dataclass(frozen=True)
class Tournament:
    """A game, its options, the bots, how many games, and the seed that fixes them all."""

    game: Game
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: str

    @cached_property
    def seatings(self) -> list[Seating]:
        """Who sits where in each game."""
        return seatings(len(self.bots), int(self.options.seats), self.games, self.seed)

    def match(self, seating: Seating) -> Match:
        """A game as it is given to whoever plays it."""
        return Match(
            seating.number,
            self.game.name,
            self.options.written(),
            deal_seed(self.seed, seating.deal),
            tuple(self.bots[bot] for bot in seating.bots),
            tuple(bot_seed(self.seed, seating.number, seat) for seat in range(len(seating.bots))),
        )

    def heading(self) -> Heading:
        """What a journal says of this run."""
        return Heading.of(self.game.name, self.options.written(), self.bots, self.games, self.seed)


class Result(NamedTuple):
    """What the numbers are made of: who sat where in a game, and how it ended."""

    seating: Seating
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def share(self, seat: int) -> float:
        """The share of the win that a seat has."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass
class Outcome:
    """All games of a tournament that are known."""

    tournament: Tournament
    by_number: dict[int, Result] = field(default_factory=dict)
    habits: Habits = field(default_factory=Habits)
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        """Takes in a finished game."""
        seating = self.tournament.seatings[played.number]
        winners = played.winners
        self.by_number[played.number] = Result(
            seating, len(played.moves), tuple(played.scores), tuple(winners)
        )
        bots = tuple(self.tournament.bots[bot] for bot in seating.bots)
        sharing = tuple(len(winners) if seat in winners else 0 for seat in range(len(bots)))
        habits = GameHabits(seating.deal, bots, sharing, tuple(played.habits))
        self.habits.add(played.number, habits)

    def results(self) -> list[Result]:
        """The games by number, whoever finished first."""
        return [self.by_number[number] for number in sorted(self.by_number)]


Scribe = Callable[[Match, list[str], Result], None]
"""Whoever writes finished games down: what was to be played, its moves, and how it ended."""


def carry_out(
    outcome: Outcome,
    workers: Workers,
    journal: Journal | None = None,
    records: Path | None = None,
    tell: Callable[[], None] = lambda: None,
    scribe: Scribe | None = None,
) -> None:
    """Plays what is missing from an outcome; whatever stops it, the games finished are in it."""
    start = time.monotonic()
    tournament = outcome.tournament
    if records is not None:
        make_folder(records)
    for played in journal.played if journal is not None else ():
        take_in(outcome, played, records, scribe)
        tell()
    missing = [one for one in tournament.seatings if one.number not in outcome.by_number]
    try:
        with closing(workers(tournament.match(seating) for seating in missing)) as games:
            for played in games:
                take_in(outcome, played, records, scribe)
                if journal is not None:
                    journal.add(played)
                tell()
    finally:
        outcome.seconds = time.monotonic() - start


def take_in(outcome: Outcome, played: Played, records: Path | None, scribe: Scribe | None) -> None:
    """Adds a game, and writes it down: before the journal says that it is done with."""
    outcome.add(played)
    if records is None and scribe is None:
        return
    tournament = outcome.tournament
    match = tournament.match(tournament.seatings[played.number])
    if scribe is not None:
        scribe(match, played.moves, outcome.by_number[played.number])
    if records is not None:
        digits = len(str(tournament.games - 1))
        file = records / f"{tournament.game.name}-{played.number:0{digits}}.json"
        try:
            file.write_text(match.record(played.moves).write(), encoding="utf-8")
        except OSError as error:
            raise Unable(f"records: {quoted(str(file), 200)}: {error.strerror}") from None


def make_folder(folder: Path) -> None:
    """Sees that a folder is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unable(f"records: {quoted(str(folder), 200)}: {error.strerror}") from None
