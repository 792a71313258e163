"""`regalia replay` and `regalia view`: a record looked at by its owner, or from one seat."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from regalia.cli.arguments import named_in_errors, record_in
from regalia.cli.language import Language, language_of
from regalia.cli.numbers import number_option
from regalia.cli.play import Light
from regalia.cli.table import columns, has_screen, look_back, spoken
from regalia.home import language_in
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.event import SPECTATOR, Event, Told
from regalia.kernel.play.table import replay as positions
from regalia.kernel.records.record import Record
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice
from regalia.kernel.wire.position import seen, whole

EVERYTHING = None
BYSTANDER = "spectator"
# of a position, in the order of the notation page
FIELDS = ("over", "scores", "winners", "pending", "legal", "table", "prompt", "memory")

Looker = int | None  # a seat, SPECTATOR, or EVERYTHING

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="Records; - is the input.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON objects, for tools.")]
At = Annotated[int | None, number_option("Stop after so many moves.")]
Trace = Annotated[bool, typer.Option("--trace", help="Show every position on the way.")]
Seat = Annotated[str, typer.Option("--seat", help=f"The seat that looks, from 0, or {BYSTANDER}.")]


def replay(
    files: Files,
    as_json: AsJson = False,
    at: At = None,
    trace: Trace = False,
    plain: Annotated[bool, typer.Option("--plain", help="Print it, without a screen.")] = False,
    light: Light = False,
    lang: Language = "",
) -> None:
    """Replay records with all their secrets: on a screen, one move at a time, or as text."""
    if (
        has_screen()
        and len(files) == 1
        and files != ["-"]
        and at is None
        and not (as_json or trace or plain)
    ):
        record = record_in(files[0])
        with named_in_errors(files[0]):
            look_back(record, language_of(lang or language_in(Path(files[0]))), light)
        return
    show(files, EVERYTHING, as_json, at, trace, lang)


def view(
    files: Files,
    seat: Seat,
    as_json: AsJson = False,
    at: At = None,
    trace: Trace = False,
    lang: Language = "",
) -> None:
    """Replay records, showing only what one seat may know."""
    show(files, looker_of(seat), as_json, at, trace, lang)


def looker_of(seat: str) -> Looker:
    """The seat that looks, or the bystander."""
    if seat == BYSTANDER:
        return SPECTATOR
    if not seat.isascii() or not seat.isdigit() or len(seat) > 9:
        raise BadRecord(f"seat: a seat's number or {BYSTANDER} is needed, not {quoted(seat)}")
    return int(seat)


def show(
    files: list[str], looker: Looker, as_json: bool, at: int | None, trace: bool, lang: str
) -> None:
    """Replays every file, once and to its end, before the first word is printed."""
    language = language_of(lang)
    told: list[str] = []
    for file in files:
        record = record_in(file)
        check(file, record, looker, at)
        with named_in_errors(file):
            if as_json:
                told += as_objects(record, looker, at, trace)
            else:
                told += as_story(record, looker, at, trace, language)
    for line in told:
        print(line) if as_json else spoken(line)


def check(file: str, record: Record, looker: Looker, at: int | None) -> None:
    """Sees that the seat and the number of moves are there."""
    if looker is not None and looker >= record.options.seats:
        most = record.options.seats - 1
        raise BadRecord(f"{file}: seat {looker} is not at this table, only 0 to {most}")
    if at is not None and not 0 <= at <= len(record.moves):
        raise BadRecord(f"{file}: at {at} is not among its moves, 0 to {len(record.moves)}")


def as_objects(record: Record, looker: Looker, at: int | None, trace: bool) -> Iterator[str]:
    """The position asked for, or every one up to it, as JSON objects."""
    last = len(record.moves) if at is None else at
    game = record.game
    for ply, (state, _) in enumerate(positions(record)):
        if ply == last or (trace and ply < last):
            shown = whole(game, state) if looker is None else seen(game, state.view(looker))
            found = msgspec.to_builtins(shown)
            fields = {name: found[name] for name in FIELDS}
            yield msgspec.json.encode({"ply": ply, **fields} if trace else fields).decode()


def as_story(
    record: Record, looker: Looker, at: int | None, trace: bool, lang: str
) -> Iterator[str]:
    """What happened in words, and the table at the end or after every move."""
    voice = Voice(record.game, lang, record.names or ())
    last = len(record.moves) if at is None else at
    for ply, (state, log) in enumerate(positions(record)):
        if ply > last:
            continue
        if ply:
            yield f"{ply}. {record.moves[ply - 1]}" if looker is None else f"{ply}."
        for event in log:
            yield "   " + voice.tell(known(event, looker))
        if trace or ply == last:
            yield picture(record, state, looker, voice)


def picture(record: Record, state: State, looker: Looker, voice: Voice) -> str:
    """The table as it is drawn for whoever looks; all secrets are told in words alone."""
    view = state.view(SPECTATOR if looker is None else looker)
    return record.game.terminal.page(view, voice, columns())


def known(event: Event, looker: Looker) -> Told:
    """An event as it may be told."""
    return event.whole() if looker is None else event.seen_by(looker)
