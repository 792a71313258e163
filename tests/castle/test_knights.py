"""Knights and the stacks they make (C1, C9, C12, C56)."""

import pytest
from tests.castle.tables import places_concerned, table_after
from tests.rule import rule

# laying them


@rule("C56", "C1")
def test_a_knight_is_laid_on_any_card_of_any_zone_and_never_on_an_empty_place() -> None:
    s = table_after(
        "1 play prince c3",
        "1 play soldier b1",
        "1 play archer a1",
        "1 play siege-engine east",
        "1 play herald out",
        then="0 play knight c3",
    )
    s.ready(0)
    assert s.plays("knight") == ["a1", "b1", "c3", "east", "o1"]


@rule("C56", "C6")
def test_a_knight_without_any_card_in_play_cannot_be_played() -> None:
    s = table_after(holds=[["knight"]])
    assert s.plays("knight") == []


@rule("C56", "C1")
def test_knights_lie_on_knights() -> None:
    s = table_after("0 play prince c3", *["0 play knight c3"] * 3, "1 play knight c3")
    assert s.at("c3") == "prince:0 knight:0 knight:0 knight:0 knight:1"


@rule("C56", "C4")
def test_a_knight_bears_the_token_of_its_player_and_leaves_the_one_beneath() -> None:
    s = table_after("0 play prince c3", "1 play knight c3")
    assert s.at("c3") == "prince:0 knight:1"


@rule("C1")
def test_no_other_card_is_laid_on_a_card() -> None:
    s = table_after("1 play prince c3", "1 play knight c3", holds=[["priest", "black-knight"]])
    s.ready(0)
    assert "c3" not in s.plays("priest")
    assert "c3" not in s.plays("black-knight")
    assert len(s.plays("priest")) == 15


@rule("C1", "C56")
def test_a_knight_on_a_card_outside_takes_no_number() -> None:
    s = table_after("0 play barbarian out", "0 play knight o1", "1 play herald out")
    assert s.places() == {"o1": "barbarian:0 knight:0", "o2": "herald:1"}


@rule("C1", "C10")
def test_a_place_is_taken_until_its_last_card_is_gone() -> None:
    s = table_after(
        "1 play archer a1", "1 play knight a1", "1 play barbarian out", holds=[["witch"]]
    )
    s.ready(0)
    assert s.at("a1") == "archer:1"
    assert s.plays("witch") == ["a6", "f1", "f6"]
    s = table_after("1 play archer a1", "1 play barbarian out", holds=[["witch"]])
    s.ready(0)
    assert s.plays("witch") == ["a1", "a6", "f1", "f6"]


# what they protect


@rule("C56", "C10", "C11")
def test_a_knight_protects_only_the_card_directly_beneath() -> None:
    knights = ("0 play knight c3", "0 play knight c3")
    s = table_after("0 play prince c3", *knights, "1 play king e5", then="1 play queen e4")
    assert s.at("c3") == "prince:0 knight:0"  # the lower Knight is bare now
    s.reach("1 play queen e4")
    s.move(1, "return c3")
    assert s.at("c3") == "prince:0"


@rule("C56")
def test_a_card_is_bare_again_once_its_knight_is_gone() -> None:
    acts = ("0 play prince c3", "0 play knight c3", "1 play queen e5")
    s = table_after(*acts, then="1 play magician a1")
    assert s.at("c3") == "prince:0"
    assert s.reach("1 play magician a1") == {"c3", "e5"}


@rule("C56")
def test_a_knight_protects_whatever_its_colour() -> None:
    s = table_after("0 play prince c3", "1 play knight c3", "1 play queen e5")
    assert s.at("c3") == "prince:0"
    assert "knight" in s.hand(1)


# moving them


@rule("C9", "C23")
def test_a_knight_moves_onto_another_card_of_the_same_zone() -> None:
    s = table_after(
        "0 play prince c3",
        "0 play priest e2",
        "0 play soldier c1",
        "0 play archer a1",
        "0 play knight c3",
        "1 play princess b5",
    )
    assert s.legal() == ["move c3 b5", "move c3 e2"]  # onto the Princess too, not its own place
    s.move(1, "move c3 e2")
    assert (s.at("c3"), s.at("e2")) == ("prince:0", "priest:0 knight:0")


@rule("C9", "C23", "C7")
def test_a_knight_may_be_moved_onto_the_princess_herself() -> None:
    s = table_after("0 play prince c3", "0 play knight c3", "1 play princess b5")
    assert s.places() == {"b5": "princess:1 knight:0", "c3": "prince:0"}


