"""`regalia play`: one person against bots in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.bots.spec import is_bot, make_bot
from regalia.cli.arguments import game_called, table_in
from regalia.cli.language import Language, language_of
from regalia.cli.numbers import number_option
from regalia.cli.options import new_seed, options_of
from regalia.engine import compiled
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.game import Game
from regalia.kernel.names import check_name
from regalia.kernel.options import Options
from regalia.kernel.record import HEX, Record
from regalia.kernel.rng import SEED_DIGITS
from regalia.kernel.table import Table
from regalia.tui.session import Left, Session
from regalia.tui.words import Words


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game.")],
    against: Annotated[str, typer.Option(help="The bot on the other seats.")] = "medium",
    seats: Annotated[int | None, number_option("How many seats, yours included.")] = None,
    seat: Annotated[int | None, number_option("Your seat, from 0.")] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "",
    seed: Annotated[str, typer.Option(help="Up to 32 hex digits that fix all chance.")] = "",
    record: Annotated[Path | None, typer.Option(help="Save the game here on every move.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game saved here.")] = None,
    lang: Language = "",
) -> None:
    """Play against bots. The game's own options follow by name: --edition pl, --rounds 1."""
    language = language_of(lang)
    words = Words(language)
    box = game_called(game)
    if resume is not None:
        if name or seed or context.args or (seats, record) != (None, None):
            raise BadRecord("resume: a saved game has its names, options, seed and file already")
        table = resumed(box, resume)
        seat = seat_in(table.record, seat, resume.name)
    else:
        options = options_of(box, seats, context.args)
        seat = seat_of(options, seat)
        names = names_of(options, seat, name or words.say("guest"), against)
        table = Table(Record(box, options, seed_of(seed), None, names))
        if record is not None and record.exists():
            raise BadRecord(f"record: {record.name} is there already; go on with it by --resume")
    seated = enumerate(table.record.names or ())
    bots = {at: make_bot(bot, box, at) for at, bot in seated if at != seat}
    session = Session(table, seat, bots, language, resume or record, input, print)
    session.save()
    sit_down(session, words)


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


def resumed(game: Game, file: Path) -> Table:
    """A saved game whose seats have names, where it was left."""
    table = table_in(str(file))
    if table.game.name != game.name:
        raise BadRecord(f"resume: {file.name} is a game of {table.game.name}")
    if table.record.names is None:
        raise BadRecord(f"resume: {file.name} has no names, so nobody knows which bots to ask")
    return table


def seat_in(written: Record, asked: int | None, file: str) -> int:
    """The person's seat in a saved game: the one asked for, or the only one that is no bot's.

    A record knows names alone, and a person may be called as a bot is.
    """
    names = written.names or []
    people = [seat for seat, name in enumerate(names) if not is_bot(name)]
    if asked is None and not people:
        raise BadRecord(f"resume: all names in {file} are names of bots; --seat tells which is you")
    seat = people[0] if asked is None else seat_of(written.options, asked)
    others = [one for one in people if one != seat]
    if others:
        name = quoted(names[others[0]])
        raise BadRecord(f"resume: {name} on seat {others[0]} in {file} is no bot to play against")
    return seat


def sit_down(session: Session, words: Words) -> None:
    """Plays until the end, or until the person leaves."""
    if not compiled():
        print(words.say("interpreted"))
    print(words.say("welcome", game=session.voice.say("game")))
    try:
        session.play()
    except Left:
        print(words.say("left"))
    except EOFError:  # the end of the input is a way to leave, too
        print("\n" + words.say("left"))
    if session.file is not None:
        print(words.say("saved", file=str(session.file)))
