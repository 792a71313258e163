"""`regalia replay` and `regalia view`: a record with all its secrets, or as one seat sees it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from regalia.cli.arguments import (
    Language,
    choose_language,
    name_file_in_errors,
    read_record_file,
    whole_number_option,
)
from regalia.cli.play import Light
from regalia.cli.terminal import (
    can_show_screen,
    max_line_width,
    print_encodable_text,
    show_replay_screen,
)
from regalia.home import language_of_file
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.event import ALL_SEEING, SPECTATOR
from regalia.kernel.play.table import replay_states
from regalia.kernel.records.record import Record
from regalia.kernel.text.voice import Voice
from regalia.kernel.wire.position import full_position, seat_position

SPECTATOR_NAME = "spectator"
# of a position, in the order of docs/notation.md
POSITION_FIELDS = (
    "over",
    "scores",
    "winners",
    "pending",
    "legal",
    "table",
    "prompt",
    "memory",
    "derived",
)

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="Records; - is the input.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON objects, for tools.")]
At = Annotated[int | None, whole_number_option("Stop after so many moves.")]
Trace = Annotated[bool, typer.Option("--trace", help="Show every position on the way.")]
Seat = Annotated[
    str, typer.Option("--seat", help=f"The seat that looks, from 0, or {SPECTATOR_NAME}.")
]


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
        can_show_screen()
        and len(files) == 1
        and files != ["-"]
        and at is None
        and not (as_json or trace or plain)
    ):
        record = read_record_file(files[0])
        with name_file_in_errors(files[0]):
            show_replay_screen(
                record, choose_language(lang or language_of_file(Path(files[0]))), light
            )
        return
    print_replays(files, ALL_SEEING, as_json, at, trace, lang)


def view(
    files: Files,
    seat: Seat,
    as_json: AsJson = False,
    at: At = None,
    trace: Trace = False,
    lang: Language = "",
) -> None:
    """Replay records, showing only what one seat may know."""
    print_replays(files, parse_viewer(seat), as_json, at, trace, lang)


def parse_viewer(seat_text: str) -> int:
    """A seat or the spectator, from the option `--seat`."""
    if seat_text == SPECTATOR_NAME:
        return SPECTATOR
    if not seat_text.isascii() or not seat_text.isdigit() or len(seat_text) > 9:
        raise BadRecord(
            f"seat: a seat's number or {SPECTATOR_NAME} is needed, not {quote(seat_text)}"
        )
    return int(seat_text)


def print_replays(
    files: list[str],
    viewer: int,
    as_json: bool,
    last_ply: int | None,
    every_position: bool,
    lang: str,
) -> None:
    """Replays every file completely before anything is printed, so that errors come first."""
    language = choose_language(lang)
    output: list[str] = []
    for file in files:
        record = read_record_file(file)
        check_viewer_and_ply(file, record, viewer, last_ply)
        with name_file_in_errors(file):
            if as_json:
                output += position_json_lines(record, viewer, last_ply, every_position)
            else:
                output += narration_lines(record, viewer, last_ply, every_position, language)
    for line in output:
        print(line) if as_json else print_encodable_text(line)


def check_viewer_and_ply(file: str, record: Record, viewer: int, ply: int | None) -> None:
    """Raises BadRecord if the record does not have this seat or this many moves."""
    if viewer >= record.options.seats:
        most = record.options.seats - 1
        raise BadRecord(f"{file}: seat {viewer} is not at this table, only 0 to {most}")
    if ply is not None and not 0 <= ply <= len(record.moves):
        raise BadRecord(f"{file}: at {ply} is not among its moves, 0 to {len(record.moves)}")


def position_json_lines(
    record: Record, viewer: int, last_ply: int | None, every_position: bool
) -> Iterator[str]:
    """The position after `last_ply` moves, or every position up to it, as JSON objects."""
    last = len(record.moves) if last_ply is None else last_ply
    game = record.game
    for ply, (state, _) in enumerate(replay_states(record)):
        if ply == last or (every_position and ply < last):
            position = (
                full_position(game, state)
                if viewer == ALL_SEEING
                else seat_position(game, state.view(viewer))
            )
            plain = msgspec.to_builtins(position)
            fields = {name: plain[name] for name in POSITION_FIELDS}
            yield msgspec.json.encode({"ply": ply, **fields} if every_position else fields).decode()


def narration_lines(
    record: Record, viewer: int, last_ply: int | None, every_position: bool, lang: str
) -> Iterator[str]:
    """The events in words; the table is drawn at the end, or after every move."""
    voice = Voice(record.game, lang, record.names or ())
    last = len(record.moves) if last_ply is None else last_ply
    for ply, (state, log) in enumerate(replay_states(record)):
        if ply > last:
            continue
        if ply:
            yield f"{ply}. {record.moves[ply - 1]}" if viewer == ALL_SEEING else f"{ply}."
        for event in log:
            yield "   " + voice.event_text(event.for_replay_viewer(viewer))
        if every_position or ply == last:
            # where all secrets are told, the table itself is drawn for a spectator
            view = state.view(SPECTATOR if viewer == ALL_SEEING else viewer)
            yield record.game.terminal.page(view, voice, max_line_width())
