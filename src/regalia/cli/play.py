"""`regalia play`: one person against bots in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.bots.named import check_bot_at_table
from regalia.bots.spec import BOT_SPECS, is_bot_spec
from regalia.cli.arguments import (
    GAME_NAMES,
    Language,
    choose_language,
    replay_record_file,
    whole_number_option,
)
from regalia.cli.exit_codes import ExitCode
from regalia.cli.game_options import new_random_seed, parse_game_options
from regalia.cli.local_game import new_save_file_or_warn, play_local_game
from regalia.cli.terminal import can_show_screen
from regalia.games import GAMES
from regalia.home import language_of_file
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.game import find_game
from regalia.kernel.options import Options
from regalia.kernel.records.record import HEX_DIGITS, Record
from regalia.kernel.rng import SEED_DIGITS
from regalia.kernel.text.names import check_name
from regalia.tui.local_game import LocalGame
from regalia.tui.messages import Messages

DEFAULT_PACE_S = 0.4
MAX_PACE_S = 60.0

Plain = Annotated[bool, typer.Option("--plain", help="Line by line, without a screen.")]
Light = Annotated[bool, typer.Option("--light", help="Dark letters on a light screen.")]
Pace = Annotated[float, typer.Option(help="Seconds to pause after a bot's move.")]


def play(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(help=f"{GAME_NAMES}; without one you are asked.", show_default=False)
    ] = "",
    against: Annotated[
        str, typer.Option(help=f"The bot on the other seats: {BOT_SPECS}.")
    ] = "medium",
    seats: Annotated[int | None, whole_number_option("How many seats, yours included.")] = None,
    seat: Annotated[int | None, whole_number_option("Your seat, from 0.")] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "",
    seed: Annotated[str, typer.Option(help="Up to 32 hex digits that fix all chance.")] = "",
    record: Annotated[Path | None, typer.Option(help="Save the game here on every move.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game saved here.")] = None,
    at: Annotated[
        str,
        typer.Option(
            metavar="URL", help="Sit at a server's table by its link, or list its tables."
        ),
    ] = "",
    plain: Plain = False,
    light: Light = False,
    pace: Pace = DEFAULT_PACE_S,
    lang: Language = "",
) -> None:
    if not 0 <= pace <= MAX_PACE_S:
        raise BadRecord(f"pace: a number of seconds up to {MAX_PACE_S:g} is needed, not {pace:g}")
    if at:
        if seed or (record, resume, plain) != (None, None, False):
            raise BadRecord("at: a server's table has its seed and its record, and needs a screen")
        raise typer.Exit(play_at_server(context, at, game, against, seats, seat, name, light, lang))
    if resume is not None:
        if name or seed or context.args or (seats, record) != (None, None):
            raise BadRecord("resume: a saved game has its names, options, seed and file already")
        local_game, found_by_resume = load_saved_game(resume, game, seat, lang), False
    elif game:
        language = choose_language(lang)
        chosen_game = find_game(GAMES, game)
        options = parse_game_options(chosen_game, seats, context.args)
        person_seat = requested_or_first_seat(options, seat)
        check_bot_at_table(against, chosen_game, options.seats)
        names = names_by_seat(
            options, person_seat, name or Messages(language).format("guest"), against
        )
        if record is not None and record.exists():
            raise BadRecord(f"record: {record.name} is there already; go on with it by --resume")
        new_record = Record(chosen_game, options, parse_or_draw_seed(seed), None, names)
        local_game = LocalGame(
            new_record, person_seat, language, record or new_save_file_or_warn(game, language)
        )
        found_by_resume = record is None
    else:
        local_game, found_by_resume = ask_what_to_play_or_exit(plain, light, lang, name), True
    raise typer.Exit(play_local_game(local_game, plain, pace, light, found_by_resume))


def play_at_server(
    context: typer.Context,
    server_url: str,
    game: str,
    against: str,
    seats: int | None,
    seat: int | None,
    person_name: str,
    light_theme: bool,
    lang: str,
) -> ExitCode:
    """Plays at the table of a link or at a new one, or lists the server's tables: the exit code."""
    from regalia.cli.remote_game import (
        create_table_and_get_link,
        play_at_table,
        print_tables,
        table_id_in_link,
    )

    language = choose_language(lang)
    if table_id_in_link(server_url):
        if game or context.args or seats is not None:
            raise BadRecord("at: the table of this link has its game and its options already")
        return play_at_table(server_url, person_name, seat, language, light_theme)
    if not game:
        print_tables(server_url, language)
        return 0
    chosen_game = find_game(GAMES, game)
    options = parse_game_options(chosen_game, seats, context.args)
    person_seat = requested_or_first_seat(options, seat)
    person = person_name or Messages(language).format("guest")
    check_name(person, "name")
    link = create_table_and_get_link(server_url, game, options, person_seat, person, against)
    return play_at_table(link, person, None, language, light_theme)


