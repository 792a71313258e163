"""Majesty's moves as text: `4:guard`, `2:witch+brewer`, `3$-2`."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty.cards import (
    CASTLE,
    CHARACTERS,
    COTTAGE,
    HIGHER,
    LOWER,
    NAMES,
    NO_CARD,
)
from regalia.games.majesty.layout import (
    CARD_MASK,
    COINS,
    EDITION,
    PL,
    ROW,
    ROW_WORKERS,
    TAKEN,
    WORKER_PLACES,
    WORKERS,
    WOUNDED,
    block,
    is_double,
    side_b,
)
from regalia.games.majesty.moves import (
    HEAL_HIGHER,
    HEAL_LOWER,
    REST,
    half_of,
    place_of,
    tail_of,
    trade_of,
)
from regalia.kernel.errors import IllegalMove, quoted
from regalia.kernel.state import State

SHAPE: Final = re.compile(
    r"(?P<place>[1-9][0-9]*)?(?::(?P<half>[a-z]+))?(?:\+(?P<healed>[a-z]+))?"
    r"(?:\$(?P<trade>0|[+-][1-9][0-9]*))?"
)


def notate(state: State, seat: i64, move: i64) -> str:
    """The one way to write a legal move."""
    c = state.cells
    place = place_of(move)
    text = "" if place == REST else str(place + 1)
    if place != REST and c[EDITION] >= PL:
        return text
    card = c[TAKEN] if place == REST else c[ROW + place]
    if is_double(card):
        text += ":" + CHARACTERS[HIGHER[card] if half_of(move) else LOWER[card]]
    tail = tail_of(move)
    if tail in (HEAL_LOWER, HEAL_HIGHER):
        healed = c[block(seat) + WOUNDED] & CARD_MASK
        text += "+" + CHARACTERS[HIGHER[healed] if tail == HEAL_HIGHER else LOWER[healed]]
    trade = trade_of(tail)
    if trade:
        text += f"${int(trade):+d}"
    return text or "$0"


def parse(state: State, seat: i64, text: str) -> int:
    """The legal move written so."""
    for move in state.legal(seat):
        if notate(state, seat, move) == text:
            return int(move)
    raise IllegalMove(reason(state.cells, seat, text))


def reason(c: vec[i64], seat: i64, text: str) -> str:
    """Why a text is no legal move now, with the rule that says so."""
    shape = SHAPE.fullmatch(text)
    if shape is None or not text:
        return (
            f"{quoted(text)} is no move: take a card like 3, 4:guard, 2:witch+brewer or 3$-2 (M8)"
        )
    place, half, healed, trade = shape.groups()
    workers = int(c[block(seat) + WORKERS])
    card = c[TAKEN]
    if card:
        if place is not None:
            return "the card is taken already; now say where it goes (M13)"
    else:
        if place is None:
            return "first take a card of the row, 1 to 6 (M8)"
        if len(place) > 1 or not 1 <= int(place) <= 6 or c[ROW + int(place) - 1] == NO_CARD:
            return f"there is no card {quoted(place)} in the row (M8)"
        at = int(place) - 1
        if at > workers:
            return f"card {place} costs {at} workers, and there are {workers} (M8)"
        card = c[ROW + at]
        if c[EDITION] >= PL:
            return f"first take the card alone, as {place}; the rest is a move of its own (M13)"
        workers += int(c[ROW_WORKERS + at]) - at
    return reason_of_rest(c, seat, card, workers, half, healed, trade)


def reason_of_rest(
    c: vec[i64],
    seat: i64,
    card: i64,
    workers: int,
    half: str | None,
    healed: str | None,
    trade: str | None,
) -> str:
    """Why this card cannot be placed so."""
    name = NAMES[card]
    if is_double(card):
        if half is None:
            return f"{name} is a double card: choose a half with a colon (M10)"
        if half not in name.split("/"):
            return f"{quoted(half)} is not on the card {name} (M10)"
        building = i64(CHARACTERS.index(half))
    elif half is not None:
        return f"{name} shows one character, there is no half to choose (M10)"
    else:
        building = LOWER[card]
    top = c[block(seat) + WOUNDED] & CARD_MASK
    if building != COTTAGE or not is_double(top):
        if healed is not None:
            return "no double card is healed by this move, so nothing follows a plus sign (M33)"
    elif healed is None:
        return f"{NAMES[top]} is healed: choose its building with a plus sign (M33)"
    elif healed not in NAMES[top].split("/"):
        return f"{quoted(healed)} is not on the healed card {NAMES[top]} (M33)"
    if building != CASTLE or not side_b(c, CASTLE):
        return "this move does not end in Castle B, so nothing is traded (M26B)"
    most = min(max(0, WORKER_PLACES - workers), int(c[block(seat) + COINS]))
    if trade == "0":
        return "a trade of nothing is left out (M26B)"
    return f"the trade can be from -{workers} to +{most} workers, not {quoted(trade)} (M26B)"
