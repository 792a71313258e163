"""What side B of each building does (M20B-M26B)."""

from tests.majesty.tables import (
    MAJESTY,
    coins,
    coins_gained_in_last_turn,
    deal,
    events_of_last_turn,
    infirmary,
    refusal_of_last_turn,
    table_after_turns,
    ways_to_take_first_card,
    workers,
)
from tests.rule import rule
from tests.stacked import legal, play
from tests.stacked import refusal as why

B = "BBBBBBBB"
ALL = {"seats": 2, "deck": "all", "sides": B}


# 1 Mill


@rule("M20B")
def test_mill_b_pays_two_per_miller() -> None:
    assert coins_gained_in_last_turn("miller", sides=B) == [2, 0]
    assert coins_gained_in_last_turn("miller", "guard", "miller", sides=B) == [4, 0]


@rule("M20B")
def test_mill_b_then_pays_three_to_all_with_a_witch_the_mover_included() -> None:
    assert coins_gained_in_last_turn("witch", "witch", "miller", sides=B) == [2 + 3, 3]
    assert coins_gained_in_last_turn("guard", "witch", "guard", "witch", "miller", sides=B) == [
        2,
        3,
    ]
    assert coins_gained_in_last_turn("witch", "guard", "witch", "miller", seats=3, sides=B) == [
        2 + 3,
        0,
        3,
    ]


# 2 Brewery


@rule("M21B")
def test_brewery_b_sends_a_worker_per_miller_and_per_brewer_and_no_coins() -> None:
    shown = deal("guard", "miller", "guard", "guard", "witch", "brewer", "brewer")
    state = play(MAJESTY, ALL, shown, "0 2", "1 1", "0 4")
    assert coins(state)[0] == 2
    assert workers(state)[0] == 4 - 3 + 2
    assert events_of_last_turn("miller", "guard", "miller", "guard", "brewer", sides=B) == [
        "placed 0 brewer brewery",
        "recruited 0 brewery 3",
        "dismissed 0 3",
    ]


@rule("M21B")
def test_brewery_b_pays_ten_once_for_an_innkeeper_and_a_noble_together() -> None:
    both = ("innkeeper", "guard", "noble", "guard", "brewer")
    assert coins_gained_in_last_turn(*both, sides=B) == [10 + 1, 0]
    assert coins_gained_in_last_turn("innkeeper", "guard", "noble", "guard", *both, sides=B) == [
        10 + 1,
        0,
    ]
    assert coins_gained_in_last_turn(
        "innkeeper", "guard", "innkeeper", "guard", "brewer", sides=B
    ) == [1, 0]
    assert coins_gained_in_last_turn("noble", "guard", "noble", "guard", "brewer", sides=B) == [
        1,
        0,
    ]


@rule("M21B")
def test_the_ten_coins_of_brewery_b_are_for_the_mover_alone() -> None:
    turns = ("guard", "innkeeper", "guard", "noble", "brewer")
    assert coins_gained_in_last_turn(*turns, sides=B) == [1, 0]
    turns = ("innkeeper", "innkeeper", "noble", "noble", "brewer")
    assert coins_gained_in_last_turn(*turns, sides=B) == [10 + 1, 0]
    assert coins_gained_in_last_turn("miller", "miller", "brewer", sides=B) == [2, 0]


# 3 Cottage


@rule("M22B")
def test_cottage_b_pays_three_per_witch_and_for_nobody_else() -> None:
    assert coins_gained_in_last_turn("witch", sides=B) == [3, 0]
    assert coins_gained_in_last_turn("miller", "guard", "brewer", "witch", "witch", sides=B) == [
        3,
        0,
    ]
    assert coins_gained_in_last_turn("witch", "guard", "witch", sides=B) == [6, 0]


@rule("M22B", "M32")
def test_cottage_b_heals_before_it_pays() -> None:
    assert coins_gained_in_last_turn("witch", "knight", "witch", sides=B) == [6, 0]


# 4 Guardhouse


@rule("M23B")
def test_guardhouse_b_pays_two_per_brewer_witch_and_guard() -> None:
    assert coins_gained_in_last_turn("guard", sides=B) == [2, 0]
    assert coins_gained_in_last_turn("brewer", "miller", "witch", "miller", "guard", sides=B) == [
        6,
        0,
    ]
    assert coins_gained_in_last_turn("knight", "miller", "miller", "miller", "guard", sides=B) == [
        2,
        0,
    ]


