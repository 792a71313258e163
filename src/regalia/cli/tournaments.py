"""What `regalia arena` and `regalia rate` have in common: a tournament, run to its end or to ^C."""

import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from regalia.arena.journal import Journal, journal_seed
from regalia.arena.parquet import PositionWriter
from regalia.arena.ratings import Rating
from regalia.arena.ray import ray_executor
from regalia.arena.statistics import Summary
from regalia.arena.tournament import Outcome, Tournament, run_tournament
from regalia.arena.workers import Executor, MatchFailed, make_executor, usable_cpus
from regalia.bots.spec import make_bot
from regalia.cli.arguments import game_called
from regalia.cli.options import new_seed, options_of
from regalia.kernel.errors import BadRecord, Unable, quoted

FAILED = 1
INTERRUPTED = 130
MOST_GAMES = 10_000_000
MOST_JOBS = 1024
LONGEST_SEED = 100


def tournament_of(
    game: str,
    bots: Sequence[str],
    seats: int,
    options: list[str],
    games: int,
    seed: str,
    keep: Path | None,
) -> Tournament:
    """The tournament that a command asks for, checked."""
    box = game_called(game)
    for bot in bots:
        make_bot(bot, box)
    if seats not in box.seats:
        raise BadRecord(
            f"bots: {box.name} is for {box.seats[0]} to {box.seats[-1]} seats, not {seats}"
        )
    if len(bots) < seats:
        raise BadRecord(f"bots: {seats} seats need as many bots, not {len(bots)}")
    if not 1 <= games <= MOST_GAMES:
        raise BadRecord(f"games: a number from 1 to {MOST_GAMES} is needed, not {games}")
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise BadRecord(f"seed: a text of up to {LONGEST_SEED} letters, not {quoted(seed)}")
    if not seed:
        seed = (journal_seed(keep) if keep is not None else None) or new_seed()
    return Tournament(box, options_of(box, seats, options), tuple(bots), games, seed)


def check_report(report: Path, keep: Path | None) -> None:
    """Sees, before the long work, that a page can be written after it, and not over the journal."""
    check_apart("report", report, keep)
    try:
        report.open("a").close()
    except OSError as error:
        raise Unable(f"report: {quoted(str(report), 200)}: {error.strerror}") from None


def check_apart(
    name: str, file: Path, other: Path | None, what: str = "that keeps the games"
) -> None:
    """Sees that a file is not another one, too."""
    if other is not None and same_file(file, other):
        raise BadRecord(f"{name}: {quoted(str(file), 200)} is the file {what}")


def same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file, be it there or not."""
    try:
        return one.samefile(other)
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)


def write_page(file: Path, page: str) -> None:
    """Writes a page."""
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Unable(f"report: {quoted(str(file), 200)}: {error.strerror}") from None


def carried_out(
    tournament: Tournament,
    jobs: int,
    ray: str | None,
    keep: Path | None,
    records: Path | None,
    parquet: Path | None = None,
) -> tuple[Outcome, bool]:
    """All games, or those finished before Ctrl-C; the second value tells which."""
    if not 0 <= jobs <= MOST_JOBS:
        raise BadRecord(f"jobs: a number from 0 to {MOST_JOBS} is needed, not {jobs}")
    outcome = Outcome(tournament)
    workers = workers_for(jobs, ray)
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())
    with ExitStack() as files:
        journal = write_game = None
        if keep is not None:
            journal = files.enter_context(closing(Journal(keep, tournament.heading())))
        if parquet is not None:
            positions = PositionWriter(parquet, tournament.heading())
            write_game = files.enter_context(closing(positions)).add
        try:
            with bar:
                task = bar.add_task("", total=tournament.games)
                run_tournament(
                    outcome, workers, journal, records, lambda: bar.advance(task), write_game
                )
        except KeyboardInterrupt:
            return outcome, False
        except MatchFailed as error:
            print(f"regalia: {error}", file=sys.stderr)
            raise typer.Exit(FAILED) from None
    return outcome, True


def workers_for(jobs: int, ray: str | None) -> Executor:
    """Who plays: so many processes, here or on Ray."""
    jobs = jobs or usable_cpus()
    return make_executor(jobs) if ray is None else ray_executor(ray, jobs)


def as_object(tournament: Tournament, summary: Summary) -> dict[str, object]:
    """The numbers of an arena as the notation page has them."""
    return {
        "game": tournament.game.name,
        "games": summary.games,
        "bots": [
            {
                "bot": figures.bot,
                "share": figures.wins.share,
                "low": figures.wins.low,
                "high": figures.wins.high,
                "mean_score": figures.mean_score,
            }
            for figures in summary.bots
        ],
        "seats": [seat.share for seat in summary.seats],
        "mean_moves": summary.mean_moves,
        "seconds": round(summary.seconds, 3),
    }


def as_rated(outcome: Outcome, ratings: Sequence[Rating]) -> dict[str, object]:
    """Ratings as plain data, the strongest bot first."""
    return {
        "game": outcome.tournament.game.name,
        "games": len(outcome.by_number),
        "seats": int(outcome.tournament.options.seats),
        "bots": [
            {
                "bot": rating.bot,
                "rating": rating.mu,
                "low": rating.low,
                "high": rating.high,
                "games": rating.wins.games,
                "share": rating.wins.share,
            }
            for rating in ratings
        ],
        "seconds": round(outcome.seconds, 3),
    }
