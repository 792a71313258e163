"""Deals of King Me!: shuffled, explicit, or sampled so that they fit a view (K1, K3)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.kingme.rules import layout
from regalia.games.kingme.rules.courtiers import ALL_GOALS, COURTIERS, GUARDS, LETTERS
from regalia.games.kingme.rules.layout import pending_seats, round_offset, seat_offset
from regalia.games.kingme.rules.rounds import begin_round
from regalia.games.kingme.rules.state import KingMeState
from regalia.kernel.cells import Cells, zero_cells
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.options import Option, Options, Value
from regalia.kernel.records.deals import check_deal_fields, read_first_seat
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

    def __init__(self, seats: i64, values: dict[str, Value]) -> None:
        super().__init__(seats, values)
        self.rounds: i64 = int(values["rounds"])
        self.random: bool = values["placement"] == "random"
        if self.rounds > 1 and "moonshot" in values:
            raise BadRecord(
                "options: moonshot is a choice for one round alone; "
                "the last of three rounds always has it (K15)"
            )
        self.moonshot: bool = self.rounds > 1 or bool(values.get("moonshot", False))


def empty_cells(options: KingMeOptions) -> Cells:
    """The cells before any goal is dealt."""
    c = zero_cells(layout.CELLS)
    c[layout.SEATS] = options.seats
    c[layout.ROUNDS] = options.rounds
    c[layout.MOONSHOT] = 1 if options.moonshot else 0
    c[layout.RANDOM_FLOORS] = 1 if options.random else 0
    return c


def start_game(c: Cells, first_seat: i64) -> KingMeState:
    """Begins the first round on the cells `c` and returns the state that keeps them."""
    begin_round(c, first_seat, None)
    return KingMeState(pending_seats(c), c)


def deal_shuffled(options: KingMeOptions, rng: Rng) -> KingMeState:
    """Deals by the generator, which decides all chance of all rounds at once (K1, K3)."""
    c = empty_cells(options)
    first = rng.below(options.seats)
    goals = vec[i64](range(1, ALL_GOALS + 1))
    left: i64 = ALL_GOALS
    for number in range(options.rounds):
        for seat in range(options.seats):
            draw_goal(c, seat_offset(seat) + layout.GOAL + number, goals, left, rng)
            left -= 1
        if options.random:
            c[round_offset(number) + layout.START_POSITIONS] = random_start_floors(rng)
    return start_game(c, first)


def draw_goal(c: Cells, cell: i64, goals: vec[i64], goals_left: i64, rng: Rng) -> None:
    """Deals one of the goals left onto a cell, and closes the gap."""
    drawn = rng.below(goals_left)
    c[cell] = goals[drawn]
    goals[drawn] = goals[goals_left - 1]


def random_start_floors(rng: Rng) -> i64:
    """A random floor for every courtier: sixteen places, four to a floor, three left empty."""
    places = vec[i64](range(FLOOR_PLACES * (GUARDS + 1)))
    left = len(places)
    floors: i64 = 0
    for courtier in range(i64(COURTIERS)):
        drawn = rng.below(left)
        floors |= (places[drawn] // FLOOR_PLACES) << (courtier * layout.COURTIER_BITS)
        left -= 1
        places[drawn] = places[left]
    return floors


def imagine_state(view: View, rng: Rng) -> KingMeState:
    """Samples a state that fits a view: possible goals, votes and floors for what is hidden."""
    return fill_in_hidden(view.cells[:], view.pending, rng)


def fill_in_hidden(c: Cells, pending: i64, rng: Rng) -> KingMeState:
    """A state with these cells, in which hidden numbers are replaced by possible ones."""
    seats = c[layout.SEATS]
    rounds = c[layout.ROUNDS]
    goals = unseen_goals(c)
    left = len(goals)
    for seat in range(seats):
        me = seat_offset(seat)
        for number in range(rounds):
            if c[me + layout.GOAL + number] == HIDDEN:
                draw_goal(c, me + layout.GOAL + number, goals, left, rng)
                left -= 1
        if c[me + layout.VOTE] == HIDDEN:
            c[me + layout.VOTE] = (
                layout.VOTE_NO if c[me + layout.NOES] and rng.below(2) else layout.VOTE_YES
            )
    for number in range(rounds):
        if c[round_offset(number) + layout.START_POSITIONS] == HIDDEN:
            c[round_offset(number) + layout.START_POSITIONS] = random_start_floors(rng)
    return KingMeState(pending, c)


def unseen_goals(c: Cells) -> vec[i64]:
    """The goals that these cells do not show."""
    seen: i64 = 0
    for seat in range(c[layout.SEATS]):
        for number in range(c[layout.ROUNDS]):
            goal = c[seat_offset(seat) + layout.GOAL + number]
            if goal != HIDDEN:
                seen |= i64(1) << goal
    goals = vec[i64](capacity=ALL_GOALS)
    for goal in range(1, i64(ALL_GOALS + 1)):
        if not (seen >> goal) & 1:
            goals = append(goals, goal)
    return goals


def deal_explicit(options: KingMeOptions, deal: Mapping[str, object]) -> KingMeState:
    """A table with the goals, the first player and the floors of an explicit deal."""
    if options.random:
        check_deal_fields(deal, ("goals", "first", "floors"))
    elif "floors" in deal:
        raise BadRecord('deal: the field floors is for placement "random" alone')
    else:
        check_deal_fields(deal, ("goals", "first"))
    first = read_first_seat(deal, options.seats)
    c = empty_cells(options)
    read_goals(c, deal["goals"])
    if options.random:
        read_floors(c, deal["floors"])
    return start_game(c, first)


def read_goals(c: Cells, goals: object) -> None:
    """Lays out the goals by round and seat (K1)."""
    if not isinstance(goals, list) or len(goals) != c[layout.ROUNDS]:
        raise BadRecord(
            f"deal: goals is a list with one list for each round, {c[layout.ROUNDS]} in all"
        )
    used: list[int] = []
    for number, row in enumerate(goals):
        if not isinstance(row, list) or len(row) != c[layout.SEATS]:
            raise BadRecord(
                f"deal: goals: round {number + 1} is a list with one goal for each seat, "
                f"{c[layout.SEATS]} in all (K1)"
            )
        for seat, goal in enumerate(row):
            if type(goal) is not int or not 1 <= goal <= ALL_GOALS:
                raise BadRecord(
                    f"deal: goals: a goal is a number from 1 to {ALL_GOALS}, not {quote(goal)}"
                )
            if goal in used:
                raise BadRecord(f"deal: goals: {goal} is there twice; goals never return (K1)")
            used.append(goal)
            c[seat_offset(seat) + layout.GOAL + number] = goal


def read_floors(c: Cells, floors: object) -> None:
    """Lays out the floors of all courtiers by round (K5)."""
    if not isinstance(floors, list) or len(floors) != c[layout.ROUNDS]:
        raise BadRecord(
            f"deal: floors is a list with one object for each round, {c[layout.ROUNDS]} in all"
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
            c[round_offset(number) + layout.START_POSITIONS] |= i64(floor) << (
                courtier * layout.COURTIER_BITS
            )
