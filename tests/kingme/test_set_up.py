"""The set-up of a round: K1 to K3, and the goals themselves."""

from itertools import combinations

import pytest
from tests.kingme.tables import (
    GAME,
    LETTERS,
    crown,
    deal_goals,
    make_move,
    no_cards_by_seat,
    options_of,
    place_all,
    seats,
)
from tests.rule import rule

from regalia.games.kingme.rules.courtiers import FAVOURITES, GOALS
from regalia.games.kingme.rules.layout import GOAL, ROUNDS, SEATS, seat_offset
from regalia.kernel.event import SPECTATOR
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.view import HIDDEN


def goals_dealt(state: State) -> list[list[int]]:
    c = state.cells
    return [
        [int(c[seat_offset(seat) + GOAL + number]) for seat in range(c[SEATS])]
        for number in range(c[ROUNDS])
    ]


@rule("K1")
def test_there_are_26_different_goals_of_six_favourites() -> None:
    assert len(GOALS) == len({frozenset(goal) for goal in GOALS}) == 26
    assert all(len(set(goal)) == 6 and set(goal) <= set(LETTERS) for goal in GOALS)


@rule("K1")
def test_every_courtier_is_on_12_goals() -> None:
    assert {sum(letter in goal for goal in GOALS) for letter in LETTERS} == {12}


@rule("K1")
def test_every_pair_of_courtiers_is_on_5_goals() -> None:
    pairs = combinations(LETTERS, 2)
    assert {sum(set(pair) <= set(goal) for goal in GOALS) for pair in pairs} == {5}


@rule("K1")
def test_goals_13_apart_have_no_favourite_in_common() -> None:
    assert all(not set(GOALS[k]) & set(GOALS[k + 13]) for k in range(13))


@rule("K1")
def test_the_four_goals_of_the_rulebook_have_their_numbers() -> None:
    assert [GOALS[k - 1] for k in (26, 16, 15, 12)] == ["AVDJIK", "ABDILM", "GDKLMP", "VDILNP"]


@rule("K1")
def test_the_mask_of_a_goal_has_a_bit_for_each_favourite() -> None:
    for number, goal in enumerate(GOALS, start=1):
        assert "".join(LETTERS[k] for k in seats_in_mask(FAVOURITES[number])) == "".join(
            sorted(goal, key=LETTERS.index)
        )


@rule("K1", "K16")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_no_goal_is_dealt_twice_in_a_game(count: int) -> None:
    seen = set()
    for number in range(50):
        rows = goals_dealt(GAME.deal(options_of(count), rng_from_number(number)))
        flat = [goal for row in rows for goal in row]
        assert len(rows) == 3
        assert len(flat) == len(set(flat)) == 3 * count
        seen |= set(flat)
    assert seen == set(range(1, 27))


@rule("K1")
def test_a_goal_is_known_to_its_seat_alone_until_the_round_is_scored() -> None:
    state = deal_goals([1, 2, 3], [4, 5, 6], [7, 8, 9])
    assert [seat["goal"] for seat in seats(state)] == [1, 2, 3]
    for viewer in (SPECTATOR, 0, 1, 2):
        table = state.view(viewer).table_as_dict()
        assert [seat["goal"] for seat in table["seats"]] == [
            goal if viewer == seat else None for seat, goal in enumerate([1, 2, 3])
        ]
        assert [state.view(viewer).cells[seat_offset(seat) + GOAL + 1] for seat in range(3)] == [
            HIDDEN
        ] * 3
    place_all(state)
    crown(state, "A")
    for viewer in (SPECTATOR, 0, 1, 2):
        cells = state.view(viewer).cells
        assert [cells[seat_offset(seat) + GOAL] for seat in range(3)] == [1, 2, 3]
        assert [cells[seat_offset(seat) + GOAL + 1] for seat in range(3)] == [
            goal if viewer == seat else HIDDEN for seat, goal in enumerate([4, 5, 6])
        ]


@rule("K2")
@pytest.mark.parametrize(("count", "cards"), [(3, 4), (4, 3), (5, 2), (6, 2)])
def test_everyone_begins_with_the_no_cards_of_the_table(count: int, cards: int) -> None:
    state = GAME.deal(options_of(count), rng_from_number(1))
    assert no_cards_by_seat(state) == [cards] * count


@rule("K2")
def test_the_no_cards_of_all_can_be_counted_by_all() -> None:
    state = deal_goals([1, 2, 3])
    place_all(state)
    assert [seat["noes"] for seat in state.view(0).table_as_dict()["seats"]] == [4, 4, 4]


@rule("K3")
def test_chance_names_the_first_player() -> None:
    firsts = [
        seats_in_mask(GAME.deal(options_of(5), rng_from_number(number)).pending)[0]
        for number in range(200)
    ]
    assert {firsts.count(seat) > 20 for seat in range(5)} == {True}


@rule("K3")
def test_an_explicit_deal_names_the_first_player() -> None:
    assert seats_in_mask(deal_goals([1, 2, 3], first=2).pending) == [2]


@rule("K3")
def test_the_turn_passes_to_the_next_higher_seat_and_from_the_last_to_seat_0() -> None:
    state = deal_goals([1, 2, 3], first=1)
    order = []
    for letter in "ABVGD":
        order += seats_in_mask(state.pending)
        seat = order[-1]
        make_move(state, seat, f"{letter}@{len(order) % 4 + 1}")
    assert order == [1, 2, 0, 1, 2]
