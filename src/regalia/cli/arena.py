"""`regalia arena`: bots against each other, with honest numbers."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from regalia.bots.spec import BOT_SPECS
from regalia.cli.arguments import GAME_NAMES
from regalia.cli.numbers import number_option
from regalia.cli.options import told_apart
from regalia.cli.ray import OnRay

Games = Annotated[int, number_option("How many games.")]
Seed = Annotated[str, typer.Option(help="Any text; the same seed gives the same games.")]
Jobs = Annotated[int, number_option("How many processes; 0 is one for each processor.")]
Keep = Annotated[
    Path | None,
    typer.Option(help="Keep finished games here; the same command again goes on from there."),
]
Records = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Write the record of each game here.")
]
Parquet = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write every position and move here, anew.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def arena(
    game: Annotated[str, typer.Argument(help=f"{GAME_NAMES}.")],
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT BOT...", help=f"One for each seat: {BOT_SPECS}.")
    ],
    games: Games = 100,
    seed: Seed = "",
    jobs: Jobs = 0,
    ray: OnRay = None,
    keep: Keep = None,
    records: Records = None,
    parquet: Parquet = None,
    report: Annotated[
        Path | None, typer.Option(help="Write a page of plots here, in HTML.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other: rotated seats, paired deals.

    The game's own options follow by name: --edition pl, --rounds 1.
    """
    from regalia.cli import tournaments  # the arena is slow to load, and other commands do without

    names, options = told_apart(bots)
    tournament = tournaments.tournament_of(game, names, len(names), options, games, seed, keep)
    if report is not None:
        tournaments.check_report(report, keep)
    if parquet is not None:
        tournaments.check_apart("parquet", parquet, keep)
        tournaments.check_apart("parquet", parquet, report, "of the page of plots")
    outcome, whole = tournaments.carried_out(tournament, jobs, ray, keep, records, parquet)
    if not outcome.by_number:
        raise typer.Exit(tournaments.INTERRUPTED)
    from regalia.arena.report import write_report
    from regalia.arena.statistics import summed_up
    from regalia.cli.tables import show_summary

    summary = summed_up(outcome)
    if as_json:
        print(json.dumps(tournaments.as_object(tournament, summary)))
    else:
        show_summary(tournament, summary)
    if report is not None:  # after the numbers, which a full disk must not cost
        tournaments.write_page(report, write_report(outcome, summary))
    if not whole:
        print(f"regalia: interrupted after {summary.games} of {games} games", file=sys.stderr)
        raise typer.Exit(tournaments.INTERRUPTED)
