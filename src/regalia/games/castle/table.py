"""A Castle position in the words of the notation page."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.bags import count, size
from regalia.games.castle.board import PLACE_NAMES, PLACES, SPACES
from regalia.games.castle.cards import BY_NAME, DECK, NAMES
from regalia.games.castle.layout import (
    ACTIONS,
    CARD_BITS,
    CARD_MASK,
    DECKS,
    HANDS,
    LEFT,
    REMOVED,
    RESERVE,
    SEATS,
    SIZES,
    STACKS,
    TURN,
    kind_of,
    token_of,
)
from regalia.kernel.view import HIDDEN


def table(c: vec[i64]) -> dict[str, object]:
    """The whole position; in a view the cards unknown are null."""
    return {
        "turn": int(c[TURN]),
        "board": stacks(c, 0, SPACES),
        "outside": stacks(c, SPACES, PLACES),
        "reserve": names_of(c[RESERVE]),
        "seats": [{"hand": hand_of(c, seat), "deck": deck_of(c, seat)} for seat in range(c[SEATS])],
        "removed": names_of(c[REMOVED]),
        "actions_left": int(c[ACTIONS]),
    }


def stacks(c: vec[i64], start: i64, stop: i64) -> dict[str, list[dict[str, object]]]:
    """The places from start to stop with cards on them, by name."""
    return {
        PLACE_NAMES[place]: [shown(card) for card in cards_in(c[STACKS + place])]
        for place in range(start, stop)
        if c[STACKS + place]
    }


def cards_in(stack: i64) -> list[int]:
    """The cards of a stack, from the bottom."""
    found: list[int] = []
    while stack:
        found.append(stack & CARD_MASK)
        stack >>= CARD_BITS
    return found


def shown(card: i64) -> dict[str, object]:
    """A card in play and its token."""
    token = token_of(card)
    return {"card": NAMES[kind_of(card)], "token": int(token) - 1 if token else None}


def names_of(bag: i64) -> list[str]:
    """The cards of a bag, sorted by name."""
    return [NAMES[kind] for kind in BY_NAME for _ in range(count(bag, kind))]


def hand_of(c: vec[i64], seat: i64) -> list[str | None]:
    """The cards known in a hand, sorted by name, then null for each other one."""
    known: list[str | None] = [*names_of(c[HANDS + seat])]
    return known + [None] * (c[SIZES + seat] - size(c[HANDS + seat]))


def deck_of(c: vec[i64], seat: i64) -> list[str | None]:
    """A deck from the top."""
    end = (seat + 1) * DECK[c[SEATS]]
    return [
        None if c[DECKS + at] == HIDDEN else NAMES[c[DECKS + at]]
        for at in range(end - c[LEFT + seat], end)
    ]
