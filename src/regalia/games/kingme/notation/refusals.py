"""Explains why a text is not a legal move of King Me! now, with the rule that says so."""

import re
from typing import Final

from regalia.games.kingme.rules import courtiers
from regalia.games.kingme.rules.layout import PHASE, PLACING, VOTING, courtier_position
from regalia.kernel.cells import Cells
from regalia.kernel.errors import Refused

MOVE_PATTERN: Final = re.compile(r"(?P<courtier>[A-Z])(?:@(?P<floor>[0-9])|\^)")


def explain_refusal(c: Cells, text: str) -> Refused:
    """Why a text is no legal move: not a move at all, or one that the courtier cannot make."""
    phase = c[PHASE]
    if phase == VOTING:
        if text == "no":
            return Refused("only-yes", {}, "K13")
        return Refused("vote-now", {"typed": text}, "K10")
    if text in ("yes", "no"):
        return Refused("no-vote-now", {}, "K9")
    match = MOVE_PATTERN.fullmatch(text)
    if match is None:
        if phase == PLACING:
            return Refused("no-placing", {"typed": text}, "K4")
        return Refused("no-ascent", {"typed": text}, "K7")
    letter, floor = match.groups()
    if letter not in courtiers.LETTERS:
        return Refused("no-courtier", {"typed": letter, "initial": list(courtiers.LETTERS)}, "K4")
    return (
        explain_refused_placing(c, letter, floor)
        if phase == PLACING
        else explain_refused_ascent(c, letter, floor)
    )


def explain_refused_placing(c: Cells, letter: str, floor: str | None) -> Refused:
    """Why this courtier cannot be placed there."""
    if floor is None:
        return Refused("not-yet-up", {}, "K4")
    if courtier_position(c, courtiers.LETTERS.index(letter)) != courtiers.NOWHERE:
        return Refused("placed-already", {"courtier": letter}, "K4")
    if not courtiers.CRAFTSMEN <= int(floor) <= courtiers.DIGNITARIES:
        return Refused("no-such-floor", {"floor": int(floor)}, "K4")
    return Refused("floor-full", {"courtier": letter, "floor": int(floor)}, "K5")


def explain_refused_ascent(c: Cells, letter: str, floor: str | None) -> Refused:
    """Why this courtier cannot move up."""
    if floor is not None:
        return Refused("placing-over", {}, "K7")
    stands = courtier_position(c, courtiers.LETTERS.index(letter))
    if stands == courtiers.OUT_OF_ROUND:
        return Refused("out-of-round", {"courtier": letter}, "K12")
    return Refused("floor-full", {"courtier": letter, "floor": int(stands) + 1}, "K7")
