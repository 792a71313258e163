"""The events of Majesty, all of them public."""

from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.rules.cards import BUILDINGS, NAMES
from regalia.kernel.event import NUMBER, SEAT, SEAT_LIST, Event, EventTypes, FactKind

CARD: Final = FactKind("card", NAMES)
BUILDING: Final = FactKind("building", BUILDINGS)

EVENTS: Final = EventTypes()
TOOK: Final = EVENTS.declare(
    "took", {"seat": SEAT, "place": NUMBER, "card": CARD, "paid": NUMBER, "gained": NUMBER}
)
TURNED_UP: Final = EVENTS.declare("turned-up", {"card": CARD})
PLACED: Final = EVENTS.declare("placed", {"seat": SEAT, "card": CARD, "building": BUILDING})
EARNED: Final = EVENTS.declare("earned", {"seat": SEAT, "building": BUILDING, "coins": NUMBER})
RECRUITED: Final = EVENTS.declare(
    "recruited", {"seat": SEAT, "building": BUILDING, "workers": NUMBER}
)
BOUGHT: Final = EVENTS.declare("bought", {"seat": SEAT, "workers": NUMBER})
SOLD: Final = EVENTS.declare("sold", {"seat": SEAT, "workers": NUMBER})
HEALED: Final = EVENTS.declare("healed", {"seat": SEAT, "card": CARD, "building": BUILDING})
WOUNDED: Final = EVENTS.declare(
    "wounded", {"seat": SEAT, "by": SEAT, "card": CARD, "building": BUILDING}
)
# an attack that does no harm: there are enough guards, or nobody to wound
WITHSTOOD: Final = EVENTS.declare("withstood", {"seat": SEAT, "by": SEAT})
SPARED: Final = EVENTS.declare("spared", {"seat": SEAT, "by": SEAT})
DISMISSED: Final = EVENTS.declare("dismissed", {"seat": SEAT, "workers": NUMBER})
# the final scoring: the wounded, variety, majorities
TENDED: Final = EVENTS.declare("tended", {"seat": SEAT, "coins": NUMBER})
VARIED: Final = EVENTS.declare("varied", {"seat": SEAT, "buildings": NUMBER, "coins": NUMBER})
LED: Final = EVENTS.declare("led", {"seat": SEAT, "building": BUILDING, "coins": NUMBER})
FINISHED: Final = EVENTS.declare("finished", {"seats": SEAT_LIST})


# These two are functions so that their callers, which run in every turn, stay small enough for the
# compiler to inline.


def earned_event(seat: i64, building: i64, coins: i64) -> Event:
    """A building pays a seat."""
    return EARNED.event(seat, building, coins)


def recruited_event(seat: i64, building: i64, workers: i64) -> Event:
    """A building sends workers to a seat."""
    return RECRUITED.event(seat, building, workers)


def took_event(seat: i64, place: i64, card: i64, paid: i64, gained: i64) -> Event:
    """A card leaves the row."""
    return Event(TOOK, [int(seat), int(place + 1), int(card), int(paid), int(gained)])


def traded_event(seat: i64, workers: i64) -> Event:
    """A seat buys workers, or sells them if the number is below zero."""
    if workers > 0:
        return Event(BOUGHT, [int(seat), int(workers)])
    return Event(SOLD, [int(seat), int(-workers)])


def tended_event(seat: i64, coins: i64) -> Event:
    """A seat loses coins for its wounded at the end; `coins` is not above zero."""
    return Event(TENDED, [int(seat), int(-coins)])
