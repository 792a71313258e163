"""`regalia rate`: many bots on one scale."""

import json
from typing import Annotated

import typer

from regalia.bots.spec import BOT_SPECS
from regalia.cli.arena import AsJson, Games, Jobs, Keep, Records, Seed
from regalia.cli.arguments import GameArgument, whole_number_option
from regalia.cli.game_options import split_arguments_and_options
from regalia.cli.ray_option import RayOption
from regalia.games import GAMES
from regalia.kernel.errors import missing_library_error
from regalia.kernel.game import find_game


def rate(
    game: GameArgument,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT BOT...", help=f"All to be rated: {BOT_SPECS}.")
    ],
    games: Games = 400,
    seed: Seed = "",
    seats: Annotated[
        int | None, whole_number_option("Seats at a table; by default the game's usual number.")
    ] = None,
    jobs: Jobs = 0,
    ray: RayOption = None,
    keep: Keep = None,
    records: Records = None,
    as_json: AsJson = False,
) -> None:
    """Rate many bots by games at tables drawn evenly among them.

    The game's own options follow by name: --edition pl, --rounds 1.
    """
    from regalia.arena.ratings import compute_ratings, is_openskill_installed  # slow to load
    from regalia.cli import tournaments
    from regalia.cli.result_tables import print_ratings

    if not is_openskill_installed():
        raise missing_library_error("openskill", "arena")
    names, options = split_arguments_and_options(bots)
    seat_count = min(find_game(GAMES, game).default_seats, len(names)) if seats is None else seats
    tournament = tournaments.make_tournament(game, names, seat_count, options, games, seed, keep)
    outcome, whole = tournaments.play_tournament(tournament, jobs, ray, keep, records)
    ratings = compute_ratings(outcome)
    if as_json:
        print(json.dumps(tournaments.ratings_as_json_object(outcome, ratings)))
    else:
        print_ratings(outcome, ratings)
    if not whole:
        tournaments.exit_after_interrupt(outcome)
