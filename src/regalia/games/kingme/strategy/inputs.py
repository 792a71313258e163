"""What the network of King Me! reads of a position, for one seat and its rivals."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.rules import layout
from regalia.games.kingme.rules.courtiers import COURTIERS, FAVOURITES, NOBLES, OUT_OF_ROUND, THRONE
from regalia.games.kingme.rules.layout import current_goal, seat_offset
from regalia.games.kingme.rules.scoring import goal_points, total_score
from regalia.kernel.cells import Cells
from regalia.kernel.network import InputReader, Inputs

PHASES: Final = 6  # placing, and then ascent and votes, by the round
PLACES: Final = OUT_OF_ROUND + 1
FANS: Final = 4  # rivals who favour a courtier: 0 to 3 or more
NOES: Final = 5
ALL_NOES: Final = 13
SEATINGS: Final = 4
WAITS: Final = 6
LEADS: Final = 16
POINTS_PER_LEAD: Final = 3
VOTES: Final = 4  # of the seat: none yet, yes, no; of the others: a No among them or not

# the first feature of each block
STAGE: Final = 0
WAIT: Final = STAGE + SEATINGS * PHASES * 2
COURTIER: Final = WAIT + SEATINGS * WAITS * 2
OWN_NOES: Final = COURTIER + 2 * FANS * PLACES * 3
RIVAL_NOES: Final = OWN_NOES + NOES * 3
VETOERS: Final = RIVAL_NOES + ALL_NOES * 3
LEAD: Final = VETOERS + WAITS * 3
ROUND_LEAD: Final = LEAD + LEADS * 3
ROUND_POINTS: Final = ROUND_LEAD + LEADS * 3
NOMINEE: Final = ROUND_POINTS + 34 * 3
NOBLE_ROOM: Final = NOMINEE + 2 * FANS * 6
MOONSHOT: Final = NOBLE_ROOM + 5
SIZE: Final = MOONSHOT + 2


class KingMeInputs(InputReader):
    """Favourites by floor and by how many share them, No cards, scores, and the vote."""

    def __init__(self) -> None:
        super().__init__(SIZE, PHASES, win_weight=0.8, winning_lead=7.0)

    def read(self, c: Cells, seat: i64, inputs: Inputs) -> None:
        seats = c[layout.SEATS]
        rounds_left = c[layout.ROUNDS] - 1 - c[layout.ROUND]
        placing = i64(1) if c[layout.PHASE] == layout.PLACING else i64(0)
        inputs.phase = rounds_left * 2 + placing
        wait = (seat - layout.seat_to_move(c) + seats) % seats
        voting = i64(1) if c[layout.PHASE] == layout.VOTING else i64(0)
        inputs.add(STAGE + ((seats - 3) * PHASES + inputs.phase) * 2 + voting)
        inputs.add(WAIT + ((seats - 3) * WAITS + wait) * 2 + voting)
        fans = rivals_by_courtier(c, seat)
        read_courtiers(c, seat, rounds_left, fans, inputs)
        read_noes(c, seat, rounds_left, inputs)
        read_points(c, seat, rounds_left, inputs)
        if voting:
            read_vote(c, seat, fans, inputs)

    def final_points(self, c: Cells, seat: i64) -> float:
        return float(total_score(c, seat))


def rivals_by_courtier(c: Cells, seat: i64) -> i64:
    """How many rivals favour each courtier, four bits each."""
    fans: i64 = 0
    for rival in range(c[layout.SEATS]):
        if rival != seat:
            wanted = FAVOURITES[current_goal(c, rival)]
            shift: i64 = 0
            while wanted:
                fans += (wanted & 1) << shift
                wanted >>= 1
                shift += layout.COURTIER_BITS
    return fans


def fans_of(fans: i64, courtier: i64) -> i64:
    """How many rivals favour a courtier, 3 or more counted as 3."""
    return min(fans >> courtier * layout.COURTIER_BITS & layout.COURTIER_MASK, FANS - 1)


def read_courtiers(c: Cells, seat: i64, rounds_left: i64, fans: i64, inputs: Inputs) -> None:
    """Where the favourites and the others stand, and how many rivals favour them."""
    wanted = FAVOURITES[current_goal(c, seat)]
    places = c[layout.POSITIONS]
    courtier: i64 = 0
    while courtier < COURTIERS:
        row = (wanted >> courtier & 1) * FANS + fans_of(fans, courtier)
        place = places & layout.COURTIER_MASK
        inputs.add(COURTIER + (row * PLACES + place) * 3 + rounds_left)
        places >>= layout.COURTIER_BITS
        courtier += 1
    stack = c[layout.FLOOR + NOBLES]
    nobles: i64 = 0
    while stack:
        nobles += 1
        stack >>= layout.COURTIER_BITS
    inputs.add(NOBLE_ROOM + nobles)


def read_noes(c: Cells, seat: i64, rounds_left: i64, inputs: Inputs) -> None:
    """The No cards of the seat and of its rivals."""
    noes: i64 = 0
    vetoers: i64 = 0
    for rival in range(c[layout.SEATS]):
        held = c[seat_offset(rival) + layout.NOES]
        if rival != seat and held:
            noes += held
            vetoers += 1
    inputs.add(OWN_NOES + c[seat_offset(seat) + layout.NOES] * 3 + rounds_left)
    inputs.add(RIVAL_NOES + min(noes, ALL_NOES - 1) * 3 + rounds_left)
    inputs.add(VETOERS + vetoers * 3 + rounds_left)


def read_points(c: Cells, seat: i64, rounds_left: i64, inputs: Inputs) -> None:
    """The leads in the rounds before and in this one."""
    total = i64(total_score(c, seat))
    points = goal_points(c, current_goal(c, seat))
    best_total: i64 = 0
    best_sum: i64 = 0
    best_points: i64 = 0
    for rival in range(c[layout.SEATS]):
        if rival != seat:
            their_total = i64(total_score(c, rival))
            their_points = goal_points(c, current_goal(c, rival))
            best_total = max(best_total, their_total)
            best_points = max(best_points, their_points)
            best_sum = max(best_sum, their_total + their_points)
    inputs.add(LEAD + lead_step(total - best_total) * 3 + rounds_left)
    inputs.add(ROUND_LEAD + lead_step(points - best_points) * 3 + rounds_left)
    inputs.add(ROUND_POINTS + min(points, 33) * 3 + rounds_left)
    inputs.standing = float(total + points)
    inputs.lead = float(total - best_total) / 10.0
    inputs.second_lead = float(total + points - best_sum) / 10.0
    if c[layout.MOONSHOT]:
        inputs.add(MOONSHOT + (i64(1) if points == 0 else i64(0)))


def lead_step(lead: i64) -> i64:
    """The step of a lead in points, from 0."""
    half: i64 = LEADS // 2
    return min(max(lead + half * POINTS_PER_LEAD, 0) // POINTS_PER_LEAD, LEADS - 1)


def read_vote(c: Cells, seat: i64, fans: i64, inputs: Inputs) -> None:
    """Whom the vote is about, and how the votes stand that are cast and not yet shown."""
    nominee = c[layout.FLOOR + THRONE] - 1
    against: i64 = 0
    for rival in range(c[layout.SEATS]):
        if rival != seat and c[seat_offset(rival) + layout.VOTE] == layout.VOTE_NO:
            against = 1
    wanted = FAVOURITES[current_goal(c, seat)] >> nominee & 1
    row = wanted * FANS + fans_of(fans, nominee)
    inputs.add(NOMINEE + row * 6 + c[seat_offset(seat) + layout.VOTE] * 2 + against)
