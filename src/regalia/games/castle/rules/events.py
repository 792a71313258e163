"""The events of Castle. Rows of knowledge say who sees a secret card (C60)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.castle.rules.board import PLACE_NAMES
from regalia.games.castle.rules.cards import NAMES
from regalia.games.castle.rules.layout import NO_TOKEN, STACK_LEVELS, kind_of, token_of
from regalia.kernel.event import (
    SEAT,
    SEAT_LIST,
    Event,
    EventType,
    EventTypes,
    FactKind,
    list_of_kind,
)

CARD: Final = FactKind("card", NAMES)
PLACE: Final = FactKind("place", PLACE_NAMES)
SECRET: Final = ("card",)

EVENTS: Final = EventTypes()
DREW: Final = EVENTS.declare("drew", {"seat": SEAT, "card": CARD}, SECRET)
LAID_DOWN: Final = EVENTS.declare("laid-down", {"seat": SEAT, "card": CARD})
TOOK_UP: Final = EVENTS.declare("took-up", {"seat": SEAT, "card": CARD})
PLAYED: Final = EVENTS.declare("played", {"seat": SEAT, "card": CARD, "place": PLACE})
ENTERED: Final = EVENTS.declare("entered", {"seat": SEAT, "card": CARD, "place": PLACE})
RETURNED: Final = EVENTS.declare("returned", {"card": CARD, "place": PLACE, "to": SEAT})
SHELVED: Final = EVENTS.declare("shelved", {"card": CARD, "place": PLACE})
KILLED: Final = EVENTS.declare("killed", {"card": CARD, "place": PLACE})
MOVED: Final = EVENTS.declare("moved", {"card": CARD, "place": PLACE, "goal": PLACE})
CHANGED_PLACES: Final = EVENTS.declare(
    "changed-places", {"cards": list_of_kind(CARD), "places": list_of_kind(PLACE)}
)
TOKENS_CHANGED: Final = EVENTS.declare(
    "tokens-changed", {"cards": list_of_kind(CARD), "places": list_of_kind(PLACE)}
)
UNTOKENED: Final = EVENTS.declare("untokened", {"card": CARD, "place": PLACE, "from": SEAT})
CLAIMED: Final = EVENTS.declare(
    "claimed", {"seat": SEAT, "card": CARD, "place": PLACE, "from": SEAT}
)
GAINED: Final = EVENTS.declare("gained", {"seat": SEAT})
GAVE: Final = EVENTS.declare("gave", {"seat": SEAT, "to": SEAT, "card": CARD})
SEALED: Final = EVENTS.declare("sealed", {"seat": SEAT, "card": CARD}, SECRET)
PASSED: Final = EVENTS.declare("passed", {"seat": SEAT, "to": SEAT, "card": CARD}, SECRET)
DRAWN_FROM: Final = EVENTS.declare("drawn-from", {"seat": SEAT, "from": SEAT, "card": CARD}, SECRET)
BLOCKED: Final = EVENTS.declare("blocked", {})
FINISHED: Final = EVENTS.declare("finished", {"seats": SEAT_LIST})

# used if everybody knew the whole hand and it has one kind only, so the card is no secret
PASSED_OPENLY: Final = EventType(PASSED.name, PASSED.facts)
DRAWN_OPENLY: Final = EventType(DRAWN_FROM.name, DRAWN_FROM.facts)


def drew_event(seat: i64, kind: i64) -> Event:
    """The top card of a deck goes to the hand."""
    return Event(DREW, [int(seat), int(kind)], i64(1) << seat)


def returned_event(card: i64, place: i64) -> Event:
    """A card leaves its place for its owner's hand, or for the reserve without a token."""
    if token_of(card) == NO_TOKEN:
        return SHELVED.event(kind_of(card), place)
    return Event(RETURNED, [int(kind_of(card)), int(place), int(token_of(card)) - 1])


def tokens_changed_event(kinds: list[int], spots: list[int]) -> Event:
    """The tokens of two cards change places."""
    return Event(TOKENS_CHANGED, [kinds, [spot // STACK_LEVELS for spot in spots]])


def untokened_event(card: i64, spot: i64) -> Event:
    """A card loses its token."""
    return Event(
        UNTOKENED, [int(kind_of(card)), int(spot // STACK_LEVELS), int(token_of(card)) - 1]
    )


def claimed_event(seat: i64, card: i64, spot: i64) -> Event:
    """A card gets another seat's token."""
    return Event(
        CLAIMED, [int(seat), int(kind_of(card)), int(spot // STACK_LEVELS), int(token_of(card)) - 1]
    )


def sealed_event(seat: i64, kind: i64) -> Event:
    """A seat has chosen the card to pass."""
    return Event(SEALED, [int(seat), int(kind)], i64(1) << seat)


def passed_event(seat: i64, receiver: i64, kind: i64, knowing_rows: i64) -> Event:
    """A hand card goes to another hand.

    `knowing_rows` is a mask of the rows of knowledge that know the card: bit 0 is what everybody
    knows, bit `seat + 1` what a seat knows.
    """
    row = PASSED_OPENLY if knowing_rows & 1 else PASSED
    return Event(row, [int(seat), int(receiver), int(kind)], knowing_rows >> 1)


def drawn_from_event(seat: i64, giver: i64, kind: i64, knowing_rows: i64) -> Event:
    """A random card of a hand goes to another hand; `knowing_rows` as in `passed_event`."""
    row = DRAWN_OPENLY if knowing_rows & 1 else DRAWN_FROM
    return Event(row, [int(seat), int(giver), int(kind)], knowing_rows >> 1)
