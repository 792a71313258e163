"""The conformance kit: checks any game of Regalia, also your own, over random play.

`check_laws` plays one random game and raises `LawBroken` where a law does not hold. A game that
returns `Invariants` of its own has more of its promises checked.
"""

from regalia.kernel.invariants import Invariants
from regalia.testing.laws import LawBroken, check_laws

__all__ = ["Invariants", "LawBroken", "check_laws"]
