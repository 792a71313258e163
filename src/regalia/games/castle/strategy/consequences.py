"""What moves of Castle lead to by the seat's next turn: cards to go, cards returned, the end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.castle.rules import events as event_types
from regalia.games.castle.rules import layout
from regalia.games.castle.rules.cards import NAMES
from regalia.games.castle.rules.ending import cards_left
from regalia.games.castle.strategy.value import EXPOSED_CARD_COST, exposure_cost
from regalia.kernel.cells import Cells
from regalia.kernel.consequences import SOON, Consequences, Measure, Occurrence
from regalia.kernel.event import Event
from regalia.kernel.seats import has_seat
from regalia.kernel.state import State

RETURNED_WORTH = -1.5
WIN_WORTH = 10.0


class CastleConsequences(Consequences):
    """Follows a move to the seat's next turn."""

    def __init__(self) -> None:
        super().__init__(
            [
                Measure("cards", SOON, -1.5, 0.4),
                Measure("rival-cards", SOON, 1.5, 0.4),
                Measure("exposed", SOON, -0.4, 0.8),
            ]
        )

    def is_past(self, state: State, start: Cells, seat: i64) -> bool:
        c = state.cells
        next_turn = c[layout.TURNS] > start[layout.TURNS] and c[layout.TURN] == seat
        return next_turn and has_seat(state.pending, seat) and not c[layout.TASK_COUNT]

    def occurrences(self, start: Cells, seat: i64, events: list[Event]) -> list[Occurrence]:
        return [found for event in events for found in occurrences_in(event, seat)]

    def measure(self, state: State, seat: i64, moment: i64, events: list[Event]) -> vec[float]:
        found = vec[float]()
        if moment != SOON:
            return found
        c = state.cells
        fewest: i64 = 1000
        for rival in range(c[layout.SEATS]):
            if rival != seat:
                fewest = min(fewest, cards_left(c, rival))
        found = append(found, float(cards_left(c, seat)))
        found = append(found, float(fewest))
        return append(found, exposure_cost(c, seat) / EXPOSED_CARD_COST)


def occurrences_in(event: Event, seat: i64) -> list[Occurrence]:
    """What an event means to a seat: a card that comes back, or the end of the game."""
    numbers = event.numbers
    if event.event_type is event_types.RETURNED and numbers[2] == seat:
        card = numbers[0]
        assert isinstance(card, int)
        return [Occurrence("returned", {"card": NAMES[card]}, RETURNED_WORTH)]
    if event.event_type is event_types.FINISHED:
        seats = numbers[0]
        assert isinstance(seats, list)
        if int(seat) in seats:
            return [Occurrence("wins", {}, WIN_WORTH)]
        return [Occurrence("rival-wins", {"seat": winner}, -WIN_WORTH) for winner in seats[:1]]
    return []
