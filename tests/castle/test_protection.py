"""Stacks and protection, against everything that takes a card away (C10, C11, C34, C35, C42)."""

import pytest
from tests.castle.tables import acts_that_fill_the_court, places_concerned, table_after
from tests.rule import rule

ENGINES = tuple(f"1 play siege-engine {slot}" for slot in ("north", "east", "south"))

# what seat 1 does beforehand, and the power it plays then, against a card of seat 0 on b3
AT_COURT = {
    "king": ((), "1 play king e2"),
    "queen": ((), "1 play queen e2"),
    "lady-in-waiting": (("1 play princess d2",), "1 play lady-in-waiting c3"),
    "courtier": ((), "1 play courtier b2"),
    "traitor": ((), "1 play traitor a2"),
    "assassin": ((), "1 play assassin b2"),
    "minstrel": (("1 play courtier c2",), "1 play minstrel b2"),
    "magician": ((), "1 play magician a1"),
    "fairy": ((), "1 play fairy out"),
    "enchanter": ((), "1 play enchanter out"),
}
# against a soldier of seat 0 on a3
ON_A_WALL = {
    "king": ((), "1 play king e2"),
    "courtier": ((), "1 play courtier b2"),
    "assassin": ((), "1 play assassin b2"),
    "magician": ((), "1 play magician f1"),
    "fairy": ((), "1 play fairy out"),
    "enchanter": ((), "1 play enchanter out"),
    "barbarian": ((), "1 play barbarian out"),
    "dragon": ((), "1 play dragon out"),
    "sentry": ((), "1 play sentry f1"),
    "siege-engine": (ENGINES, "1 play siege-engine west"),
}
# against the Archer of seat 0 in a1
IN_A_TOWER = {
    "king": ((), "1 play king e2"),
    "magician": ((), "1 play magician f1"),
    "fairy": ((), "1 play fairy out"),
    "enchanter": ((), "1 play enchanter out"),
    "barbarian": ((), "1 play barbarian out"),
    "dragon": ((), "1 play dragon out"),
}
POWERS = [
    *((("prince b3", "c4", "e5"), *power) for power in AT_COURT.values()),
    *((("soldier a3", "b4", "e5"), *power) for power in ON_A_WALL.values()),
    *((("archer a1", "b2", "e5"), *power) for power in IN_A_TOWER.values()),
    (("princess b3", "c4", "e5"), (), "1 play prince-charming b2"),
]
AGAINST = pytest.mark.parametrize(
    ("prey", "before", "power"),
    POWERS,
    ids=[f"{prey[0].split()[0]}-{power.split()[2]}" for prey, _, power in POWERS],
)
Prey = tuple[str, str, str]  # a card and its place, a space beside it, and one far off
Acts = tuple[str, ...]


# the Priest against every power


@rule("C11", "C34")
@AGAINST
def test_no_power_reaches_a_card_beside_the_priest_of_its_colour(
    prey: Prey, before: Acts, power: str
) -> None:
    card, beside, _ = prey
    acts = (*before, f"0 play priest {beside}", f"0 play {card}")
    assert card.split()[1] not in places_concerned(*acts, power)


@rule("C34")
@AGAINST
def test_every_power_reaches_a_card_beside_a_priest_of_another_colour(
    prey: Prey, before: Acts, power: str
) -> None:
    card, beside, _ = prey
    acts = (*before, f"1 play priest {beside}", f"0 play {card}")
    assert card.split()[1] in places_concerned(*acts, power)


@rule("C34")
@AGAINST
def test_every_power_reaches_a_card_far_from_its_priest(
    prey: Prey, before: Acts, power: str
) -> None:
    card, _, far = prey
    acts = (*before, f"0 play priest {far}", f"0 play {card}")
    assert card.split()[1] in places_concerned(*acts, power)


@rule("C11", "C34", "C44")
@pytest.mark.parametrize(("seat", "places"), [(0, []), (1, ["a1"])])
def test_the_ghost_replaces_no_card_beside_the_priest_of_its_colour(
    seat: int, places: list[str]
) -> None:
    s = table_after(f"{seat} play priest b2", "0 play archer a1", then="1 play ghost a1")
    s.ready(1)
    assert s.plays("ghost") == places


@rule("C11", "C34", "C25")
@pytest.mark.parametrize(("seat", "found"), [(0, set()), (1, {"b3"})])
def test_the_mistress_moves_no_king_beside_the_priest_of_his_colour(
    seat: int, found: set[str]
) -> None:
    assert (
        places_concerned("0 play king b3", f"{seat} play priest c4", "1 play mistress e5") == found
    )


