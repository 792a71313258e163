"""A position as the notation page has it: for the owner of a record, or for one who looks."""

import msgspec

from regalia.kernel.game import Game
from regalia.kernel.seats import seats_of
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Prompt


class Standing(msgspec.Struct, frozen=True):
    """How it stands, who is asked what, and what lies on the table."""

    over: bool
    scores: list[int]
    winners: list[int]
    pending: list[int]
    table: msgspec.Struct
    prompt: dict[str, Prompt]
    memory: msgspec.Struct


class Position(Standing, frozen=True):
    """The same, with the legal moves of those who are asked."""

    legal: dict[str, list[str]]


def full_position(game: Game, state: State) -> Position:
    """A position with its secrets, and the legal moves of all who owe one."""
    return make_position(state, [state.view(seat) for seat in seats_of(state.pending)], game)


def seat_position(game: Game, view: View) -> Position:
    """A position as a view has it: of the legal moves only those of its seat."""
    return make_position(view, [view] if len(view.legal()) else [], game)


def make_standing(view: View) -> Standing:
    """A position as a view has it, for those who are told the moves beside it."""
    wire = view.to_wire()
    return Standing(
        over=not view.pending,
        scores=view.scores(),
        winners=view.winners(),
        pending=seats_of(view.pending),
        table=wire.table,
        prompt=wire.prompt,
        memory=wire.memory,
    )


def make_position(what: State | View, movers: list[View], game: Game) -> Position:
    """How a state or a view stands, with the legal moves of these seats."""
    wire = what.to_wire()
    return Position(
        over=not what.pending,
        scores=what.scores(),
        winners=what.winners(),
        pending=seats_of(what.pending),
        legal={str(view.seat): legal_notations(game, view) for view in movers},
        table=wire.table,
        prompt=wire.prompt,
        memory=wire.memory,
    )


def legal_notations(game: Game, view: View) -> list[str]:
    """The legal moves of a view's seat in notation."""
    return [game.notate(view, move) for move in view.legal()]
