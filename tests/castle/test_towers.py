"""The cards of the towers (C44-C49)."""

import pytest
from tests.castle.tables import places_concerned, table_after, table_with_small_reserve
from tests.rule import rule

# the Ghost


@rule("C44")
def test_the_ghost_goes_only_into_an_occupied_tower() -> None:
    s = table_after(holds=[["ghost"]])
    assert s.plays("ghost") == []
    s = table_after("0 play soldier b1", "0 play prince c3", "1 play herald out", holds=[["ghost"]])
    s.ready(0)
    assert s.plays("ghost") == []
    s = table_after("1 play archer f6", then="0 play ghost f6")
    s.ready(0)
    assert s.plays("ghost") == ["f6"]


@rule("C44", "C8")
def test_the_ghost_returns_the_tower_card_to_its_owner_and_takes_its_place() -> None:
    s = table_after("1 play archer a6", "0 play ghost a6")
    assert s.at("a6") == "ghost:0"
    assert "archer" in s.hand(1)
    assert not s.asked


@rule("C44", "C8")
def test_the_ghost_may_take_the_place_of_your_own_card() -> None:
    s = table_after("0 play archer a1", "0 play ghost a1")
    assert s.at("a1") == "ghost:0"
    assert "archer" in s.hand(0)


@rule("C44", "C8")
def test_a_tower_card_without_a_token_goes_to_the_reserve() -> None:
    s = table_after("1 play archer a1", "0 play thief b2", "0 play ghost a1")
    assert s.at("a1") == "ghost:0"
    assert "archer" in s.reserve
    assert "archer" not in s.hand(1)


@rule("C44")
def test_the_ghost_does_not_go_onto_a_stack() -> None:
    s = table_after("1 play archer a1", "1 play knight a1", "1 play sentry f1", holds=[["ghost"]])
    s.ready(0)
    assert s.plays("ghost") == ["f1"]


@rule("C44", "C11", "C34")
def test_the_ghost_does_not_go_onto_a_protected_card() -> None:
    s = table_after("1 play archer a1", "1 play sentry f1", "1 play priest b2", holds=[["ghost"]])
    s.ready(0)
    assert s.plays("ghost") == ["f1"]


@rule("C44", "C13")
def test_a_ghost_on_your_own_card_wins_nothing_since_it_comes_back() -> None:
    early = ("archer a1", "priest d3", "prince c3", "soldier b1")
    late = ("soldier f2", "soldier f3", "soldier f4", "soldier f5")
    mine = [f"0 play {card}" for card in (*early, *late)]
    theirs = ("1 play witch f6", "1 give soldier 1")
    s = table_after(*theirs, *mine, seats=5, then="0 play ghost a1")
    assert s.state.scores()[0] == -1
    own = s.state.copy()
    s.act("0 play ghost a1")
    assert s.hand(0) == ["archer"]
    assert s.state.winners() == []
    s.state = own
    s.act("0 play ghost f6")
    assert s.state.winners() == [0]


@rule("C44", "C29")
def test_a_ghost_entered_by_the_advisor_returns_a_card_and_has_no_token() -> None:
    s = table_after("0 play prince c3", "1 play archer a1", "0 play advisor c4", reserve=["ghost"])
    assert [text for text in s.legal() if "ghost" in text] == ["enter ghost a1"]
    s.move(0, "enter ghost a1")
    assert s.at("a1") == "ghost:-"
    assert "archer" in s.hand(1)


# the Sentry


@rule("C45")
def test_the_sentry_moves_a_soldier_to_any_free_wall_space() -> None:
    s = table_after("1 play soldier b1", "1 play soldier f5", "0 play sentry a1")
    assert s.targets() == {"b1", "f5"}
    goals = {text.split()[2] for text in s.legal() if text.startswith("move b1 ")}
    walls = {f"{column}{row}" for column in "bcde" for row in (1, 6)}
    walls |= {f"{column}{row}" for column in "af" for row in (2, 3, 4, 5)}
    assert goals == walls - {"b1", "f5"}
    s.move(0, "move b1 d6")
    assert (s.at("b1"), s.at("d6")) == ("", "soldier:1")


@rule("C45")
def test_captain_and_traitor_are_soldiers_for_the_sentry() -> None:
    s = table_after("1 play captain b1", "1 play traitor f5", "0 play sentry a1")
    assert s.targets() == {"b1", "f5"}


