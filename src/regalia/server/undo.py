"""Decides whether a move can be taken back: only if nobody has gained information by it."""

from typing import NamedTuple

from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.game import Game
from regalia.kernel.play.table import PlayedStep
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State
from regalia.server.clocks import Clocks

IMAGINED_WORLDS = 64  # states imagined for each viewer


class LastMove(NamedTuple):
    """A person's move, the last one at a table, and what there was before it."""

    version: int  # after the move
    step: PlayedStep
    state: State
    beat: int
    clocks: Clocks | None


def undo_refusal(game: Game, before: State, step: PlayedStep, after: State) -> str | None:
    """The reason why a move cannot be taken back, or None.

    It cannot if the turn has passed to another seat, or if some viewer has learned something. To
    find out, states that fit the viewer's knowledge before the move are sampled: if the move is
    illegal in one of them, or leads to another view than the real one, the viewer has learned
    something. Revealed chance is found this way too, since it differs between these states.
    """
    if not before.pending == after.pending == 1 << step.seat:
        return "undo-passed"
    viewers = range(SPECTATOR, after.seats)
    if any(move_reveals_something_to(viewer, game, before, step, after) for viewer in viewers):
        return "undo-shown"
    return None


def move_reveals_something_to(
    viewer: int, game: Game, before: State, step: PlayedStep, after: State
) -> bool:
    """Whether a move showed the viewer something that it could not have known before."""
    view_before, view_after = before.view(viewer), after.view(viewer)
    told = step.events_seen_by(viewer)
    rng = rng_from_number(step.number)
    for _ in range(IMAGINED_WORLDS):
        world = game.imagine(view_before, rng)
        if step.move not in list(world.legal(step.seat)):
            return True
        log: list[Event] = []
        world.apply(step.seat, step.move, log)
        if [event.as_seen_by(viewer) for event in log] != told or world.view(viewer) != view_after:
            return True
    return False
