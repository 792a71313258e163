"""`regalia play`: one person against bots in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.bots.spec import is_bot, make_bot
from regalia.cli.arguments import game_called, record_in
from regalia.cli.language import Language, language_of
from regalia.cli.options import new_seed, options_of
from regalia.engine import compiled
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.game import Game
from regalia.kernel.record import HEX, Record
from regalia.kernel.rng import SEED_DIGITS
from regalia.kernel.table import Table
from regalia.tui.session import Left, Session
from regalia.tui.words import Words


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game.")],
    against: Annotated[str, typer.Option(help="The bot on the other seats.")] = "medium",
    seats: Annotated[int | None, typer.Option(help="How many seats, yours included.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    seed: Annotated[str, typer.Option(help="Up to 32 hex digits that fix all chance.")] = "",
    record: Annotated[Path | None, typer.Option(help="Save the game here on every move.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game saved here.")] = None,
    lang: Language = "",
) -> None:
    """Play against bots. The game's own options follow by name: --edition pl, --rounds 1."""
    language = language_of(lang)
    words = Words(language)
    box = game_called(game)
    file = record
    if resume is not None:
        written, file = resumed(box, resume), resume
        seat = next(at for at, name in enumerate(written.names or ()) if not is_bot(name))
    else:
        make_bot(against, box)
        options = options_of(box, seats, context.args)
        if not 0 <= seat < options.seats:
            raise BadRecord(f"seat: {seat} is not at this table, only 0 to {options.seats - 1}")
        names = [words.say("guest") if at == seat else against for at in range(options.seats)]
        written = Record(box, options, seed_of(seed), None, names)
        if file is not None and file.exists():
            raise BadRecord(f"record: {file.name} is there already; go on with it by --resume")
    bots = {
        at: make_bot(name, box, at) for at, name in enumerate(written.names or ()) if at != seat
    }
    if not compiled():
        print(words.say("interpreted"))
    session = Session(Table(written), seat, bots, language, file, input, print)
    session.save()
    print(words.say("welcome", game=session.voice.say("game")))
    try:
        session.play()
    except Left:
        print(words.say("left"))
    except EOFError:  # the end of the input is a way to leave, too
        print("\n" + words.say("left"))
    if file is not None:
        print(words.say("saved", file=str(file)))


def seed_of(text: str) -> str:
    """The seed asked for, or a new one that nobody knows."""
    if not text:
        return new_seed()
    if len(text) > SEED_DIGITS or not HEX.issuperset(text):
        raise BadRecord(f"seed: up to {SEED_DIGITS} lower-case hex digits, not {quoted(text)}")
    return text.zfill(SEED_DIGITS)


def resumed(game: Game, file: Path) -> Record:
    """A saved game with one person's seat in it."""
    written = record_in(str(file))
    people = [name for name in written.names or () if not is_bot(name)]
    if written.game.name != game.name:
        raise BadRecord(f"resume: {file.name} is a game of {written.game.name}")
    if len(people) != 1:
        raise BadRecord(f"resume: {file.name} has {len(people)} people among its names, not one")
    return written
