"""What the search network reads of a Majesty position, for one seat and its best rivals."""

from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.rules import layout, scoring
from regalia.games.majesty.rules.cards import GUARD, INFIRMARY, KINDS, KINDS_OF_PEOPLE, KNIGHT
from regalia.games.majesty.rules.layout import character_count, seat_offset, uses_side_b
from regalia.games.majesty.strategy.standing import expected_coins
from regalia.kernel.cells import Cells
from regalia.kernel.network import NetworkInputReader, NetworkInputs

WEIGHT_PHASES: Final = 4  # by the turns that a seat has left
PEOPLE_COUNTS: Final = 8  # a number of people: 0 to 7 or more
MARGINS: Final = 7  # a difference from -3 to 3
SEATINGS: Final = 3
PLACES_IN_TURN: Final = 4
LEADS: Final = 24
COINS_PER_LEAD: Final = 5
WORKER_COUNTS: Final = 10
WOUNDED_COUNTS: Final = 6
CARD_VALUES: Final = KINDS + 1

# the first feature of each block
LEFT_START: Final = 0
WAIT_START: Final = LEFT_START + SEATINGS * (layout.TURNS_EACH + 1)
RULES_START: Final = WAIT_START + SEATINGS * PLACES_IN_TURN
OWN_START: Final = RULES_START + 2
MARGIN_START: Final = OWN_START + KINDS_OF_PEOPLE * 2 * PEOPLE_COUNTS * WEIGHT_PHASES
RIVAL_START: Final = MARGIN_START + KINDS_OF_PEOPLE * 2 * MARGINS * WEIGHT_PHASES
VARIETY_START: Final = RIVAL_START + KINDS_OF_PEOPLE * 2 * PEOPLE_COUNTS * WEIGHT_PHASES
RIVAL_VARIETY_START: Final = VARIETY_START + PEOPLE_COUNTS * WEIGHT_PHASES
OWN_WORKERS_START: Final = RIVAL_VARIETY_START + PEOPLE_COUNTS * WEIGHT_PHASES
RIVAL_WORKERS_START: Final = OWN_WORKERS_START + WORKER_COUNTS * WEIGHT_PHASES
OWN_WOUNDED_START: Final = RIVAL_WORKERS_START + WORKER_COUNTS * WEIGHT_PHASES
RIVAL_WOUNDED_START: Final = OWN_WOUNDED_START + WOUNDED_COUNTS * 2
ATTACK_START: Final = RIVAL_WOUNDED_START + WOUNDED_COUNTS * 2
DEFENCE_START: Final = ATTACK_START + MARGINS * WEIGHT_PHASES
LEAD_START: Final = DEFENCE_START + MARGINS * WEIGHT_PHASES
ROW_START: Final = LEAD_START + LEADS * WEIGHT_PHASES
ROW_WORKERS_START: Final = ROW_START + PLACES_IN_TURN * layout.ROW_SIZE * CARD_VALUES
TAKEN_START: Final = ROW_WORKERS_START + PLACES_IN_TURN * layout.ROW_SIZE * 4
HEALED_START: Final = TAKEN_START + 2 * CARD_VALUES
FEATURE_COUNT: Final = HEALED_START + CARD_VALUES


class MajestyInputReader(NetworkInputReader):
    """Reads realms, majorities, workers, the row, and how long until the seat's turn."""

    def __init__(self) -> None:
        super().__init__(
            FEATURE_COUNT,
            WEIGHT_PHASES,
            rollout_share=0.5,
            win_weight=0.8,
            winning_lead=14.0,
            exploration=0.3,
        )

    def read(self, c: Cells, seat: i64, inputs: NetworkInputs) -> None:
        seats = c[layout.SEATS]
        order = (seat - c[layout.FIRST] + seats) % seats
        left = layout.TURNS_EACH - (c[layout.TURN] + seats - 1 - order) // seats
        wait = (order - c[layout.TURN] % seats + seats) % seats
        phase = (min(left, 11) + 2) // 3 - 1 if left else i64(0)
        inputs.phase = phase
        inputs.add(LEFT_START + (seats - 2) * (layout.TURNS_EACH + 1) + left)
        inputs.add(WAIT_START + (seats - 2) * PLACES_IN_TURN + wait)
        if c[layout.EDITION] >= layout.PL:
            inputs.add(RULES_START)
        if c[layout.ALL_CARDS]:
            inputs.add(RULES_START + 1)
        add_realm_features(c, seat, phase, inputs)
        add_row_features(c, wait, inputs)

    def final_points(self, c: Cells, seat: i64) -> float:
        return float(c[seat_offset(seat) + layout.COINS])


