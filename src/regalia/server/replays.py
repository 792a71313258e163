"""Replays a record step by step, as one seat saw it or with all secrets."""

import msgspec
from msgspec import Raw

from regalia.games import GAMES
from regalia.kernel.event import ALL_SEEING
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import read_record
from regalia.kernel.wire.position import full_position, position_without_moves
from regalia.server.errors import BadRequest, bad_input_as_bad_request
from regalia.wire.requests import Replayed, ReplayedStep


def replay_record(text: bytes, viewer: int) -> Replayed:
    """Every position of a record with the events before it; raises BadRequest for a bad record."""
    with bad_input_as_bad_request():
        record = read_record(text, GAMES)
        if not ALL_SEEING <= viewer < record.options.seats:
            raise BadRequest("seat: that is no seat of this record")
        table = Table(record.without_moves())
        opening = position_json(table, viewer)
        steps: list[ReplayedStep] = []
        for line in record.moves:
            made = table.replay_move(line)
            told = [event.for_replay_viewer(viewer) for event in made.events]
            steps.append(
                ReplayedStep(
                    made.seat, [one.to_dict() for one in told], position_json(table, viewer)
                )
            )
    return Replayed(
        game=record.game.name,
        options=record.options.to_dict(),
        names=list(record.names or []),
        opening=opening,
        steps=steps,
    )


def position_json(table: Table, viewer: int) -> Raw:
    """The position as the viewer may know it."""
    state = table.state
    seen = (
        full_position(table.game, state)
        if viewer == ALL_SEEING
        else position_without_moves(state.view(viewer))
    )
    return Raw(msgspec.json.encode(seen))
