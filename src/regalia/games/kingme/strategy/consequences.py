"""What moves of King Me! lead to: the points of the round, who is crowned or out, and No cards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.kingme.rules import events as event_types
from regalia.games.kingme.rules import layout
from regalia.games.kingme.rules.courtiers import LETTERS
from regalia.games.kingme.rules.layout import seat_offset
from regalia.games.kingme.strategy.value import is_favourite_of
from regalia.kernel.cells import Cells
from regalia.kernel.consequences import SOON, Consequences, Measure, Occurrence
from regalia.kernel.event import Event
from regalia.kernel.state import State

CROWNED_WORTH = 6.0  # a favourite that is crowned
OUT_WORTH = -4.0  # a favourite that is voted out
STRANGER_WORTH = -2.0  # somebody else that is crowned, which ends the round
NO_WORTH = 1.0  # a No card that is not shown


class KingMeConsequences(Consequences):
    """Follows a move to the end of the round."""

    def __init__(self) -> None:
        super().__init__(
            [
                Measure("round-points", SOON, 1.0),
                Measure("rival-points", SOON, -1.0),
                Measure("own-noes", SOON, -NO_WORTH, 0.5),
                Measure("rival-noes", SOON, NO_WORTH / 2, 0.5),
            ]
        )

    def is_past(self, state: State, start: Cells, seat: i64) -> bool:
        return state.cells[layout.ROUND] != start[layout.ROUND]

    def occurrences(self, start: Cells, seat: i64, events: list[Event]) -> list[Occurrence]:
        found: list[Occurrence] = []
        for event in events:
            crowned = event.event_type is event_types.CROWNED
            if not crowned and event.event_type is not event_types.REJECTED:
                continue
            courtier = event.numbers[0]
            assert isinstance(courtier, int)
            facts: dict[str, int | str] = {"courtier": LETTERS[courtier]}
            own = is_favourite_of(start, seat, courtier)
            if crowned:
                name = "favourite-crowned" if own else "stranger-crowned"
                found.append(Occurrence(name, facts, CROWNED_WORTH if own else STRANGER_WORTH))
            elif own:
                found.append(Occurrence("favourite-out", facts, OUT_WORTH))
        return found

    def measure(self, state: State, seat: i64, moment: i64, events: list[Event]) -> vec[float]:
        found = vec[float]()
        if moment != SOON:
            return found
        c = state.cells
        scored = c[layout.ROUND]
        if c[layout.PHASE] != layout.OVER and scored > 0:
            scored -= 1  # the next round has begun
        best: i64 = 0
        for rival in range(c[layout.SEATS]):
            if rival != seat:
                best = max(best, c[seat_offset(rival) + layout.SCORE + scored])
        own_noes, rival_noes = count_noes(seat, events)
        found = append(found, float(c[seat_offset(seat) + layout.SCORE + scored]))
        found = append(found, float(best))
        found = append(found, float(own_noes))
        return append(found, float(rival_noes))


def count_noes(seat: i64, events: list[Event]) -> tuple[int, int]:
    """How many No cards the seat and all others have shown."""
    own = 0
    others = 0
    for event in events:
        if event.event_type is event_types.OBJECTED:
            against = event.numbers[0]
            assert isinstance(against, list)
            own += int(seat) in against
            others += len(against) - (int(seat) in against)
    return own, others
