"""Moves as numbers, their parts, and why a text is none (T4-T6)."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.errors import Refused
from regalia.kernel.parts import Part
from regalia.kernel.view import View
from thirtyone.cards import CARDS, NAMES, NUMBERS
from thirtyone.layout import KNOCKED, MUST_DISCARD, TAKEN, Cells, hand, knocker

DRAW = 0
TAKE = 1
KNOCK = 2
DISCARD = 2  # and the number of the card, from 1
MOVES = DISCARD + CARDS + 1

VERBS = ("draw", "take", "knock")


def legal_moves(c: Cells, seat: int) -> vec[i64]:
    """All moves of the mover."""
    if not c[MUST_DISCARD]:
        return vec[i64]([DRAW, TAKE] if c[KNOCKED] else [DRAW, TAKE, KNOCK])
    return vec[i64]([DISCARD + card for card in sorted(hand(c, seat)) if card != c[TAKEN]])


def move_parts(move: int) -> list[Part]:
    """What a move is made of."""
    if move < len(VERBS):
        return [("verb", VERBS[move])]
    return [("verb", "discard"), ("card", NAMES[move - DISCARD])]


def refusal(view: View, text: str) -> Refused:
    """Why a text is no legal move now."""
    c = view.cells
    verb, _, name = text.partition(" ")
    if text not in VERBS and not (verb == "discard" and name):
        return Refused("no-move", {"typed": text}, "T4")
    if verb != "discard":
        if c[MUST_DISCARD]:
            return Refused("discard-now", {}, "T4")
        return Refused("knocked-already", {"seat": knocker(c)}, "T6")
    if not c[MUST_DISCARD]:
        return Refused("draw-first", {}, "T4")
    if name not in NUMBERS:
        return Refused("no-card", {"typed": name}, "T1")
    if NUMBERS[name] == c[TAKEN]:
        return Refused("just-taken", {"card": name}, "T5")
    return Refused("not-in-hand", {"card": name}, "T4")
