"""The rounds of King Me!: how a round begins, and what happens when a king is elected."""

from mypy_extensions import i64

from regalia.games.kingme.rules import events, layout, scoring
from regalia.games.kingme.rules.courtiers import COURTIERS, GUARDS, SERVANTS, THRONE
from regalia.kernel.cells import Cells
from regalia.kernel.event import Event, Log
from regalia.kernel.view import require_not_hidden


def begin_round(c: Cells, first_seat: i64, log: Log) -> None:
    """Clears the board and deals the No cards (K2, K16); places courtiers if chance does that."""
    c[layout.round_offset(c[layout.ROUND]) + layout.FIRST] = first_seat
    for floor in range(SERVANTS, i64(THRONE + 1)):
        c[layout.FLOOR + floor] = 0
    c[layout.OUT] = 0
    c[layout.POSITIONS] = layout.ALL_NOWHERE
    c[layout.PHASE] = layout.PLACING
    for seat in range(c[layout.SEATS]):
        c[layout.seat_offset(seat) + layout.NOES] = layout.NOES_EACH[c[layout.SEATS]]
    if log is not None:
        log_round_start(c, first_seat, log)
    if c[layout.RANDOM_FLOORS]:
        begin_ascent_from_random_floors(c, log)


def log_round_start(c: Cells, first_seat: i64, log: list[Event]) -> None:
    """Logs that a round begins, and to each seat its own goal."""
    log.append(events.BEGAN.event(c[layout.ROUND] + 1, first_seat))
    log.extend(
        events.dealt_event(seat, layout.current_goal(c, seat)) for seat in range(c[layout.SEATS])
    )


def begin_ascent_from_random_floors(c: Cells, log: Log) -> None:
    """Puts every courtier on its random floor; the round begins with the ascent."""
    start = require_not_hidden(c[layout.round_offset(c[layout.ROUND]) + layout.START_POSITIONS])
    for courtier in range(i64(COURTIERS)):
        layout.put_on_floor(c, courtier, start & layout.COURTIER_MASK)
        start >>= layout.COURTIER_BITS
    c[layout.PHASE] = layout.ASCENT
    if log is None:
        return
    for floor in range(SERVANTS, GUARDS + 1):
        there = layout.courtiers_in_stack(c[layout.FLOOR + floor])
        if there:
            log.append(events.STOOD.event(floor, there))


def end_round(c: Cells, log: Log) -> None:
    """Scores the round (K14) and sets up the next one (K16), if there is one (K17)."""
    scoring.score_round(c, log)
    if c[layout.ROUND] + 1 == c[layout.ROUNDS]:
        c[layout.PHASE] = layout.OVER
        if log is not None:
            log.append(events.FINISHED.event(scoring.winners(c)))
        return
    # the crown holder's seat counts from 1, so this is its left neighbour
    first = c[layout.CROWN] % c[layout.SEATS]
    c[layout.ROUND] += 1
    begin_round(c, first, log)
