"""The frames a server should send, computed with the engine alone."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record, read_record
from regalia.kernel.wire.position import seat_position

Frame = dict[str, Any]


def parse_record(fields: Mapping[str, object]) -> Record:
    """The record that a server has answered with."""
    return read_record(json.dumps(fields).encode(), GAMES)


def event_viewer(held: Sequence[int]) -> int:
    """Whose events a connection hears that holds these seats."""
    return held[0] if len(held) == 1 else SPECTATOR


def position(table: Table, seat: int) -> Frame:
    """The position of a seat exactly as `regalia view --json` gives it."""
    found: Frame = msgspec.to_builtins(seat_position(table.game, table.state.view(seat)))
    return found


def views(table: Table, held: Sequence[int]) -> Frame:
    """The positions that a connection is shown."""
    return {str(seat): without_legal(position(table, seat)) for seat in held or [SPECTATOR]}


def without_legal(position: Frame) -> Frame:
    """A position as it is on the feed, where `moves` says what is legal."""
    return {name: value for name, value in position.items() if name != "legal"}


def moves(table: Table, held: Sequence[int]) -> Frame:
    """The moves that a connection is offered."""
    found: Frame = {}
    for seat in held:
        view = table.state.view(seat)
        offers = [offer(table.game, view, move) for move in view.legal()]
        if offers:
            found[str(seat)] = offers
    return found


def offer(game: Game, view: Any, move: int) -> Frame:
    """One move and its touches."""
    return {"move": game.notate(view, move), "touches": game.touches(game.parts(view, move))}


def step(table: Table, version: int, held: Sequence[int]) -> Frame:
    """What the last move is told as to a connection that holds these seats and did not send it."""
    last = table.steps[-1]
    return {
        "type": "step",
        "version": version,
        "beat": table.beat,
        "ack": None,
        "events": [told.to_dict() for told in last.events_seen_by(event_viewer(held))],
        "views": views(table, held),
        "moves": moves(table, held),
    }


def veiled_events(table: Table, held: Sequence[int]) -> list[Frame]:
    """The whole game so far, veiled."""
    return [told.to_dict() for told in table.news_for(event_viewer(held)).events]


def table_after(record: Record, ply: int) -> Table:
    """The table of a record after so many moves."""
    table = Table(record.without_moves())
    for line in record.moves[:ply]:
        table.replay_move(line)
    return table
