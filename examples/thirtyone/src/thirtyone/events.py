"""The events that can happen in a game."""

from regalia.kernel.event import NUMBER, SEAT, SEATS, EventType, FactKind, many
from thirtyone.cards import NAMES

CARD = FactKind("card", NAMES)

DREW = EventType("drew", {"seat": SEAT, "card": CARD}, secret=("card",))
TOOK = EventType("took", {"seat": SEAT, "card": CARD})
DISCARDED = EventType("discarded", {"seat": SEAT, "card": CARD})
KNOCKED = EventType("knocked", {"seat": SEAT})
SHOWED = EventType("showed", {"seat": SEAT, "cards": many(CARD), "points": NUMBER})
FINISHED = EventType("finished", {"seats": SEATS})

EVENTS = (DREW, TOOK, DISCARDED, KNOCKED, SHOWED, FINISHED)
