"""The cards outside, and the Knights (C50-C56)."""

from tests.castle.stage import crowded, stage
from tests.rule import rule


@rule("C50")
def test_the_fourth_engine_returns_all_soldiers_that_are_not_protected() -> None:
    s = stage(["siege-engine"] * 4, ["soldier", "soldier", "captain", "soldier", "knight"])
    s.play(1, "play soldier b1")
    s.play(1, "play soldier c1")
    s.play(1, "play captain d1")
    s.play(1, "play soldier f5")
    s.play(1, "play soldier a2")
    s.play(1, "play knight a2")
    for slot in ("north", "east", "south"):
        s.play(0, f"play siege-engine {slot}")
    assert s.at("f5") == "soldier:1"
    s.play(0, "play siege-engine west")
    assert s.at("f5") == ""
    # the Captain goes too; those he protected as the engine came stay, and the one beneath
    assert [s.at(space) for space in ("b1", "c1", "d1")] == ["soldier:1", "soldier:1", ""]
    assert s.at("a2") == "soldier:1 knight:1"


@rule("C50", "C34")
def test_a_captain_protected_by_the_priest_stays() -> None:
    s = stage(["siege-engine"] * 4, ["captain", "priest"])
    s.play(1, "play captain b1")
    s.play(1, "play priest b2")
    for slot in ("north", "east", "south", "west"):
        s.play(0, f"play siege-engine {slot}")
    assert s.at("b1") == "captain:1"


@rule("C50")
def test_soldiers_lying_outside_stay() -> None:
    s = stage(["siege-engine"] * 4, ["soldier", "fairy", "soldier"])
    s.play(1, "play soldier b1")
    s.play(1, "play fairy out")
    s.play(1, "play soldier b1")
    for slot in ("north", "east", "south", "west"):
        s.play(0, f"play siege-engine {slot}")
    assert s.at("o2") == "soldier:1"
    assert s.at("b1") == ""


@rule("C50")
def test_soldiers_may_be_laid_while_four_engines_stand_and_a_fifth_has_no_slot() -> None:
    s = stage(["siege-engine"] * 5, ["soldier"])
    for slot in ("north", "east", "south", "west"):
        s.play(0, f"play siege-engine {slot}")
    assert s.turn == 1
    s.play(1, "play soldier b1")
    assert s.at("b1") == "soldier:1"
    s.wait_for(0)
    assert s.plays("siege-engine") == []


@rule("C50")
def test_it_happens_each_time_there_are_four_engines_again() -> None:
    s = stage(["siege-engine"] * 5, ["soldier", "archer"])
    for slot in ("north", "east", "south", "west"):
        s.play(0, f"play siege-engine {slot}")
    s.play(1, "play soldier b1")
    s.play(1, "play archer a1", "return west")
    assert s.at("b1") == "soldier:1"
    s.play(0, "play siege-engine west")
    assert s.at("b1") == ""


@rule("C50", "C10")
def test_an_engine_beneath_a_knight_counts() -> None:
    s = stage(["siege-engine"] * 4, ["soldier", "knight"])
    s.play(1, "play soldier b1")
    s.play(0, "play siege-engine north")
    s.play(1, "play knight north")
    for slot in ("east", "south", "west"):
        s.play(0, f"play siege-engine {slot}")
    assert s.at("b1") == ""


@rule("C51")
def test_the_barbarian_returns_one_tower_or_wall_card() -> None:
    s = stage(["prince", "barbarian"], ["soldier", "archer", "herald"])
    s.play(0, "play prince c3")
    s.play(1, "play soldier b1")
    s.play(1, "play archer a1")
    s.play(0, "play barbarian out")
    assert s.legal() == ["return a1", "return b1"]


@rule("C51")
def test_the_barbarian_returns_nothing_from_the_court() -> None:
    s = stage(["prince", "barbarian"])
    s.play(0, "play prince c3")
    s.play(0, "play barbarian out")
    assert s.at("c3") == "prince:0"


@rule("C52")
def test_the_dragon_returns_an_outside_card_and_then_a_tower_or_wall_card() -> None:
    s = stage(["dragon"], ["barbarian", "siege-engine", "soldier", "sentry"])
    s.play(1, "play siege-engine east")
    s.play(1, "play barbarian out")
    s.play(1, "play sentry a1")
    s.play(1, "play soldier b1")
    s.play(0, "play dragon out")
    assert s.legal() == ["return east", "return o1"]
    s.move(0, "return o1")
    assert s.legal() == ["return a1", "return b1"]
    s.move(0, "return b1")
    assert not s.asked
    assert s.at("o2") == "dragon:0"


