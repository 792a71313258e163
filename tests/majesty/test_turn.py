"""A turn: taking a card, its workers, its place, and the row (M8-M16)."""

import pytest
from tests.majesty.tables import (
    MAJESTY,
    PLACES,
    cards,
    coins,
    coins_gained_in_last_turn,
    deal,
    events_of_last_turn,
    infirmary,
    row,
    standard_deal,
    table,
    table_after_turns,
    ways_to_take_first_card,
    workers,
)
from tests.rule import rule
from tests.stacked import legal, play, refusal, told_events

from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import lowest_seat

ALL = {"seats": 2, "deck": "all"}
PL = {**ALL, "edition": "pl"}
GUARDS = ("guard",) * 5
HOMES = [
    ("miller", "mill"),
    ("brewer", "brewery"),
    ("witch", "cottage"),
    ("guard", "guardhouse"),
    ("knight", "barracks"),
    ("innkeeper", "inn"),
    ("noble", "castle"),
]


# M8


@rule("M8")
def test_a_turn_is_exactly_one_card() -> None:
    state = play(MAJESTY, ALL, deal(*GUARDS, "witch"))
    assert legal(MAJESTY, state) == [f"0 {place}" for place in range(1, 7)]
    after = play(MAJESTY, ALL, deal(*GUARDS, "witch"), "0 1")
    assert after.pending == 0b10


@rule("M8")
def test_nobody_can_pass() -> None:
    for text in ("0 pass", "0 0", "0 ", "0 -"):
        assert "(M8)" in refusal(MAJESTY, ALL, deal(), text)


@rule("M8")
@pytest.mark.parametrize("place", range(1, 7))
def test_card_p_costs_one_worker_onto_each_card_before_it(place: int) -> None:
    state = play(MAJESTY, ALL, deal(*GUARDS, "witch", "noble"), f"0 {place}")
    assert workers(state) == [5 - (place - 1), 5]
    assert [on for _, on in row(state)] == [1] * (place - 1) + [0] * (7 - place)


@rule("M8")
def test_the_workers_must_be_owned_before_taking() -> None:
    paid = deal(*GUARDS, "witch")
    state = play(MAJESTY, ALL, paid, "0 4", "1 1")
    assert workers(state)[0] == 2
    assert legal(MAJESTY, state) == ["0 1", "0 2", "0 3"]
    assert refusal(MAJESTY, ALL, paid, "0 4", "1 1", "0 4") == (
        "card 4 costs 3 workers, and you have 2 (M8)"
    )


@rule("M8")
def test_workers_on_the_card_taken_do_not_help_to_pay_for_it() -> None:
    spent = deal(*GUARDS, "witch")
    state = play(MAJESTY, ALL, spent, "0 6", "1 1")
    assert workers(state)[0] == 0
    assert row(state)[1] == ("guard", 1)
    assert legal(MAJESTY, state) == ["0 1"]
    assert "card 2 costs 1 worker," in refusal(MAJESTY, ALL, spent, "0 6", "1 1", "0 2")


@rule("M8")
def test_there_is_no_card_beyond_the_row() -> None:
    for text in ("0 7", "0 12", "0 1000000000000"):
        assert "there is no card" in refusal(MAJESTY, ALL, deal(), text)


# M9


@rule("M9")
def test_the_workers_on_a_card_come_with_it() -> None:
    state = play(MAJESTY, ALL, deal(*GUARDS, "witch", "witch"), "0 6", "1 6", "0 1")
    assert workers(state) == [2, 0]


@rule("M9", "M12")
def test_workers_beyond_five_wait_beside_the_worker_card_until_the_end_of_the_turn() -> None:
    on_card = deal("guard/noble", "guard", "guard", "guard")
    taken = play(MAJESTY, PL, on_card, "0 4", "1 1")
    assert workers(taken) == [2, 6]
    assert table(taken)["taken"] == "guard/noble"
    done = play(MAJESTY, PL, on_card, "0 4", "1 1", "1 :guard")
    assert workers(done) == [2, 5]
    assert coins(done) == [2, 3]


# M10


@rule("M10")
@pytest.mark.parametrize(("card", "building"), HOMES)
def test_a_card_goes_under_the_building_of_its_character(card: str, building: str) -> None:
    state = table_after_turns(card)
    for place in PLACES:
        assert cards(state, 0, place) == ([card] if place == building else [])
        assert cards(state, 1, place) == []


