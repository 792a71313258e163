"""What a view remembers, and what is imagined behind it."""

import pytest
from tests.kingme.tables import (
    GAME,
    crown,
    deal_board,
    deal_goals,
    options_of,
    place_all,
    play,
    play_at_random,
)
from tests.rule import rule

from regalia.games.kingme.rules import history
from regalia.games.kingme.rules.courtiers import ALL_GOALS, LETTERS
from regalia.games.kingme.rules.layout import (
    GOAL,
    MAX_TURNS_PER_ROUND,
    OVER,
    PHASE,
    ROUND,
    ROUNDS,
    SEATS,
    START_POSITIONS,
    seat_offset,
)
from regalia.games.kingme.rules.layout import (
    round_offset as history_at,
)
from regalia.games.kingme.rules.move_codes import YES, courtier_of_move
from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.view import HIDDEN

TABLES = [(3, "players"), (4, "random"), (5, "players"), (6, "random"), (6, "players")]


@rule("K2", "K10")
@pytest.mark.parametrize(("count", "placement"), TABLES)
def test_every_view_remembers_every_turn_and_every_vote(count: int, placement: str) -> None:
    rng = rng_from_number(count)
    state = GAME.deal(options_of(count, placement=placement), rng)
    turns: list[list[tuple[int, int]]] = [[], [], []]
    votes: list[list[tuple[int, int, int]]] = [[], [], []]
    while state.pending:
        number = int(state.cells[ROUND])
        seat = seats_in_mask(state.pending)[-1]
        choice = state.legal(seat)
        move = int(choice[rng.below(len(choice))])
        if move < YES:
            turns[number].append((seat, move))
        log: list[Event] = []
        state.apply(seat, move, log)
        for event in log:
            if event.event_type.name == "nominated":
                nominee = (seat, int(courtier_of_move(move)))
            elif event.event_type.name == "objected":
                against = event.numbers[0]
                assert isinstance(against, list)
                votes[number].append((*nominee, sum(1 << one for one in against)))
            elif event.event_type.name == "crowned":
                votes[number].append((*nominee, 0))
        for viewer in (SPECTATOR, 0, count - 1):
            c = state.view(viewer).cells
            for one in range(number + 1):
                assert history.turns_of_round(c, one) == turns[one]
                assert history.nominations(c, one) == votes[one]
    assert all(turns)
    assert all(votes)


@rule("K7")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_views_that_differ_in_the_past_alone_are_told_apart(viewer: int) -> None:
    """The same two courtiers have moved up, each by another seat."""
    one = deal_board("ABO VGP DJN IKLM", [1, 2, 3])
    other = one.copy()
    play(one, "I^ B^")
    play(other, "B^ I^")
    assert one.view(viewer).table_as_dict() == other.view(viewer).table_as_dict()
    assert one.view(viewer).to_wire() != other.view(viewer).to_wire()
    assert one.information_set_key(viewer) != other.information_set_key(viewer)


def test_the_memory_of_a_round_has_room_for_the_longest() -> None:
    """Nobody climbs higher than the throne: six floors less the one where a courtier begins."""
    longest = {}
    for seats, placed in ((3, 12), (4, 12), (5, 10), (6, 12)):
        low = sorted([1, 2, 3, 4] * 4)[:placed]  # the lowest places that K4 and K5 allow
        longest[seats] = placed + sum(6 - floor for floor in low) + 6 * (13 - placed)
    at_random = sum(6 - floor for floor in sorted([0, 1, 2, 3] * 4)[:13])
    assert max(*longest.values(), at_random) == MAX_TURNS_PER_ROUND == 70
    assert MAX_TURNS_PER_ROUND <= 8 * 9


@rule("K13")
def test_every_game_ends_within_its_bound() -> None:
    for number in range(40):
        options = options_of(3 + number % 4)
        state = GAME.deal(options, rng_from_number(number))
        assert play_at_random(state, rng_from_number(number + 1)) <= GAME.invariants.max_moves(
            options
        )


@rule("K1")
@pytest.mark.parametrize(("count", "placement"), TABLES)
def test_goals_are_imagined_from_those_a_seat_has_not_seen(count: int, placement: str) -> None:
    rng = rng_from_number(count)
    state = GAME.deal(options_of(count, placement=placement), rng)
    while state.pending:
        viewer = int(rng.below(count + 1)) - 1
        view = state.view(viewer)
        world = GAME.imagine(view, rng)
        c = world.cells
        goals = [
            int(c[seat_offset(seat) + GOAL + number])
            for seat in range(count)
            for number in range(c[ROUNDS])
        ]
        assert len(set(goals)) == len(goals)
        assert all(1 <= goal <= ALL_GOALS for goal in goals)
        assert world.view(viewer) == view
        play_at_random(state, rng, 7)


@rule("K1")
def test_every_goal_not_seen_is_imagined_for_others() -> None:
    state = deal_goals([1, 2, 3], [4, 5, 6], [7, 8, 9])
    place_all(state)
    crown(state, "A")
    rng = rng_from_number(1)
    imagined = set()
    for _ in range(600):
        c = GAME.imagine(state.view(0), rng).cells
        assert [c[seat_offset(seat) + GOAL] for seat in range(3)] == [1, 2, 3]
        assert c[seat_offset(0) + GOAL + 1] == 4
        imagined |= {int(c[seat_offset(seat) + GOAL + 1]) for seat in (1, 2)}
        imagined |= {int(c[seat_offset(seat) + GOAL + 2]) for seat in (0, 1, 2)}
    assert imagined == set(range(5, 27))


def test_the_places_of_later_rounds_are_hidden_and_imagined() -> None:
    rng = rng_from_number(4)
    state = GAME.deal(options_of(4, placement="random"), rng)
    view = state.view(2)
    assert (
        view.cells[history_at(0) + START_POSITIONS] == state.cells[history_at(0) + START_POSITIONS]
    )
    for number in (1, 2):
        assert view.cells[history_at(number) + START_POSITIONS] == HIDDEN
        found = {
            int(GAME.imagine(view, rng).cells[history_at(number) + START_POSITIONS])
            for _ in range(9)
        }
        assert len(found) == 9


def test_nothing_is_hidden_when_the_game_is_over() -> None:
    for placement in ("players", "random"):
        state = GAME.deal(options_of(5, placement=placement), rng_from_number(2))
        play_at_random(state, rng_from_number(3))
        assert state.cells[PHASE] == OVER
        for viewer in (SPECTATOR, *range(state.cells[SEATS])):
            assert list(state.view(viewer).cells) == list(state.cells)


def test_the_census_names_every_courtier_goal_and_no_card() -> None:
    state = GAME.deal(options_of(4), rng_from_number(9))
    census = GAME.invariants.component_names(state)
    assert census == sorted(
        list(LETTERS)
        + [f"goal {goal}" for goal in range(1, 27)]
        + [f"no {seat}" for seat in range(4) for _ in range(3)]
    )