@rule("C11", "C34", "C20")
def test_the_owner_of_the_mistress_returns_no_protected_card() -> None:
    s = table_after(
        "0 play prince b3",
        "0 play priest c4",
        "0 play soldier f2",
        "1 play mistress e5",
        "0 play king e2",
        "0 return c4",
    )
    assert s.legal(1) == ["return b3", "return e5", "return f2"]  # the Priest is gone
    s = table_after(
        "0 play prince b3",
        "0 play priest c4",
        "0 play soldier f2",
        "1 play mistress e5",
        "0 play king e2",
        "0 return f2",
    )
    assert s.legal(1) == ["return c4", "return e5"]


@rule("C11", "C34", "C9", "C40")
@pytest.mark.parametrize(
    "power",
    ["princess b2", "mistress b2", "black-knight b2", "courtier b2", "assassin b2", "magician f1"],
)
def test_a_knight_on_top_is_protected_by_the_priest_like_any_card(power: str) -> None:
    stack = ("0 play prince b3", "0 play knight b3")
    assert "b3" not in places_concerned(*stack, "0 play priest c4", f"1 play {power}")
    assert "b3" in places_concerned(*stack, "1 play priest c4", f"1 play {power}")


@rule("C34")
def test_the_priest_protects_a_knight_of_his_colour_on_a_card_of_another() -> None:
    acts = ("1 play prince b3", "0 play knight b3", "0 play priest c4")
    assert places_concerned(*acts, "1 play queen e2") == {"c4"}


@rule("C34")
def test_the_priest_does_not_protect_himself() -> None:
    assert places_concerned("0 play priest c4", "1 play queen e2") == {"c4"}


@rule("C34", "C56")
def test_the_priest_does_not_protect_a_knight_on_his_own_space() -> None:
    s = table_after("0 play priest c4", "0 play knight c4", "1 play queen e2")
    assert s.at("c4") == "priest:0"


@rule("C34", "C10")
def test_the_priest_protects_from_beneath_a_knight() -> None:
    acts = ("0 play prince b3", "0 play priest c4", "1 play knight c4")
    assert places_concerned(*acts, "1 play queen e2") == {"c4"}


@rule("C34", "C32")
def test_a_priest_without_a_token_protects_nobody() -> None:
    acts = ("0 play prince b3", "0 play priest c4", "1 play thief d5")
    assert places_concerned(*acts, "1 play queen e2") == {"b3", "c4", "d5"}


@rule("C34", "C29", "C32")
def test_a_priest_without_a_token_protects_no_cards_without_one_either() -> None:
    s = table_after(
        "0 play prince d2",
        "0 play advisor c3",
        "0 enter priest b4",
        "1 play thief c2",
        "1 untoken c3",
        reserve=["priest"],
        then="1 play queen e5",
    )
    assert (s.at("c3"), s.at("b4")) == ("advisor:-", "priest:-")
    assert s.reach("1 play queen e5") == {"b4", "c2", "c3", "d2"}


@rule("C34", "C30")
def test_the_priest_protects_the_colour_of_the_token_on_him_now() -> None:
    cards = ("0 play priest c4", "1 play prince b3", "0 play mistress c3", "1 play soldier f2")
    assert places_concerned(*cards, "0 play queen e5") == {"b3", "c4"}
    changed = ("0 play schemer e2", "0 tokens c4 f2")
    assert places_concerned(*cards, *changed, "0 play queen e5") == {"c3", "c4", "e2"}


@rule("C34", "C54")
def test_cards_outside_are_beside_no_priest() -> None:
    acts = ("0 play priest b2", "0 play herald out", "0 play siege-engine west")
    assert places_concerned(*acts, "1 play archer a6") == {"o1", "west"}


# the Captain


@rule("C11", "C42")
@pytest.mark.parametrize("power", ON_A_WALL)
def test_no_power_reaches_a_soldier_on_the_captains_wall(power: str) -> None:
    before, play = ON_A_WALL[power]
    assert "a3" not in places_concerned(*before, "0 play captain a5", "0 play soldier a3", play)


@rule("C42")
@pytest.mark.parametrize("power", ON_A_WALL)
def test_every_power_reaches_a_soldier_on_another_wall(power: str) -> None:
    before, play = ON_A_WALL[power]
    assert "a3" in places_concerned(*before, "0 play captain f5", "0 play soldier a3", play)


