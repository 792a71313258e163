"""Foresight: the events that are certain to follow a move, from what a seat knows."""

from contextlib import suppress

from mypy_extensions import i64

from regalia.kernel.event import Event, VisibleEvent
from regalia.kernel.game import Game
from regalia.kernel.view import NotForeseeable, View


def foresee(game: Game, view: View, move: i64) -> list[VisibleEvent]:
    """The events that follow a legal move in every state that fits the view.

    The move is made on the cells of the view itself, where what the seat does not know is HIDDEN.
    A hidden number may be moved about; where the rules depend on one, `require_not_hidden` stops
    them, and nothing further is foreseen. So no state is read, neither the real one nor a sample.
    """
    state = game.make_state(view.pending, view.cells[:])
    log: list[Event] = []
    with suppress(NotForeseeable):
        state.apply(view.seat, move, log)
    visible = [event.as_seen_by(view.seat) for event in log]
    return [event for event in visible if event.hides_only_secrets()]
