"""What side A of each building does (M20A-M26A)."""

from tests.majesty.tables import (
    MAJESTY,
    coins,
    coins_gained_in_last_turn,
    deal,
    events_of_last_turn,
    table_after_turns,
    workers,
)
from tests.rule import rule
from tests.stacked import play

ALL = {"seats": 2, "deck": "all"}


# 1 Mill


@rule("M20A")
def test_the_mill_pays_two_coins_per_miller() -> None:
    assert coins_gained_in_last_turn("miller") == [2, 0]
    assert coins_gained_in_last_turn("miller", "guard", "miller") == [4, 0]
    assert coins_gained_in_last_turn("miller", "guard", "miller", "guard", "miller") == [6, 0]


@rule("M20A")
def test_the_mill_pays_the_mover_alone() -> None:
    assert coins_gained_in_last_turn("miller", "miller") == [0, 2]
    assert coins_gained_in_last_turn("witch", "witch", "miller") == [2, 0]


@rule("M20A", "M22A")
def test_two_millers_and_then_a_witch_earn_two_and_four_and_six() -> None:
    turns = ("miller", "guard", "miller", "guard", "witch")
    assert coins_gained_in_last_turn(*turns[:1]) == [2, 0]
    assert coins_gained_in_last_turn(*turns[:3]) == [4, 0]
    assert coins_gained_in_last_turn(*turns) == [6, 0]
    assert coins(table_after_turns(*turns))[0] == 12


# 2 Brewery


@rule("M21A")
def test_the_brewery_pays_two_coins_and_a_worker_per_brewer() -> None:
    shown = deal("guard", "brewer", "guard", "witch", "brewer")
    first = play(MAJESTY, ALL, shown, "0 2")
    assert coins(first)[0] == 2
    assert workers(first)[0] == 4 + 1
    second = play(MAJESTY, ALL, shown, "0 2", "1 1", "0 3")
    assert coins(second)[0] == 2 + 4
    assert workers(second)[0] == 3 + 2


@rule("M21A")
def test_the_brewery_then_pays_two_to_all_with_a_miller_the_mover_included() -> None:
    assert coins_gained_in_last_turn("miller", "miller", "brewer") == [2 + 1 + 2, 2]
    assert coins_gained_in_last_turn("miller", "guard", "brewer") == [2 + 1 + 2, 0]
    assert coins_gained_in_last_turn("guard", "miller", "brewer") == [2 + 1, 2]
    assert coins_gained_in_last_turn("miller", "guard", "miller", "noble", "brewer", seats=4) == [
        2 + 1 + 2,
        0,
        2,
        0,
    ]


@rule("M21A")
def test_all_with_a_miller_are_paid_once_however_many_they_have() -> None:
    assert coins_gained_in_last_turn("guard", "miller", "guard", "miller", "brewer") == [3, 2]


# 3 Cottage


@rule("M22A")
def test_the_cottage_pays_two_per_miller_brewer_and_witch() -> None:
    assert coins_gained_in_last_turn("witch") == [2, 0]
    assert coins_gained_in_last_turn("miller", "guard", "brewer", "guard", "witch") == [6, 0]
    assert coins_gained_in_last_turn(
        "guard", "miller", "innkeeper", "brewer", "noble", "witch", "witch"
    ) == [2, 0]


@rule("M22A", "M32")
def test_a_witch_who_heals_a_brewer_earns_eight_with_two_brewers_and_two_witches() -> None:
    turns = ("brewer", "guard", "witch", "guard", "brewer", "knight", "witch")
    assert coins_gained_in_last_turn(*turns) == [8, 0]


# 4 Guardhouse


@rule("M23A")
def test_the_guardhouse_pays_two_per_guard_knight_and_innkeeper() -> None:
    assert coins_gained_in_last_turn("guard") == [2, 0]
    assert coins_gained_in_last_turn("knight", "miller", "innkeeper", "miller", "guard") == [6, 0]
    assert coins_gained_in_last_turn("guard", "miller", "innkeeper", "miller", "guard") == [6, 0]
    assert coins_gained_in_last_turn(
        "noble", "knight/innkeeper:innkeeper", "brewer", "guard", "guard"
    ) == [2, 0]


@rule("M23A", "M30")
def test_guards_defend() -> None:
    assert events_of_last_turn("guard", "knight") == [
        "placed 1 knight barracks",
        "withstood 0 1",
        "earned 1 barracks 3",
    ]


# 5 Barracks


@rule("M24A")
def test_the_barracks_pay_three_per_knight() -> None:
    assert coins_gained_in_last_turn("knight") == [3, 0]
    assert coins_gained_in_last_turn("knight", "guard", "knight") == [6, 0]
    assert coins_gained_in_last_turn("innkeeper", "guard", "noble", "guard", "knight") == [3, 0]


# 6 Inn


@rule("M25A")
def test_the_inn_pays_four_per_innkeeper() -> None:
    assert coins_gained_in_last_turn("innkeeper") == [4, 0]
    assert coins_gained_in_last_turn("innkeeper", "innkeeper", "innkeeper") == [8, 0]


@rule("M25A")
def test_the_inn_then_pays_three_to_all_with_a_brewer_the_mover_included() -> None:
    assert coins_gained_in_last_turn("brewer", "brewer", "innkeeper") == [4 + 3, 3]
    assert coins_gained_in_last_turn("guard", "brewer", "guard", "brewer", "innkeeper") == [4, 3]
    assert coins_gained_in_last_turn("brewer", "guard", "brewer", "innkeeper", seats=3) == [
        4 + 3,
        0,
        3,
    ]


# 7 Castle


@rule("M26A")
def test_the_castle_pays_five_coins_and_a_worker_per_noble() -> None:
    shown = deal("guard", "noble", "guard", "witch", "noble")
    first = play(MAJESTY, ALL, shown, "0 2")
    assert coins(first)[0] == 5
    assert workers(first)[0] == 4 + 1
    second = play(MAJESTY, ALL, shown, "0 2", "1 1", "0 3")
    assert coins(second)[0] == 5 + 10
    assert workers(second)[0] == 3 + 2


@rule("M26A")
def test_castle_a_trades_nothing_and_ignores_the_wounded() -> None:
    assert coins_gained_in_last_turn("miller", "knight", "noble") == [5 + 1, 0]
