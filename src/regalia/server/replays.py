"""Replays a record step by step, as one seat saw it or with all secrets."""

import msgspec
from msgspec import Raw

from regalia.games import GAMES
from regalia.kernel.event import ALL_SEEING
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import read_record
from regalia.kernel.wire.position import full_position, make_standing
from regalia.server.errors import BadRequest, refuse_bad_input
from regalia.wire.requests import Replayed, ReplayedStep


def replay_record(text: bytes, looker: int) -> Replayed:
    """Every position of a record and the events before it; BadRequest says what is wrong."""
    with refuse_bad_input():
        record = read_record(text, GAMES)
        if not ALL_SEEING <= looker < record.options.seats:
            raise BadRequest("seat: that is no seat of this record")
        table = Table(record.without_moves())
        opening = position_json(table, looker)
        steps: list[ReplayedStep] = []
        for line in record.moves:
            made = table.replay_move(line)
            told = [event.for_replay_viewer(looker) for event in made.events]
            steps.append(
                ReplayedStep(
                    made.seat, [one.to_dict() for one in told], position_json(table, looker)
                )
            )
    return Replayed(
        game=record.game.name,
        options=record.options.to_dict(),
        names=list(record.names or []),
        opening=opening,
        steps=steps,
    )


def position_json(table: Table, looker: int) -> Raw:
    """The position as the looker may know it."""
    state = table.state
    seen = (
        full_position(table.game, state)
        if looker == ALL_SEEING
        else make_standing(state.view(looker))
    )
    return Raw(msgspec.json.encode(seen))
