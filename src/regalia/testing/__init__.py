"""The conformance kit: checks any game of Regalia, also your own, over random play.

`uphold` plays one random game and raises `LawBroken` where a law does not hold. A game that
returns an `Evidence` of its own has more of its promises checked.
"""

from regalia.kernel.invariants import Invariants
from regalia.testing.laws import LawBroken, uphold

__all__ = ["Invariants", "LawBroken", "uphold"]
