"""A turn of King Me!: placing a courtier, or moving one up."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.rules import events
from regalia.games.kingme.rules.courtiers import (
    COURTIERS,
    NOWHERE,
    SERVANTS,
    THRONE,
)
from regalia.games.kingme.rules.history import record_turn
from regalia.games.kingme.rules.layout import (
    ASCENT,
    CROWN,
    FLOOR,
    PHASE,
    PLACED_EACH,
    ROUND,
    SEATS,
    TURNS,
    VOTING,
    courtiers_in_stack,
    position_of,
    put_on_floor,
    round_offset,
    take_off_floor,
)
from regalia.games.kingme.rules.move_codes import courtier_of, floor_of
from regalia.kernel.event import Event

Log = list[Event] | None


def place_courtier(c: vec[i64], seat: i64, move: i64, log: Log) -> None:
    """Places a courtier (K4); after the last placing the others stand on floor 0 (K6)."""
    now = round_offset(c[ROUND])
    courtier = courtier_of(move)
    floor = floor_of(move)
    record_turn(c, now, move)
    put_on_floor(c, courtier, floor)
    if log is not None:
        log.append(events.placed_event(seat, courtier, floor))
    if c[now + TURNS] == PLACED_EACH[c[SEATS]] * c[SEATS]:
        place_remaining_courtiers(c)
        c[PHASE] = ASCENT
        if log is not None:
            log.append(events.stood_event(SERVANTS, courtiers_in_stack(c[FLOOR + SERVANTS])))


def place_remaining_courtiers(c: vec[i64]) -> None:
    """Puts everybody not yet placed onto floor 0, in the courtiers' order (K6)."""
    courtier: i64 = 0
    while courtier < COURTIERS:
        if position_of(c, courtier) == NOWHERE:
            put_on_floor(c, courtier, SERVANTS)
        courtier += 1


def move_courtier_up(c: vec[i64], seat: i64, move: i64, log: Log) -> None:
    """Moves a courtier up one floor (K7); the step onto the throne calls a vote (K9)."""
    courtier = courtier_of(move)
    floor = position_of(c, courtier)
    if floor >= THRONE:
        raise ValueError("this courtier stands on no floor below the throne")
    record_turn(c, round_offset(c[ROUND]), move)
    take_off_floor(c, courtier, floor)
    floor += 1
    put_on_floor(c, courtier, floor)
    if floor == THRONE:
        c[CROWN] = seat + 1
        c[PHASE] = VOTING
        if log is not None:
            log.append(events.nominated_event(seat, courtier))
    elif log is not None:
        log.append(events.moved_event(seat, courtier, floor))