@rule("M10")
def test_a_double_card_goes_under_either_of_its_buildings() -> None:
    assert cards(table_after_turns("brewer/witch:brewer"), 0, "brewery") == ["brewer/witch"]
    assert cards(table_after_turns("brewer/witch:witch"), 0, "cottage") == ["brewer/witch"]
    assert ways_to_take_first_card("brewer/witch:witch") == ["1:brewer", "1:witch"]


@rule("M10")
def test_a_double_card_counts_as_the_character_chosen_alone() -> None:
    assert coins_gained_in_last_turn("miller/brewer:brewer", "guard", "miller") == [2, 0]
    assert coins_gained_in_last_turn("miller/brewer:miller", "guard", "miller") == [4, 0]


# M11


@rule("M11")
def test_the_card_just_placed_counts() -> None:
    assert coins_gained_in_last_turn("miller") == [2, 0]
    assert coins_gained_in_last_turn("noble") == [6, 0]


@rule("M11")
def test_only_the_building_of_the_new_card_is_resolved() -> None:
    assert events_of_last_turn("noble", "miller", "innkeeper") == [
        "placed 0 innkeeper inn",
        "earned 0 inn 4",
    ]


@rule("M11")
def test_a_building_is_resolved_from_top_to_bottom() -> None:
    assert events_of_last_turn("miller", "guard", "brewer") == [
        "placed 0 brewer brewery",
        "earned 0 brewery 2",
        "recruited 0 brewery 1",
        "earned 0 brewery 2",
        "dismissed 0 1",
    ]
    assert events_of_last_turn("witch", "miller", "miller", "knight", "witch") == [
        "placed 0 witch cottage",
        "healed 0 miller mill",
        "earned 0 cottage 6",
    ]
    assert events_of_last_turn("miller", "knight") == [
        "placed 1 knight barracks",
        "wounded 0 1 miller mill",
        "earned 1 barracks 3",
    ]


@rule("M11")
@pytest.mark.parametrize("sides", ["AAAAAAAA", "BBBBBBAB"])
def test_everything_is_compulsory_so_single_cards_leave_no_choice(sides: str) -> None:
    shown = ("miller", "brewer", "witch", "guard", "knight", "noble")
    state = play(MAJESTY, {**ALL, "sides": sides}, deal(*shown))
    assert legal(MAJESTY, state) == [f"0 {place}" for place in range(1, 7)]


# M12


@rule("M12")
def test_workers_beyond_five_go_home_for_a_coin_each() -> None:
    state = table_after_turns("brewer", "guard", "brewer", "guard", "brewer")
    assert workers(state)[0] == 5
    assert coins(state)[0] == (2 + 1) + (4 + 2) + (6 + 3)


@rule("M12", "M2")
def test_one_worker_fills_the_last_place_and_one_beside_it_is_sold() -> None:
    moves = ("0 2", "1 2", "0 1")
    state = play(MAJESTY, ALL, deal(*GUARDS), *moves)
    assert workers(state)[0] == 5
    assert coins(state)[0] == 2 + 4 + 1
    assert "dismissed 0 1" in told_events(MAJESTY, ALL, deal(*GUARDS), *moves)


@rule("M12")
def test_the_surplus_goes_home_only_after_the_building_is_resolved() -> None:
    assert events_of_last_turn("brewer") == [
        "placed 0 brewer brewery",
        "earned 0 brewery 2",
        "recruited 0 brewery 1",
        "dismissed 0 1",
    ]


@rule("M12")
def test_only_the_mover_sells_and_only_beyond_five() -> None:
    state = play(MAJESTY, ALL, deal("guard", "brewer"), "0 2")
    assert workers(state) == [5, 5]
    assert coins(state) == [2, 0]


# M13


@rule("M13")
def test_the_row_closes_up_with_its_workers_and_refills_as_card_six() -> None:
    shown = ("miller", "brewer", "witch", "guard", "knight", "noble", "innkeeper", "miller")
    state = play(MAJESTY, ALL, deal(*shown), "0 4", "1 2")
    assert row(state) == [
        ("miller", 2),
        ("witch", 1),
        ("knight", 0),
        ("noble", 0),
        ("innkeeper", 0),
        ("miller", 0),
    ]
    assert len(table(state)["deck"]) == 60 - 8


