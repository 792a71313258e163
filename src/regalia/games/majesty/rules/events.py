"""The events of Majesty, all of them public. One function makes each."""

from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.rules.cards import BUILDINGS, NAMES
from regalia.kernel.event import NUMBER, SEAT, SEAT_LIST, Event, EventType, FactKind

CARD: Final = FactKind("card", NAMES)
BUILDING: Final = FactKind("building", BUILDINGS)

TOOK: Final = EventType(
    "took", {"seat": SEAT, "place": NUMBER, "card": CARD, "paid": NUMBER, "gained": NUMBER}
)
TURNED_UP: Final = EventType("turned-up", {"card": CARD})
PLACED: Final = EventType("placed", {"seat": SEAT, "card": CARD, "building": BUILDING})
EARNED: Final = EventType("earned", {"seat": SEAT, "building": BUILDING, "coins": NUMBER})
RECRUITED: Final = EventType("recruited", {"seat": SEAT, "building": BUILDING, "workers": NUMBER})
BOUGHT: Final = EventType("bought", {"seat": SEAT, "workers": NUMBER})
SOLD: Final = EventType("sold", {"seat": SEAT, "workers": NUMBER})
HEALED: Final = EventType("healed", {"seat": SEAT, "card": CARD, "building": BUILDING})
WOUNDED: Final = EventType(
    "wounded", {"seat": SEAT, "by": SEAT, "card": CARD, "building": BUILDING}
)
WITHSTOOD: Final = EventType("withstood", {"seat": SEAT, "by": SEAT})
SPARED: Final = EventType("spared", {"seat": SEAT, "by": SEAT})
DISMISSED: Final = EventType("dismissed", {"seat": SEAT, "workers": NUMBER})
TENDED: Final = EventType("tended", {"seat": SEAT, "coins": NUMBER})
VARIED: Final = EventType("varied", {"seat": SEAT, "buildings": NUMBER, "coins": NUMBER})
LED: Final = EventType("led", {"seat": SEAT, "building": BUILDING, "coins": NUMBER})
FINISHED: Final = EventType("finished", {"seats": SEAT_LIST})

EVENTS: Final = (
    TOOK,
    TURNED_UP,
    PLACED,
    EARNED,
    RECRUITED,
    BOUGHT,
    SOLD,
    HEALED,
    WOUNDED,
    WITHSTOOD,
    SPARED,
    DISMISSED,
    TENDED,
    VARIED,
    LED,
    FINISHED,
)


def took_event(seat: i64, place: i64, card: i64, paid: i64, gained: i64) -> Event:
    """A card leaves the row."""
    return Event(TOOK, [int(seat), int(place + 1), int(card), int(paid), int(gained)])


def turned_up_event(card: i64) -> Event:
    """The deck's next card becomes the last of the row."""
    return Event(TURNED_UP, [int(card)])


def placed_event(seat: i64, card: i64, building: i64) -> Event:
    """A card goes under a building."""
    return Event(PLACED, [int(seat), int(card), int(building)])


def earned_event(seat: i64, building: i64, coins: i64) -> Event:
    """A building pays."""
    return Event(EARNED, [int(seat), int(building), int(coins)])


def recruited_event(seat: i64, building: i64, workers: i64) -> Event:
    """A building sends workers."""
    return Event(RECRUITED, [int(seat), int(building), int(workers)])


def traded_event(seat: i64, workers: i64) -> Event:
    """Coins for workers, or workers for coins."""
    if workers > 0:
        return Event(BOUGHT, [int(seat), int(workers)])
    return Event(SOLD, [int(seat), int(-workers)])


def healed_event(seat: i64, card: i64, building: i64) -> Event:
    """A wounded card comes back."""
    return Event(HEALED, [int(seat), int(card), int(building)])


def wounded_event(seat: i64, by: i64, card: i64, building: i64) -> Event:
    """A card goes to the Infirmary."""
    return Event(WOUNDED, [int(seat), int(by), int(card), int(building)])


def withstood_event(seat: i64, by: i64) -> Event:
    """An attack does no harm: enough guards."""
    return Event(WITHSTOOD, [int(seat), int(by)])


def spared_event(seat: i64, by: i64) -> Event:
    """An attack does no harm: nobody is there."""
    return Event(SPARED, [int(seat), int(by)])


def dismissed_event(seat: i64, workers: i64) -> Event:
    """Workers without a place on the worker card go home for a coin each."""
    return Event(DISMISSED, [int(seat), int(workers)])


def tended_event(seat: i64, coins: i64) -> Event:
    """The wounded are paid for at the end."""
    return Event(TENDED, [int(seat), int(-coins)])


def varied_event(seat: i64, buildings: i64, coins: i64) -> Event:
    """Variety is paid at the end."""
    return Event(VARIED, [int(seat), int(buildings), int(coins)])


def led_event(seat: i64, building: i64, coins: i64) -> Event:
    """A majority is paid at the end."""
    return Event(LED, [int(seat), int(building), int(coins)])


def finished_event(winners: list[int]) -> Event:
    """The game is over."""
    return Event(FINISHED, [winners])
