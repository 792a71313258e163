"""The legal moves of a seat of King Me!."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.kingme.rules import courtiers, layout
from regalia.games.kingme.rules.layout import seat_offset
from regalia.games.kingme.rules.move_codes import NO, YES, ascent_move, placing_move
from regalia.kernel.cells import Cells

# no courtier moves up from the throne, from outside, or before being placed
NO_WAY_UP: Final = -1 << courtiers.THRONE


def legal_moves(c: Cells, seat: i64) -> vec[i64]:
    """All legal moves of a seat that has to move."""
    phase = c[layout.PHASE]
    if phase == layout.VOTING:
        return legal_votes(c, seat)
    return legal_placings(c) if phase == layout.PLACING else legal_ascents(c)


def legal_placings(c: Cells) -> vec[i64]:
    """Placings of every courtier not yet placed, on those of floors 1 to 4 with room (K4, K5)."""
    moves = vec[i64](capacity=52)
    places = c[layout.POSITIONS]
    for courtier in range(i64(courtiers.COURTIERS)):
        if places & layout.COURTIER_MASK == courtiers.NOWHERE:
            for floor in range(courtiers.CRAFTSMEN, i64(courtiers.DIGNITARIES + 1)):
                if c[layout.FLOOR + floor] < layout.FULL_FLOOR:
                    moves = append(moves, placing_move(courtier, floor))
        places >>= layout.COURTIER_BITS
    return moves


def legal_ascents(c: Cells) -> vec[i64]:
    """Ascents of every courtier in the palace with room on the floor above (K7)."""
    closed: i64 = NO_WAY_UP
    for floor in range(courtiers.SERVANTS, i64(courtiers.THRONE)):
        if c[layout.FLOOR + floor + 1] >= layout.FULL_FLOOR:
            closed |= i64(1) << floor
    moves = vec[i64](capacity=courtiers.COURTIERS)
    places = c[layout.POSITIONS]
    for courtier in range(i64(courtiers.COURTIERS)):
        if not (closed >> (places & layout.COURTIER_MASK)) & 1:
            moves = append(moves, ascent_move(courtier))
        places >>= layout.COURTIER_BITS
    return moves


def legal_votes(c: Cells, seat: i64) -> vec[i64]:
    """A Yes, and a No if the seat has a No card left (K10, K13)."""
    moves = append(vec[i64](capacity=2), i64(YES))
    if c[seat_offset(seat) + layout.NOES]:
        moves = append(moves, i64(NO))
    return moves
