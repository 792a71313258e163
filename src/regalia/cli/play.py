"""`regalia play`: one person against bots in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.bots.spec import BOT_SPECS, is_bot_spec
from regalia.cli.arguments import GAME_NAMES, game_called, table_in
from regalia.cli.language import Language, language_of
from regalia.cli.numbers import number_option
from regalia.cli.options import new_seed, options_of
from regalia.cli.table import has_screen, own_file, sit_down
from regalia.home import language_in
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.options import Options
from regalia.kernel.records.record import HEX, Record
from regalia.kernel.rng import SEED_DIGITS
from regalia.kernel.text.names import check_name
from regalia.tui.sitting import Sitting
from regalia.tui.words import Words

PACE = 0.4
SLOWEST = 60.0

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
    seats: Annotated[int | None, number_option("How many seats, yours included.")] = None,
    seat: Annotated[int | None, number_option("Your seat, from 0.")] = None,
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
    pace: Pace = PACE,
    lang: Language = "",
) -> None:
    if not 0 <= pace <= SLOWEST:
        raise BadRecord(f"pace: a number of seconds up to {SLOWEST:g} is needed, not {pace:g}")
    if at:
        if seed or (record, resume, plain) != (None, None, False):
            raise BadRecord("at: a server's table has its seed and its record, and needs a screen")
        raise typer.Exit(visited(context, at, game, against, seats, seat, name, light, lang))
    if resume is not None:
        if name or seed or context.args or (seats, record) != (None, None):
            raise BadRecord("resume: a saved game has its names, options, seed and file already")
        sitting, own = resumed(resume, game, seat, lang), False
    elif game:
        language = language_of(lang)
        box = game_called(game)
        options = options_of(box, seats, context.args)
        place = seat_of(options, seat)
        names = names_of(options, place, name or Words(language).say("guest"), against)
        if record is not None and record.exists():
            raise BadRecord(f"record: {record.name} is there already; go on with it by --resume")
        dealt = Record(box, options, seed_of(seed), None, names)
        sitting = Sitting(dealt, place, language, record or own_file(game, language))
        own = record is None
    else:
        sitting, own = invited(plain, light, lang, name), True
    raise typer.Exit(sit_down(sitting, plain, pace, light, own))


def visited(
    context: typer.Context,
    at: str,
    game: str,
    against: str,
    seats: int | None,
    seat: int | None,
    name: str,
    light: bool,
    lang: str,
) -> int:
    """Plays at a server: at the table of a link, or at a new one; without either lists tables."""
    from regalia.cli.visit import list_tables, new_table, table_of, visit

    language = language_of(lang)
    if table_of(at):
        if game or context.args or seats is not None:
            raise BadRecord("at: the table of this link has its game and its options already")
        return visit(at, name, seat, language, light)
    if not game:
        list_tables(at, language)
        return 0
    box = game_called(game)
    options = options_of(box, seats, context.args)
    place = seat_of(options, seat)
    person = name or Words(language).say("guest")
    check_name(person, "name")
    link = new_table(at, game, options, place, person, against)
    return visit(link, person, None, language, light)


def invited(plain: bool, light: bool, lang: str, name: str) -> Sitting:
    """A table that the person is asked about: a new one, or the last one again."""
    if plain or not has_screen():
        raise BadRecord(f"game: one of {GAME_NAMES} is needed")
    from regalia.cli.opening import chosen_table

    chosen = chosen_table(language_of(lang), name, light)
    if chosen is None:
        raise typer.Exit
    return chosen


def seat_of(options: Options, asked: int | None) -> int:
    """The person's seat at a new table, the first if none is asked for."""
    seat = asked or 0
    if not 0 <= seat < options.seats:
        raise BadRecord(f"seat: {seat} is not at this table, only 0 to {options.seats - 1}")
    return seat


def names_of(options: Options, seat: int, person: str, bot: str) -> list[str]:
    """The names at a new table: the person's, and the bot's on all other seats."""
    check_name(person, "name")
    return [person if at == seat else bot for at in range(options.seats)]


def seed_of(text: str) -> str:
    """The seed asked for, or a new one that nobody knows."""
    if not text:
        return new_seed()
    if len(text) > SEED_DIGITS or not HEX.issuperset(text):
        raise BadRecord(f"seed: up to {SEED_DIGITS} lower-case hex digits, not {quoted(text)}")
    return text.zfill(SEED_DIGITS)


def resumed(file: Path, game: str, seat: int | None, lang: str) -> Sitting:
    """A saved game whose seats have names, where it was left, in the language it was played in."""
    table = table_in(str(file))
    if game and table.game.name != game_called(game).name:
        raise BadRecord(f"resume: {file.name} is a game of {table.game.name}")
    if table.record.names is None:
        raise BadRecord(f"resume: {file.name} has no names, so nobody knows which bots to ask")
    language = language_of(lang or language_in(file))
    return Sitting(table.record, seat_in(table.record, seat, file.name), language, file)


def seat_in(written: Record, asked: int | None, file: str) -> int:
    """The person's seat in a saved game: the one asked for, or the only one that is no bot's.

    A record knows names alone, and a person may be called as a bot is.
    """
    names = written.names or []
    people = [seat for seat, name in enumerate(names) if not is_bot_spec(name)]
    if asked is None and not people:
        raise BadRecord(f"resume: all names in {file} are names of bots; --seat tells which is you")
    seat = people[0] if asked is None else seat_of(written.options, asked)
    others = [one for one in people if one != seat]
    if others:
        name = quoted(names[others[0]])
        raise BadRecord(f"resume: {name} on seat {others[0]} in {file} is no bot to play against")
    return seat