def add_realm_features(c: Cells, seat: i64, phase: i64, inputs: NetworkInputs) -> None:
    """Adds the features of the realms: the seat's own and those of its rivals."""
    seats = c[layout.SEATS]
    me = seat_offset(seat)
    for building in range(i64(KINDS_OF_PEOPLE)):
        count = c[me + layout.COUNT + building]
        side = building * 2 + (i64(1) if uses_side_b(c, building) else i64(0))
        best: i64 = 0
        for rival in range(seats):
            if rival != seat:
                theirs = character_count(c, rival, building)
                best = max(best, theirs)
                inputs.add(
                    RIVAL_START + (side * PEOPLE_COUNTS + min(theirs, 7)) * WEIGHT_PHASES + phase
                )
        inputs.add(OWN_START + (side * PEOPLE_COUNTS + min(count, 7)) * WEIGHT_PHASES + phase)
        inputs.add(
            MARGIN_START + (side * MARGINS + clip_difference(count - best)) * WEIGHT_PHASES + phase
        )
    expected = expected_coins(c, seat)
    best_expected: i64 = -1000
    best_coins: i64 = -1000
    workers: i64 = 0
    varied: i64 = 0
    wounded: i64 = 0
    for rival in range(seats):
        if rival == seat:
            continue
        they = seat_offset(rival)
        best_expected = max(best_expected, expected_coins(c, rival))
        best_coins = max(best_coins, c[they + layout.COINS])
        workers = max(workers, c[they + layout.WORKERS])
        varied = max(varied, scoring.occupied_buildings(c, rival))
        wounded = max(wounded, c[they + layout.WOUNDED_COUNT])
        knights = character_count(c, seat, KNIGHT) - character_count(c, rival, GUARD)
        guards = character_count(c, seat, GUARD) - character_count(c, rival, KNIGHT)
        inputs.add(ATTACK_START + clip_difference(knights) * WEIGHT_PHASES + phase)
        inputs.add(DEFENCE_START + clip_difference(guards) * WEIGHT_PHASES + phase)
    infirmary = i64(1) if uses_side_b(c, INFIRMARY) else i64(0)
    inputs.add(VARIETY_START + scoring.occupied_buildings(c, seat) * WEIGHT_PHASES + phase)
    inputs.add(RIVAL_VARIETY_START + varied * WEIGHT_PHASES + phase)
    inputs.add(
        OWN_WORKERS_START + min(c[me + layout.WORKERS], WORKER_COUNTS - 1) * WEIGHT_PHASES + phase
    )
    inputs.add(RIVAL_WORKERS_START + min(workers, WORKER_COUNTS - 1) * WEIGHT_PHASES + phase)
    inputs.add(
        OWN_WOUNDED_START + min(c[me + layout.WOUNDED_COUNT], WOUNDED_COUNTS - 1) * 2 + infirmary
    )
    inputs.add(RIVAL_WOUNDED_START + min(wounded, WOUNDED_COUNTS - 1) * 2 + infirmary)
    inputs.add(HEALED_START + (c[me + layout.WOUNDED_STACK] & layout.CARD_MASK))
    lead = expected - best_expected
    step = min(max(lead + LEADS // 2 * COINS_PER_LEAD, 0) // COINS_PER_LEAD, LEADS - 1)
    inputs.add(LEAD_START + step * WEIGHT_PHASES + phase)
    inputs.standing = float(expected)
    inputs.lead = float(lead) / 10.0
    inputs.second_lead = float(c[me + layout.COINS] - best_coins) / 10.0


def clip_difference(difference: i64) -> i64:
    """A difference clipped to -3 to 3, as a number from 0 to 6."""
    return min(max(difference, -3), 3) + 3


def add_row_features(c: Cells, wait: i64, inputs: NetworkInputs) -> None:
    """Adds the cards of the row, and the card that has been taken but not yet placed."""
    first = wait * layout.ROW_SIZE
    for place in range(i64(layout.ROW_SIZE)):
        inputs.add(ROW_START + (first + place) * CARD_VALUES + c[layout.ROW + place])
        workers = c[layout.ROW_WORKERS + place]
        if workers:
            inputs.add(ROW_WORKERS_START + (first + place) * 4 + min(workers, 4) - 1)
    if c[layout.TAKEN]:
        inputs.add(TAKEN_START + (i64(1) if wait else i64(0)) * CARD_VALUES + c[layout.TAKEN])
