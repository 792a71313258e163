"""The cards of the outside (C50-C55)."""

import pytest
from tests.castle.tables import Play, acts_that_fill_the_court, places_concerned, table_after
from tests.rule import rule

SLOTS = ("north", "east", "south", "west")
ENGINES = [f"0 play siege-engine {slot}" for slot in SLOTS]


def must_play_king(s: Play) -> bool:
    """Whether the pending seat may do nothing but play the King."""
    return all(text.startswith("play king ") for text in s.legal())


# siege engines


@rule("C50")
def test_an_engine_goes_into_a_free_slot_and_nowhere_else() -> None:
    s = table_after(
        "0 play siege-engine east", "1 play siege-engine north", then="0 play siege-engine"
    )
    s.ready(0)
    assert s.plays("siege-engine") == ["south", "west"]


@rule("C50")
def test_a_fifth_engine_has_no_slot_not_even_on_a_knight() -> None:
    s = table_after(*ENGINES, "1 play knight west", holds=[["siege-engine"]])
    s.ready(0)
    assert s.plays("siege-engine") == []


@rule("C50")
def test_the_fourth_engine_returns_the_soldiers_of_all_walls_at_once() -> None:
    spaces = ("b1", "d6", "a4", "f3")
    s = table_after(
        *(f"1 play soldier {space}" for space in spaces),
        "1 play traitor c1",
        *ENGINES[:3],
        then=ENGINES[3],
    )
    assert all(s.at(space) == "soldier:1" for space in spaces)
    held = s.hand(1).count("soldier")
    s.ready(0)
    s.act(ENGINES[3])
    assert not any(s.at(space) for space in (*spaces, "c1"))
    assert s.hand(1).count("soldier") == held + 4
    assert "traitor" in s.hand(1)
    assert not s.asked


@rule("C50", "C8")
def test_soldiers_without_a_token_go_to_the_reserve() -> None:
    entered = ("1 play prince c3", "1 play advisor c4", "1 enter soldier b1")
    s = table_after(*entered, *ENGINES[:3], then=ENGINES[3], reserve=["soldier"])
    s.ready(0)
    kept = s.reserve.count("soldier")
    s.act(ENGINES[3])
    assert s.at("b1") == ""
    assert s.reserve.count("soldier") == kept + 1


@rule("C50", "C42")
def test_the_captains_men_withstand_four_engines_and_he_does_not() -> None:
    guard = ("1 play captain d1", "1 play soldier b1", "1 play soldier e1", "1 play soldier b6")
    s = table_after(*guard, *ENGINES)
    # it is judged before any of them leaves, so his going bares nobody
    assert s.places().keys() == {"b1", "e1", *SLOTS}
    assert "captain" in s.hand(1)


@rule("C50", "C34")
def test_a_captain_stays_if_something_else_protects_him() -> None:
    s = table_after("1 play captain b1", "1 play priest b2", *ENGINES)
    assert s.at("b1") == "captain:1"


@rule("C50", "C10", "C56")
def test_soldiers_beneath_knights_stay_and_their_knights_too() -> None:
    s = table_after("1 play soldier b1", "1 play knight b1", "1 play soldier c1", *ENGINES)
    assert s.at("b1") == "soldier:1 knight:1"
    assert s.at("c1") == ""


@rule("C50", "C54")
def test_soldiers_lying_outside_stay() -> None:
    s = table_after("1 play soldier b1", "1 play fairy out", "1 play soldier b1", *ENGINES)
    assert s.at("o2") == "soldier:1"
    assert s.at("b1") == ""


@rule("C50")
def test_other_cards_than_soldiers_stay_when_the_fourth_engine_comes() -> None:
    others = {"a1": "archer:1", "c3": "prince:1", "o1": "herald:1"}
    acts = ("1 play archer a1", "1 play prince c3", "1 play herald out")
    s = table_after(*acts, *ENGINES)
    assert {place: s.at(place) for place in others} == others


@rule("C50")
def test_three_engines_return_nobody() -> None:
    s = table_after("1 play soldier b1", *ENGINES[:3])
    assert s.at("b1") == "soldier:1"


@rule("C50", "C10")
def test_an_engine_beneath_a_knight_counts() -> None:
    s = table_after("1 play soldier b1", ENGINES[0], "1 play knight north", *ENGINES[1:])
    assert s.at("b1") == ""


@rule("C50")
def test_soldiers_may_be_laid_while_four_engines_stand() -> None:
    s = table_after(*ENGINES, "1 play soldier b1", "1 play herald out")
    assert s.at("b1") == "soldier:1"


