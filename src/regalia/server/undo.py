"""Decides whether a move can be taken back: only if nobody has gained information by it."""

from contextlib import suppress
from typing import NamedTuple

from regalia.kernel.event import SPECTATOR, Event, VisibleEvent
from regalia.kernel.game import Game
from regalia.kernel.play.table import PlayedStep
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.view import NotForeseeable, View
from regalia.server.clocks import Clocks

IMAGINED_WORLDS = 256  # states imagined for a viewer who could not be certain


class LastMove(NamedTuple):
    """A person's move, the last one at a table, and what there was before it."""

    version: int  # after the move
    step: PlayedStep
    state: State
    beat: int
    clocks: Clocks | None


def undo_refusal(game: Game, before: State, step: PlayedStep, after: State) -> str | None:
    """The reason why a move cannot be taken back, or None.

    It cannot if the turn has passed to another seat, or if some viewer has learned something.
    """
    if not before.pending == after.pending == 1 << step.seat:
        return "undo-passed"
    viewers = viewers_who_may_learn(step)
    if any(move_reveals_something_to(viewer, game, before, step, after) for viewer in viewers):
        return "undo-shown"
    return None


def viewers_who_may_learn(step: PlayedStep) -> list[int]:
    """The seats that were told secrets, and a spectator.

    Any other seat has seen the same as a spectator and knew all that a spectator knew: what was
    certain for a spectator was certain for the seat.
    """
    told = 0
    for event in step.events:
        if event.event_type.secret_facts:
            told |= event.secret_viewers
    return [*seats_in_mask(told), SPECTATOR]


def move_reveals_something_to(
    viewer: int, game: Game, before: State, step: PlayedStep, after: State
) -> bool:
    """Whether a move showed the viewer something that it could not have known before.

    If that cannot be ruled out, states that fit the viewer's knowledge before the move are sampled:
    if the move is illegal in one of them, or leads to another view than the real one, the viewer
    has learned something. Revealed chance is found this way too, since these states differ in it.
    """
    view_before, view_after = before.view(viewer), after.view(viewer)
    told = step.events_seen_by(viewer)
    if was_certain(game, view_before, step, told, view_after):
        return False
    rng = rng_from_number(step.number)
    worlds = (game.imagine(view_before, rng) for _ in range(IMAGINED_WORLDS))
    return any(
        step.move not in world.legal(step.seat) or not looks_the_same(world, step, told, view_after)
        for world in worlds
    )


def was_certain(
    game: Game, view: View, step: PlayedStep, told: list[VisibleEvent], view_after: View
) -> bool:
    """Whether the viewer knew that the move was legal, and could foresee all that it saw of it."""
    if step.move not in view.known_moves(step.seat):
        return False
    state = game.make_state(view.pending, view.cells[:])
    with suppress(NotForeseeable):
        return looks_the_same(state, step, told, view_after)
    return False


def looks_the_same(
    state: State, step: PlayedStep, told: list[VisibleEvent], view_after: View
) -> bool:
    """Whether the viewer sees the same of a move if it is made in this state."""
    log: list[Event] = []
    state.apply(step.seat, step.move, log)
    seen = [event.as_seen_by(view_after.seat) for event in log]
    return seen == told and state.view(view_after.seat) == view_after
