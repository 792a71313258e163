"""Majesty's moves in tokens: the place in the row, the half, the healing, the trade."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty.rules.cards import CASTLE, CHARACTERS, HIGHER, KINDS_OF_PEOPLE, LOWER
from regalia.games.majesty.rules.layout import (
    CARD_MASK,
    EDITION,
    PL,
    ROW,
    ROW_SIZE,
    TAKEN,
    WOUNDED,
    is_double,
    seat_offset,
    uses_side_b,
)
from regalia.games.majesty.rules.moves import (
    HEAL_HIGHER,
    HEAL_LOWER,
    MOST_BOUGHT,
    MOST_SOLD,
    REST,
    half_of,
    place_of,
    tail_of,
    trade_of,
)
from regalia.kernel.tokens import Tokens, append_token

FIRST_HALF: Final = ROW_SIZE
FIRST_HEALING: Final = FIRST_HALF + KINDS_OF_PEOPLE
NO_TRADE: Final = FIRST_HEALING + KINDS_OF_PEOPLE + MOST_SOLD

NAMES: Final = (
    *[f"row:{place}" for place in range(1, ROW_SIZE + 1)],
    *[f"half:{character}" for character in CHARACTERS],
    *[f"heal:{character}" for character in CHARACTERS],
    *[f"trade:{workers}" for workers in range(-MOST_SOLD, 0)],
    "trade:0",
    *[f"trade:+{workers}" for workers in range(1, MOST_BOUGHT + 1)],
)


class MajestyTokens(Tokens):
    """What the parts of a move name, without its verb."""

    def __init__(self) -> None:
        super().__init__(NAMES)

    def packed_spelling(self, c: vec[i64], seat: i64, move: i64) -> i64:
        place = place_of(move)
        if place == REST:
            return spell_placement(0, c, seat, c[TAKEN], move)
        if c[EDITION] >= PL:
            return append_token(0, place)
        return spell_placement(append_token(0, place), c, seat, c[ROW + place], move)


def spell_placement(spelled: i64, c: vec[i64], seat: i64, card: i64, move: i64) -> i64:
    """The spelling, and how the move places this card."""
    building = HIGHER[card] if half_of(move) else LOWER[card]
    tail = tail_of(move)
    if is_double(card):
        spelled = append_token(spelled, FIRST_HALF + building)
    if HEAL_LOWER <= tail <= HEAL_HIGHER:
        healed = c[seat_offset(seat) + WOUNDED] & CARD_MASK
        character = HIGHER[healed] if tail == HEAL_HIGHER else LOWER[healed]
        spelled = append_token(spelled, FIRST_HEALING + character)
    if building == CASTLE and uses_side_b(c, CASTLE):
        spelled = append_token(spelled, NO_TRADE + trade_of(tail))
    return spelled
