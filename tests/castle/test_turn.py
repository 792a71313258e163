"""Actions, and what powers have in common (C5-C12)."""

import pytest
from tests.castle.tables import deal_table
from tests.rule import rule

from regalia.games.castle.rules.layout import TURNS


@rule("C5")
def test_an_action_is_to_draw_to_swap_or_to_play() -> None:
    s = deal_table(["king"], reserve=["spy"])
    assert {text.split()[0] for text in s.legal()} == {"draw", "swap", "play"}
    assert "swap king spy" in s.legal()
    s.move(0, "swap king spy")
    assert "king" in s.reserve
    assert "spy" in s.hand(0)
    assert s.actions == 1


@rule("C5")
def test_a_turn_has_two_actions_and_the_same_may_be_taken_twice() -> None:
    s = deal_table([], [], decks=[["king", "queen"], []])
    assert (s.turn, s.actions) == (0, 2)
    s.move(0, "draw")
    assert (s.turn, s.actions) == (0, 1)
    assert "king" in s.hand(0)
    s.move(0, "draw")
    assert (s.turn, s.actions) == (1, 2)
    assert "queen" in s.hand(0)


@rule("C5")
def test_a_card_may_be_swapped_for_one_of_the_same_name() -> None:
    s = deal_table(["soldier"], reserve=["soldier"])
    before = s.hand(0)
    s.move(0, "swap soldier soldier")
    assert s.hand(0) == before


@rule("C5")
def test_identical_cards_are_listed_once() -> None:
    s = deal_table(["soldier"] * 9, ["soldier"] * 3, reserve=["knight", "knight"])
    assert s.legal().count("swap soldier knight") == 1
    assert len(s.plays("soldier")) == 16


@rule("C5")
def test_an_empty_deck_gives_nothing_to_draw() -> None:
    s = deal_table([], [], [], [], [])
    for _ in range(2):
        s.play(0, "draw", "draw")
        s.wait_for(0)
    assert "draw" not in s.legal()


@rule("C5", "C29")
def test_actions_without_a_possibility_are_skipped_and_whole_turns_with_them() -> None:
    """Seat 0 gives itself the whole reserve; seat 1 is left with an Ambassador."""
    mine = ["witch", "king", "barbarian", "enchanter", "dragon", "courtier", "queen", "archer"]
    spaces = ["b1", "c1", "d1", "e1", "a2", "a3", "a4", "b6", "c6", "d6", "f2", "f3", "f4"]
    theirs = [f"soldier {space}" for space in spaces]
    theirs += [f"siege-engine {slot}" for slot in ("north", "east", "west")]
    theirs += [f"knight {space}" for space in spaces[:4]] + ["prince e5"]
    hidden = ["ambassador", *(play.split()[0] for play in theirs)]
    s = deal_table(mine, hidden[:9], decks=[[], hidden[9:]], reserve=["thief", "spy"])
    stories = [["draw", "draw"]] * 6
    for second in (
        ["play king c3", "return a1"],
        ["play barbarian out", "return a1"],
        ["play enchanter out"],
        ["play dragon out", "return o1", "return a1"],
        ["play barbarian out", "return a1"],
        ["play courtier b2", "return a1"],
        [],
        ["play king c3", "return a1"],
        ["play dragon out", "return o2", "return a1"],
        ["play enchanter out"],
        ["draw"],
    ):
        first = ["play witch a1", "give"] if second else ["play queen c4", "return c3"]
        stories.append([*first, *(second or ["play archer a6", "return o3"])])
    theirs = ["draw"] * 13 + [f"play {play}" for play in theirs]
    for at, story in enumerate(stories):
        for text in story:
            if s.asked or text == "draw" or text.startswith("play"):  # else it is made unasked
                s.move(0, f"give {s.reserve[0]} 0" if text == "give" else text)
        for text in theirs[2 * at : 2 * at + 2]:
            s.move(1, text)
    assert s.reserve == []
    assert s.hand(1) == ["ambassador"]
    assert not any(text.startswith("swap") for text in s.legal())
    turns = s.state.cells[TURNS]
    s.play(0, "play priest d5", "play advisor c2")  # and there is no card to enter
    assert s.at("c2") == "advisor:0"
    assert s.state.cells[TURNS] == turns + 2
    assert (s.turn, s.actions, s.pending) == (0, 2, [0])


