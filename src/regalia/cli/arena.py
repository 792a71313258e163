"""`regalia arena`: a tournament between bots."""

import json
from pathlib import Path
from typing import Annotated

import typer

from regalia.bots.spec import BOT_SPECS
from regalia.cli.arguments import GameArgument, whole_number_option
from regalia.cli.game_options import split_arguments_and_options
from regalia.cli.ray_option import RayOption
from regalia.kernel.errors import BadRecord, file_errors_as_unable

Games = Annotated[int, whole_number_option("How many games.")]
Seed = Annotated[str, typer.Option(help="Any text; the same seed gives the same games.")]
Jobs = Annotated[int, whole_number_option("How many processes; 0 is one for each processor.")]
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
    game: GameArgument,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT BOT...", help=f"One for each seat: {BOT_SPECS}.")
    ],
    seats: Annotated[
        int | None, whole_number_option("How many seats; the last bot takes those left over.")
    ] = None,
    games: Games = 100,
    seed: Seed = "",
    jobs: Jobs = 0,
    ray: RayOption = None,
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
    from regalia.cli import tournaments  # slow to load, and other commands do not need it

    names, options = split_arguments_and_options(bots)
    if seats is not None and len(names) > seats:
        raise BadRecord(f"seats: {len(names)} bots need as many seats, not {seats}")
    names += names[-1:] * ((seats or 0) - len(names))
    tournament = tournaments.make_tournament(game, names, len(names), options, games, seed, keep)
    if report is not None:
        tournaments.require_writable_report(report, keep)
    if parquet is not None:
        tournaments.require_different_files("parquet", parquet, keep)
        tournaments.require_different_files("parquet", parquet, report, "of the page of plots")
    outcome, whole = tournaments.play_tournament(tournament, jobs, ray, keep, records, parquet)
    from regalia.arena.report import render_report
    from regalia.arena.statistics import summarize
    from regalia.cli.result_tables import print_summary

    summary = summarize(outcome)
    if as_json:
        print(json.dumps(tournaments.summary_as_json_object(tournament, summary)))
    else:
        print_summary(tournament, summary)
    if report is not None:  # after the figures, which a full disk must not cost
        with file_errors_as_unable("report", report):
            report.write_text(render_report(outcome, summary), encoding="utf-8")
    if not whole:
        tournaments.exit_after_interrupt(outcome)
