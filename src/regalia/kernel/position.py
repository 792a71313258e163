"""A position as the notation page has it: for the owner of a record, or for one who looks."""

import msgspec

from regalia.kernel.game import Game
from regalia.kernel.seats import seats_of
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.wire import Prompt


class Position(msgspec.Struct, frozen=True):
    """How it stands, who may do what, and what lies on the table."""

    over: bool
    scores: list[int]
    winners: list[int]
    pending: list[int]
    legal: dict[str, list[str]]
    table: msgspec.Struct
    prompt: dict[str, Prompt]
    memory: msgspec.Struct


def whole(game: Game, state: State) -> Position:
    """A position with its secrets."""
    wire = state.wire()
    pending = seats_of(state.pending)
    return Position(
        over=not pending,
        scores=state.scores(),
        winners=state.winners(),
        pending=pending,
        legal={str(seat): legal(game, state.view(seat)) for seat in pending},
        table=wire.table,
        prompt=wire.prompt,
        memory=wire.memory,
    )


def seen(game: Game, view: View) -> Position:
    """A position as a view has it: of the legal moves only those of its seat."""
    wire = view.wire()
    pending = seats_of(view.pending)
    return Position(
        over=not pending,
        scores=view.scores(),
        winners=view.winners(),
        pending=pending,
        legal={str(view.seat): legal(game, view)} if view.seat in pending else {},
        table=wire.table,
        prompt=wire.prompt,
        memory=wire.memory,
    )


def legal(game: Game, view: View) -> list[str]:
    """The legal moves of a view's seat in notation."""
    return [game.notate(view, move) for move in view.legal()]
