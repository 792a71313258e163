"""Positions and legal moves in the form that the notation page describes."""

import msgspec

from regalia.kernel.game import Game
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Offer, Prompt


class Standing(msgspec.Struct, frozen=True):
    """A position without its legal moves: the score so far, prompts, the table and `derived`."""

    over: bool
    scores: list[int]
    winners: list[int]
    pending: list[int]
    table: msgspec.Struct
    prompt: dict[str, Prompt]
    memory: msgspec.Struct
    derived: msgspec.Struct


class Position(Standing, frozen=True):
    """A position with the legal moves of the pending seats."""

    legal: dict[str, list[str]]


def full_position(game: Game, state: State) -> Position:
    """A position with its secrets, and the legal moves of all seats that must move."""
    return position_with_moves(
        game, state, [state.view(seat) for seat in seats_in_mask(state.pending)]
    )


def seat_position(game: Game, view: View) -> Position:
    """A position as one seat knows it, with the legal moves of this seat only."""
    return position_with_moves(game, view, [view] if len(view.legal()) else [])


def position_without_moves(position: State | View) -> Standing:
    """A position without legal moves."""
    wire = position.to_wire()
    return Standing(
        over=not position.pending,
        scores=position.scores(),
        winners=position.winners(),
        pending=seats_in_mask(position.pending),
        table=wire.table,
        prompt=wire.prompt,
        memory=wire.memory,
        derived=wire.derived,
    )


def position_with_moves(game: Game, position: State | View, movers: list[View]) -> Position:
    """A position with the legal moves of the seats of these views."""
    legal = {str(one.seat): [game.notate(one, move) for move in one.legal()] for one in movers}
    return Position(**msgspec.structs.asdict(position_without_moves(position)), legal=legal)


def legal_offers(game: Game, view: View) -> list[Offer]:
    """The legal moves of a view's seat, each with what to touch to make it."""
    parts_by_move = [game.parts(view, move) for move in view.legal()]
    return [Offer(game.notate_parts(parts), game.touches(parts)) for parts in parts_by_move]
