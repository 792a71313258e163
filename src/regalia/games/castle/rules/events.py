"""The events of Castle. One function makes each; rows of knowledge say who sees a card (C60)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.castle.rules.board import PLACE_NAMES
from regalia.games.castle.rules.cards import NAMES
from regalia.games.castle.rules.layout import LEVELS, NO_TOKEN, kind_of, token_of
from regalia.kernel.event import SEAT, SEAT_LIST, Event, EventType, FactKind, list_of

CARD: Final = FactKind("card", NAMES)
PLACE: Final = FactKind("place", PLACE_NAMES)
SECRET: Final = ("card",)

DREW: Final = EventType("drew", {"seat": SEAT, "card": CARD}, SECRET)
LAID_DOWN: Final = EventType("laid-down", {"seat": SEAT, "card": CARD})
TOOK_UP: Final = EventType("took-up", {"seat": SEAT, "card": CARD})
PLAYED: Final = EventType("played", {"seat": SEAT, "card": CARD, "place": PLACE})
ENTERED: Final = EventType("entered", {"seat": SEAT, "card": CARD, "place": PLACE})
RETURNED: Final = EventType("returned", {"card": CARD, "place": PLACE, "to": SEAT})
SHELVED: Final = EventType("shelved", {"card": CARD, "place": PLACE})
KILLED: Final = EventType("killed", {"card": CARD, "place": PLACE})
MOVED: Final = EventType("moved", {"card": CARD, "place": PLACE, "goal": PLACE})
CHANGED_PLACES: Final = EventType(
    "changed-places", {"cards": list_of(CARD), "places": list_of(PLACE)}
)
TOKENS_CHANGED: Final = EventType(
    "tokens-changed", {"cards": list_of(CARD), "places": list_of(PLACE)}
)
UNTOKENED: Final = EventType("untokened", {"card": CARD, "place": PLACE, "from": SEAT})
CLAIMED: Final = EventType("claimed", {"seat": SEAT, "card": CARD, "place": PLACE, "from": SEAT})
GAINED: Final = EventType("gained", {"seat": SEAT})
GAVE: Final = EventType("gave", {"seat": SEAT, "to": SEAT, "card": CARD})
SEALED: Final = EventType("sealed", {"seat": SEAT, "card": CARD}, SECRET)
PASSED: Final = EventType("passed", {"seat": SEAT, "to": SEAT, "card": CARD}, SECRET)
DRAWN_FROM: Final = EventType("drawn-from", {"seat": SEAT, "from": SEAT, "card": CARD}, SECRET)
BLOCKED: Final = EventType("blocked", {})
FINISHED: Final = EventType("finished", {"seats": SEAT_LIST})

EVENTS: Final = (
    DREW,
    LAID_DOWN,
    TOOK_UP,
    PLAYED,
    ENTERED,
    RETURNED,
    SHELVED,
    KILLED,
    MOVED,
    CHANGED_PLACES,
    TOKENS_CHANGED,
    UNTOKENED,
    CLAIMED,
    GAINED,
    GAVE,
    SEALED,
    PASSED,
    DRAWN_FROM,
    BLOCKED,
    FINISHED,
)

# where the whole hand was known and of one kind, everybody knows what goes from it
PASSED_OPENLY: Final = EventType(PASSED.name, PASSED.facts)
DRAWN_OPENLY: Final = EventType(DRAWN_FROM.name, DRAWN_FROM.facts)


def drew_event(seat: i64, kind: i64) -> Event:
    """The top card of a deck goes to the hand."""
    return Event(DREW, [int(seat), int(kind)], i64(1) << seat)


def laid_down_event(seat: i64, kind: i64) -> Event:
    """A hand card goes to the reserve."""
    return Event(LAID_DOWN, [int(seat), int(kind)])


def took_up_event(seat: i64, kind: i64) -> Event:
    """A reserve card goes to the hand."""
    return Event(TOOK_UP, [int(seat), int(kind)])


def played_event(seat: i64, kind: i64, place: i64) -> Event:
    """A hand card comes into play."""
    return Event(PLAYED, [int(seat), int(kind), int(place)])


def entered_event(seat: i64, kind: i64, place: i64) -> Event:
    """A reserve card comes into play."""
    return Event(ENTERED, [int(seat), int(kind), int(place)])


def returned_event(card: i64, place: i64) -> Event:
    """A card leaves its place for its owner's hand, or for the reserve without a token."""
    if token_of(card) == NO_TOKEN:
        return shelved_event(kind_of(card), place)
    return Event(RETURNED, [int(kind_of(card)), int(place), int(token_of(card)) - 1])


def shelved_event(kind: i64, place: i64) -> Event:
    """A card leaves its place for the reserve."""
    return Event(SHELVED, [int(kind), int(place)])


def killed_event(kind: i64, place: i64) -> Event:
    """A card leaves the game."""
    return Event(KILLED, [int(kind), int(place)])


def moved_event(kind: i64, start: i64, goal: i64) -> Event:
    """A card goes from place to place."""
    return Event(MOVED, [int(kind), int(start), int(goal)])


def changed_places_event(kinds: list[int], places: list[int]) -> Event:
    """Two cards change places."""
    return Event(CHANGED_PLACES, [kinds, places])


def tokens_changed_event(kinds: list[int], spots: list[int]) -> Event:
    """The tokens of two cards change places."""
    return Event(TOKENS_CHANGED, [kinds, [spot // LEVELS for spot in spots]])


def untokened_event(card: i64, spot: i64) -> Event:
    """A card loses its token."""
    return Event(UNTOKENED, [int(kind_of(card)), int(spot // LEVELS), int(token_of(card)) - 1])


def claimed_event(seat: i64, card: i64, spot: i64) -> Event:
    """A card gets another seat's token."""
    return Event(
        CLAIMED, [int(seat), int(kind_of(card)), int(spot // LEVELS), int(token_of(card)) - 1]
    )


def gained_event(seat: i64) -> Event:
    """The turn has one more action."""
    return Event(GAINED, [int(seat)])


def gave_event(seat: i64, to: i64, kind: i64) -> Event:
    """A reserve card is given to a seat."""
    return Event(GAVE, [int(seat), int(to), int(kind)])


def sealed_event(seat: i64, kind: i64) -> Event:
    """A seat has chosen the card to pass."""
    return Event(SEALED, [int(seat), int(kind)], i64(1) << seat)


def passed_event(seat: i64, to: i64, kind: i64, rows: i64) -> Event:
    """A hand card goes to another hand; bit 0 of the rows is everybody, then seat by seat."""
    row = PASSED_OPENLY if rows & 1 else PASSED
    return Event(row, [int(seat), int(to), int(kind)], rows >> 1)


def drawn_from_event(seat: i64, giver: i64, kind: i64, rows: i64) -> Event:
    """A random card of a hand goes to another hand."""
    row = DRAWN_OPENLY if rows & 1 else DRAWN_FROM
    return Event(row, [int(seat), int(giver), int(kind)], rows >> 1)


def blocked_event() -> Event:
    """The game is stuck."""
    return Event(BLOCKED, [])


def finished_event(winners: list[int]) -> Event:
    """The game is over."""
    return Event(FINISHED, [winners])