@rule("C50")
def test_the_engines_strike_again_each_time_there_are_four() -> None:
    acts = ("1 play soldier b1", "1 play archer a1", "1 return west")
    s = table_after(*ENGINES, *acts, then=ENGINES[3])
    assert s.at("b1") == "soldier:1"
    s.ready(0)
    s.act(ENGINES[3])
    assert s.at("b1") == ""


@rule("C50", "C29")
def test_an_engine_entered_by_the_advisor_may_be_the_fourth() -> None:
    s = table_after(
        "1 play soldier b1",
        *ENGINES[:3],
        "0 play prince c3",
        "0 play advisor c4",
        "0 enter siege-engine west",
        reserve=["siege-engine"],
    )
    assert s.at("west") == "siege-engine:-"
    assert s.at("b1") == ""


@rule("C50", "C41")
def test_an_engine_may_face_a_wall_of_four_soldiers() -> None:
    wall = [f"1 play soldier {space}" for space in ("b1", "c1", "d1", "e1")]
    s = table_after(*wall, "0 play siege-engine south")
    assert s.at("south") == "siege-engine:0"


@rule("C50", "C42", "C10")
def test_a_captain_beneath_a_knight_protects_his_men_from_the_engines() -> None:
    s = table_after("1 play captain b1", "1 play knight b1", "1 play soldier c1", *ENGINES)
    assert (s.at("b1"), s.at("c1")) == ("captain:1 knight:1", "soldier:1")


# the Barbarian


@rule("C51")
def test_the_barbarian_returns_one_tower_or_wall_card() -> None:
    s = table_after(
        "0 play prince c3",
        "1 play archer a1",
        "1 play soldier b1",
        "1 play siege-engine east",
        "0 play knight b1",
        "0 play barbarian out",
    )
    assert s.legal() == ["return a1", "return b1"]
    s.move(0, "return a1")
    assert s.at("a1") == ""
    assert "archer" in s.hand(1)


@rule("C51")
def test_the_barbarian_returns_nothing_from_court_or_outside() -> None:
    others = ("1 play prince c3", "1 play siege-engine east", "1 play herald out")
    assert places_concerned(*others, "0 play barbarian out") == set()


# the Dragon


@rule("C52")
def test_the_dragon_returns_another_outside_card_and_then_a_tower_or_wall_card() -> None:
    s = table_after(
        "1 play siege-engine east",
        "1 play herald out",
        "1 play archer a1",
        "1 return east",
        "1 play siege-engine east",
        "1 play soldier b1",
        "0 play dragon out",
    )
    assert s.legal() == ["return east", "return o1"]  # never itself
    s.move(0, "return east")
    assert s.legal() == ["return a1", "return b1"]
    s.move(0, "return b1")
    assert not s.asked
    assert s.places() == {"a1": "archer:1", "o1": "herald:1", "o2": "dragon:0"}


@rule("C52")
def test_a_dragon_alone_outside_returns_only_a_tower_or_wall_card() -> None:
    s = table_after("1 play soldier b1", "1 play prince c3", "0 play dragon out")
    assert s.places() == {"c3": "prince:1", "o1": "dragon:0"}


@rule("C52")
def test_a_dragon_without_tower_and_wall_cards_returns_only_an_outside_card() -> None:
    s = table_after("1 play siege-engine east", "1 play prince c3", "0 play dragon out")
    assert s.places() == {"c3": "prince:1", "o1": "dragon:0"}


@rule("C52")
def test_a_dragon_with_nothing_to_return_stays_all_the_same() -> None:
    s = table_after("1 play prince c3", "0 play dragon out")
    assert s.places() == {"c3": "prince:1", "o1": "dragon:0"}


@rule("C52", "C10")
def test_the_dragon_takes_a_stack_outside_from_the_top() -> None:
    s = table_after("1 play herald out", "1 play knight o1", "0 play dragon out")
    assert s.at("o1") == "herald:1"


@rule("C52", "C1")
def test_the_number_of_an_empty_place_outside_is_free_again_and_the_others_keep_theirs() -> None:
    s = table_after("1 play herald out", "0 play dragon out", "1 play barbarian out")
    assert s.places() == {"o1": "barbarian:1", "o2": "dragon:0"}


# the Enchanter


@rule("C53")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_enchanter_returns_the_card_placed_last_whoever_played_it(seat: int) -> None:
    s = table_after(
        "0 play sentry a1", "1 play prince c3", f"{seat} play priest e5", "0 play enchanter out"
    )
    assert s.at("e5") == ""
    assert "priest" in s.hand(seat)
    assert (s.at("a1"), s.at("c3")) == ("sentry:0", "prince:1")


@rule("C53")
def test_an_enchanter_played_first_of_all_returns_nothing() -> None:
    assert table_after("0 play enchanter out").places() == {"o1": "enchanter:0"}


