"""The rounds of King Me!: how one is set up, and what follows its king."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.rules import events, scoring
from regalia.games.kingme.rules.courtiers import COURTIERS, GUARDS, SERVANTS, THRONE
from regalia.games.kingme.rules.layout import (
    ALL_NOWHERE,
    ASCENT,
    COURTIER_BITS,
    COURTIER_MASK,
    CROWN,
    FIRST,
    FLOOR,
    GOAL,
    NOES,
    NOES_EACH,
    OUT,
    OVER,
    PHASE,
    PLACING,
    POSITIONS,
    RANDOM,
    ROUND,
    ROUNDS,
    SEATS,
    START_POSITIONS,
    courtiers_in_stack,
    put_on_floor,
    round_offset,
    seat_offset,
)
from regalia.kernel.event import Event
from regalia.kernel.view import require_known

Log = list[Event] | None


def open_round(c: vec[i64], first: i64, log: Log) -> None:
    """Clears the board, hands out the No cards (K2, K16) and lets chance place, if it does."""
    c[round_offset(c[ROUND]) + FIRST] = first
    floor: i64 = SERVANTS
    while floor <= THRONE:
        c[FLOOR + floor] = 0
        floor += 1
    c[OUT] = 0
    c[POSITIONS] = ALL_NOWHERE
    c[PHASE] = PLACING
    seat: i64 = 0
    while seat < c[SEATS]:
        c[seat_offset(seat) + NOES] = NOES_EACH[c[SEATS]]
        seat += 1
    if log is not None:
        log_round_start(c, first, log)
    if c[RANDOM]:
        place_at_random(c, log)


def log_round_start(c: vec[i64], first: i64, log: list[Event]) -> None:
    """Tells of a round that begins: to each seat its own goal."""
    log.append(events.began_event(c[ROUND], first))
    log.extend(
        events.dealt_event(seat, c[seat_offset(seat) + GOAL + c[ROUND]]) for seat in range(c[SEATS])
    )


def place_at_random(c: vec[i64], log: Log) -> None:
    """Puts everybody where chance says; the ascent begins at once."""
    start = require_known(c[round_offset(c[ROUND]) + START_POSITIONS])
    courtier: i64 = 0
    while courtier < COURTIERS:
        put_on_floor(c, courtier, start & COURTIER_MASK)
        start >>= COURTIER_BITS
        courtier += 1
    c[PHASE] = ASCENT
    if log is None:
        return
    for floor in range(SERVANTS, GUARDS + 1):
        there = courtiers_in_stack(c[FLOOR + floor])
        if there:
            log.append(events.stood_event(floor, there))


def end_round(c: vec[i64], log: Log) -> None:
    """Scores the round (K14) and sets up the next one (K16), if there is one (K17)."""
    scoring.score_round(c, log)
    if c[ROUND] + 1 == c[ROUNDS]:
        c[PHASE] = OVER
        if log is not None:
            log.append(events.finished_event(scoring.winners(c)))
        return
    first = c[CROWN] % c[SEATS]  # the crown holder's seat counts from 1: this is the one left
    c[ROUND] += 1
    open_round(c, first, log)
