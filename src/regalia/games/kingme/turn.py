"""A turn of King Me!: placing a courtier, or moving one up."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.kingme import events
from regalia.games.kingme.courtiers import (
    COURTIERS,
    CRAFTSMEN,
    DIGNITARIES,
    NOWHERE,
    SERVANTS,
    THRONE,
)
from regalia.games.kingme.history import note_turn
from regalia.games.kingme.layout import (
    ASCENT,
    COURTIER_BITS,
    COURTIER_MASK,
    CROWN,
    FLOOR,
    FULL,
    PHASE,
    PLACED_EACH,
    ROUND,
    SEATS,
    TURNS,
    VOTING,
    WHERE,
    courtiers_of,
    history,
    leave,
    stand,
    where,
)
from regalia.games.kingme.moves import ascent_of, courtier_of, floor_of, placing_of
from regalia.kernel.event import Event

Log = list[Event] | None

# no courtier moves up from the throne, from outside, or before being placed
NO_WAY_UP: Final = -1 << THRONE


def legal_placings(c: vec[i64]) -> vec[i64]:
    """Every courtier not yet placed onto floors 1 to 4 (K4) that have room (K5)."""
    moves = vec[i64](capacity=52)
    places = c[WHERE]
    courtier: i64 = 0
    while courtier < COURTIERS:
        if places & COURTIER_MASK == NOWHERE:
            floor: i64 = CRAFTSMEN
            while floor <= DIGNITARIES:
                if c[FLOOR + floor] < FULL:
                    moves = append(moves, placing_of(courtier, floor))
                floor += 1
        places >>= COURTIER_BITS
        courtier += 1
    return moves


def legal_ascents(c: vec[i64]) -> vec[i64]:
    """Every courtier of the palace with room on the floor above (K7)."""
    closed: i64 = NO_WAY_UP
    floor: i64 = SERVANTS
    while floor < THRONE:
        if c[FLOOR + floor + 1] >= FULL:
            closed |= i64(1) << floor
        floor += 1
    moves = vec[i64](capacity=COURTIERS)
    places = c[WHERE]
    courtier: i64 = 0
    while courtier < COURTIERS:
        if not (closed >> (places & COURTIER_MASK)) & 1:
            moves = append(moves, ascent_of(courtier))
        places >>= COURTIER_BITS
        courtier += 1
    return moves


def place(c: vec[i64], seat: i64, move: i64, log: Log) -> None:
    """Places a courtier (K4); after the last placing the others stand on floor 0 (K6)."""
    now = history(c[ROUND])
    courtier = courtier_of(move)
    floor = floor_of(move)
    note_turn(c, now, move)
    stand(c, courtier, floor)
    if log is not None:
        log.append(events.placed(seat, courtier, floor))
    if c[now + TURNS] == PLACED_EACH[c[SEATS]] * c[SEATS]:
        gather_the_rest(c)
        c[PHASE] = ASCENT
        if log is not None:
            log.append(events.stood(SERVANTS, courtiers_of(c[FLOOR + SERVANTS])))


def gather_the_rest(c: vec[i64]) -> None:
    """Puts everybody not yet placed onto floor 0, in the courtiers' order (K6)."""
    courtier: i64 = 0
    while courtier < COURTIERS:
        if where(c, courtier) == NOWHERE:
            stand(c, courtier, SERVANTS)
        courtier += 1


def ascend(c: vec[i64], seat: i64, move: i64, log: Log) -> None:
    """Moves a courtier up one floor (K7); the step onto the throne calls a vote (K9)."""
    courtier = courtier_of(move)
    floor = where(c, courtier)
    note_turn(c, history(c[ROUND]), move)
    leave(c, courtier, floor)
    floor += 1
    stand(c, courtier, floor)
    if floor == THRONE:
        c[CROWN] = seat + 1
        c[PHASE] = VOTING
        if log is not None:
            log.append(events.nominated(seat, courtier))
    elif log is not None:
        log.append(events.moved(seat, courtier, floor))