@rule("C53", "C29")
def test_the_enchanter_returns_the_card_that_the_advisor_put_into_play() -> None:
    entered = ("1 play prince c3", "1 play advisor c4", "1 enter spy e5")
    s = table_after(*entered, "0 play enchanter out", reserve=["spy"])
    assert s.at("e5") == ""
    assert "spy" in s.reserve
    assert s.at("c4") == "advisor:1"


@rule("C53", "C9")
def test_moves_are_no_placing() -> None:
    moved = ("1 play soldier b1", "1 play sentry a1", "1 move b1 c6")
    s = table_after(*moved, "0 play enchanter out")
    assert (s.at("a1"), s.at("c6")) == ("", "soldier:1")


@rule("C53")
def test_draws_and_swaps_do_not_hide_the_card_placed_last() -> None:
    s = table_after("1 play prince c3", "1 draw", then="0 play enchanter out")
    s.wait_for(1)
    s.act("0 play enchanter out")
    assert s.at("c3") == ""


@rule("C53", "C10")
def test_a_card_placed_last_that_is_beneath_a_knight_is_not_returned() -> None:
    s = table_after(
        "1 play prince c3", "1 play knight c3", "1 play princess e5", "0 play enchanter out"
    )
    # the Knight has moved onto the Princess
    assert s.places() == {"c3": "prince:1", "e5": "princess:1 knight:1", "o1": "enchanter:0"}


@rule("C53", "C56")
def test_a_knight_placed_last_is_returned_from_the_card_beneath() -> None:
    s = table_after("1 play prince c3", "1 play knight c3", "0 play enchanter out")
    assert s.at("c3") == "prince:1"
    assert "knight" in s.hand(1)


@rule("C53", "C11", "C42")
def test_a_card_placed_last_that_is_protected_is_not_returned() -> None:
    s = table_after("1 play captain b1", "1 play soldier c1", "0 play enchanter out")
    assert s.at("c1") == "soldier:1"


@rule("C53", "C1")
def test_an_outside_card_is_returned_too_and_the_enchanter_keeps_his_number() -> None:
    s = table_after("1 play barbarian out", "0 play enchanter out")
    assert s.places() == {"o2": "enchanter:0"}


@rule("C53", "C29")
def test_an_enchanter_entered_by_the_advisor_returns_the_advisor() -> None:
    acts = ("0 play prince c3", "0 play advisor c4", "0 enter enchanter out")
    s = table_after(*acts, reserve=["enchanter"])
    assert s.places() == {"c3": "prince:0", "o1": "enchanter:-"}
    assert "advisor" in s.hand(0)


@rule("C53", "C29", "C34")
def test_an_enchanter_entered_by_a_protected_advisor_returns_nobody() -> None:
    acts = ("0 play prince c3", "0 play priest d3", "0 play advisor c4", "0 enter enchanter out")
    s = table_after(*acts, reserve=["enchanter"])
    assert s.at("c4") == "advisor:0"


# the Fairy


@rule("C54")
def test_the_fairy_moves_one_castle_card_outside() -> None:
    s = table_after(
        "1 play prince c3",
        "1 play soldier b1",
        "1 play archer a1",
        "1 play siege-engine east",
        "0 play fairy out",
    )
    assert s.legal() == ["move a1 out", "move b1 out", "move c3 out"]
    s.move(0, "move a1 out")
    assert (s.at("o1"), s.at("o2"), s.at("a1")) == ("fairy:0", "archer:1", "")


@rule("C54", "C1")
def test_a_card_moved_outside_takes_the_smallest_free_number() -> None:
    s = table_after(
        "1 play herald out",
        "1 play barbarian out",
        "1 play prince c3",
        "1 play archer a1",
        "1 return o1",
        "0 play fairy out",
    )
    assert (s.at("o1"), s.at("o2")) == ("fairy:0", "barbarian:1")
    s.move(0, "move c3 out")
    assert s.at("o3") == "prince:1"


@rule("C54", "C9")
def test_a_knight_moved_by_the_fairy_lands_on_any_outside_card() -> None:
    s = table_after(
        "1 play prince c3",
        "1 play knight c3",
        "1 play siege-engine east",
        "0 play fairy out",
    )
    assert s.legal() == ["move c3 east", "move c3 o1"]
    s.move(0, "move c3 east")
    assert s.places() == {"c3": "prince:1", "east": "siege-engine:1 knight:1", "o1": "fairy:0"}


@rule("C54", "C9")
def test_a_knight_lands_on_the_fairy_at_least() -> None:
    s = table_after("1 play prince c3", "1 play knight c3", "0 play fairy out")
    assert s.places() == {"c3": "prince:1", "o1": "fairy:0 knight:1"}