@rule("C42")
@pytest.mark.parametrize("power", ON_A_WALL)
def test_every_power_reaches_the_captain_himself(power: str) -> None:
    before, play = ON_A_WALL[power]
    assert "a3" in places_concerned(*before, "0 play soldier a5", "0 play captain a3", play)


@rule("C42", "C11", "C20")
def test_the_owner_of_the_mistress_returns_no_soldier_of_the_captain() -> None:
    s = table_after(
        "0 play captain b1",
        "0 play soldier c1",
        "0 play soldier f2",
        "1 play mistress e5",
        "0 play king e2",
        "0 return f2",
    )
    assert s.legal(1) == ["return b1", "return e5"]


@rule("C42")
def test_the_captain_protects_soldiers_of_all_colours_and_the_traitor() -> None:
    acts = ("0 play captain b1", "1 play soldier c1", "1 play traitor d1")
    assert places_concerned(*acts, "0 play barbarian out") == {"b1"}


@rule("C42", "C56")
def test_the_captain_protects_no_knight_on_his_wall() -> None:
    acts = ("0 play captain b1", "0 play soldier c1", "0 play knight c1")
    assert places_concerned(*acts, "1 play barbarian out") == {"b1", "c1"}


@rule("C42", "C10")
def test_the_captain_protects_from_beneath_a_knight() -> None:
    s = table_after(
        "0 play captain b1", "0 play knight b1", "0 play soldier c1", "1 play barbarian out"
    )
    assert (s.at("b1"), s.at("c1")) == ("captain:0", "soldier:0")


@rule("C42", "C45")
def test_a_captain_moved_to_another_wall_protects_the_soldiers_there() -> None:
    acts = ("0 play captain b1", "0 play soldier c1", "0 play soldier a4", "1 play sentry f1")
    s = table_after(*acts, "1 move b1 a2", then="1 play barbarian out")
    assert s.reach("1 play barbarian out") == {"a2", "c1", "f1"}


@rule("C42", "C54")
def test_a_captain_outside_protects_nobody() -> None:
    s = table_after(
        "0 play captain b1", "0 play soldier c1", "1 play fairy out", "1 play barbarian out"
    )
    assert s.at("o2") == "captain:0"
    assert s.at("c1") == ""


# Knights, and what lies beneath them


@rule("C10", "C11", "C56")
@AGAINST
def test_no_power_reaches_a_card_beneath_a_knight(prey: Prey, before: Acts, power: str) -> None:
    name, place = prey[0].split()
    s = table_after(*before, f"0 play {prey[0]}", f"0 play knight {place}", then=power)
    found = s.reach(power)
    if s.asked and place in found:
        s.move(1, next(text for text in s.legal() if text.split()[1] == place))
    assert s.at(place).split()[0] == f"{name}:0"
    # what takes soldiers, women or single cards does not even see the Knight
    blind = power.split()[2] in ("sentry", "minstrel", "siege-engine", "prince-charming")
    assert (place in found) != blind


@rule("C10", "C44", "C56")
def test_the_ghost_replaces_neither_a_card_beneath_a_knight_nor_the_knight() -> None:
    s = table_after("0 play archer a1", "0 play knight a1", then="1 play ghost a1")
    s.ready(1)
    assert s.plays("ghost") == []


@rule("C10", "C47", "C52", "C41")
@pytest.mark.parametrize("power", ["archer a6", "dragon out", "magician a6"])
def test_an_outside_card_beneath_a_knight_stays(power: str) -> None:
    s = table_after("0 play siege-engine east", "0 play knight east", f"1 play {power}")
    assert s.at("east") == "siege-engine:0"


@rule("C10", "C25", "C56")
def test_the_mistress_moves_no_king_beneath_a_knight() -> None:
    acts = ("0 play king b3", "0 play knight b3", "1 play mistress e5")
    s = table_after(*acts)  # the Knight goes onto her, and then the King is free to be moved
    assert s.at("e5") == "mistress:1 knight:0"
    assert s.targets() == {"b3"}


@rule("C10", "C21", "C25")
def test_cards_beneath_knights_are_present_and_have_neighbours() -> None:
    s = table_after("0 play king b2", "0 play knight b2", then="0 play queen b3")
    s.ready(0)
    assert s.plays("queen") == ["b3", "c2", "c3"]
    s = table_after("0 play queen b2", "0 play knight b2", then="0 play mistress b3")
    s.ready(0)
    assert s.plays("mistress") == []


@rule("C10", "C41")
def test_soldiers_beneath_knights_count_on_their_wall() -> None:
    wall = ("0 play soldier b1", "0 play knight b1", "0 play soldier c1", "0 play soldier d1")
    s = table_after("1 play siege-engine south", *wall, "0 play soldier e1")
    assert s.at("south") == ""