@rule("M23B")
def test_guardhouse_b_then_pays_three_to_all_with_an_innkeeper_the_mover_included() -> None:
    assert coins_gained_in_last_turn("innkeeper", "innkeeper", "guard", sides=B) == [2 + 3, 3]
    assert coins_gained_in_last_turn(
        "miller", "innkeeper", "miller", "innkeeper", "guard", sides=B
    ) == [2, 3]


@rule("M23B", "M30")
def test_guards_defend_on_side_b_too() -> None:
    assert infirmary(table_after_turns("guard", "knight", sides=B), 0) == []
    assert infirmary(table_after_turns("guard", "knight", sides="AAABAAAA"), 0) == []


# 5 Barracks


@rule("M24B")
def test_barracks_b_pay_three_per_knight_innkeeper_and_noble() -> None:
    assert coins_gained_in_last_turn("knight", sides=B) == [3, 0]
    turns = ("innkeeper", "guard", "noble", "guard", "miller", "guard", "knight")
    assert coins_gained_in_last_turn(*turns, sides=B) == [9, 0]


@rule("M24B", "M30")
def test_barracks_b_attack_first() -> None:
    assert events_of_last_turn("miller", "knight", sides=B) == [
        "placed 1 knight barracks",
        "wounded 0 1 miller mill",
        "earned 1 barracks 3",
    ]


# 6 Inn


@rule("M25B")
def test_inn_b_pays_twice_the_innkeepers_times_the_largest_group() -> None:
    millers = ("miller", "guard", "miller", "guard", "miller", "guard")
    assert coins_gained_in_last_turn(*millers, "innkeeper", sides=B) == [2 * 1 * 3, 0]
    assert coins_gained_in_last_turn(*millers, "innkeeper", "guard", "innkeeper", sides=B) == [
        2 * 2 * 3,
        0,
    ]


@rule("M25B")
def test_the_innkeepers_themselves_may_be_the_largest_group() -> None:
    assert coins_gained_in_last_turn("innkeeper", sides=B) == [2 * 1 * 1, 0]
    assert coins_gained_in_last_turn("innkeeper", "guard", "innkeeper", sides=B) == [2 * 2 * 2, 0]
    turns = ("innkeeper", "guard", "innkeeper", "guard", "miller", "guard", "innkeeper")
    assert coins_gained_in_last_turn(*turns, sides=B) == [2 * 3 * 3, 0]


@rule("M25B", "M14")
def test_the_wounded_are_no_group() -> None:
    # three wounded millers would be the largest group
    turns = ("miller", "knight", "miller", "knight", "miller", "knight", "innkeeper")
    assert infirmary(table_after_turns(*turns[:6], sides=B), 0) == ["miller"] * 3
    assert coins_gained_in_last_turn(*turns, sides=B) == [2 * 1 * 1, 0]


@rule("M25B")
def test_the_groups_of_others_do_not_count() -> None:
    assert coins_gained_in_last_turn(
        "guard", "miller", "witch", "miller", "innkeeper", sides=B
    ) == [2, 0]


# 7 Castle


@rule("M26B")
def test_castle_b_pays_four_per_noble_and_four_per_card_in_the_own_infirmary() -> None:
    assert coins_gained_in_last_turn("noble", sides=B) == [4, 0]
    assert coins_gained_in_last_turn("noble", "guard", "noble", sides=B) == [8, 0]
    assert coins_gained_in_last_turn("miller", "knight", "noble", sides=B) == [4 + 4, 0]
    assert coins_gained_in_last_turn("miller", "knight", "miller", "knight", "noble", sides=B) == [
        4 + 8,
        0,
    ]


@rule("M26B")
def test_the_wounded_of_others_pay_nothing_at_castle_b() -> None:
    assert coins_gained_in_last_turn("miller", "knight", "guard", "noble", sides=B) == [0, 4]


@rule("M26B")
def test_workers_are_sold_for_a_coin_each() -> None:
    for sold in range(1, 6):
        state = table_after_turns(f"noble$-{sold}", sides=B)
        assert workers(state)[0] == 5 - sold
        assert coins(state)[0] == sold + 4


@rule("M26B")
def test_workers_are_bought_for_a_coin_each() -> None:
    shown = deal("guard", "guard", "guard", "guard", "noble", "noble")
    # three workers paid for a guard worth two coins, then two bought with them
    state = play(MAJESTY, ALL, shown, "0 4", "1 1")
    assert (coins(state)[0], workers(state)[0]) == (2, 2)
    state = play(MAJESTY, ALL, shown, "0 4", "1 1", "0 3$+2")
    assert coins(state)[0] == 2 - 2 + 4
    assert workers(state)[0] == 2


