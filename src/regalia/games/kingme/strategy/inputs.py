"""What the search network reads of a King Me! position, for one seat and its rivals."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.rules import layout
from regalia.games.kingme.rules.courtiers import COURTIERS, FAVOURITES, NOBLES, OUT_OF_ROUND, THRONE
from regalia.games.kingme.rules.layout import current_goal, seat_offset
from regalia.games.kingme.rules.scoring import goal_points, total_score
from regalia.kernel.cells import Cells
from regalia.kernel.network import NetworkInputReader, NetworkInputs

WEIGHT_PHASES: Final = 6  # placing, and then ascent and votes, by the round
COURTIER_PLACES: Final = OUT_OF_ROUND + 1
FANS: Final = 4  # rivals who favour a courtier: 0 to 3 or more
NO_CARD_COUNTS: Final = 5
ALL_NOES: Final = 13
SEATINGS: Final = 4
WAITS: Final = 6
LEADS: Final = 16
POINTS_PER_LEAD: Final = 3
VOTES: Final = 4  # of the seat: none yet, yes, no; of the others: a No among them or not

# the first feature of each block
STAGE_START: Final = 0
WAIT_START: Final = STAGE_START + SEATINGS * WEIGHT_PHASES * 2
COURTIER_START: Final = WAIT_START + SEATINGS * WAITS * 2
OWN_NOES_START: Final = COURTIER_START + 2 * FANS * COURTIER_PLACES * 3
RIVAL_NOES_START: Final = OWN_NOES_START + NO_CARD_COUNTS * 3
VETOERS_START: Final = RIVAL_NOES_START + ALL_NOES * 3
LEAD_START: Final = VETOERS_START + WAITS * 3
ROUND_LEAD_START: Final = LEAD_START + LEADS * 3
ROUND_POINTS_START: Final = ROUND_LEAD_START + LEADS * 3
NOMINEE_START: Final = ROUND_POINTS_START + 34 * 3
NOBLE_ROOM_START: Final = NOMINEE_START + 2 * FANS * 6
MOONSHOT_START: Final = NOBLE_ROOM_START + 5
FEATURE_COUNT: Final = MOONSHOT_START + 2


class KingMeInputReader(NetworkInputReader):
    """Reads favourites by floor and by how many share them, No cards, scores, and the vote."""

    def __init__(self) -> None:
        super().__init__(FEATURE_COUNT, WEIGHT_PHASES, win_weight=0.8, winning_lead=7.0)

    def read(self, c: Cells, seat: i64, inputs: NetworkInputs) -> None:
        seats = c[layout.SEATS]
        rounds_left = c[layout.ROUNDS] - 1 - c[layout.ROUND]
        placing = i64(1) if c[layout.PHASE] == layout.PLACING else i64(0)
        inputs.phase = rounds_left * 2 + placing
        wait = (seat - layout.seat_to_move(c) + seats) % seats
        voting = i64(1) if c[layout.PHASE] == layout.VOTING else i64(0)
        inputs.add(STAGE_START + ((seats - 3) * WEIGHT_PHASES + inputs.phase) * 2 + voting)
        inputs.add(WAIT_START + ((seats - 3) * WAITS + wait) * 2 + voting)
        fans = pack_fans_by_courtier(c, seat)
        add_courtier_features(c, seat, rounds_left, fans, inputs)
        add_no_card_features(c, seat, rounds_left, inputs)
        add_point_features(c, seat, rounds_left, inputs)
        if voting:
            add_vote_features(c, seat, fans, inputs)

    def final_points(self, c: Cells, seat: i64) -> float:
        return float(total_score(c, seat))


def pack_fans_by_courtier(c: Cells, seat: i64) -> i64:
    """How many rivals favour each courtier, packed with four bits for each courtier."""
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


def fan_count(fans: i64, courtier: i64) -> i64:
    """How many rivals favour a courtier, 3 or more counted as 3."""
    return min(fans >> courtier * layout.COURTIER_BITS & layout.COURTIER_MASK, FANS - 1)


def add_courtier_features(
    c: Cells, seat: i64, rounds_left: i64, fans: i64, inputs: NetworkInputs
) -> None:
    """Adds where favourites and other courtiers stand, and how many rivals favour them."""
    wanted = FAVOURITES[current_goal(c, seat)]
    places = c[layout.POSITIONS]
    courtier: i64 = 0
    while courtier < COURTIERS:
        row = (wanted >> courtier & 1) * FANS + fan_count(fans, courtier)
        place = places & layout.COURTIER_MASK
        inputs.add(COURTIER_START + (row * COURTIER_PLACES + place) * 3 + rounds_left)
        places >>= layout.COURTIER_BITS
        courtier += 1
    stack = c[layout.FLOOR + NOBLES]
    nobles: i64 = 0
    while stack:
        nobles += 1
        stack >>= layout.COURTIER_BITS
    inputs.add(NOBLE_ROOM_START + nobles)


def add_no_card_features(c: Cells, seat: i64, rounds_left: i64, inputs: NetworkInputs) -> None:
    """Adds the No cards of the seat and of its rivals."""
    noes: i64 = 0
    vetoers: i64 = 0
    for rival in range(c[layout.SEATS]):
        held = c[seat_offset(rival) + layout.NOES]
        if rival != seat and held:
            noes += held
            vetoers += 1
    inputs.add(OWN_NOES_START + c[seat_offset(seat) + layout.NOES] * 3 + rounds_left)
    inputs.add(RIVAL_NOES_START + min(noes, ALL_NOES - 1) * 3 + rounds_left)
    inputs.add(VETOERS_START + vetoers * 3 + rounds_left)


def add_point_features(c: Cells, seat: i64, rounds_left: i64, inputs: NetworkInputs) -> None:
    """Adds the leads in the rounds before and in this one."""
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
    inputs.add(LEAD_START + lead_bucket(total - best_total) * 3 + rounds_left)
    inputs.add(ROUND_LEAD_START + lead_bucket(points - best_points) * 3 + rounds_left)
    inputs.add(ROUND_POINTS_START + min(points, 33) * 3 + rounds_left)
    inputs.standing = float(total + points)
    inputs.lead = float(total - best_total) / 10.0
    inputs.second_lead = float(total + points - best_sum) / 10.0
    if c[layout.MOONSHOT]:
        inputs.add(MOONSHOT_START + (i64(1) if points == 0 else i64(0)))


def lead_bucket(lead: i64) -> i64:
    """The bucket, from 0, that a lead in points falls into."""
    half: i64 = LEADS // 2
    return min(max(lead + half * POINTS_PER_LEAD, 0) // POINTS_PER_LEAD, LEADS - 1)


def add_vote_features(c: Cells, seat: i64, fans: i64, inputs: NetworkInputs) -> None:
    """Adds the nominee of a vote, and the votes cast but not yet revealed."""
    nominee = c[layout.FLOOR + THRONE] - 1
    against: i64 = 0
    for rival in range(c[layout.SEATS]):
        if rival != seat and c[seat_offset(rival) + layout.VOTE] == layout.VOTE_NO:
            against = 1
    wanted = FAVOURITES[current_goal(c, seat)] >> nominee & 1
    row = wanted * FANS + fan_count(fans, nominee)
    inputs.add(NOMINEE_START + row * 6 + c[seat_offset(seat) + layout.VOTE] * 2 + against)