@rule("C6")
def test_a_card_without_a_legal_place_cannot_be_played() -> None:
    s = deal_table(["advisor", "lady-in-waiting", "ghost", "ambassador", "prince"])
    for name in ("advisor", "lady-in-waiting", "ghost", "ambassador"):
        assert s.plays(name) == []
    assert len(s.plays("prince")) == 16


@rule("C6")
@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("prince", [column + row for column in "bcde" for row in "2345"]),
        (
            "captain",
            sorted(
                [f"{x}{y}" for x in "af" for y in "2345"]
                + [f"{x}{y}" for x in "bcde" for y in "16"]
            ),
        ),
        ("sentry", ["a1", "a6", "f1", "f6"]),
        ("siege-engine", ["east", "north", "south", "west"]),
        ("barbarian", ["out"]),
        ("dragon", ["out"]),
        ("enchanter", ["out"]),
        ("fairy", ["out"]),
        ("herald", ["out"]),
    ],
)
def test_a_card_is_played_in_its_zone(card: str, places: list[str]) -> None:
    assert deal_table([card]).plays(card) == places


@rule("C6")
def test_places_outside_are_numbered_as_cards_arrive_and_free_ones_are_used_again() -> None:
    s = deal_table(["barbarian", "herald", "knight"], ["dragon", "archer", "fairy"])
    s.play(0, "play barbarian out")
    s.play(0, "play herald out")
    s.play(0, "play knight o2")
    assert (s.at("o1"), s.at("o2")) == ("barbarian:0", "herald:0 knight:0")
    s.play(1, "play archer a1", "return o1")
    assert (s.at("o1"), s.at("o2")) == ("", "herald:0 knight:0")
    s.play(1, "play dragon out")
    assert s.at("o1") == "dragon:1"


@rule("C7")
def test_an_effect_is_compulsory_even_against_ones_interest() -> None:
    s = deal_table(["prince", "queen"])
    s.play(0, "play prince c3")
    s.play(0, "play queen e5")  # the only court card is her own player's: it is made unasked
    assert s.at("c3") == ""
    assert "prince" in s.hand(0)


@rule("C7")
def test_an_impossible_effect_does_not_forbid_the_play() -> None:
    s = deal_table(["queen"])
    s.play(0, "play queen c3")
    assert s.at("c3") == "queen:0"
    assert s.actions == 1