def ask_what_to_play_or_exit(
    without_screen: bool, light_theme: bool, lang: str, person_name: str
) -> LocalGame:
    """Asks the person what to play; BadRecord if there is no screen to ask on."""
    if without_screen or not can_show_screen():
        raise BadRecord(f"game: one of {GAME_NAMES} is needed")
    from regalia.cli.game_questions import ask_and_make_local_game

    chosen = ask_and_make_local_game(choose_language(lang), person_name, light_theme)
    if chosen is None:
        raise typer.Exit
    return chosen


def requested_or_first_seat(options: Options, requested: int | None) -> int:
    """The person's seat at a new table: the requested one, or else the first."""
    seat = requested or 0
    if not 0 <= seat < options.seats:
        raise BadRecord(f"seat: {seat} is not at this table, only 0 to {options.seats - 1}")
    return seat


def names_by_seat(options: Options, person_seat: int, person_name: str, bot_spec: str) -> list[str]:
    """The names at a new table: the person's, and the bot's on all other seats."""
    check_name(person_name, "name")
    return [person_name if seat == person_seat else bot_spec for seat in range(options.seats)]


def parse_or_draw_seed(text: str) -> str:
    """The seed asked for, filled up with zeros, or a random one."""
    if not text:
        return new_random_seed()
    if len(text) > SEED_DIGITS or not HEX_DIGITS.issuperset(text):
        raise BadRecord(f"seed: up to {SEED_DIGITS} lower-case hex digits, not {quote(text)}")
    return text.zfill(SEED_DIGITS)


def load_saved_game(
    file: Path, expected_game: str, wanted_seat: int | None, lang: str
) -> LocalGame:
    """Loads a saved game; without `lang`, in the language in which it was played so far."""
    table = replay_record_file(str(file))
    if expected_game and table.game.name != find_game(GAMES, expected_game).name:
        raise BadRecord(f"resume: {file.name} is a game of {table.game.name}")
    if table.record.names is None:
        raise BadRecord(f"resume: {file.name} has no names, so nobody knows which bots to ask")
    language = choose_language(lang or language_of_file(file))
    return LocalGame(
        table.record, find_person_seat(table.record, wanted_seat, file.name), language, file
    )


def find_person_seat(record: Record, wanted_seat: int | None, file: str) -> int:
    """The person's seat in a saved game: the one asked for, or the only one that is no bot's.

    A record has names alone, and a person may have the name of a bot.
    """
    names = record.names or []
    people = [seat for seat, name in enumerate(names) if not is_bot_spec(name)]
    if wanted_seat is None and not people:
        raise BadRecord(f"resume: all names in {file} are names of bots; --seat tells which is you")
    seat = (
        people[0] if wanted_seat is None else requested_or_first_seat(record.options, wanted_seat)
    )
    others = [one for one in people if one != seat]
    if others:
        name = quote(names[others[0]])
        raise BadRecord(f"resume: {name} on seat {others[0]} in {file} is no bot to play against")
    return seat
