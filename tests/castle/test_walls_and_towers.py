"""The cards of the walls and towers (C41-C49)."""

import pytest
from tests.castle.tables import deal_table
from tests.rule import rule


@rule("C41")
def test_the_fourth_soldier_on_a_wall_returns_the_engine_facing_it() -> None:
    s = deal_table(["soldier"] * 4, ["siege-engine", "siege-engine"])
    s.play(1, "play siege-engine south")
    s.play(1, "play siege-engine west")
    for space in ("b1", "c1", "d1"):
        s.play(0, f"play soldier {space}")
        assert s.at("south") == "siege-engine:1"
    s.play(0, "play soldier e1")
    assert s.at("south") == ""
    assert s.at("west") == "siege-engine:1"


@rule("C41")
def test_an_engine_beneath_a_knight_stays() -> None:
    s = deal_table(["soldier"] * 4, ["siege-engine", "knight"])
    s.play(1, "play siege-engine south")
    s.play(1, "play knight south")
    for space in ("b1", "c1", "d1", "e1"):
        s.play(0, f"play soldier {space}")
    assert s.at("south") == "siege-engine:1 knight:1"


@rule("C41")
def test_four_soldiers_on_several_walls_return_nothing() -> None:
    s = deal_table(["soldier"] * 4, ["siege-engine"])
    s.play(1, "play siege-engine south")
    for space in ("b1", "c1", "d1", "a2"):
        s.play(0, f"play soldier {space}")
    assert s.at("south") == "siege-engine:1"


@rule("C41", "C50")
def test_an_engine_may_face_a_full_wall_and_stays_there() -> None:
    s = deal_table(["soldier"] * 4, ["siege-engine"])
    for space in ("b1", "c1", "d1", "e1"):
        s.play(0, f"play soldier {space}")
    s.play(1, "play siege-engine south")
    assert s.at("south") == "siege-engine:1"


@rule("C41", "C42", "C43", "C10")
def test_captain_traitor_and_soldiers_beneath_knights_count_as_soldiers() -> None:
    s = deal_table(["soldier", "captain", "soldier", "traitor"], ["siege-engine", "knight"])
    s.play(1, "play siege-engine south")
    s.play(0, "play soldier b1")
    s.play(1, "play knight b1")
    s.play(0, "play captain c1")
    s.play(0, "play soldier d1")
    assert s.at("south") == "siege-engine:1"
    s.play(0, "play traitor e1")
    assert s.at("south") == ""


@rule("C42")
def test_a_captain_as_the_fourth_returns_the_engine() -> None:
    s = deal_table(["soldier"] * 3 + ["captain"], ["siege-engine"])
    s.play(1, "play siege-engine north")
    for space in ("b6", "c6", "d6"):
        s.play(0, f"play soldier {space}")
    s.play(0, "play captain e6")
    assert s.at("north") == ""


@rule("C42", "C11")
def test_the_captain_protects_the_other_soldiers_on_his_wall_but_not_himself() -> None:
    s = deal_table(["captain", "soldier", "soldier"], ["barbarian"])
    s.play(0, "play captain b1")
    s.play(0, "play soldier c1")
    s.play(0, "play soldier b6")
    s.play(1, "play barbarian out")
    assert s.legal() == ["return b1", "return b6"]


@rule("C42", "C10")
def test_the_captain_protects_from_beneath_a_knight_but_no_knights() -> None:
    s = deal_table(["captain", "soldier", "soldier", "knight", "knight"], ["barbarian"])
    s.play(0, "play captain b1")
    s.play(0, "play soldier c1")
    s.play(0, "play soldier d1")
    s.play(0, "play knight b1")
    s.play(0, "play knight d1")
    s.play(1, "play barbarian out")
    assert s.legal() == ["return b1", "return d1"]