@rule("C45")
def test_the_sentry_without_soldiers_on_the_walls_moves_nothing() -> None:
    s = table_after(
        "1 play soldier b1", "1 play fairy out", "1 play prince c3", then="0 play sentry a1"
    )
    assert s.at("o2") == "soldier:1"
    assert s.reach("0 play sentry a1") == set()
    assert s.at("a1") == "sentry:0"


@rule("C45", "C10", "C56")
def test_the_sentry_moves_neither_a_soldier_beneath_a_knight_nor_the_knight() -> None:
    soldiers = ("1 play soldier b1", "1 play soldier c1")
    knights = ("1 play knight b1", "1 play knight b1")
    assert places_concerned(*soldiers, *knights, "0 play sentry a1") == {"c1"}


@rule("C45", "C41")
def test_a_soldier_moved_as_the_fourth_on_a_wall_returns_the_engine() -> None:
    soldiers = [f"0 play soldier {space}" for space in ("a2", "a3", "a4", "b1")]
    s = table_after(
        *soldiers, "1 play siege-engine west", "1 play siege-engine south", "0 play sentry f6"
    )
    s.move(0, "move b1 a5")
    assert (s.at("west"), s.at("south")) == ("", "siege-engine:1")
    assert s.hand(1).count("siege-engine") >= 1


@rule("C45", "C41")
def test_a_soldier_moved_along_his_wall_of_three_returns_no_engine() -> None:
    soldiers = [f"0 play soldier {space}" for space in ("a2", "a3", "a4")]
    s = table_after(*soldiers, "1 play siege-engine west", "0 play sentry f6", "0 move a2 a5")
    assert s.at("west") == "siege-engine:1"


@rule("C45", "C41")
def test_a_soldier_moved_as_the_fourth_returns_no_engine_beneath_a_knight() -> None:
    soldiers = [f"0 play soldier {space}" for space in ("a2", "a3", "a4", "b1")]
    engine = ("1 play siege-engine west", "1 play knight west")
    s = table_after(*soldiers, *engine, "0 play sentry f6", "0 move b1 a5")
    assert s.at("west") == "siege-engine:1 knight:1"


@rule("C45", "C43")
def test_a_traitor_moved_by_the_sentry_returns_no_court_card() -> None:
    s = table_after("1 play traitor b1", "1 play prince e5", "0 play sentry a1", "0 move b1 f5")
    assert s.at("e5") == "prince:1"
    assert not s.asked


# the Magician


@rule("C46")
def test_the_magician_sends_any_other_card_in_play_to_the_reserve() -> None:
    s = table_after(
        "0 play prince c3",
        "0 play sentry a6",
        "1 play soldier b1",
        "1 play siege-engine east",
        "1 play herald out",
        "1 play knight c3",
        "0 play magician a1",
    )
    assert s.legal() == [f"shelve {place}" for place in ("a6", "b1", "c3", "east", "o1")]
    s.move(0, "shelve o1")
    assert s.at("o1") == ""
    assert "herald" in s.reserve  # though seat 1 had a token on it
    assert "herald" not in s.hand(1)


@rule("C46", "C10")
def test_the_magician_takes_a_stack_only_from_the_top() -> None:
    s = table_after("0 play prince c3", "1 play knight c3", "0 play magician a1")
    assert s.at("c3") == "prince:0"
    assert "knight" in s.reserve


@rule("C46")
def test_the_magician_alone_in_play_sends_nothing() -> None:
    s = table_after("0 play magician a1")
    assert s.places() == {"a1": "magician:0"}
    assert len(s.reserve) == 10


# the Archer


@rule("C47")
def test_the_archer_returns_one_outside_card() -> None:
    s = table_after(
        "0 play prince c3",
        "0 play soldier b1",
        "1 play siege-engine east",
        "1 play herald out",
        "0 play knight o1",
        "0 play archer a1",
    )
    assert s.legal() == ["return east", "return o1"]
    s.move(0, "return o1")
    assert s.at("o1") == "herald:1"  # the Knight on him is gone
    assert "knight" in s.hand(0)


@rule("C47", "C8")
def test_the_archer_returns_an_outside_card_to_its_owner() -> None:
    s = table_after("1 play herald out", "0 play archer a1")
    assert s.at("o1") == ""
    assert "herald" in s.hand(1)


@rule("C47")
def test_the_archer_returns_nothing_from_the_castle() -> None:
    castle = ("1 play prince c3", "1 play sentry a6", "1 play soldier b1")
    assert places_concerned(*castle, "0 play archer a1") == set()


# the Witch


