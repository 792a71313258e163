"""Knights against guards, the Infirmary, and the way back (M30-M34)."""

import pytest
from tests.majesty.tables import (
    PLACES,
    cards,
    coins_gained_in_last_turn,
    events_of_last_turn,
    infirmary,
    realm,
    refusal_of_last_turn,
    table_after_turns,
    ways_to_take_first_card,
)
from tests.rule import rule

# M30


@rule("M30")
def test_two_guards_withstand_one_knight() -> None:
    state = table_after_turns("guard", "miller", "guard", "knight")
    assert infirmary(state, 0) == []


@rule("M30")
def test_two_guards_withstand_two_knights() -> None:
    turns = ("guard", "knight", "guard", "knight")
    assert infirmary(table_after_turns(*turns), 0) == []
    assert "withstood 0 1" in events_of_last_turn(*turns)


@rule("M30")
def test_three_knights_break_two_guards_and_wound_one_card() -> None:
    turns = ("guard", "knight", "guard", "knight", "noble", "knight")
    state = table_after_turns(*turns)
    assert infirmary(state, 0) == ["guard"]
    assert cards(state, 0, "guardhouse") == ["guard"]
    assert cards(state, 0, "castle") == ["noble"]


@rule("M30")
def test_the_new_knight_is_counted() -> None:
    assert infirmary(table_after_turns("miller", "knight"), 0) == ["miller"]
    assert infirmary(table_after_turns("guard", "knight", "noble", "knight"), 0) == ["guard"]


@rule("M30")
def test_exactly_one_card_is_wounded_however_many_knights() -> None:
    state = table_after_turns(
        "miller", "knight", "miller", "guard", "miller", "guard", "noble", "knight"
    )
    # seat 0 lost its first miller to one knight; two knights wound one card more
    assert infirmary(state, 0) == ["miller", "miller"]
    assert cards(state, 0, "mill") == ["miller"]


@rule("M30")
def test_each_opponent_is_compared_alone() -> None:
    state = table_after_turns("guard", "miller", "noble", "knight", seats=4)
    assert infirmary(state, 0) == []
    assert infirmary(state, 1) == ["miller"]
    assert infirmary(state, 2) == ["noble"]
    assert infirmary(state, 3) == []


@rule("M30")
def test_the_guards_of_one_seat_do_not_help_another() -> None:
    turns = ("guard", "guard", "miller", "knight", "guard", "miller", "noble", "knight")
    state = table_after_turns(*turns, seats=4)
    # two guards, one and none, against one knight and then against two
    assert [infirmary(state, seat) for seat in range(3)] == [[], ["miller"], ["miller", "noble"]]


@rule("M30")
def test_nobody_may_be_spared() -> None:
    turns = ("miller", "miller", "miller", "knight")
    assert ways_to_take_first_card(*turns, seats=4) == ["1"]
    assert events_of_last_turn(*turns, seats=4) == [
        "placed 3 knight barracks",
        "wounded 0 3 miller mill",
        "wounded 1 3 miller mill",
        "wounded 2 3 miller mill",
        "earned 3 barracks 3",
    ]


@rule("M30")
def test_the_attacker_and_its_own_guards_take_no_part() -> None:
    state = table_after_turns("miller", "miller", "knight")
    assert infirmary(state, 0) == []
    assert infirmary(state, 1) == ["miller"]
    assert infirmary(table_after_turns("guard", "miller", "guard", "noble", "knight"), 1) == [
        "miller"
    ]


@rule("M30")
@pytest.mark.parametrize("sides", ["AAAAAAAA", "AAABAAAA", "BBBBBBBB"])
def test_guards_defend_on_either_side_of_the_guardhouse(sides: str) -> None:
    assert infirmary(table_after_turns("guard", "knight", sides=sides), 0) == []
    assert infirmary(table_after_turns("guard", "knight", "noble", "knight", sides=sides), 0) == [
        "guard"
    ]


# M31


