"""The events that can happen in a game."""

from regalia.kernel.event import NUMBER, SEAT, SEATS, Kind, Row, many
from thirtyone.cards import NAMES

CARD = Kind("card", NAMES)

DREW = Row("drew", {"seat": SEAT, "card": CARD}, secret=("card",))
TOOK = Row("took", {"seat": SEAT, "card": CARD})
DISCARDED = Row("discarded", {"seat": SEAT, "card": CARD})
KNOCKED = Row("knocked", {"seat": SEAT})
SHOWED = Row("showed", {"seat": SEAT, "cards": many(CARD), "points": NUMBER})
FINISHED = Row("finished", {"seats": SEATS})

EVENTS = (DREW, TOOK, DISCARDED, KNOCKED, SHOWED, FINISHED)
