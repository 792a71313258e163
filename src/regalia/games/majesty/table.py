"""A Majesty position in the words of the notation page."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty.cards import BUILDINGS, NAMES
from regalia.games.majesty.layout import (
    COINS,
    DECK,
    DRAWN,
    ROW,
    ROW_SIZE,
    ROW_WORKERS,
    SEATS,
    SIZE,
    STACK,
    TAKEN,
    TURN,
    WORKERS,
    WOUNDED,
    block,
    cards_of,
)
from regalia.games.majesty.scoring import for_wounded, is_over, majority, variety
from regalia.kernel.view import HIDDEN


def table(c: vec[i64]) -> dict[str, object]:
    """The whole position; the undrawn cards of a view are null."""
    return {
        "turn": int(c[TURN]),
        "row": [
            {"card": NAMES[c[ROW + place]], "workers": int(c[ROW_WORKERS + place])}
            for place in range(ROW_SIZE)
            if c[ROW + place]
        ],
        "deck": [
            None if c[DECK + at] == HIDDEN else NAMES[c[DECK + at]]
            for at in range(c[DRAWN], c[SIZE])
        ],
        "taken": NAMES[c[TAKEN]] if c[TAKEN] else None,
        "seats": [realm(c, seat) for seat in range(c[SEATS])],
    }


def realm(c: vec[i64], seat: i64) -> dict[str, object]:
    """What lies before one seat."""
    me = block(seat)
    shown: dict[str, object] = {
        "coins": int(c[me + COINS]),
        "workers": int(c[me + WORKERS]),
        "buildings": {
            name: [NAMES[card] for card in cards_of(c[me + STACK + building])]
            for building, name in enumerate(BUILDINGS)
        },
        "infirmary": [NAMES[card] for card in cards_of(c[me + WOUNDED])],
    }
    if is_over(c):
        shown["final"] = {
            "wounded": int(for_wounded(c, seat)),
            "variety": int(variety(c, seat)),
            "majorities": {
                name: int(majority(c, seat, building)) for building, name in enumerate(BUILDINGS)
            },
        }
    return shown