@rule("M31")
def test_the_leftmost_card_is_wounded() -> None:
    order = ("miller", "brewer", "witch", "knight", "innkeeper", "noble")
    for leftmost in range(len(order)):
        turns: list[str] = []
        for card in reversed(order[leftmost:]):
            turns += [card, "guard"]
        turns[-1] = "knight"
        state = table_after_turns(*turns)
        assert infirmary(state, 0) == [order[leftmost]]


@rule("M31")
def test_the_leftmost_card_is_wounded_however_few_lie_there() -> None:
    state = table_after_turns("noble", "guard", "noble", "guard", "miller", "knight")
    assert infirmary(state, 0) == ["miller"]
    assert cards(state, 0, "castle") == ["noble", "noble"]


@rule("M31")
def test_a_guard_is_wounded_before_a_knight_and_after_a_witch() -> None:
    knight = ("guard", "guard", "knight/innkeeper:knight", "knight", "noble", "knight")
    assert infirmary(table_after_turns(*knight), 0) == ["guard"]
    witch = ("guard", "knight", "witch", "knight")
    assert infirmary(table_after_turns(*witch), 0) == ["witch"]


@rule("M31")
def test_of_several_cards_the_one_placed_last_is_wounded() -> None:
    state = table_after_turns("miller", "guard", "miller/brewer:miller", "guard", "noble", "knight")
    assert infirmary(state, 0) == ["miller/brewer"]
    assert cards(state, 0, "mill") == ["miller"]
    state = table_after_turns("miller/brewer:miller", "guard", "miller", "guard", "noble", "knight")
    assert infirmary(state, 0) == ["miller"]
    assert cards(state, 0, "mill") == ["miller/brewer"]


@rule("M31")
def test_a_healed_card_counts_as_placed_at_the_moment_of_healing() -> None:
    turns = [
        *("miller/brewer:miller", "knight"),  # the double card is wounded
        *("miller", "guard"),
        *("witch+miller", "guard"),  # and healed, after the single one was placed
    ]
    healed = table_after_turns(*turns)
    assert cards(healed, 0, "mill") == ["miller", "miller/brewer"]
    attacked = table_after_turns(*turns, "noble", "knight")
    assert infirmary(attacked, 0) == ["miller/brewer"]
    assert cards(attacked, 0, "mill") == ["miller"]


@rule("M31")
def test_the_wounded_card_goes_onto_the_top_of_the_infirmary() -> None:
    state = table_after_turns("miller", "knight", "brewer", "knight", "noble", "knight")
    assert infirmary(state, 0) == ["miller", "brewer", "noble"]


@rule("M31")
def test_guards_and_knights_are_not_used_up() -> None:
    state = table_after_turns("guard", "knight", "guard", "knight", "noble", "knight")
    assert cards(state, 1, "barracks") == ["knight"] * 3
    assert cards(state, 0, "guardhouse") == ["guard"]
    kept = table_after_turns("guard", "knight", "guard", "knight")
    assert cards(kept, 0, "guardhouse") == ["guard", "guard"]


@rule("M31")
def test_an_opponent_without_a_card_loses_nothing() -> None:
    assert events_of_last_turn("knight") == [
        "placed 0 knight barracks",
        "spared 1 0",
        "earned 0 barracks 3",
    ]
    assert infirmary(table_after_turns("knight"), 1) == []
    emptied = table_after_turns("miller", "knight", "knight/innkeeper:innkeeper", "knight")
    assert infirmary(emptied, 0) == ["miller", "knight/innkeeper"]
    assert not any(realm(emptied, 0)["buildings"].values())


# M32


@rule("M32")
def test_the_card_wounded_last_is_healed_first() -> None:
    turns = ("miller", "knight", "brewer", "knight", "witch")
    state = table_after_turns(*turns)
    assert infirmary(state, 0) == ["miller"]
    assert cards(state, 0, "brewery") == ["brewer"]
    again = table_after_turns(*turns, "guard", "witch")
    assert infirmary(again, 0) == []
    assert cards(again, 0, "mill") == ["miller"]


@rule("M32")
def test_the_healed_card_counts_for_the_cottage() -> None:
    assert coins_gained_in_last_turn("miller", "knight", "witch") == [4, 0]
    assert coins_gained_in_last_turn("noble", "knight", "witch") == [2, 0]