@rule("C52")
def test_each_half_of_the_dragons_power_is_skipped_if_impossible() -> None:
    s = stage(["dragon"], ["soldier", "archer"])
    s.play(1, "play soldier b1")
    s.play(1, "play archer a1")
    s.play(0, "play dragon out")  # nothing else outside
    assert s.legal() == ["return a1", "return b1"]
    s = stage(["dragon"], ["siege-engine", "herald"])
    s.play(1, "play siege-engine east")
    s.play(1, "play herald out")
    s.play(0, "play dragon out", "return o1")
    assert not s.asked
    assert s.at("o1") == ""


@rule("C53")
def test_the_enchanter_returns_the_card_placed_last() -> None:
    s = stage(["enchanter", "prince"], ["priest"])
    s.play(0, "play prince c3")
    s.play(1, "play priest e5")
    s.play(0, "play enchanter out")
    assert s.at("e5") == ""
    assert "priest" in s.hand(1)
    assert s.at("c3") == "prince:0"


@rule("C53")
def test_moves_are_no_placing() -> None:
    s = stage(["enchanter", "soldier"], ["sentry"])
    s.play(0, "play soldier b1")
    s.play(1, "play sentry a1", "move b1 c6")
    s.play(0, "play enchanter out")  # the Sentry was placed last
    assert s.at("a1") == ""
    assert s.at("c6") == "soldier:0"


@rule("C53")
def test_the_enchanter_returns_that_very_card_or_nothing() -> None:
    s = stage(["enchanter", "prince"], ["priest", "queen"])
    s.play(0, "play prince c3")
    s.play(1, "play priest e5")
    s.play(1, "play queen b2", "return c3")
    s.play(0, "play enchanter out")
    assert s.at("b2") == ""
    assert s.at("e5") == "priest:1"
    # a soldier placed last and returned is not another soldier there
    s = stage(["enchanter", "soldier", "archer"], ["courtier", "soldier"])
    s.play(1, "play soldier a3")
    s.play(0, "play soldier a4")
    s.play(1, "play courtier b5")
    assert s.at("a4") == ""
    s.play(0, "play enchanter out")
    assert s.at("b5") == ""
    assert s.at("a3") == "soldier:1"


@rule("C53", "C11")
def test_the_enchanter_returns_no_card_beneath_a_knight_but_the_knight() -> None:
    s = stage(["enchanter"], ["priest", "knight"])
    s.play(1, "play priest e5")
    s.play(1, "play knight e5")
    s.play(0, "play enchanter out")
    assert s.at("e5") == "priest:1"


@rule("C53")
def test_the_enchanter_returns_nothing_if_that_card_is_no_longer_on_top() -> None:
    s = stage(["enchanter"], ["prince", "knight", "princess"])
    s.play(1, "play prince c3")
    s.play(1, "play knight c3")
    s.play(1, "play princess e5")
    s.play(0, "play enchanter out")
    assert s.at("e5") == "princess:1 knight:1"
    assert s.at("c3") == "prince:1"


@rule("C53", "C11")
def test_the_enchanter_returns_no_protected_card() -> None:
    s = stage(["enchanter"], ["priest", "prince"])
    s.play(1, "play priest b3")
    s.play(1, "play prince c3")
    s.play(0, "play enchanter out")
    assert (s.at("b3"), s.at("c3")) == ("priest:1", "prince:1")


@rule("C53", "C29")
def test_an_enchanter_entered_by_the_advisor_returns_the_advisor() -> None:
    s = stage(["king", "advisor"], ["prince"], reserve=["enchanter", "soldier"])
    s.play(0, "play king b2")
    s.play(0, "play advisor b3", "enter enchanter out")
    assert s.at("b3") == ""
    assert "advisor" in s.hand(0)
    assert s.at("o1") == "enchanter:-"


@rule("C53")
def test_an_enchanter_before_any_other_card_returns_nothing() -> None:
    s = stage(["enchanter"])
    s.play(0, "play enchanter out")
    assert s.at("o1") == "enchanter:0"


@rule("C54")
def test_the_fairy_moves_one_castle_card_outside() -> None:
    s = stage(["prince", "fairy"], ["soldier", "archer", "herald"])
    s.play(0, "play prince c3")
    s.play(1, "play soldier b1")
    s.play(1, "play archer a1")
    s.play(0, "play fairy out")
    assert s.legal() == ["move a1 out", "move b1 out", "move c3 out"]
    s.move(0, "move a1 out")
    assert (s.at("o1"), s.at("o2"), s.at("a1")) == ("fairy:0", "archer:1", "")


