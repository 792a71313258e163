"""The deals of King Me!: shuffled, laid out by hand, or imagined behind a view (K1, K3)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.kingme.rules.courtiers import ALL_GOALS, COURTIERS, GUARDS, LETTERS
from regalia.games.kingme.rules.layout import (
    CELLS,
    COURTIER_BITS,
    GOAL,
    MOONSHOT,
    NOES,
    RANDOM,
    ROUNDS,
    SEATS,
    START_POSITIONS,
    VOTE,
    VOTE_NO,
    VOTE_YES,
    pending_seats,
    round_offset,
    seat_offset,
)
from regalia.games.kingme.rules.rounds import open_round
from regalia.games.kingme.rules.state import KingMeState
from regalia.kernel.cells import zero_cells
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.options import Option, Options, Value
from regalia.kernel.records.deals import check_fields, read_first
from regalia.kernel.rng import Rng
from regalia.kernel.view import HIDDEN, View

FLOOR_PLACES: Final = 4  # on every floor (K5)
DECLARED: Final = (
    Option("rounds", (3, 1)),
    Option("moonshot", (False, True), may_be_absent=True),
    Option("placement", ("players", "random")),
)


class KingMeOptions(Options):
    """The options as numbers, ready for many deals."""

    def __init__(self, seats: i64, written: dict[str, Value]) -> None:
        super().__init__(seats, written)
        self.rounds: i64 = int(written["rounds"])
        self.random: bool = written["placement"] == "random"
        if self.rounds > 1 and "moonshot" in written:
            raise BadRecord(
                "options: moonshot is a choice for one round alone; "
                "the last of three rounds always has it (K15)"
            )
        self.moonshot: bool = self.rounds > 1 or bool(written.get("moonshot", False))


def empty_cells(options: KingMeOptions) -> vec[i64]:
    """The cells before any goal is dealt."""
    c = zero_cells(CELLS)
    c[SEATS] = options.seats
    c[ROUNDS] = options.rounds
    c[MOONSHOT] = 1 if options.moonshot else 0
    c[RANDOM] = 1 if options.random else 0
    return c


def start_game(c: vec[i64], first: i64) -> KingMeState:
    """The table at the beginning of the first round."""
    open_round(c, first, None)
    return KingMeState(pending_seats(c), c)


def deal_shuffled(options: KingMeOptions, rng: Rng) -> KingMeState:
    """A table shuffled by the generator: all chance of all rounds (K1, K3)."""
    c = empty_cells(options)
    first = rng.below(options.seats)
    goals = vec[i64](range(1, ALL_GOALS + 1))
    left: i64 = ALL_GOALS
    number: i64 = 0
    while number < options.rounds:
        seat: i64 = 0
        while seat < options.seats:
            draw_goal(c, seat_offset(seat) + GOAL + number, goals, left, rng)
            left -= 1
            seat += 1
        if options.random:
            c[round_offset(number) + START_POSITIONS] = random_floors(rng)
        number += 1
    return start_game(c, first)


def draw_goal(c: vec[i64], cell: i64, goals: vec[i64], left: i64, rng: Rng) -> None:
    """Deals one of the goals left onto a cell, and closes the gap."""
    drawn = rng.below(left)
    c[cell] = goals[drawn]
    goals[drawn] = goals[left - 1]


def random_floors(rng: Rng) -> i64:
    """A random floor for every courtier: sixteen places, four to a floor, three left empty."""
    places = vec[i64](range(FLOOR_PLACES * (GUARDS + 1)))
    left = len(places)
    floors: i64 = 0
    courtier: i64 = 0
    while courtier < COURTIERS:
        drawn = rng.below(left)
        floors |= (places[drawn] // FLOOR_PLACES) << (courtier * COURTIER_BITS)
        left -= 1
        places[drawn] = places[left]
        courtier += 1
    return floors


def imagine_state(view: View, rng: Rng) -> KingMeState:
    """A table with possible goals, votes and places behind all that is hidden."""
    return fill_in_hidden(view.cells[:], view.pending, rng)


def fill_in_hidden(c: vec[i64], pending: i64, rng: Rng) -> KingMeState:
    """The table of these cells, with something possible wherever they are still hidden."""
    seats = c[SEATS]
    rounds = c[ROUNDS]
    goals = unseen_goals(c)
    left = len(goals)
    seat: i64 = 0
    while seat < seats:
        me = seat_offset(seat)
        number: i64 = 0
        while number < rounds:
            if c[me + GOAL + number] == HIDDEN:
                draw_goal(c, me + GOAL + number, goals, left, rng)
                left -= 1
            number += 1
        if c[me + VOTE] == HIDDEN:
            c[me + VOTE] = VOTE_NO if c[me + NOES] and rng.below(2) else VOTE_YES
        seat += 1
    number = 0
    while number < rounds:
        if c[round_offset(number) + START_POSITIONS] == HIDDEN:
            c[round_offset(number) + START_POSITIONS] = random_floors(rng)
        number += 1
    return KingMeState(pending, c)


def unseen_goals(c: vec[i64]) -> vec[i64]:
    """The goals that are not to be seen in these cells."""
    seen: i64 = 0
    seat: i64 = 0
    while seat < c[SEATS]:
        number: i64 = 0
        while number < c[ROUNDS]:
            goal = c[seat_offset(seat) + GOAL + number]
            if goal != HIDDEN:
                seen |= i64(1) << goal
            number += 1
        seat += 1
    goals = vec[i64](capacity=ALL_GOALS)
    goal = 1
    while goal <= ALL_GOALS:
        if not (seen >> goal) & 1:
            goals = append(goals, goal)
        goal += 1
    return goals


def read_deal(options: KingMeOptions, deal: Mapping[str, object]) -> KingMeState:
    """A table with the goals, the first player and the floors of an explicit deal."""
    if options.random:
        check_fields(deal, ("goals", "first", "floors"))
    elif "floors" in deal:
        raise BadRecord('deal: the field floors is for placement "random" alone')
    else:
        check_fields(deal, ("goals", "first"))
    first = read_first(deal, options.seats)
    c = empty_cells(options)
    read_goals(c, deal["goals"])
    if options.random:
        read_floors(c, deal["floors"])
    return start_game(c, first)


def read_goals(c: vec[i64], goals: object) -> None:
    """Lays out the goals by round and seat (K1)."""
    if not isinstance(goals, list) or len(goals) != c[ROUNDS]:
        raise BadRecord(f"deal: goals is a list with one list for each round, {c[ROUNDS]} in all")
    used: list[int] = []
    for number, row in enumerate(goals):
        if not isinstance(row, list) or len(row) != c[SEATS]:
            raise BadRecord(
                f"deal: goals: round {number + 1} is a list with one goal for each seat, "
                f"{c[SEATS]} in all (K1)"
            )
        for seat, goal in enumerate(row):
            if type(goal) is not int or not 1 <= goal <= ALL_GOALS:
                raise BadRecord(
                    f"deal: goals: a goal is a number from 1 to {ALL_GOALS}, not {quote(goal)}"
                )
            if goal in used:
                raise BadRecord(f"deal: goals: {goal} is there twice; goals never return (K1)")
            used.append(goal)
            c[seat_offset(seat) + GOAL + number] = goal


def read_floors(c: vec[i64], floors: object) -> None:
    """Lays out the floors of all courtiers by round (K5)."""
    if not isinstance(floors, list) or len(floors) != c[ROUNDS]:
        raise BadRecord(
            f"deal: floors is a list with one object for each round, {c[ROUNDS]} in all"
        )
    for number, row in enumerate(floors):
        subject = f"deal: floors: round {number + 1}"
        if not isinstance(row, dict):
            raise BadRecord(f"{subject} is an object with a floor for every courtier")
        for letter in row:
            if letter not in tuple(LETTERS):
                raise BadRecord(f"{subject}: {quote(letter)} is no courtier; they are {LETTERS}")
        there = [0] * (GUARDS + 1)
        for courtier, letter in enumerate(LETTERS):
            if letter not in row:
                raise BadRecord(f"{subject}: {letter} is missing; all {COURTIERS} courtiers stand")
            floor = row[letter]
            if type(floor) is not int or not 0 <= floor <= GUARDS:
                raise BadRecord(
                    f"{subject}: {letter} stands on a floor from 0 to {GUARDS}, not {quote(floor)}"
                )
            there[floor] += 1
            if there[floor] > FLOOR_PLACES:
                raise BadRecord(
                    f"{subject}: floor {floor} can have {FLOOR_PLACES} courtiers, not more (K5)"
                )
            c[round_offset(number) + START_POSITIONS] |= i64(floor) << (courtier * COURTIER_BITS)
