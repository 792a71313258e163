"""Phase 1, the placing of the courtiers: K4 to K6, and the random placement."""

import pytest
from tests.kingme.tables import (
    GAME,
    LETTERS,
    deal_board,
    deal_goals,
    floors,
    legal_texts,
    options_of,
    play,
    refusal,
)
from tests.rule import rule

from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask


@rule("K4")
def test_anyone_not_yet_placed_goes_onto_floors_1_to_4() -> None:
    state = deal_goals([1, 2, 3])
    assert sorted(legal_texts(state)) == sorted(
        f"{one}@{floor}" for one in LETTERS for floor in "1234"
    )
    play(state, "K@3")
    assert sorted(legal_texts(state)) == sorted(
        f"{one}@{floor}" for one in LETTERS if one != "K" for floor in "1234"
    )
    assert floors(state) == "- - - K - - -"


@rule("K4")
@pytest.mark.parametrize(("count", "each"), [(3, 4), (4, 3), (5, 2), (6, 2)])
def test_everyone_places_the_same_number_in_turn(count: int, each: int) -> None:
    state = deal_goals(list(range(1, count + 1)), first=1)
    order = []
    while state.table_as_dict()["phase"] == "placing":
        order += seats_in_mask(state.pending)
        play(state, legal_texts(state)[0])
    assert order == [(1 + turn) % count for turn in range(count * each)]
    assert seats_in_mask(state.pending) == [1]  # K7: the first player begins the ascent too


@rule("K4", "K6")
@pytest.mark.parametrize(("count", "left"), [(3, 1), (4, 1), (5, 3), (6, 1)])
def test_those_left_over_stand_on_floor_0_in_the_courtiers_order(count: int, left: int) -> None:
    state = deal_goals(list(range(1, count + 1)))
    for turn, letter in enumerate(reversed(LETTERS[left:])):
        assert state.table_as_dict()["phase"] == "placing"
        assert floors(state).startswith("- ")
        play(state, f"{letter}@{turn % 4 + 1}")
    assert state.table_as_dict()["phase"] == "ascent"
    assert floors(state).split()[0] == LETTERS[:left]


@rule("K5")
def test_a_floor_of_four_takes_no_fifth_courtier_in_placing() -> None:
    state = deal_goals([1, 2, 3])
    play(state, "A@2 B@2 V@2")
    assert "G@2" in legal_texts(state)
    play(state, "G@2")
    assert {move[2] for move in legal_texts(state)} == {"1", "3", "4"}
    assert refusal(state, 1, "D@2") == ("floor-full", {"courtier": "D", "floor": 2}, "K5")


@rule("K5")
def test_no_floor_ever_holds_more_than_four() -> None:
    for number in range(12):
        rng = rng_from_number(number)
        state = GAME.deal(options_of(3 + number % 4), rng)
        while state.pending:
            seat = seats_in_mask(state.pending)[0]
            choice = state.legal(seat)
            state.apply(seat, choice[rng.below(len(choice))])
            assert max(len(floor) for floor in floors(state).split()) <= 4


@rule("K4")
def test_floors_list_courtiers_in_order_of_arrival() -> None:
    state = deal_goals([1, 2, 3])
    play(state, "P@1 A@1 K@1 B@2")
    assert floors(state) == "- PAK B - - - -"
    play(state, "V@3 G@3 D@3 J@4 I@4 L@4 M@4 N@3")
    assert floors(state) == "O PAK B VGDN JILM - -"
    play(state, "A^")
    assert floors(state) == "O PK BA VGDN JILM - -"


def test_random_placement_begins_with_the_ascent_and_fills_floors_0_to_3() -> None:
    crowds = set()
    for number in range(60):
        state = GAME.deal(options_of(4, placement="random"), rng_from_number(number))
        assert state.table_as_dict()["phase"] == "ascent"
        rows = floors(state).replace("-", "").split(" ")
        assert rows[4:] == ["", "", ""]
        assert sorted("".join(rows)) == sorted(LETTERS)
        assert all(list(row) == sorted(row, key=LETTERS.index) for row in rows)
        crowds.add(tuple(map(len, rows[:4])))
    assert all(max(crowd) == 4 for crowd in crowds)
    assert {sum(crowd) for crowd in crowds} == {13}
    assert len(crowds) > 8


def test_every_place_is_as_likely_for_every_courtier() -> None:
    found = {(letter, floor): 0 for letter in LETTERS for floor in range(4)}
    options = options_of(3, placement="random", rounds=1)
    rng = rng_from_number(7)
    for _ in range(2000):
        for floor, row in enumerate(floors(GAME.deal(options, rng)).split()[:4]):
            for letter in row.replace("-", ""):
                found[letter, floor] += 1
    assert min(found.values()) > 400
    assert max(found.values()) < 600


def test_an_explicit_random_placement_stands_in_the_courtiers_order() -> None:
    state = deal_board("PAO KB JDGV NMLI", [1, 2, 3])
    assert floors(state) == "AOP BK VGDJ ILMN - - -"
