"""A vote of King Me!: everyone seals one, and the last one opens them all."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.rules import events
from regalia.games.kingme.rules.courtiers import OUT_OF_ROUND, THRONE
from regalia.games.kingme.rules.history import note_votes
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
    block,
    history,
    settle,
)
from regalia.games.kingme.rules.moves import NO
from regalia.games.kingme.rules.rounds import end_round
from regalia.kernel.event import Event
from regalia.kernel.view import sure

Log = list[Event] | None


def seal(c: vec[i64], seat: i64, move: i64, log: Log) -> None:
    """Keeps a vote face down (K10)."""
    vote: i64 = VOTE_NO if move == NO else VOTE_YES
    c[block(seat) + VOTE] = vote
    if log is not None:
        log.append(events.voted(seat, vote))


def show(c: vec[i64], log: Log) -> None:
    """Opens all votes: the nominee is king (K11) or out (K12)."""
    against: i64 = 0
    seat: i64 = 0
    while seat < c[SEATS]:
        me = block(seat)
        # a seat without a No card has said Yes, seen or unseen (K13)
        if c[me + NOES] and sure(c[me + VOTE]) == VOTE_NO:
            against |= i64(1) << seat
            c[me + NOES] -= 1
        c[me + VOTE] = NO_VOTE
        seat += 1
    note_votes(c, history(c[ROUND]), against)
    nominee = c[FLOOR + THRONE] - 1
    by = c[CROWN] - 1
    if log is not None:
        everyone = (i64(1) << c[SEATS]) - 1
        if against != everyone:
            log.append(events.agreed(everyone & ~against))
        if against:
            log.append(events.objected(against))
    if against:
        c[FLOOR + THRONE] = 0
        c[OUT] = (c[OUT] << COURTIER_BITS) | (nominee + 1)
        settle(c, nominee, OUT_OF_ROUND)
        c[PHASE] = ASCENT
        if log is not None:
            log.append(events.rejected(nominee, by))
    else:
        if log is not None:
            log.append(events.crowned(nominee, by))
        end_round(c, log)