@rule("C48")
def test_the_witch_gives_any_reserve_card_to_any_player() -> None:
    s = table_after(reserve=["spy", "king", *["soldier"] * 9], seats=3, holds=[["witch"]])
    s.act("0 play witch a1")
    gifts = [f"give {card} {seat}" for card in ("king", "soldier", "spy") for seat in range(3)]
    assert s.legal() == gifts
    s.move(0, "give spy 2")
    assert s.hand(2).count("spy") == 1
    assert "spy" not in s.reserve
    assert [len(s.hand(seat)) for seat in range(3)] == [6, 7, 8]


@rule("C48")
def test_the_witch_may_give_a_card_to_yourself() -> None:
    s = table_after("0 play witch a1", "0 give spy 0", reserve=["spy"])
    assert "spy" in s.hand(0)
    assert len(s.hand(0)) == 9


@rule("C48", "C7")
def test_the_witch_gives_nothing_from_an_empty_reserve() -> None:
    s = table_with_small_reserve("1 play dragon out", "1 return o2", "1 return a6")
    s.ready(0)
    held = [len(s.hand(seat)) for seat in range(2)]
    s.act("0 play witch f1")
    assert s.at("f1") == "witch:0"
    assert not s.asked
    assert [len(s.hand(seat)) for seat in range(2)] == [held[0] - 1, held[1]]


# the Alchemist


@rule("C49")
def test_the_alchemist_swaps_two_hand_cards_with_two_reserve_cards() -> None:
    s = table_after(holds=[["alchemist", "king", "queen"]], reserve=["spy", "thief"])
    s.act("0 play alchemist a1", "0 exchange king spy", "0 exchange queen thief")
    assert not s.asked
    assert {"spy", "thief"} <= set(s.hand(0))
    assert {"king", "queen"} <= set(s.reserve)
    assert (len(s.hand(0)), len(s.reserve)) == (8, 10)


@rule("C49")
def test_what_you_gave_cannot_be_taken_back_nor_what_you_took_be_given() -> None:
    s = table_after(holds=[["alchemist", "king"]], reserve=["spy", "thief"])
    s.act("0 play alchemist a1", "0 exchange king spy")
    assert "exchange soldier thief" in s.legal()
    assert not any(text.endswith(" king") for text in s.legal())
    assert not any(text.startswith("exchange spy ") for text in s.legal())


@rule("C49")
def test_another_card_of_the_name_you_gave_or_took_is_another_card() -> None:
    s = table_after(
        holds=[["alchemist", "soldier", *["knight"] * 3, *["siege-engine"] * 4]],
        reserve=[
            "soldier",
            *["king", "queen", "prince", "princess", "spy", "thief", "priest", "merchant", "witch"],
        ],
    )
    s.act("0 play alchemist a1")
    two = s.state.copy()
    # one soldier for the other: neither may go again
    s.act("0 exchange soldier soldier")
    soldiers = [text for text in s.legal() if "soldier" in text]
    assert soldiers == []
    # a Knight for the soldier: your own soldier may be given, your other Knights too
    s.state = two
    s.act("0 exchange knight soldier")
    given = {text.split()[1] for text in s.legal()}
    assert {"soldier", "knight"} <= given
    assert not any(text.endswith((" soldier", " knight")) for text in s.legal())


@rule("C49")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_a_hand_of_fewer_than_two_gives_as_many_as_it_has(held: int) -> None:
    others = ("soldier b1", "soldier c1", "priest c3", "herald out")
    hand = ["alchemist", *(card.split()[0] for card in others)]
    s = table_after(holds=[hand], reserve=["spy", "thief"], seats=5)
    s.act(*(f"0 play {card}" for card in others[: 4 - held]), "0 play alchemist a1")
    asked = 0
    while s.asked:
        s.move(0, s.legal()[0])
        asked += 1
    assert asked == held  # one card in hand is exchanged once, though the hand has one again


@rule("C49")
def test_a_reserve_of_one_card_is_exchanged_once() -> None:
    s = table_with_small_reserve("0 play alchemist f1", holds=["alchemist", "spy"], left=1)
    assert s.reserve == ["soldier"]
    assert "exchange spy soldier" in s.legal()
    s.move(0, "exchange spy soldier")
    assert not s.asked
    assert s.reserve == ["spy"]


@rule("C49", "C7")
def test_the_alchemist_exchanges_nothing_with_an_empty_reserve() -> None:
    s = table_with_small_reserve("0 play alchemist f1", holds=["alchemist", "spy"])
    assert s.at("f1") == "alchemist:0"
    assert not s.asked
    assert "spy" in s.hand(0)