@rule("C42")
def test_a_captain_outside_protects_nobody() -> None:
    s = deal_table(["captain", "soldier", "fairy"], ["barbarian"])
    s.play(0, "play captain b1")
    s.play(0, "play soldier c1")
    s.play(0, "play fairy out")  # the soldier is protected, so there is no choice
    assert s.at("o2") == "captain:0"
    s.play(1, "play barbarian out")
    assert s.at("c1") == ""


@rule("C43")
def test_the_traitor_returns_one_card_from_an_adjacent_court_space() -> None:
    s = deal_table(["prince", "priest", "traitor", "soldier"], ["archer"])
    s.play(0, "play prince b2")
    s.play(0, "play priest d2")
    s.play(1, "play archer a1")
    s.play(0, "play soldier b1")
    s.play(0, "play traitor c1")
    assert s.legal() == ["return b2", "return d2"]


@rule("C43")
def test_the_traitor_without_court_neighbours_returns_nothing() -> None:
    s = deal_table(["traitor", "soldier", "prince"])
    s.play(0, "play soldier b1")
    s.play(0, "play prince e5")
    s.play(0, "play traitor c1")
    assert (s.at("b1"), s.at("e5")) == ("soldier:0", "prince:0")


@rule("C44")
def test_the_ghost_takes_the_place_of_a_tower_card_and_returns_it() -> None:
    s = deal_table(["archer", "ghost"], ["magician"])
    assert s.plays("ghost") == []
    s.play(0, "play archer a1")
    assert s.plays("ghost") == ["a1"]
    s.play(0, "play ghost a1")
    assert s.at("a1") == "ghost:0"
    assert "archer" in s.hand(0)


@rule("C44", "C8")
def test_the_ghost_sends_a_card_without_a_token_to_the_reserve() -> None:
    s = deal_table(["archer", "ghost"], ["thief"])
    s.play(0, "play archer a1")
    s.play(1, "play thief b2")
    s.play(0, "play ghost a1")
    assert "archer" in s.reserve


@rule("C44", "C11")
def test_the_ghost_is_not_laid_on_a_stack_nor_on_a_protected_card() -> None:
    s = deal_table(["archer", "ghost", "knight"])
    s.play(0, "play archer a1")
    s.play(0, "play knight a1")
    s.wait_for(0)
    assert s.plays("ghost") == []
    s = deal_table(["archer", "ghost", "priest"])
    s.play(0, "play archer a1")
    s.play(0, "play priest b2")
    s.wait_for(0)
    assert s.plays("ghost") == []


@rule("C45")
def test_the_sentry_moves_one_soldier_to_any_free_wall_space() -> None:
    s = deal_table(["soldier", "captain", "sentry"])
    s.play(0, "play soldier b1")
    s.play(0, "play captain f5")
    s.play(0, "play sentry a1")
    assert len(s.legal()) == 2 * 14
    s.move(0, "move b1 a5")
    assert s.at("a5") == "soldier:0"


@rule("C45", "C41")
def test_a_soldier_moved_as_the_fourth_returns_the_engine() -> None:
    s = deal_table(["soldier"] * 4 + ["sentry"], ["siege-engine"])
    s.play(1, "play siege-engine west")
    for space in ("a2", "a3", "a4", "b1"):
        s.play(0, f"play soldier {space}")
    s.play(0, "play sentry f6", "move b1 a5")
    assert s.at("west") == ""


@rule("C45", "C41")
def test_a_soldier_moved_along_his_wall_returns_no_engine() -> None:
    s = deal_table(["soldier"] * 3 + ["sentry"], ["siege-engine"])
    s.play(1, "play siege-engine west")
    for space in ("a2", "a3", "a4"):
        s.play(0, f"play soldier {space}")
    s.play(0, "play sentry f6", "move a2 a5")
    assert s.at("west") == "siege-engine:1"


@rule("C45")
def test_the_sentry_moves_no_soldier_outside_or_beneath_a_knight() -> None:
    s = deal_table(["soldier", "sentry", "fairy"], ["soldier", "knight"])
    s.play(0, "play soldier b1")
    s.play(0, "play fairy out")
    assert s.at("o2") == "soldier:0"
    s.play(1, "play soldier c1")
    s.play(1, "play knight c1")
    s.play(0, "play sentry a1")
    assert not s.asked


