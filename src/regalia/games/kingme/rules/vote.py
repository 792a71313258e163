"""A vote of King Me!: everyone seals one, and the last one opens them all."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.rules import events
from regalia.games.kingme.rules.courtiers import OUT_OF_ROUND, THRONE
from regalia.games.kingme.rules.history import record_votes
from regalia.games.kingme.rules.layout import (
    ASCENT,
    COURTIER_BITS,
    CROWN,
    FLOOR,
    NO_VOTE,
    NOES,
    OUT,
    PHASE,
    ROUND,
    SEATS,
    VOTE,
    VOTE_NO,
    VOTE_YES,
    round_offset,
    seat_offset,
    set_position,
)
from regalia.games.kingme.rules.move_codes import NO
from regalia.games.kingme.rules.rounds import end_round
from regalia.kernel.event import Event
from regalia.kernel.view import require_known

Log = list[Event] | None


def seal_vote(c: vec[i64], seat: i64, move: i64, log: Log) -> None:
    """Keeps a vote face down (K10)."""
    vote: i64 = VOTE_NO if move == NO else VOTE_YES
    c[seat_offset(seat) + VOTE] = vote
    if log is not None:
        log.append(events.voted_event(seat, vote))


def reveal_votes(c: vec[i64], log: Log) -> None:
    """Opens all votes: the nominee is king (K11) or out (K12)."""
    against: i64 = 0
    seat: i64 = 0
    while seat < c[SEATS]:
        me = seat_offset(seat)
        # a seat without a No card has said Yes, seen or unseen (K13)
        if c[me + NOES] and require_known(c[me + VOTE]) == VOTE_NO:
            against |= i64(1) << seat
            c[me + NOES] -= 1
        c[me + VOTE] = NO_VOTE
        seat += 1
    record_votes(c, round_offset(c[ROUND]), against)
    nominee = c[FLOOR + THRONE] - 1
    by = c[CROWN] - 1
    if log is not None:
        everyone = (i64(1) << c[SEATS]) - 1
        if against != everyone:
            log.append(events.agreed_event(everyone & ~against))
        if against:
            log.append(events.objected_event(against))
    if against:
        c[FLOOR + THRONE] = 0
        c[OUT] = (c[OUT] << COURTIER_BITS) | (nominee + 1)
        set_position(c, nominee, OUT_OF_ROUND)
        c[PHASE] = ASCENT
        if log is not None:
            log.append(events.rejected_event(nominee, by))
    else:
        if log is not None:
            log.append(events.crowned_event(nominee, by))
        end_round(c, log)
