"""What the network of Majesty reads of a position, for one seat and its best rivals."""

from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.rules import layout, scoring
from regalia.games.majesty.rules.cards import (
    GUARD,
    INFIRMARY,
    KINDS,
    KINDS_OF_PEOPLE,
    KNIGHT,
)
from regalia.games.majesty.rules.layout import character_count, seat_offset, uses_side_b
from regalia.games.majesty.strategy.standing import expected_coins
from regalia.kernel.cells import Cells
from regalia.kernel.network import InputReader, Inputs

PHASES: Final = 4  # by the turns that a seat has left
COUNTS: Final = 8  # a number of people: 0 to 7 or more
MARGINS: Final = 7  # a difference from -3 to 3
SEATINGS: Final = 3
PLACES_IN_TURN: Final = 4
LEADS: Final = 24
COINS_PER_LEAD: Final = 5
WORKERS: Final = 10
WOUNDED: Final = 6
CARDS: Final = KINDS + 1

# the first feature of each block
LEFT: Final = 0
WAIT: Final = LEFT + SEATINGS * (layout.TURNS_EACH + 1)
RULES: Final = WAIT + SEATINGS * PLACES_IN_TURN
OWN: Final = RULES + 2
MARGIN: Final = OWN + KINDS_OF_PEOPLE * 2 * COUNTS * PHASES
RIVAL: Final = MARGIN + KINDS_OF_PEOPLE * 2 * MARGINS * PHASES
VARIETY: Final = RIVAL + KINDS_OF_PEOPLE * 2 * COUNTS * PHASES
RIVAL_VARIETY: Final = VARIETY + COUNTS * PHASES
OWN_WORKERS: Final = RIVAL_VARIETY + COUNTS * PHASES
RIVAL_WORKERS: Final = OWN_WORKERS + WORKERS * PHASES
OWN_WOUNDED: Final = RIVAL_WORKERS + WORKERS * PHASES
RIVAL_WOUNDED: Final = OWN_WOUNDED + WOUNDED * 2
ATTACK: Final = RIVAL_WOUNDED + WOUNDED * 2
DEFENCE: Final = ATTACK + MARGINS * PHASES
LEAD: Final = DEFENCE + MARGINS * PHASES
ROW: Final = LEAD + LEADS * PHASES
ROW_WORKERS: Final = ROW + PLACES_IN_TURN * layout.ROW_SIZE * CARDS
TAKEN: Final = ROW_WORKERS + PLACES_IN_TURN * layout.ROW_SIZE * 4
HEALED: Final = TAKEN + 2 * CARDS
SIZE: Final = HEALED + CARDS


class MajestyInputs(InputReader):
    """Realms, majorities, workers, the row, and how long until the seat's turn."""

    def __init__(self) -> None:
        super().__init__(SIZE, PHASES, rollout_share=0.5, win_weight=0.8, winning_lead=14.0)

    def read(self, c: Cells, seat: i64, inputs: Inputs) -> None:
        seats = c[layout.SEATS]
        order = (seat - c[layout.FIRST] + seats) % seats
        left = layout.TURNS_EACH - (c[layout.TURN] + seats - 1 - order) // seats
        wait = (order - c[layout.TURN] % seats + seats) % seats
        phase = (min(left, 11) + 2) // 3 - 1 if left else i64(0)
        inputs.phase = phase
        inputs.add(LEFT + (seats - 2) * (layout.TURNS_EACH + 1) + left)
        inputs.add(WAIT + (seats - 2) * PLACES_IN_TURN + wait)
        if c[layout.EDITION] >= layout.PL:
            inputs.add(RULES)
        if c[layout.ALL_CARDS]:
            inputs.add(RULES + 1)
        read_realms(c, seat, phase, inputs)
        read_row(c, wait, inputs)

    def final_points(self, c: Cells, seat: i64) -> float:
        return float(c[seat_offset(seat) + layout.COINS])


def read_realms(c: Cells, seat: i64, phase: i64, inputs: Inputs) -> None:
    """What the seat has, and its rivals."""
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
                inputs.add(RIVAL + (side * COUNTS + min(theirs, 7)) * PHASES + phase)
        inputs.add(OWN + (side * COUNTS + min(count, 7)) * PHASES + phase)
        inputs.add(MARGIN + (side * MARGINS + margin(count - best)) * PHASES + phase)
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
        inputs.add(ATTACK + margin(knights) * PHASES + phase)
        inputs.add(DEFENCE + margin(guards) * PHASES + phase)
    infirmary = i64(1) if uses_side_b(c, INFIRMARY) else i64(0)
    inputs.add(VARIETY + scoring.occupied_buildings(c, seat) * PHASES + phase)
    inputs.add(RIVAL_VARIETY + varied * PHASES + phase)
    inputs.add(OWN_WORKERS + min(c[me + layout.WORKERS], WORKERS - 1) * PHASES + phase)
    inputs.add(RIVAL_WORKERS + min(workers, WORKERS - 1) * PHASES + phase)
    inputs.add(OWN_WOUNDED + min(c[me + layout.WOUNDED_COUNT], WOUNDED - 1) * 2 + infirmary)
    inputs.add(RIVAL_WOUNDED + min(wounded, WOUNDED - 1) * 2 + infirmary)
    inputs.add(HEALED + (c[me + layout.WOUNDED] & layout.CARD_MASK))
    lead = expected - best_expected
    step = min(max(lead + LEADS // 2 * COINS_PER_LEAD, 0) // COINS_PER_LEAD, LEADS - 1)
    inputs.add(LEAD + step * PHASES + phase)
    inputs.standing = float(expected)
    inputs.lead = float(lead) / 10.0
    inputs.second_lead = float(c[me + layout.COINS] - best_coins) / 10.0


def margin(difference: i64) -> i64:
    """A difference from -3 to 3, counted from 0."""
    return min(max(difference, -3), 3) + 3


def read_row(c: Cells, wait: i64, inputs: Inputs) -> None:
    """The cards of the row, and a card that is taken and not yet placed."""
    first = wait * layout.ROW_SIZE
    for place in range(i64(layout.ROW_SIZE)):
        inputs.add(ROW + (first + place) * CARDS + c[layout.ROW + place])
        workers = c[layout.ROW_WORKERS + place]
        if workers:
            inputs.add(ROW_WORKERS + (first + place) * 4 + min(workers, 4) - 1)
    if c[layout.TAKEN]:
        inputs.add(TAKEN + (i64(1) if wait else i64(0)) * CARDS + c[layout.TAKEN])