@rule("C46")
def test_the_magician_sends_any_other_card_in_play_to_the_reserve() -> None:
    s = deal_table(["prince", "knight", "magician"], ["siege-engine", "herald"])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(1, "play siege-engine east")
    s.play(1, "play herald out")
    s.play(0, "play magician a1")
    assert s.legal() == ["shelve c3", "shelve east", "shelve o1"]
    s.move(0, "shelve o1")
    assert "herald" in s.reserve
    assert "herald" not in s.hand(1)


@rule("C46")
def test_the_magician_alone_in_play_sends_nothing() -> None:
    s = deal_table(["magician"])
    s.play(0, "play magician a1")
    assert s.at("a1") == "magician:0"


@rule("C47")
def test_the_archer_returns_one_outside_card() -> None:
    s = deal_table(["prince", "archer", "knight"], ["siege-engine", "barbarian"])
    s.play(0, "play prince c3")
    s.play(1, "play siege-engine east")
    s.play(1, "play barbarian out")
    s.play(0, "play knight o1")
    s.play(0, "play archer a1")
    assert s.legal() == ["return east", "return o1"]
    s.move(0, "return o1")
    assert s.at("o1") == "barbarian:1"


@rule("C47")
def test_the_archer_returns_nothing_where_nothing_is_outside() -> None:
    s = deal_table(["prince", "archer"])
    s.play(0, "play prince c3")
    s.play(0, "play archer a1")
    assert s.at("c3") == "prince:0"


@rule("C48")
def test_the_witch_gives_one_reserve_card_to_a_player() -> None:
    s = deal_table(["witch"], [], [], reserve=["spy", "soldier"])
    s.play(0, "play witch a1")
    assert {"give spy 0", "give spy 1", "give spy 2"} <= set(s.legal())
    s.move(0, "give spy 2")
    assert "spy" in s.hand(2)
    assert len(s.reserve) == 10


@rule("C49")
def test_the_alchemist_swaps_two_hand_cards_with_two_reserve_cards() -> None:
    s = deal_table(["alchemist", "king"], reserve=["spy", "thief"])
    s.play(0, "play alchemist a1", "exchange king spy")
    assert "king" in s.reserve
    # what was given cannot be taken back, what was taken cannot be given
    assert not any(text.endswith(" king") for text in s.legal())
    assert not any(text.startswith("exchange spy ") for text in s.legal())
    s.move(0, "exchange soldier thief")
    assert not s.asked
    assert {"spy", "thief"} <= set(s.hand(0))
    assert len(s.hand(0)) == 8


@rule("C49")
def test_another_card_of_the_same_name_may_be_taken_or_given() -> None:
    s = deal_table(["alchemist", "soldier", "soldier"], reserve=["soldier", "knight"])
    s.play(0, "play alchemist a1", "exchange soldier soldier")
    assert any(text.endswith(" knight") for text in s.legal())
    assert any(text.startswith("exchange soldier ") for text in s.legal())
    assert not any(text.endswith(" soldier") for text in s.legal())


@rule("C49")
@pytest.mark.parametrize(("held", "times"), [(0, 0), (1, 1), (2, 2)])
def test_the_alchemist_exchanges_as_many_as_the_smallest_of_two_hand_and_reserve(
    held: int, times: int
) -> None:
    others = ["soldier b1", "soldier c1", "priest c3", "herald out"]
    cards = ["alchemist", *(card.split()[0] for card in others)]
    s = deal_table(cards, [], [], [], [], reserve=["spy", "thief"])
    for card in others[: 4 - held]:
        s.play(0, f"play {card}")
    s.play(0, "play alchemist a1")
    asked = 0
    while s.asked:
        s.move(0, s.legal()[0])
        asked += 1
    assert asked == times