@rule("M32")
def test_the_building_of_the_healed_card_is_not_activated() -> None:
    assert events_of_last_turn("noble", "knight", "witch") == [
        "placed 0 witch cottage",
        "healed 0 noble castle",
        "earned 0 cottage 2",
    ]
    knight = ("knight", "knight", "brewer", "guard", "witch")
    assert infirmary(table_after_turns(*knight[:2]), 0) == ["knight"]
    assert "healed 0 knight barracks" in events_of_last_turn(*knight)
    assert infirmary(table_after_turns(*knight), 1) == []


@rule("M32")
def test_a_healed_witch_heals_nobody() -> None:
    wounded = ("witch", "guard", "miller", "knight", "noble", "knight")
    assert infirmary(table_after_turns(*wounded), 0) == ["miller", "witch"]
    state = table_after_turns(*wounded, "witch")
    assert cards(state, 0, "cottage") == ["witch", "witch"]
    assert infirmary(state, 0) == ["miller"]
    assert coins_gained_in_last_turn(*wounded, "witch") == [4, 0]


@rule("M32")
def test_an_empty_infirmary_is_skipped() -> None:
    assert events_of_last_turn("witch") == ["placed 0 witch cottage", "earned 0 cottage 2"]


@rule("M32")
def test_only_the_own_infirmary_is_healed() -> None:
    state = table_after_turns("miller", "knight", "guard", "witch")
    assert infirmary(state, 0) == ["miller"]
    assert "healed" not in " ".join(events_of_last_turn("miller", "knight", "guard", "witch"))


# M33


@rule("M33")
def test_a_healed_double_card_goes_to_either_of_its_buildings() -> None:
    turns = ("miller/brewer:miller", "knight")
    assert ways_to_take_first_card(*turns, "witch+miller") == ["1+miller", "1+brewer"]
    assert cards(table_after_turns(*turns, "witch+miller"), 0, "mill") == ["miller/brewer"]
    assert cards(table_after_turns(*turns, "witch+brewer"), 0, "brewery") == ["miller/brewer"]


@rule("M33")
def test_the_half_is_chosen_anew_whatever_it_was() -> None:
    turns = ("miller/brewer:brewer", "knight")
    assert cards(table_after_turns(*turns, "witch+miller"), 0, "mill") == ["miller/brewer"]
    assert coins_gained_in_last_turn(*turns, "witch+miller", "guard", "miller") == [4, 0]


@rule("M33")
def test_a_double_card_can_be_healed_as_a_witch_and_pays_as_one() -> None:
    turns = ("witch/noble:noble", "knight")
    assert coins_gained_in_last_turn(*turns, "witch+witch") == [4, 0]
    assert coins_gained_in_last_turn(*turns, "witch+noble") == [2, 0]


@rule("M33")
def test_only_the_top_card_is_chosen_for() -> None:
    single_on_top = ("miller/brewer:miller", "knight", "brewer", "knight")
    assert infirmary(table_after_turns(*single_on_top), 0) == ["miller/brewer", "brewer"]
    assert ways_to_take_first_card(*single_on_top, "witch") == ["1"]
    assert "(M33)" in refusal_of_last_turn(*single_on_top, "witch+miller")


# M34


@rule("M34")
def test_a_double_laid_as_a_witch_and_a_double_healed_are_two_choices() -> None:
    turns = ("miller/brewer:miller", "knight")
    assert ways_to_take_first_card(*turns, "brewer/witch:brewer") == [
        "1:brewer",
        "1:witch+miller",
        "1:witch+brewer",
    ]
    state = table_after_turns(*turns, "brewer/witch:witch+brewer")
    assert cards(state, 0, "cottage") == ["brewer/witch"]
    assert cards(state, 0, "brewery") == ["miller/brewer"]
    other = table_after_turns(*turns, "brewer/witch:brewer")
    assert infirmary(other, 0) == ["miller/brewer"]
    assert [place for place in PLACES if cards(other, 0, place)] == ["brewery"]
