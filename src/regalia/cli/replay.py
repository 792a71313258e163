"""`regalia replay` and `regalia view`: a record looked at by its owner, or from one seat."""

import json
from collections.abc import Iterator
from typing import Annotated

import typer

from regalia.cli.arguments import record_in
from regalia.cli.language import Language, language_of
from regalia.cli.numbers import number_option
from regalia.kernel.errors import BadRecord
from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.record import Record
from regalia.kernel.record import replay as positions
from regalia.kernel.seats import seats_of
from regalia.kernel.state import State
from regalia.kernel.voice import Voice

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="Records; - is the input.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON objects, for tools.")]
At = Annotated[int | None, number_option("Stop after so many moves.")]
Trace = Annotated[bool, typer.Option("--trace", help="Show every position on the way.")]
Seat = Annotated[int, number_option("The seat that looks, from 0.")]


def replay(
    files: Files, as_json: AsJson = False, at: At = None, trace: Trace = False, lang: Language = ""
) -> None:
    """Replay records with all their secrets."""
    show(files, None, as_json, at, trace, lang)


def view(
    files: Files,
    seat: Seat,
    as_json: AsJson = False,
    at: At = None,
    trace: Trace = False,
    lang: Language = "",
) -> None:
    """Replay records, showing only what one seat may know."""
    show(files, seat, as_json, at, trace, lang)


def show(
    files: list[str], seat: int | None, as_json: bool, at: int | None, trace: bool, lang: str
) -> None:
    """Reads every file before the first word is printed."""
    records = [record_in(file) for file in files]
    for file, record in zip(files, records, strict=True):
        check(file, record, seat, at)
    for record in records:
        if as_json:
            lines = as_objects(record, seat, at, trace)
        else:
            lines = as_story(record, seat, at, trace, language_of(lang))
        for line in lines:
            print(line)


def check(file: str, record: Record, seat: int | None, at: int | None) -> None:
    """Sees that the seat and the number of moves are there."""
    if seat is not None and not 0 <= seat < record.options.seats:
        most = record.options.seats - 1
        raise BadRecord(f"{file}: seat {seat} is not at this table, only 0 to {most}")
    if at is not None and not 0 <= at <= len(record.moves):
        raise BadRecord(f"{file}: at {at} is not among its moves, 0 to {len(record.moves)}")


def as_objects(record: Record, seat: int | None, at: int | None, trace: bool) -> Iterator[str]:
    """The last position, or every one, as JSON objects."""
    last = len(record.moves) if at is None else at
    for ply, (state, _) in enumerate(positions(record)):
        if trace or ply == last:
            shown = whole(record, state) if seat is None else seen(record, state, seat)
            yield json.dumps({"ply": ply, **shown} if trace else shown)
        if ply == last:
            return


def whole(record: Record, state: State) -> dict[str, object]:
    """A position with its secrets."""
    pending = seats_of(state.pending)
    return {
        "over": not pending,
        "scores": state.scores(),
        "winners": state.winners(),
        "pending": pending,
        "legal": {str(seat): legal(record, state, seat) for seat in pending},
        "table": state.table(),
    }


def seen(record: Record, state: State, seat: int) -> dict[str, object]:
    """A position as one seat may know it: of the legal moves only its own."""
    pending = seats_of(state.pending)
    known = state.view(seat)
    return {
        "over": not pending,
        "scores": known.scores(),
        "winners": known.winners(),
        "pending": pending,
        "legal": {str(seat): legal(record, state, seat)} if seat in pending else {},
        "table": known.table(),
    }


def legal(record: Record, state: State, seat: int) -> list[str]:
    """The legal moves of a seat in notation."""
    return [record.game.notate(state, seat, move) for move in state.legal(seat)]


def as_story(
    record: Record, seat: int | None, at: int | None, trace: bool, lang: str
) -> Iterator[str]:
    """What happened in words, and the table at the end or after every move."""
    voice = Voice(record.game.name, lang, record.names or ())
    last = len(record.moves) if at is None else at
    for ply, (state, log) in enumerate(positions(record)):
        if ply:
            yield f"{ply}. {record.moves[ply - 1]}" if seat is None else f"{ply}."
        for event in log:
            yield "   " + record.game.narrate(known(event, seat), voice)
        if trace or ply == last:
            yield record.game.picture(state.view(SPECTATOR if seat is None else seat), voice)
        if ply == last:
            return


def known(event: Event, seat: int | None) -> Event:
    """An event as it may be told."""
    return event if seat is None else event.seen_by(seat)
