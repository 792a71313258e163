"""Explains why a text is not a legal move of Majesty now, with the rule that says so."""

import re
from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.rules import layout
from regalia.games.majesty.rules.cards import CASTLE, CHARACTERS, COTTAGE, LOWER, NAMES, NO_CARD
from regalia.games.majesty.rules.layout import is_double, seat_offset, top_wounded_card, uses_side_b
from regalia.kernel.cells import Cells
from regalia.kernel.errors import Refused

MOVE_PATTERN: Final = re.compile(
    r"(?P<place>[1-9][0-9]*)?(?::(?P<half>[a-z]+))?(?:\+(?P<healed>[a-z]+))?"
    r"(?:\$(?P<trade>0|[+-][1-9][0-9]*))?"
)


def explain_refusal(c: Cells, seat: i64, text: str) -> Refused:
    """Why a text is no legal move: not a move at all, or a card that cannot be taken this way."""
    match = MOVE_PATTERN.fullmatch(text)
    if match is None or not text:
        return Refused("no-move", {"typed": text}, "M8")
    if c[layout.TAKEN]:
        if match["place"] is not None:
            return Refused("taken-already", {}, "M13")
        return explain_refused_half(
            c, seat, c[layout.TAKEN], c[seat_offset(seat) + layout.WORKERS], match
        )
    return explain_refused_taking(c, seat, match)


def explain_refused_taking(c: Cells, seat: i64, match: re.Match[str]) -> Refused:
    """Why a card cannot be taken (M8), or not in one move with its placement (M13)."""
    place = match["place"]
    if place is None:
        return Refused("take-first", {}, "M8")
    at = int(place[:2]) - 1
    if not 0 <= at < 6 or c[layout.ROW + at] == NO_CARD:
        return Refused("no-card", {"typed": place}, "M8")
    workers = c[seat_offset(seat) + layout.WORKERS]
    if at > workers:
        return Refused("too-dear", {"place": at + 1, "paid": at, "workers": int(workers)}, "M8")
    if c[layout.EDITION] >= layout.PL:
        return Refused("take-alone", {"place": at + 1}, "M13")
    return explain_refused_half(
        c, seat, c[layout.ROW + at], workers + c[layout.ROW_WORKERS + at] - at, match
    )


def explain_refused_half(
    c: Cells, seat: i64, card: i64, workers: i64, match: re.Match[str]
) -> Refused:
    """Why a card cannot be laid as this character (M10)."""
    half = match["half"]
    name = NAMES[card]
    if not is_double(card):
        if half is not None:
            return Refused("one-character", {"card": name}, "M10")
        return explain_refused_healing(c, seat, LOWER[card], workers, match)
    if half is None:
        return Refused("choose-half", {"card": name}, "M10")
    if half not in name.split("/"):
        return Refused("not-on-card", {"typed": half, "card": name}, "M10")
    return explain_refused_healing(c, seat, CHARACTERS.index(half), workers, match)


def explain_refused_healing(
    c: Cells, seat: i64, building: i64, workers: i64, match: re.Match[str]
) -> Refused:
    """Why a wounded card cannot be healed as this character (M33)."""
    healed = match["healed"]
    top = top_wounded_card(c, seat)
    if building == COTTAGE and is_double(top):
        if healed is None:
            return Refused("choose-healing", {"card": NAMES[top]}, "M33")
        if healed not in NAMES[top].split("/"):
            return Refused("not-on-healed", {"typed": healed, "card": NAMES[top]}, "M33")
    elif healed is not None:
        return Refused("no-healing", {}, "M33")
    return explain_refused_trade(c, seat, building, workers, match)


def explain_refused_trade(
    c: Cells, seat: i64, building: i64, workers: i64, match: re.Match[str]
) -> Refused:
    """Why this number of workers cannot be bought or sold (M26B)."""
    trade = match["trade"]
    if building != CASTLE or not uses_side_b(c, CASTLE):
        return Refused("no-trade", {}, "M26B")
    if trade == "0":
        return Refused("trade-of-nothing", {}, "M26B")
    most = min(max(0, layout.WORKER_PLACES - workers), c[seat_offset(seat) + layout.COINS])
    facts: dict[str, object] = {"sold": int(workers), "bought": int(most), "typed": trade}
    return Refused("trade-range", facts, "M26B")