@rule("M13")
def test_the_next_card_of_the_deck_becomes_card_six() -> None:
    state = play(MAJESTY, ALL, deal(*GUARDS, "witch", "innkeeper", "noble"), "0 1")
    assert row(state)[5] == ("innkeeper", 0)
    assert table(state)["deck"][0] == "noble"
    assert told_events(MAJESTY, ALL, deal(*GUARDS, "witch", "innkeeper"), "0 1")[-1] == (
        "turned-up innkeeper"
    )


@rule("M13")
def test_an_empty_deck_leaves_the_row_shorter() -> None:
    rng = rng_from_number(3)
    state = MAJESTY.deal(MAJESTY.read_options({"seats": 4}), rng)
    while state.pending:
        seat = lowest_seat(state.pending)
        state.apply(seat, state.legal(seat)[0])
    assert len(row(state)) == 5
    assert table(state)["deck"] == []


# M14


@rule("M14")
def test_a_wounded_miller_is_paid_nothing() -> None:
    assert coins_gained_in_last_turn("miller", "knight", "miller") == [2, 0]


@rule("M14")
def test_a_wounded_witch_is_not_among_all_with_a_witch() -> None:
    assert coins_gained_in_last_turn("witch", "knight", "miller", sides="BAAAAAAA") == [2, 0]
    assert coins_gained_in_last_turn("witch", "guard", "miller", sides="BAAAAAAA") == [5, 0]


@rule("M14")
def test_a_wounded_guard_defends_nobody() -> None:
    state = table_after_turns("guard", "knight", "miller", "noble", "knight", "knight", seats=3)
    assert infirmary(state, 0) == ["guard", "noble"]


@rule("M14")
def test_a_wounded_knight_attacks_nobody() -> None:
    # seat 0 loses its first knight, so its second stands alone against one guard
    state = table_after_turns("knight", "knight", "noble", "guard", "knight")
    assert infirmary(state, 0) == ["knight"]
    assert infirmary(state, 1) == []


@rule("M14")
def test_the_wounded_are_no_innkeeper_and_no_noble_of_brewery_b() -> None:
    turns = ("noble", "guard", "innkeeper", "knight", "brewer")
    assert infirmary(table_after_turns(*turns[:4]), 0) == ["innkeeper"]
    assert coins_gained_in_last_turn(*turns, sides="ABAAAAAA") == [1, 0]


# M15


@rule("M15")
def test_the_supply_of_workers_does_not_run_out() -> None:
    four = {"seats": 4, "deck": "all"}
    shown = deal(*["brewer"] * 5, *["noble"] * 5, *GUARDS[:3], "brewer", *["miller/brewer"] * 3)
    moves = ["0 6", "1 6", "2 6", "3 6"]
    state = play(MAJESTY, four, shown, *moves)
    assert workers(state) == [1, 1, 1, 1]
    assert sum(on for _, on in row(state)) == 20
    moves += ["0 1", "1 1", "2 1", "3 1"]
    state = play(MAJESTY, four, shown, *moves)
    assert workers(state) == [5, 5, 5, 5]
    moves += ["0 6", "1 6:brewer", "2 6:brewer", "3 6:brewer"]
    state = play(MAJESTY, four, shown, *moves)
    assert workers(state) == [2, 2, 2, 2]
    assert sum(workers(state)) + sum(on for _, on in row(state)) == 32


# M16


@rule("M16")
def test_everyone_sees_the_coins_of_everyone() -> None:
    state = table_after_turns("noble", "miller", "guard", seats=3)
    for seat in (-1, 0, 1, 2):
        assert state.view(seat).scores() == [6, 2, 2]


@rule("M16")
@pytest.mark.parametrize("sides", ["AAAAAAAA", "BBBBBBBB"])
def test_nobody_has_less_than_nothing_before_the_final_scoring(sides: str) -> None:
    for number in range(30):
        rng = rng_from_number(number)
        state = MAJESTY.deal(MAJESTY.read_options({"seats": 2 + number % 3, "sides": sides}), rng)
        while state.pending:
            assert min(coins(state)) >= 0
            assert min(workers(state)) >= 0
            seat = lowest_seat(state.pending)
            moves = state.legal(seat)
            state.apply(seat, moves[rng.below(len(moves))])


@rule("M13", "M8")
def test_the_standard_deck_plays_the_same() -> None:
    top = ("miller", "brewer", "witch", "guard", "knight", "noble", "witch/noble")
    state = play(MAJESTY, {"seats": 2}, standard_deal(*top), "0 3", "1 1")
    assert [card for card, _ in row(state)][:5] == [
        "brewer",
        "guard",
        "knight",
        "noble",
        "witch/noble",
    ]