@rule("C54")
def test_the_fairy_moves_nothing_out_of_an_empty_castle() -> None:
    s = table_after("1 play herald out", "1 play siege-engine east", "0 play fairy out")
    assert s.places() == {"east": "siege-engine:1", "o1": "herald:1", "o2": "fairy:0"}


@rule("C54", "C7")
def test_a_card_moved_outside_does_not_act_again() -> None:
    s = table_after("1 play prince e5", "1 play queen c3", "1 play archer a1", "0 play fairy out")
    assert s.legal() == ["move a1 out", "move c3 out"]
    s.move(0, "move c3 out")
    assert not s.asked
    assert s.at("a1") == "archer:1"


@rule("C54", "C34")
def test_a_priest_moved_outside_protects_nobody() -> None:
    acts = ("1 play priest c4", "1 play prince c3", "0 play fairy out")  # only he can be moved
    s = table_after(*acts, then="0 play queen e5")
    assert s.at("o2") == "priest:1"
    assert s.reach("0 play queen e5") == {"c3"}


@rule("C54", "C9")
def test_nothing_but_knights_moves_outside() -> None:
    s = table_after("1 play mistress c3", "0 play fairy out", then="0 play prince-charming e5")
    assert s.at("o2") == "mistress:1"
    assert s.reach("0 play prince-charming e5") == set()


# the Herald


@rule("C55")
def test_with_the_herald_in_play_a_king_in_hand_must_be_played_first() -> None:
    s = table_after("0 play herald out", "0 play prince c3", holds=[[], ["king"]])
    assert s.turn == 1
    assert must_play_king(s)
    assert len(s.plays("king")) == 15
    s.move(1, "play king e5")
    assert "draw" in s.legal()


@rule("C55")
def test_the_herald_binds_his_owner_too() -> None:
    s = table_after("0 play herald out", holds=[["king"]])
    assert "draw" in s.legal()  # not in the turn in which he comes
    s.wait_for(0)
    assert must_play_king(s)


@rule("C55")
def test_without_the_herald_a_king_in_hand_binds_nobody() -> None:
    s = table_after("1 play barbarian out", holds=[["king"]])
    s.wait_for(0)
    assert "draw" in s.legal()
    s = table_after("0 play herald out", "0 play archer a1", holds=[[], ["king"]])
    assert s.turn == 1  # the Archer has returned the Herald
    assert "draw" in s.legal()


@rule("C55")
def test_a_king_who_comes_during_the_turn_binds_only_from_the_next_one() -> None:
    s = table_after("0 play herald out", "0 play prince c3", decks=[[], ["king"]])
    s.move(1, "draw")
    assert "king" in s.hand(1)
    assert "draw" in s.legal()
    s.move(1, "draw")
    s.ready(1)
    assert must_play_king(s)


@rule("C55", "C10")
def test_the_herald_binds_from_beneath_a_knight() -> None:
    s = table_after("0 play herald out", "0 play knight o1", holds=[[], ["king"]])
    assert must_play_king(s)


@rule("C55", "C29")
def test_a_herald_without_a_token_binds_too() -> None:
    acts = ("0 play prince c3", "0 play advisor c4", "0 enter herald out")
    s = table_after(*acts, holds=[[], ["king"]], reserve=["herald"])
    assert must_play_king(s)


def full_court() -> Play:
    """A turn of seat 1 that begins with the King and the Traitor in hand, and no place for him."""
    acts = [*acts_that_fill_the_court("thief"), "0 play ambassador e5", "1 play herald out"]
    s = table_after(*acts, holds=[[], ["king", "traitor"]])
    s.wait_for(1)
    return s


@rule("C55")
def test_while_the_king_has_no_place_every_action_is_free() -> None:
    s = full_court()
    assert s.plays("king") == []
    assert "draw" in s.legal()
    assert any(text.startswith("swap king ") for text in s.legal())


@rule("C55")
def test_the_king_must_be_played_with_the_next_action_that_has_a_place_for_him() -> None:
    s = full_court()
    s.act("1 play traitor f5")  # returns the card of e4
    assert s.turn == 1
    assert must_play_king(s)
    assert s.plays("king") == ["e4"]


@rule("C55")
def test_a_king_swapped_away_is_not_asked_for() -> None:
    s = full_court()
    s.move(1, next(text for text in s.legal() if text.startswith("swap king ")))
    assert s.turn == 1
    assert "draw" in s.legal()


@rule("C55")
def test_a_king_returned_to_your_hand_during_the_turn_is_free_till_the_next() -> None:
    filled = [*acts_that_fill_the_court("king"), "0 play ambassador e5"]
    s = table_after(*filled, "1 play herald out", then="0 play traitor f5")
    s.wait_for(0)
    s.act("0 play traitor f5")
    assert "king" in s.hand(0)
    assert s.plays("king") == ["e4"]
    assert not must_play_king(s)
