"""The events that can happen in a game."""

from regalia.kernel.event import NUMBER, SEAT, SEAT_LIST, EventType, FactKind, list_of_kind
from thirtyone.cards import NAMES

CARD = FactKind("card", NAMES)

DREW = EventType("drew", {"seat": SEAT, "card": CARD}, secret_facts=("card",))
TOOK = EventType("took", {"seat": SEAT, "card": CARD})
DISCARDED = EventType("discarded", {"seat": SEAT, "card": CARD})
KNOCKED = EventType("knocked", {"seat": SEAT})
SHOWED = EventType("showed", {"seat": SEAT, "cards": list_of_kind(CARD), "points": NUMBER})
FINISHED = EventType("finished", {"seats": SEAT_LIST})

EVENTS = (DREW, TOOK, DISCARDED, KNOCKED, SHOWED, FINISHED)
