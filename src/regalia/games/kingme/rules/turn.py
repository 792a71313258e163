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
from regalia.games.kingme.rules.history import note_turn
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
    courtiers_of,
    history,
    leave,
    stand,
    where,
)
from regalia.games.kingme.rules.moves import courtier_of, floor_of
from regalia.kernel.event import Event

Log = list[Event] | None


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
    if floor >= THRONE:
        raise ValueError("this courtier stands on no floor below the throne")
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
