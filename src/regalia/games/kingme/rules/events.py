"""The events of King Me!. One function makes each; votes and new goals are secret."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.rules.courtiers import FLOORS, GOALS, LETTERS
from regalia.kernel.event import (
    NUMBER,
    SEAT,
    SEAT_LIST,
    Event,
    EventType,
    FactKind,
    Number,
    list_of,
)
from regalia.kernel.seats import seats_of
from regalia.kernel.view import HIDDEN

COURTIER: Final = FactKind("courtier", tuple(LETTERS))
FLOOR: Final = FactKind("floor", FLOORS)
VOTE: Final = FactKind("vote", ("", "yes", "no"))  # by the numbers of votes, from 1

DEALT: Final = EventType(
    "dealt", {"seat": SEAT, "goal": NUMBER, "courtiers": list_of(COURTIER)}, ("goal", "courtiers")
)
PLACED: Final = EventType("placed", {"seat": SEAT, "courtier": COURTIER, "floor": FLOOR})
STOOD: Final = EventType("stood", {"floor": FLOOR, "courtiers": list_of(COURTIER)})
MOVED: Final = EventType("moved", {"seat": SEAT, "courtier": COURTIER, "floor": FLOOR})
NOMINATED: Final = EventType("nominated", {"seat": SEAT, "courtier": COURTIER})
VOTED: Final = EventType("voted", {"seat": SEAT, "vote": VOTE}, ("vote",))
AGREED: Final = EventType("agreed", {"seats": SEAT_LIST})
OBJECTED: Final = EventType("objected", {"seats": SEAT_LIST})
CROWNED: Final = EventType("crowned", {"courtier": COURTIER, "by": SEAT})
REJECTED: Final = EventType("rejected", {"courtier": COURTIER, "by": SEAT})
SCORED: Final = EventType(
    "scored",
    {
        "seat": SEAT,
        "goal": NUMBER,
        "courtiers": list_of(COURTIER),
        "points": NUMBER,
        "total": NUMBER,
    },
)
SOARED: Final = EventType("soared", SCORED.facts)
BEGAN: Final = EventType("began", {"round": NUMBER, "seat": SEAT})
FINISHED: Final = EventType("finished", {"seats": SEAT_LIST})

EVENTS: Final = (
    DEALT,
    PLACED,
    STOOD,
    MOVED,
    NOMINATED,
    VOTED,
    AGREED,
    OBJECTED,
    CROWNED,
    REJECTED,
    SCORED,
    SOARED,
    BEGAN,
    FINISHED,
)


def favourites_of(goal: i64) -> Number:
    """The courtiers of a goal; hidden where the goal is."""
    if goal == HIDDEN:
        return HIDDEN
    return [LETTERS.index(letter) for letter in GOALS[goal - 1]]


def dealt_event(seat: i64, goal: i64) -> Event:
    """A seat is dealt a goal and looks at it alone."""
    return Event(DEALT, [int(seat), int(goal), favourites_of(goal)], i64(1) << seat)


def placed_event(seat: i64, courtier: i64, floor: i64) -> Event:
    """A courtier is placed."""
    return Event(PLACED, [int(seat), int(courtier), int(floor)])


def stood_event(floor: i64, courtiers: list[int]) -> Event:
    """Courtiers whom no seat has placed stand on a floor."""
    return Event(STOOD, [int(floor), courtiers])


def moved_event(seat: i64, courtier: i64, floor: i64) -> Event:
    """A courtier moves up to a floor."""
    return Event(MOVED, [int(seat), int(courtier), int(floor)])


def nominated_event(seat: i64, courtier: i64) -> Event:
    """A courtier enters the Throne room, and the vote begins."""
    return Event(NOMINATED, [int(seat), int(courtier)])


def voted_event(seat: i64, vote: i64) -> Event:
    """A seat has voted, and it alone knows how."""
    return Event(VOTED, [int(seat), int(vote)], i64(1) << seat)


def agreed_event(seats: i64) -> Event:
    """The Yes votes are shown."""
    return Event(AGREED, [seats_of(seats)])


def objected_event(seats: i64) -> Event:
    """The No votes are shown."""
    return Event(OBJECTED, [seats_of(seats)])


def crowned_event(courtier: i64, by: i64) -> Event:
    """The nominee is king."""
    return Event(CROWNED, [int(courtier), int(by)])


def rejected_event(courtier: i64, by: i64) -> Event:
    """The nominee is out."""
    return Event(REJECTED, [int(courtier), int(by)])


def scored_event(seat: i64, goal: i64, points: i64, total: int, soars: bool) -> Event:
    """A goal is shown and counted; it soars where nothing at all counts as everything."""
    numbers: list[Number] = [int(seat), int(goal), favourites_of(goal), int(points), total]
    return Event(SOARED if soars else SCORED, numbers)


def began_event(number: i64, first: i64) -> Event:
    """A new round begins."""
    return Event(BEGAN, [int(number + 1), int(first)])


def finished_event(winners: list[int]) -> Event:
    """The game is over."""
    return Event(FINISHED, [winners])