@rule("C54")
def test_a_knight_moved_by_the_fairy_lands_on_an_outside_card() -> None:
    s = stage(["prince", "knight", "fairy"], ["siege-engine"])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(1, "play siege-engine east")
    s.play(0, "play fairy out")
    assert s.legal() == ["move c3 east", "move c3 o1"]
    s.move(0, "move c3 o1")
    assert s.at("o1") == "fairy:0 knight:0"


@rule("C54")
def test_the_fairy_finds_nothing_in_an_empty_castle() -> None:
    s = stage(["fairy", "barbarian"])
    s.play(0, "play barbarian out")
    s.play(0, "play fairy out")
    assert (s.at("o1"), s.at("o2"), s.at("o3")) == ("barbarian:0", "fairy:0", "")


@rule("C55")
def test_with_the_herald_in_play_a_king_in_hand_must_be_played_first() -> None:
    s = stage(["herald"], ["king"])
    s.play(0, "play herald out")
    s.wait_for(1)
    assert len(s.legal()) == 16
    assert all(text.startswith("play king ") for text in s.legal())
    s.move(1, "play king c3")
    assert "draw" in s.legal()


@rule("C55")
def test_the_herald_binds_no_king_that_comes_after_the_turn_began() -> None:
    s = stage(["herald"], [], reserve=["king", "soldier"])
    s.play(0, "play herald out")
    s.wait_for(1)
    s.move(1, "swap soldier king")
    assert "draw" in s.legal()
    s.move(1, "draw")
    s.wait_for(1)
    assert all(text.startswith("play king ") for text in s.legal())


@rule("C55")
def test_a_king_drawn_after_the_turn_began_is_not_bound() -> None:
    s = stage(["herald"], [], decks=[[], ["king"]])
    s.play(0, "play herald out", "draw")
    s.move(1, "draw")
    assert "king" in s.hand(1)
    assert "draw" in s.legal()


@rule("C55")
def test_a_king_returned_after_the_turn_began_is_not_bound() -> None:
    s = crowded("ambassador", ["king", "herald", "traitor"])
    s.play(1, "play herald out", "play king e5", "return b1")
    s.move(0, "return c5")  # the Mistress is his
    s.play(0, "play ambassador c5")
    s.wait_for(1)
    assert s.plays("traitor")
    s.play(1, "play traitor f5", "return e5")  # his own King, and the court was full
    assert "king" in s.hand(1)
    assert "draw" in s.legal()


@rule("C55")
def test_a_herald_played_this_turn_does_not_bind_yet() -> None:
    s = stage(["herald", "king"])
    s.play(0, "play herald out")
    assert "draw" in s.legal()


@rule("C55", "C10")
def test_the_herald_speaks_from_beneath_a_knight() -> None:
    s = stage(["herald", "knight"], ["king"])
    s.play(0, "play herald out")
    s.play(0, "play knight o1")
    assert all(text.startswith("play king ") for text in s.legal(1))


@rule("C55")
def test_while_the_king_has_no_place_every_action_is_free() -> None:
    s = crowded("ambassador", ["king", "herald", "traitor"])
    s.play(1, "play herald out")
    s.play(0, "play ambassador e5")
    s.wait_for(1)
    assert s.plays("king") == []
    assert "draw" in s.legal()
    assert "swap king soldier" in s.legal()
    # the Traitor makes room, and the next action must be the King
    s.move(1, "play traitor f5")
    assert all(text.startswith("play king ") for text in s.legal())


@rule("C55")
def test_a_king_swapped_away_is_not_asked_for() -> None:
    s = crowded("ambassador", ["king", "herald", "traitor"])
    s.play(1, "play herald out")
    s.play(0, "play ambassador e5")
    s.wait_for(1)
    s.move(1, "swap king soldier")
    assert "draw" in s.legal()


@rule("C56")
def test_a_knight_is_laid_on_any_card_in_any_zone() -> None:
    s = stage(["knight", "prince"], ["soldier", "archer", "barbarian", "siege-engine"])
    s.play(0, "play prince c3")
    s.play(1, "play soldier b1")
    s.play(1, "play archer a1")
    s.play(1, "play siege-engine east")
    s.play(1, "play barbarian out", "return a1")
    s.wait_for(0)
    assert s.plays("knight") == ["b1", "c3", "east", "o1"]


@rule("C56", "C11")
def test_a_knight_protects_only_the_card_directly_beneath() -> None:
    s = stage(["prince", "knight", "knight"], ["king"])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(0, "play knight c3")
    s.play(1, "play king e5")
    assert s.at("c3") == "prince:0 knight:0"
