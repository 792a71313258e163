"""King Me!'s moves as text: `K@3`, `K^`, `yes`, `no`."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.courtiers import (
    CRAFTSMEN,
    DIGNITARIES,
    LETTERS,
    NOWHERE,
    OUT_OF_ROUND,
)
from regalia.games.kingme.layout import (
    OVER,
    PHASE,
    PLACING,
    VOTING,
    mover,
    where,
)
from regalia.games.kingme.moves import ASCENTS, NO, YES, courtier_of, floor_of
from regalia.kernel.errors import IllegalMove, quoted
from regalia.kernel.state import State

SHAPE: Final = re.compile(r"(?P<courtier>[A-Z])(?:@(?P<floor>[0-9])|\^)")


def notate(state: State, seat: i64, move: i64) -> str:
    """The one way to write a legal move."""
    if move == NO:
        return "no"
    if move == YES:
        return "yes"
    letter = LETTERS[courtier_of(move)]
    return f"{letter}^" if move >= ASCENTS else f"{letter}@{int(floor_of(move))}"


def parse(state: State, seat: i64, text: str) -> int:
    """The legal move written so."""
    for move in state.legal(seat):
        if notate(state, seat, move) == text:
            return int(move)
    raise IllegalMove(reason(state, seat, text))


def reason(state: State, seat: i64, text: str) -> str:
    """Why a text is no legal move now, with the rule that says so."""
    c = state.cells
    phase = c[PHASE]
    if phase == OVER:
        return "the game is over (K17)"
    if not (state.pending >> seat) & 1:
        if phase == VOTING:
            return "this vote is cast already, and a vote cannot be changed (K10)"
        rule = "K4" if phase == PLACING else "K7"
        return f"it is the turn of seat {int(mover(c))}, not of seat {int(seat)} ({rule})"
    if phase == VOTING:
        if text == "no":
            return "there is no No card left, so the vote can only be yes (K13)"
        return f"now everyone votes, yes or no, not {quoted(text)} (K10)"
    if text in ("yes", "no"):
        return "there is no vote now: it begins when a courtier enters the Throne room (K9)"
    shape = SHAPE.fullmatch(text)
    if shape is None:
        if phase == PLACING:
            return f"{quoted(text)} is no move: place a courtier on a floor, like K@3 (K4)"
        return f"{quoted(text)} is no move: move a courtier up, like K^ (K7)"
    letter, floor = shape.groups()
    if letter not in LETTERS:
        return f"{letter} is no courtier: they are {' '.join(LETTERS)} (K4)"
    courtier = LETTERS.index(letter)
    if phase == PLACING:
        return reason_of_placing(c, courtier, letter, floor)
    return reason_of_ascent(c, courtier, letter, floor)


def reason_of_placing(c: vec[i64], courtier: int, letter: str, floor: str | None) -> str:
    """Why this courtier cannot be placed there."""
    if floor is None:
        return f"nobody moves up before all are placed: place a courtier, like {letter}@3 (K4)"
    if where(c, courtier) != NOWHERE:
        return f"{letter} is placed already (K4)"
    if not CRAFTSMEN <= int(floor) <= DIGNITARIES:
        return f"courtiers are placed on floors 1 to 4, not on floor {floor} (K4)"
    return f"floor {floor} has four courtiers and no room for {letter} (K5)"


def reason_of_ascent(c: vec[i64], courtier: int, letter: str, floor: str | None) -> str:
    """Why this courtier cannot move up."""
    if floor is not None:
        return f"the placing is over: move a courtier up, like {letter}^ (K7)"
    if where(c, courtier) == OUT_OF_ROUND:
        return f"{letter} is out for this round (K12)"
    above = int(where(c, courtier)) + 1
    return f"floor {above} has four courtiers and no room for {letter} (K7)"