@rule("M26B")
def test_the_trade_may_be_left() -> None:
    assert events_of_last_turn("noble", sides=B) == ["placed 0 noble castle", "earned 0 castle 4"]


@rule("M26B")
def test_legal_trades_run_from_all_workers_sold_to_the_card_filled() -> None:
    # five workers: none can be bought
    assert ways_to_take_first_card("noble", sides=B) == [
        "1$-5",
        "1$-4",
        "1$-3",
        "1$-2",
        "1$-1",
        "1",
    ]
    shown = deal("miller", "guard", "guard", "noble", "guard", "guard")
    # two coins and four workers, of which one pays for the noble
    state = play(MAJESTY, ALL, shown, "0 2", "1 1")
    assert (coins(state)[0], workers(state)[0]) == (2, 4)
    assert [move for move in legal(MAJESTY, state) if move.startswith("0 2")] == [
        "0 2$-3",
        "0 2$-2",
        "0 2$-1",
        "0 2",
        "0 2$+1",
        "0 2$+2",
    ]


@rule("M26B")
def test_nobody_buys_beyond_five_workers() -> None:
    shown = deal("miller", "guard", "guard", "noble", "guard", "guard")
    state = play(MAJESTY, ALL, shown, "0 1", "1 1")
    # two coins and five workers, one of which pays for the noble
    assert [move for move in legal(MAJESTY, state) if move.startswith("0 2")][-1] == "0 2$+1"


@rule("M26B")
def test_with_five_workers_or_more_none_can_be_bought_whatever_the_coins() -> None:
    five = ways_to_take_first_card("guard", "guard", "noble", sides=B)
    assert five == ["1$-5", "1$-4", "1$-3", "1$-2", "1$-1", "1"]
    shown = deal("guard", "guard", "noble", "guard", "guard")
    # two coins each; the worker that seat 0 pays onto the noble comes to seat 1 as its sixth
    state = play(MAJESTY, ALL, shown, "0 1", "1 1", "0 2", "1 1$-6")
    assert coins(state)[1] == 2 + 6 + 4
    said = why(MAJESTY, ALL, shown, "0 1", "1 1", "0 2", "1 1$+1")
    assert said == "the trade can be from -6 to +0 workers, not «+1» (M26B)"


@rule("M26B")
def test_only_coins_already_owned_can_be_spent() -> None:
    shown = deal("guard", "guard", "guard", "guard", "guard", "noble")
    state = play(MAJESTY, ALL, shown)
    # no coin and no worker left: nothing to sell, nothing to buy with, though four coins follow
    assert [move for move in legal(MAJESTY, state) if move.startswith("0 6")] == ["0 6"]


@rule("M26B")
def test_castle_b_earns_after_the_trade() -> None:
    assert events_of_last_turn("noble$-2", sides=B) == [
        "placed 0 noble castle",
        "sold 0 2",
        "earned 0 castle 4",
    ]


@rule("M26B", "M9")
def test_the_workers_on_the_card_and_beside_the_worker_card_can_be_sold() -> None:
    shown = deal("noble", "guard", "guard")
    state = play(MAJESTY, ALL, shown, "0 3", "1 1$-6")
    assert workers(state)[1] == 0
    assert coins(state)[1] == 6 + 4


@rule("M26B", "M12")
def test_workers_beside_the_worker_card_forbid_buying_and_go_home_afterwards() -> None:
    shown = deal("noble", "guard", "guard")
    state = play(MAJESTY, ALL, shown, "0 3")
    noble = [move for move in legal(MAJESTY, state) if move.startswith("1 1")]
    assert noble == ["1 1$-6", "1 1$-5", "1 1$-4", "1 1$-3", "1 1$-2", "1 1$-1", "1 1"]
    state = play(MAJESTY, ALL, shown, "0 3", "1 1")
    assert (coins(state)[1], workers(state)[1]) == (4 + 1, 5)


@rule("M26B")
def test_any_other_trade_is_illegal() -> None:
    assert "the trade can be from -5 to +0 workers" in refusal_of_last_turn("noble$+1", sides=B)
    assert "the trade can be from -5 to +0 workers" in refusal_of_last_turn("noble$-6", sides=B)
    assert "(M26B)" in refusal_of_last_turn("noble$-1")
    assert "(M26B)" in refusal_of_last_turn("miller$-1", sides=B)
