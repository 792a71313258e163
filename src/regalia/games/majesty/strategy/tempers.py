"""Which moves of Majesty suit which temper."""

from mypy_extensions import i64

from regalia.games.majesty.rules import layout, move_codes
from regalia.games.majesty.rules.cards import (
    BARRACKS,
    COTTAGE,
    GUARD,
    GUARDHOUSE,
    KNIGHT,
    character_on_card,
)
from regalia.games.majesty.rules.layout import character_count, seat_offset
from regalia.games.majesty.rules.move_codes import half_of_move, row_place_of_move
from regalia.kernel.cells import Cells
from regalia.kernel.heuristics import BOLD, CAUTIOUS, THRIFTY, VENGEFUL


def temper_bonus(c: Cells, seat: i64, move: i64, temper: i64) -> float:
    """How well a legal move suits a temper, from 0 to 1."""
    place = row_place_of_move(move)
    card = c[layout.TAKEN] if place == move_codes.REST else c[layout.ROW + place]
    building = character_on_card(card, half_of_move(move) != 0)
    if temper == BOLD:
        return 1.0 if building == BARRACKS else 0.0
    if temper == THRIFTY:
        if place == move_codes.REST:
            return 0.0
        return max(0.0, min(1.0, 0.5 + float(c[layout.ROW_WORKERS + place] - place) / 4.0))
    if temper == CAUTIOUS:
        return 1.0 if building in (GUARDHOUSE, COTTAGE) else 0.0
    if temper == VENGEFUL and c[seat_offset(seat) + layout.WOUNDED_COUNT]:
        return 1.0 if building == BARRACKS and would_wound(c, seat) else 0.0
    return 0.0


def would_wound(c: Cells, seat: i64) -> bool:
    """Whether one more Knight of a seat would get past somebody's Guards (M30)."""
    knights = character_count(c, seat, KNIGHT) + 1
    for other in range(c[layout.SEATS]):
        if other != seat and character_count(c, other, GUARD) < knights:
            return True
    return False
