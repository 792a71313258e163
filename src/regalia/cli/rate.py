"""`regalia rate`: many bots on one scale."""

import json
import sys
from typing import Annotated

import typer

from regalia.bots.spec import KNOWN
from regalia.cli.arena import AsJson, Games, Jobs, Keep, Records, Seed
from regalia.cli.arguments import GAME_NAMES, game_called
from regalia.cli.numbers import number_option
from regalia.cli.options import told_apart
from regalia.cli.ray import OnRay
from regalia.kernel.errors import missing_extra


def rate(
    game: Annotated[str, typer.Argument(help=f"{GAME_NAMES}.")],
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT BOT...", help=f"All to be rated: {KNOWN}.")
    ],
    games: Games = 400,
    seed: Seed = "",
    seats: Annotated[
        int | None, number_option("Seats at a table; by default the game's usual number.")
    ] = None,
    jobs: Jobs = 0,
    ray: OnRay = None,
    keep: Keep = None,
    records: Records = None,
    as_json: AsJson = False,
) -> None:
    """Rate many bots by games at tables drawn evenly among them.

    The game's own options follow by name: --edition pl, --rounds 1.
    """
    from regalia.arena.ratings import can_rate, rated  # slow to load, and others do without
    from regalia.cli import tournaments
    from regalia.cli.tables import show_ratings

    if not can_rate():
        raise missing_extra("openskill", "arena")
    names, options = told_apart(bots)
    places = min(game_called(game).default_seats, len(names)) if seats is None else seats
    tournament = tournaments.tournament_of(game, names, places, options, games, seed, keep)
    outcome, whole = tournaments.carried_out(tournament, jobs, ray, keep, records)
    if not outcome.by_number:
        raise typer.Exit(tournaments.INTERRUPTED)
    ratings = rated(outcome)
    if as_json:
        print(json.dumps(tournaments.as_rated(outcome, ratings)))
    else:
        show_ratings(outcome, ratings)
    if not whole:
        known = len(outcome.by_number)
        print(f"regalia: interrupted after {known} of {games} games", file=sys.stderr)
        raise typer.Exit(tournaments.INTERRUPTED)