@rule("C7")
def test_a_choice_of_one_is_made_and_a_choice_of_several_is_asked() -> None:
    s = deal_table(["prince", "priest", "queen"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(0, "play queen e5")
    assert s.legal() == ["return c3", "return c5"]
    s.move(0, "return c5")
    assert (s.at("c3"), s.at("c5")) == ("prince:0", "")


@rule("C7")
def test_a_card_never_targets_itself() -> None:
    s = deal_table(["magician", "dragon", "prince"])
    s.play(0, "play magician a1")
    assert s.at("a1") == "magician:0"
    s.play(0, "play dragon out")  # nothing else outside; then the only tower card
    assert s.at("o1") == "dragon:0"
    assert s.at("a1") == ""


@rule("C7", "C23")
def test_the_princess_may_move_a_knight_onto_herself() -> None:
    s = deal_table(["prince", "knight", "princess"])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(0, "play princess e5")
    assert (s.at("c3"), s.at("e5")) == ("prince:0", "princess:0 knight:0")


@rule("C8")
def test_a_returned_card_goes_to_its_tokens_owner() -> None:
    s = deal_table(["prince", "priest"], ["queen"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(1, "play queen e2", "return c3")
    assert "prince" in s.hand(0)
    assert "prince" not in s.hand(1)


@rule("C8")
def test_a_card_without_a_token_returns_to_the_reserve() -> None:
    s = deal_table(["prince", "priest", "thief"], ["queen"])
    s.play(0, "play prince c3")
    s.play(0, "play thief c4")
    assert s.at("c3") == "prince:-"
    s.play(1, "play queen e2", "return c3")
    assert "prince" in s.reserve
    assert "prince" not in s.hand(0)


@rule("C9")
def test_a_card_moves_to_a_free_space_of_its_zone_without_conditions_or_effects() -> None:
    s = deal_table(["king", "queen", "prince-charming"], ["prince"])
    s.play(0, "play king b2")
    s.play(1, "play prince c3")
    s.play(0, "play queen b3", "return c3")
    s.play(0, "play prince-charming e5", "move b3 e2")  # far from the King
    assert s.at("e2") == "queen:0"
    assert s.at("b2") == "king:0"  # and nothing returns again


@rule("C9")
def test_a_knight_moves_onto_another_card_of_its_zone_never_its_own_place() -> None:
    s = deal_table(["prince", "knight", "knight", "princess"], ["soldier", "archer"])
    s.play(0, "play prince c3")
    s.play(1, "play soldier b1")
    s.play(1, "play archer a1")
    s.play(0, "play knight b1")
    s.play(0, "play knight c3")
    s.play(1, "play soldier f5")
    s.play(0, "play princess e5")
    assert s.legal() == ["move b1 f5", "move c3 e5"]


@rule("C9", "C23")
def test_a_knight_outside_moves_onto_any_other_outside_place_slots_included() -> None:
    s = deal_table(["barbarian", "knight", "princess"], ["siege-engine", "herald"])
    s.play(0, "play barbarian out")
    s.play(0, "play knight o1")
    s.play(1, "play siege-engine west")
    s.play(1, "play herald out")
    s.play(0, "play princess c3")
    assert s.legal() == ["move o1 o2", "move o1 west"]
    s.move(0, "move o1 west")
    assert s.at("west") == "siege-engine:1 knight:0"


@rule("C9")
def test_outside_cards_are_not_moved() -> None:
    s = deal_table(["fairy", "prince-charming", "princess"])
    s.play(0, "play princess c3")
    s.play(0, "play fairy out")
    assert s.at("o2") == "princess:0"  # the only castle card goes out
    s.play(0, "play prince-charming c3")
    assert s.at("o1") == "fairy:0"
    assert s.at("o2") == "princess:0"


@rule("C9")
def test_where_there_is_no_free_space_a_card_cannot_be_moved() -> None:
    mine = ["sentry", "witch", "prince-charming", "alchemist"]
    s = deal_table(mine, ["archer"], reserve=["soldier", "king", "queen"])
    s.play(0, "play witch a1", "give soldier 0")
    s.play(0, "play sentry a6")
    s.play(1, "play archer f1")
    s.play(0, "play alchemist f6", "exchange soldier king", "exchange soldier queen")
    s.play(0, "play prince-charming c3")
    assert s.at("a1") == "witch:0"
    assert s.at("c3") == "prince-charming:0"


@rule("C10")
def test_only_the_top_card_of_a_stack_is_returned() -> None:
    s = deal_table(["prince", "knight"], ["queen", "knight"])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(1, "play knight c3")
    s.play(1, "play queen e5")
    assert s.at("c3") == "prince:0 knight:0"
    assert "knight" in s.hand(1)


@rule("C10", "C11")
def test_tokens_beneath_knights_can_be_changed() -> None:
    s = deal_table(["prince", "knight", "knight"], ["thief"])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(0, "play knight c3")
    s.play(1, "play thief c4")
    assert s.legal() == ["untoken c3", "untoken c3.1", "untoken c3.2"]
    s.move(1, "untoken c3.1")
    assert s.at("c3") == "prince:- knight:0 knight:0"


@rule("C10")
def test_cards_beneath_count_for_presence_and_adjacency() -> None:
    s = deal_table(["king", "knight", "queen"], ["mistress"])
    s.play(0, "play king b2")
    s.play(0, "play knight b2")
    assert s.turn == 1
    s.wait_for(0)
    assert s.plays("queen") == ["b3", "c2", "c3"]
    s.play(0, "play queen b3")
    s.wait_for(1)
    assert s.at("b2") == "king:0"  # the knight was the only other court card on top
    assert s.plays("mistress") == []


@rule("C12")
def test_effects_on_knights_never_concern_the_black_knight() -> None:
    s = deal_table(["black-knight", "prince", "princess"])
    s.play(0, "play black-knight c3")
    s.play(0, "play prince c4")
    s.play(0, "play princess e5")
    assert s.at("c3") == "black-knight:0"
    assert s.turn == 0
    assert s.actions == 1