# the Ambassador


FULL = ("0 play ambassador e5",)


@rule("C35")
def test_the_ambassador_takes_only_the_last_free_court_space() -> None:
    filled = acts_that_fill_the_court("thief")
    s = table_after(*filled[:-1], holds=[["ambassador"]])
    s.ready(0)
    assert s.plays("ambassador") == []
    s = table_after(*filled, then=FULL[0])
    s.ready(0)
    assert s.plays("ambassador") == ["e5"]


@rule("C11", "C35")
@pytest.mark.parametrize(
    ("first", "play"),
    [
        ("thief", "1 play king e4"),
        ("thief", "1 play queen e4"),
        ("courtier", "0 play courtier e4"),
        ("assassin", "0 play assassin e4"),
        ("minstrel", "0 play minstrel e4"),
    ],
)
def test_no_court_power_reaches_the_ambassador(first: str, play: str) -> None:
    s = table_after(
        *acts_that_fill_the_court(first), *FULL, "1 play traitor f4", "1 return e4", then=play
    )
    found = s.reach(play)
    assert found
    assert "e5" not in found
    assert s.at("e5") == "ambassador:0"


@rule("C11", "C35")
@pytest.mark.parametrize("power", ["traitor f4", "magician a1", "fairy out", "enchanter out"])
def test_no_other_power_reaches_the_ambassador(power: str) -> None:
    play = f"1 play {power}"
    s = table_after(*acts_that_fill_the_court("thief"), *FULL, then=play)
    found = s.reach(play)
    assert "e5" not in found
    assert bool(found) == (power != "enchanter out")  # he would return only the Ambassador
    assert s.at("e5") == "ambassador:0"


@rule("C35", "C11", "C32")
def test_an_ambassador_without_a_token_is_protected_all_the_same() -> None:
    s = table_after(
        *acts_that_fill_the_court("thief"),
        *FULL,
        "1 play traitor f4",
        "1 return e4",
        then="1 play magician a1",
    )
    s.act("0 play thief e4", "0 untoken e5")
    assert s.at("e5") == "ambassador:-"
    assert "e5" not in s.reach("1 play magician a1")


@rule("C35", "C56")
def test_a_knight_on_the_ambassador_is_not_protected() -> None:
    s = table_after(
        *acts_that_fill_the_court("thief"), *FULL, "1 play knight e5", then="1 play magician a1"
    )
    assert "e5" in s.reach("1 play magician a1")
    s.move(1, "shelve e5")
    assert s.at("e5") == "ambassador:0"


# tokens


TOKEN_POWERS = pytest.mark.parametrize(
    ("power", "change", "then"),
    [
        ("thief b2", "untoken b3", "prince:-"),
        ("schemer e5", "tokens b3 b4", "prince:1"),
        ("spy b2", "tokens b3 c3", "prince:1"),
        ("merchant e5", "claim b3", "prince:1"),
    ],
)


@rule("C11", "C30", "C31", "C32", "C36")
@TOKEN_POWERS
def test_tokens_of_cards_protected_by_the_priest_can_be_changed(
    power: str, change: str, then: str
) -> None:
    s = table_after(
        "1 play princess c3",
        "1 play mistress b4",
        "0 play priest c4",
        "0 play prince b3",
        f"1 play {power}",
        f"1 {change}",
    )
    assert s.at("b3") == then


@rule("C10", "C11", "C30", "C31", "C32", "C36")
@TOKEN_POWERS
def test_tokens_of_cards_beneath_knights_can_be_changed(power: str, change: str, then: str) -> None:
    s = table_after(
        "1 play princess c3",
        "1 play mistress b4",
        "0 play prince b3",
        "0 play knight b3",
        f"1 play {power}",
        f"1 {change.replace('b3', 'b3.1')}",
    )
    assert s.at("b3").split()[0] == then


@rule("C11", "C42", "C32")
def test_tokens_of_the_captains_soldiers_can_be_changed() -> None:
    s = table_after("0 play captain b1", "0 play soldier c1", "1 play thief c2", "1 untoken c1")
    assert s.at("c1") == "soldier:-"


@rule("C11", "C34", "C32")
def test_a_card_that_loses_its_token_loses_the_priests_protection() -> None:
    acts = ("0 play priest c4", "0 play prince b3", "1 play thief b2")
    assert places_concerned(*acts, "1 play queen e5") == {"b2", "b3", "c4"}
