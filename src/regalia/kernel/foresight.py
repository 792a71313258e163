"""What will surely happen if a seat makes a move, as far as it can know."""

from contextlib import suppress

from mypy_extensions import i64

from regalia.kernel.event import Event, VisibleEvent
from regalia.kernel.game import Game
from regalia.kernel.view import NotForeseeable, View


def foresee(game: Game, view: View, move: i64) -> list[VisibleEvent]:
    """The events that follow a legal move in every table this seat can imagine.

    The move is made on the view itself, where what the seat does not know is HIDDEN. A hidden
    number may travel; where the rules would have to act on one they stop (`sure`), and with them
    what can be foreseen. So no table is consulted, neither the real one nor an imagined one.
    """
    table = game.make_state(view.pending, view.cells[:])
    log: list[Event] = []
    with suppress(NotForeseeable):
        table.apply(view.seat, move, log)
    told = [event.as_seen_by(view.seat) for event in log]
    return [one for one in told if one.hides_only_secrets()]
