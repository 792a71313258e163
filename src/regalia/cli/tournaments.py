"""What `regalia arena` and `regalia rate` share: a tournament, played to its end or to Ctrl-C."""

import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from regalia.arena.journal import Journal, seed_in_journal
from regalia.arena.parquet import PositionWriter
from regalia.arena.ratings import Rating
from regalia.arena.ray import ray_executor
from regalia.arena.statistics import Summary
from regalia.arena.tournament import Outcome, Tournament, run_tournament
from regalia.arena.workers import Executor, MatchFailed, make_executor, usable_cpus
from regalia.bots.named import check_bot_at_table
from regalia.cli.exit_codes import FAILED, INTERRUPTED
from regalia.cli.game_options import new_random_seed, parse_game_options
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, file_errors_as_unable, quote
from regalia.kernel.game import find_game

MAX_TOURNAMENT_GAMES = 10_000_000
MAX_JOBS = 1024
MAX_SEED_LETTERS = 100


def make_tournament(
    game: str,
    bots: Sequence[str],
    seats: int,
    option_words: list[str],
    games: int,
    seed: str,
    journal_file: Path | None,
) -> Tournament:
    """The tournament that a command asks for; BadRecord if an argument is wrong."""
    chosen_game = find_game(GAMES, game)
    if seats not in chosen_game.seats:
        raise BadRecord(
            f"bots: {chosen_game.name} is for {chosen_game.seats[0]} to"
            f" {chosen_game.seats[-1]} seats, not {seats}"
        )
    for bot in bots:
        check_bot_at_table(bot, chosen_game, seats)
    if len(bots) < seats:
        raise BadRecord(f"bots: {seats} seats need as many bots, not {len(bots)}")
    if not 1 <= games <= MAX_TOURNAMENT_GAMES:
        raise BadRecord(f"games: a number from 1 to {MAX_TOURNAMENT_GAMES} is needed, not {games}")
    if len(seed) > MAX_SEED_LETTERS or not seed.isprintable():
        raise BadRecord(f"seed: a text of up to {MAX_SEED_LETTERS} letters, not {quote(seed)}")
    if not seed:
        seed = (
            seed_in_journal(journal_file) if journal_file is not None else None
        ) or new_random_seed()
    return Tournament(
        chosen_game, parse_game_options(chosen_game, seats, option_words), tuple(bots), games, seed
    )


def require_writable_report(report_file: Path, journal_file: Path | None) -> None:
    """Checks, before the long work, that the report can be written, and not over the journal."""
    require_different_files("report", report_file, journal_file)
    with file_errors_as_unable("report", report_file):
        report_file.open("a").close()


def require_different_files(
    option_name: str, file: Path, other: Path | None, other_file_role: str = "that keeps the games"
) -> None:
    """Raises BadRecord if two paths are the same file."""
    if other is not None and is_same_file(file, other):
        raise BadRecord(f"{option_name}: {quote(str(file), 200)} is the file {other_file_role}")


def is_same_file(file: Path, other: Path) -> bool:
    """Whether two paths lead to the same file, even if it does not exist yet."""
    try:
        return file.samefile(other)
    except OSError:
        return os.path.realpath(file) == os.path.realpath(other)


def play_tournament(
    tournament: Tournament,
    process_count: int,
    ray_address: str | None,
    journal_file: Path | None,
    records_folder: Path | None,
    parquet_file: Path | None = None,
) -> tuple[Outcome, bool]:
    """Plays the games; returns the outcome, and whether it is complete (False after Ctrl-C)."""
    if not 0 <= process_count <= MAX_JOBS:
        raise BadRecord(f"jobs: a number from 0 to {MAX_JOBS} is needed, not {process_count}")
    outcome = Outcome(tournament)
    executor = choose_executor(process_count, ray_address)
    console = Console(stderr=True)
    progress_columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(
        *progress_columns, console=console, transient=True, disable=not sys.stderr.isatty()
    )
    with ExitStack() as files:
        journal = write_game = None
        if journal_file is not None:
            journal = files.enter_context(
                closing(Journal(journal_file, tournament.journal_heading()))
            )
        if parquet_file is not None:
            positions = PositionWriter(parquet_file, tournament.journal_heading())
            write_game = files.enter_context(closing(positions)).add
        try:
            with bar:
                task = bar.add_task("", total=tournament.games)
                run_tournament(
                    outcome,
                    executor,
                    journal,
                    records_folder,
                    lambda: bar.advance(task),
                    write_game,
                )
        except KeyboardInterrupt:
            if not outcome.by_number:
                raise typer.Exit(INTERRUPTED) from None
            return outcome, False
        except MatchFailed as error:
            print(f"regalia: {error}", file=sys.stderr)
            raise typer.Exit(FAILED) from None
    return outcome, True


def exit_after_interrupt(outcome: Outcome) -> NoReturn:
    """Says how many games were played before Ctrl-C, and exits."""
    played = f"{len(outcome.by_number)} of {outcome.tournament.games} games"
    print(f"regalia: interrupted after {played}", file=sys.stderr)
    raise typer.Exit(INTERRUPTED)


def choose_executor(process_count: int, ray_address: str | None) -> Executor:
    """An executor with this number of processes (0: one per processor), here or on Ray."""
    process_count = process_count or usable_cpus()
    return (
        make_executor(process_count)
        if ray_address is None
        else ray_executor(ray_address, process_count)
    )


def summary_as_json_object(tournament: Tournament, summary: Summary) -> dict[str, object]:
    """The figures of a run as a JSON object, as docs/notation.md has it."""
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


def ratings_as_json_object(outcome: Outcome, ratings: Sequence[Rating]) -> dict[str, object]:
    """The ratings as a JSON object, the strongest bot first."""
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
