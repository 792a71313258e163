"""A vote of King Me!: all seats seal a vote, and the last one reveals them all."""

from mypy_extensions import i64

from regalia.games.kingme.rules import events, layout
from regalia.games.kingme.rules.courtiers import OUT_OF_ROUND, THRONE
from regalia.games.kingme.rules.history import record_votes
from regalia.games.kingme.rules.layout import round_offset, seat_offset, set_position
from regalia.games.kingme.rules.move_codes import NO
from regalia.games.kingme.rules.rounds import end_round
from regalia.kernel.cells import Cells
from regalia.kernel.event import Log
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.view import require_not_hidden


def seal_vote(c: Cells, seat: i64, move: i64, log: Log) -> None:
    """Keeps a vote face down (K10)."""
    vote: i64 = layout.VOTE_NO if move == NO else layout.VOTE_YES
    c[seat_offset(seat) + layout.VOTE] = vote
    if log is not None:
        log.append(events.voted_event(seat, vote))


def reveal_votes(c: Cells, log: Log) -> None:
    """Opens all votes: without a No the nominee is king (K11), else it leaves the round (K12)."""
    against: i64 = 0
    for seat in range(c[layout.SEATS]):
        me = seat_offset(seat)
        # a seat without a No card can only have voted Yes, so its vote is known (K13)
        if c[me + layout.NOES] and require_not_hidden(c[me + layout.VOTE]) == layout.VOTE_NO:
            against |= i64(1) << seat
            c[me + layout.NOES] -= 1
        c[me + layout.VOTE] = layout.NO_VOTE
    record_votes(c, round_offset(c[layout.ROUND]), against)
    nominee = c[layout.FLOOR + THRONE] - 1
    by = c[layout.CROWN] - 1
    if log is not None:
        everyone = (i64(1) << c[layout.SEATS]) - 1
        if against != everyone:
            log.append(events.AGREED.event(seats_in_mask(everyone & ~against)))
        if against:
            log.append(events.OBJECTED.event(seats_in_mask(against)))
    if against:
        c[layout.FLOOR + THRONE] = 0
        c[layout.OUT] = (c[layout.OUT] << layout.COURTIER_BITS) | (nominee + 1)
        set_position(c, nominee, OUT_OF_ROUND)
        c[layout.PHASE] = layout.ASCENT
        if log is not None:
            log.append(events.REJECTED.event(nominee, by))
    else:
        if log is not None:
            log.append(events.CROWNED.event(nominee, by))
        end_round(c, log)
