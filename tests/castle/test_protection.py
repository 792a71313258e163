"""Protected cards against every verb (C11)."""

import pytest
from tests.castle.stage import Stage, crowded, stage
from tests.rule import rule

# What seat 0 has in play beside its Priest or not, the power seat 1 plays, and the targets it has:
# the protected card is never one of them.
AGAINST: tuple[tuple[str, list[str], str, set[str]], ...] = (
    # they return
    ("king", ["prince c3", "priest c4", "soldier f5"], "play king e2", {"c4", "f5"}),
    ("queen", ["prince c3", "priest c4", "thief e5"], "play queen e2", {"c4", "e5"}),
    ("courtier", ["prince c3", "priest c4", "soldier a3"], "play courtier b3", {"c4", "a3"}),
    ("traitor", ["prince b3", "priest b4", "soldier f5"], "play traitor a3", {"b4"}),
    (
        "barbarian",
        ["soldier a3", "priest b4", "soldier f5", "soldier f4"],
        "play barbarian out",
        {"f5", "f4"},
    ),
    # they move
    ("prince-charming", ["mistress c3", "priest c4"], "play prince-charming e2", set()),
    ("sentry", ["soldier a3", "priest b4", "soldier f5"], "play sentry a1", {"f5"}),
    ("fairy", ["prince c3", "priest c4", "soldier f5"], "play fairy out", {"c4", "f5"}),
    ("minstrel", ["prince c3", "priest c4", "black-knight b3"], "play minstrel b4", set()),
    # they kill and shelve
    ("assassin", ["prince c3", "priest c4", "soldier a3"], "play assassin b3", {"c4", "a3"}),
    ("magician", ["prince c3", "priest c4", "soldier f5"], "play magician a1", {"c4", "f5"}),
)


def laid(against: str, cards: list[str], play: str) -> Stage:
    """Seat 0 lays its cards, then seat 1 plays the power."""
    s = stage([card.split()[0] for card in cards], [against])
    for card in cards:
        s.play(0, f"play {card}")
        if s.asked:
            s.move(0, s.legal()[0])
    s.play(1, play)
    return s


def targets(s: Stage) -> set[str]:
    """The places that the power asks about."""
    return {text.split()[1] for text in s.legal()} if s.asked else set()


@rule("C11", "C34")
@pytest.mark.parametrize(("against", "cards", "play", "open_places"), AGAINST)
def test_a_card_beside_its_priest_is_no_target(
    against: str, cards: list[str], play: str, open_places: set[str]
) -> None:
    s = laid(against, cards, play)
    found = targets(s)
    if len(open_places) > 1 or against == "sentry":
        assert found == open_places
    else:  # a single target is taken unasked
        assert found == set()
        assert all(s.at(place) == "" for place in open_places)
    name, place = cards[0].split()
    assert s.at(place) == f"{name}:0"


@rule("C11", "C26", "C34")
def test_the_lady_in_waiting_returns_no_protected_man() -> None:
    s = stage(["prince", "priest"], ["princess", "lady-in-waiting"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c4")
    s.play(1, "play princess b2")
    s.play(1, "play lady-in-waiting b3")
    assert s.at("c3") == "prince:0"
    assert s.at("c4") == ""  # the Priest does not protect himself


@rule("C11", "C23", "C25", "C40", "C34")
@pytest.mark.parametrize("power", ["princess", "mistress", "black-knight"])
def test_a_protected_knight_is_neither_moved_nor_returned(power: str) -> None:
    s = stage(["prince", "knight", "priest"], [power])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(0, "play priest c4")
    s.play(1, f"play {power} b3")
    assert not s.asked
    assert s.at("c3") == "prince:0 knight:0"


@rule("C11", "C25", "C34")
def test_the_mistress_does_not_move_a_protected_king() -> None:
    s = stage(["king", "priest"], ["mistress"])
    s.play(0, "play king c3")
    s.play(0, "play priest c4")
    s.play(1, "play mistress e5")
    assert not s.asked
    assert s.at("c3") == "king:0"


@rule("C11", "C20", "C34")
def test_the_owner_of_the_mistress_returns_no_protected_card() -> None:
    s = stage(["prince", "priest", "king", "soldier"], ["mistress", "soldier"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c4")
    s.play(0, "play soldier b1")
    s.play(1, "play soldier f2")
    s.play(1, "play mistress e5")
    s.play(0, "play king e2", "return b1")
    assert s.legal(1) == ["return c4", "return e5", "return f2"]


@rule("C11", "C50", "C34")
def test_soldiers_beside_their_priest_withstand_four_engines() -> None:
    s = stage(["soldier", "priest", "soldier"], ["siege-engine"] * 4)
    s.play(0, "play soldier a3")
    s.play(0, "play priest b3")
    s.play(0, "play soldier f3")
    for slot in ("north", "east", "south", "west"):
        s.play(1, f"play siege-engine {slot}")
    assert (s.at("a3"), s.at("f3")) == ("soldier:0", "")


@rule("C11", "C34")
def test_tokens_on_protected_cards_can_be_changed_and_end_the_protection() -> None:
    s = stage(["prince", "priest"], ["thief", "queen"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c4")
    s.play(1, "play thief b3", "untoken c3")
    s.play(1, "play queen e5")
    assert s.legal() == ["return b3", "return c3", "return c4"]


@rule("C11", "C42")
@pytest.mark.parametrize(
    ("power", "place", "verb"),
    [("magician", "a1", "shelve"), ("assassin", "b2", "kill"), ("fairy", "out", "move")],
)
def test_the_captains_soldiers_are_no_targets(power: str, place: str, verb: str) -> None:
    s = stage(["captain", "soldier", "prince"], [power])
    s.play(0, "play captain b1")
    s.play(0, "play soldier c1")
    s.play(0, "play prince c3")
    s.play(1, f"play {power} {place}")
    end = " out" if verb == "move" else ""
    assert s.legal() == [f"{verb} b1{end}", f"{verb} c3{end}"]


@rule("C11", "C42", "C45")
def test_the_sentry_moves_the_captain_but_not_his_soldiers() -> None:
    s = stage(["captain", "soldier"], ["sentry"])
    s.play(0, "play captain b1")
    s.play(0, "play soldier c1")
    s.play(1, "play sentry a1")
    assert {text.split()[1] for text in s.legal()} == {"b1"}


@rule("C11", "C35")
@pytest.mark.parametrize(
    ("power", "play"),
    [("king", None), ("magician", "play magician a1"), ("fairy", "play fairy out")],
)
def test_the_ambassador_is_never_a_target(power: str, play: str | None) -> None:
    s = crowded("ambassador", [power, "traitor"])
    s.play(0, "play ambassador e5")
    if play is None:  # the King needs room
        s.play(1, "play traitor f2", "return e2")
        s.play(1, f"play {power} {s.plays(power)[0]}")
    else:
        s.play(1, play)
    assert s.asked
    assert "e5" not in targets(s)
    assert targets(s)


@rule("C11", "C35", "C56")
def test_a_knight_on_the_ambassador_is_not_protected() -> None:
    s = crowded("ambassador", ["knight", "magician"])
    s.play(0, "play ambassador e5")
    s.play(1, "play knight e5")
    s.play(1, "play magician a1")
    assert "shelve e5" in s.legal()
    s.move(1, "shelve e5")
    assert s.at("e5") == "ambassador:0"
