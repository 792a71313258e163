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
    RANDOM,
    ROUND,
    ROUNDS,
    SEATS,
    START,
    WHERE,
    block,
    courtiers_of,
    history,
    stand,
)
from regalia.kernel.event import Event
from regalia.kernel.view import sure

Log = list[Event] | None


def open_round(c: vec[i64], first: i64, log: Log) -> None:
    """Clears the board, hands out the No cards (K2, K16) and lets chance place, if it does."""
    c[history(c[ROUND]) + FIRST] = first
    floor: i64 = SERVANTS
    while floor <= THRONE:
        c[FLOOR + floor] = 0
        floor += 1
    c[OUT] = 0
    c[WHERE] = ALL_NOWHERE
    c[PHASE] = PLACING
    seat: i64 = 0
    while seat < c[SEATS]:
        c[block(seat) + NOES] = NOES_EACH[c[SEATS]]
        seat += 1
    if log is not None:
        tell_opening(c, first, log)
    if c[RANDOM]:
        scatter(c, log)


def tell_opening(c: vec[i64], first: i64, log: list[Event]) -> None:
    """Tells of a round that begins: to each seat its own goal."""
    log.append(events.began(c[ROUND], first))
    log.extend(events.dealt(seat, c[block(seat) + GOAL + c[ROUND]]) for seat in range(c[SEATS]))


def scatter(c: vec[i64], log: Log) -> None:
    """Puts everybody where chance says; the ascent begins at once."""
    start = sure(c[history(c[ROUND]) + START])
    courtier: i64 = 0
    while courtier < COURTIERS:
        stand(c, courtier, start & COURTIER_MASK)
        start >>= COURTIER_BITS
        courtier += 1
    c[PHASE] = ASCENT
    if log is None:
        return
    for floor in range(SERVANTS, GUARDS + 1):
        there = courtiers_of(c[FLOOR + floor])
        if there:
            log.append(events.stood(floor, there))


def end_round(c: vec[i64], log: Log) -> None:
    """Scores the round (K14) and sets up the next one (K16), if there is one (K17)."""
    scoring.score_round(c, log)
    if c[ROUND] + 1 == c[ROUNDS]:
        c[PHASE] = OVER
        if log is not None:
            log.append(events.finished(scoring.winners(c)))
        return
    first = c[CROWN] % c[SEATS]  # the crown holder's seat counts from 1: this is the one left
    c[ROUND] += 1
    open_round(c, first, log)