@rule("C9")
@pytest.mark.parametrize(
    ("one", "other"),
    [("soldier b1", "soldier f4"), ("soldier a2", "soldier d6"), ("archer a1", "witch f6")],
)
def test_all_walls_are_one_zone_and_so_are_the_towers(one: str, other: str) -> None:
    acts = [f"0 play {one}", f"0 play {other}", f"0 play knight {one.split()[1]}"]
    if "witch" in other:
        acts.insert(2, "0 give soldier 1")
    s = table_after(*acts, "1 play princess c3")
    assert s.at(other.split()[1]).endswith("knight:0")


@rule("C9")
def test_a_knight_without_another_card_in_its_zone_cannot_be_moved() -> None:
    others = ("0 play archer a1", "0 play prince c3", "0 play herald out")
    knight = ("0 play soldier b1", "0 play knight b1")
    assert places_concerned(*others, *knight, "1 play princess e5") == set()


@rule("C9")
def test_a_knight_outside_moves_onto_any_other_outside_place() -> None:
    s = table_after(
        "0 play barbarian out",
        "0 play herald out",
        "0 play siege-engine east",
        "0 play prince c3",
        "0 play knight o1",
        "1 play princess e5",
    )
    assert s.legal() == ["move o1 east", "move o1 o2"]
    s.move(1, "move o1 east")
    assert s.at("east") == "siege-engine:0 knight:0"


@rule("C9")
def test_a_knight_moves_from_an_engine_slot() -> None:
    acts = ("0 play siege-engine east", "0 play herald out", "0 play knight east")
    s = table_after(*acts, "1 play princess e5")
    assert (s.at("east"), s.at("o1")) == ("siege-engine:0", "herald:0 knight:0")


@rule("C9", "C10")
def test_of_several_knights_on_a_card_only_the_top_one_moves() -> None:
    acts = ("0 play prince c3", "0 play knight c3", "1 play knight c3", "1 play princess e5")
    s = table_after(*acts)
    assert (s.at("c3"), s.at("e5")) == ("prince:0 knight:0", "princess:1 knight:1")


@rule("C9")
def test_a_knight_moves_onto_a_stack() -> None:
    s = table_after(
        "0 play prince c3",
        "0 play knight c3",
        "0 play priest e2",
        "0 play knight e2",
        "1 play princess b5",
        "1 move c3 e2",
    )
    assert s.at("e2") == "priest:0 knight:0 knight:0"


@rule("C9", "C25")
def test_the_mistress_moves_a_knight_onto_herself_or_another() -> None:
    acts = ("0 play prince c3", "0 play knight c3", "0 play priest e2", "1 play mistress b5")
    s = table_after(*acts)
    assert s.legal() == ["move c3 b5", "move c3 e2"]


# the Black Knight


@rule("C12", "C23")
def test_the_black_knight_is_not_moved_as_a_knight() -> None:
    acts = ("0 play black-knight c3", "0 play prince b2")
    assert places_concerned(*acts, "1 play princess e5") == set()
    assert places_concerned(*acts, "1 play mistress e5") == set()


@rule("C12", "C1")
def test_the_black_knight_is_laid_on_a_free_court_space_only() -> None:
    s = table_after("0 play prince c3", "0 play soldier b1", then="0 play black-knight c4")
    s.ready(0)
    assert len(s.plays("black-knight")) == 15
    assert {"c3", "b1"}.isdisjoint(s.plays("black-knight"))


@rule("C12", "C40")
def test_the_black_knight_returns_a_knight_and_never_himself() -> None:
    acts = ("0 play prince c3", "0 play knight c3", "1 play black-knight c4")
    s = table_after(*acts)
    assert s.places() == {"c3": "prince:0", "c4": "black-knight:1"}
    assert places_concerned("0 play prince c3", "1 play black-knight c4") == set()


@rule("C12", "C24", "C26")
def test_the_black_knight_is_a_man_all_the_same() -> None:
    acts = ("0 play princess b2", "0 play black-knight c2", "1 play lady-in-waiting b3")
    assert places_concerned(*acts) == {"c2"}


@rule("C12", "C9", "C54")
def test_a_black_knight_moved_by_the_fairy_takes_a_place_of_his_own() -> None:
    s = table_after("0 play black-knight c3", "1 play fairy out")
    assert s.places() == {"o1": "fairy:1", "o2": "black-knight:0"}
