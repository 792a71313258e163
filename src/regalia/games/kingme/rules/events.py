"""The events of King Me!. Votes and new goals are secret."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.rules.courtiers import FLOORS, GOALS, LETTERS
from regalia.kernel.event import (
    NUMBER,
    SEAT,
    SEAT_LIST,
    Event,
    EventTypes,
    FactKind,
    Number,
    list_of_kind,
)
from regalia.kernel.view import HIDDEN

COURTIER_FACT: Final = FactKind("courtier", tuple(LETTERS))
FLOOR_FACT: Final = FactKind("floor", FLOORS)
VOTE_FACT: Final = FactKind("vote", ("", "yes", "no"))  # by the numbers of votes, from 1

EVENTS: Final = EventTypes()
DEALT: Final = EVENTS.declare(
    "dealt",
    {"seat": SEAT, "goal": NUMBER, "courtiers": list_of_kind(COURTIER_FACT)},
    ("goal", "courtiers"),
)
PLACED: Final = EVENTS.declare(
    "placed", {"seat": SEAT, "courtier": COURTIER_FACT, "floor": FLOOR_FACT}
)
STOOD: Final = EVENTS.declare(  # the rules put these courtiers on a floor, no seat did
    "stood", {"floor": FLOOR_FACT, "courtiers": list_of_kind(COURTIER_FACT)}
)
MOVED: Final = EVENTS.declare(
    "moved", {"seat": SEAT, "courtier": COURTIER_FACT, "floor": FLOOR_FACT}
)
NOMINATED: Final = EVENTS.declare("nominated", {"seat": SEAT, "courtier": COURTIER_FACT})
VOTED: Final = EVENTS.declare("voted", {"seat": SEAT, "vote": VOTE_FACT}, ("vote",))
AGREED: Final = EVENTS.declare("agreed", {"seats": SEAT_LIST})
OBJECTED: Final = EVENTS.declare("objected", {"seats": SEAT_LIST})
CROWNED: Final = EVENTS.declare("crowned", {"courtier": COURTIER_FACT, "by": SEAT})
REJECTED: Final = EVENTS.declare("rejected", {"courtier": COURTIER_FACT, "by": SEAT})
SCORED: Final = EVENTS.declare(
    "scored",
    {
        "seat": SEAT,
        "goal": NUMBER,
        "courtiers": list_of_kind(COURTIER_FACT),
        "points": NUMBER,
        "total": NUMBER,
    },
)
SOARED: Final = EVENTS.declare("soared", SCORED.facts)  # a moonshot (K15)
BEGAN: Final = EVENTS.declare("began", {"round": NUMBER, "seat": SEAT})
FINISHED: Final = EVENTS.declare("finished", {"seats": SEAT_LIST})


def courtiers_fact_of_goal(goal: i64) -> Number:
    """The numbers of the courtiers on a goal card, or HIDDEN if the goal is HIDDEN."""
    if goal == HIDDEN:
        return HIDDEN
    return [LETTERS.index(letter) for letter in GOALS[goal - 1]]


def dealt_event(seat: i64, goal: i64) -> Event:
    """A seat is dealt a goal, which no other seat sees."""
    return Event(DEALT, [int(seat), int(goal), courtiers_fact_of_goal(goal)], i64(1) << seat)


def voted_event(seat: i64, vote: i64) -> Event:
    """A seat has voted, and no other seat knows how."""
    return Event(VOTED, [int(seat), int(vote)], i64(1) << seat)


def scored_event(seat: i64, goal: i64, points: i64, total: int, soars: bool) -> Event:
    """A goal is revealed and scored; with `soars` its 0 points count as 33 (the moonshot)."""
    numbers: list[Number] = [int(seat), int(goal), courtiers_fact_of_goal(goal), int(points), total]
    return Event(SOARED if soars else SCORED, numbers)
