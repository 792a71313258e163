"""What moves of Majesty lead to: coins and where they come from, attacks, cards taken away."""

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.majesty.rules import events, layout, scoring
from regalia.games.majesty.rules.cards import NAMES
from regalia.games.majesty.rules.layout import seat_offset
from regalia.kernel.cells import Cells
from regalia.kernel.consequences import (
    AT_END,
    AT_ONCE,
    SOON,
    Consequences,
    Measure,
    Occurrence,
)
from regalia.kernel.event import Event
from regalia.kernel.seats import has_seat
from regalia.kernel.state import State

WOUND_WORTH = -5.0
TAKEN_WORTH = -1.5  # a card that a rival has, and the seat has not
WORKER_WORTH = 1.0


class MajestyConsequences(Consequences):
    """Follows a move to the seat's next turn, and to the end of the game."""

    def __init__(self) -> None:
        super().__init__(
            [
                Measure("coins-now", AT_ONCE, 1.0),
                Measure("workers", SOON, WORKER_WORTH),
                Measure("lead", AT_END, 1.0),
                Measure("coins", AT_END, 0.5),
                Measure("rival-coins", AT_END, -0.5),
                Measure("variety", AT_END, 1.0),
                Measure("majorities", AT_END, 1.0),
                Measure("infirmary", AT_END, 1.0),
            ]
        )

    def is_past(self, state: State, start: Cells, seat: i64) -> bool:
        c = state.cells
        if not has_seat(state.pending, seat) or c[layout.TAKEN]:
            return False
        return c[layout.TURN] > start[layout.TURN] or not start[layout.TAKEN]

    def occurrences(self, start: Cells, seat: i64, events: list[Event]) -> list[Occurrence]:
        return [found for event in events for found in occurrences_in(event, seat)]

    def measure(self, state: State, seat: i64, moment: i64, events: list[Event]) -> vec[float]:
        c = state.cells
        me = seat_offset(seat)
        found = vec[float]()
        if moment == AT_ONCE:
            return append(found, float(c[me + layout.COINS]))
        if moment == SOON:
            return append(found, float(c[me + layout.WORKERS]))
        best: i64 = 0
        for rival in range(c[layout.SEATS]):
            if rival != seat:
                best = max(best, c[seat_offset(rival) + layout.COINS])
        found = append(found, float(c[me + layout.COINS] - best))
        found = append(found, float(c[me + layout.COINS]))
        found = append(found, float(best))
        found = append(found, float(scoring.variety_bonus(c, seat)))
        found = append(found, float(scoring.majorities_bonus(c, seat)))
        return append(found, float(scoring.infirmary_penalty(c, seat)))


def occurrences_in(event: Event, seat: i64) -> list[Occurrence]:
    """What an event means to a seat: a wounded card, or a card that somebody else takes."""
    numbers = event.numbers
    if event.event_type is events.WOUNDED and numbers[0] == seat:
        return [Occurrence("wounded", {"seat": fact(numbers[1])}, WOUND_WORTH)]
    if event.event_type is events.TOOK and numbers[0] != seat:
        card = NAMES[fact(numbers[2])]
        return [Occurrence("taken", {"seat": fact(numbers[0]), "card": card}, TAKEN_WORTH)]
    return []


def fact(number: int | list[int]) -> int:
    """A fact of an event that is one number."""
    assert isinstance(number, int)
    return number
