"""The cards of the court (C20-C40)."""

from itertools import chain

from tests.castle.tables import deal_table, table_mid_game, table_with_full_court
from tests.rule import rule

from regalia.games.castle.rules.layout import RESERVE

# the King and the Mistress


@rule("C20")
def test_the_king_returns_any_other_castle_card() -> None:
    s = deal_table(["prince", "king"], ["soldier", "archer"])
    s.play(0, "play prince c3")
    s.play(1, "play soldier b1")
    s.play(1, "play archer a1")
    s.play(0, "play king e5")
    assert s.legal() == ["return a1", "return b1", "return c3"]
    s.move(0, "return a1")
    assert "archer" in s.hand(1)
    assert s.pending == [0]


@rule("C20")
def test_the_king_alone_in_the_castle_returns_nothing() -> None:
    s = deal_table(["king", "barbarian"])
    s.play(0, "play barbarian out")
    s.play(0, "play king c3")
    assert (s.at("c3"), s.at("o1")) == ("king:0", "barbarian:0")


@rule("C20")
def test_the_owner_of_the_mistresss_token_returns_a_card_too() -> None:
    s = deal_table(["king", "prince", "soldier"], ["mistress", "priest"])
    s.play(0, "play prince c3")
    s.play(0, "play soldier b1")
    s.play(1, "play mistress d5")
    s.play(1, "play priest b5")
    s.play(0, "play king e2", "return b1")
    assert s.pending == [1]
    assert s.turn == 0
    # she herself and his own cards included, the King not
    assert s.legal(1) == ["return b5", "return c3", "return d5"]
    s.move(1, "return d5")
    assert "mistress" in s.hand(1)
    assert s.pending == [0]


@rule("C20")
def test_the_mistress_answers_with_what_the_king_has_left() -> None:
    s = deal_table(["king"], ["mistress", "knight"])
    s.play(1, "play mistress c3")
    s.play(1, "play knight c3")
    s.play(0, "play king e5")  # returns the Knight, the only card; then she goes herself
    assert s.at("c3") == ""
    assert {"mistress", "knight"} <= set(s.hand(1))


@rule("C20")
def test_a_mistress_returned_by_the_king_does_not_answer() -> None:
    s = deal_table(["king", "prince", "priest"], ["mistress"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(1, "play mistress b2")
    s.play(0, "play king e5", "return b2")
    assert (s.at("c3"), s.at("c5")) == ("prince:0", "priest:0")
    assert not s.asked


@rule("C20")
def test_the_mistress_answers_from_beneath_a_knight() -> None:
    s = deal_table(["king", "prince", "priest"], ["mistress", "knight"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(1, "play mistress b2")
    s.play(1, "play knight b2")
    s.play(0, "play king e5", "return c3")
    assert s.legal(1) == ["return b2", "return c5"]


@rule("C20")
def test_a_mistress_without_a_token_or_outside_does_not_answer() -> None:
    s = deal_table(["king", "prince", "thief"], ["mistress"])
    s.play(0, "play prince e2")
    s.play(1, "play mistress b2")
    s.play(0, "play thief b3")
    assert s.at("b2") == "mistress:-"
    s.play(0, "play king e5", "return e2")
    assert (s.at("b2"), s.at("b3")) == ("mistress:-", "thief:0")
    assert not s.asked
    s = deal_table(["king", "prince", "priest"], ["mistress", "fairy"])
    s.play(1, "play mistress b2")
    s.play(1, "play fairy out")
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(0, "play king e5", "return c3")
    assert s.at("o2") == "mistress:1"
    assert s.at("c5") == "priest:0"


@rule("C20")
def test_an_active_owner_of_the_mistress_chooses_twice() -> None:
    s = deal_table(["king", "mistress", "prince", "priest"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(0, "play mistress b2")
    s.play(0, "play king e5", "return c3", "return c5")
    assert s.at("b2") == "mistress:0"
    assert {"prince", "priest"} <= set(s.hand(0))


# the royal family


@rule("C21")
def test_the_queen_is_laid_beside_the_king_if_he_is_at_court() -> None:
    s = deal_table(["king", "queen"])
    assert len(s.plays("queen")) == 16
    s.play(0, "play king b2")
    assert s.plays("queen") == ["b3", "c2", "c3"]


@rule("C21")
def test_the_queen_returns_any_other_court_card_and_no_wall_card() -> None:
    s = deal_table(["prince", "priest", "queen"], ["soldier"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(1, "play soldier b1")
    s.play(0, "play queen e2")
    assert s.legal() == ["return c3", "return c5"]


@rule("C21")
def test_the_queen_alone_at_court_returns_nothing() -> None:
    s = deal_table(["queen"], ["soldier", "archer"])
    s.play(1, "play soldier b1")
    s.play(1, "play archer a1")
    s.play(0, "play queen c3")
    assert (s.at("b1"), s.at("a1")) == ("soldier:1", "archer:1")


@rule("C22")
def test_the_prince_stands_in_for_a_king_who_is_away() -> None:
    s = deal_table(["prince", "advisor", "queen"], ["king"])
    assert s.plays("advisor") == []
    s.play(0, "play prince b2")
    assert s.plays("advisor") == ["b3", "c2", "c3"]
    assert len(s.plays("queen")) == 15  # the Queen is free while the King is away
    s.play(0, "draw")
    s.play(1, "play king e5")  # returns the Prince
    s.wait_for(0)
    s.play(0, "play prince b2")
    assert s.plays("advisor") == ["d4", "d5", "e4"]


@rule("C22")
def test_a_king_moved_outside_is_not_at_court() -> None:
    s = deal_table(["king", "prince", "advisor", "queen"], ["fairy"])
    s.play(0, "play king e5")
    s.play(0, "play prince b2")
    s.play(1, "play fairy out", "move e5 out")
    s.wait_for(0)
    assert s.plays("advisor") == ["b3", "c2", "c3"]
    assert len(s.plays("queen")) == 15


@rule("C22")
def test_a_prince_outside_stands_in_for_nobody() -> None:
    s = deal_table(["prince", "advisor"], ["fairy"])
    s.play(0, "play prince b2")
    s.play(1, "play fairy out")
    s.wait_for(0)
    assert s.at("o2") == "prince:0"
    assert s.plays("advisor") == []


@rule("C23")
def test_the_princess_moves_one_knight() -> None:
    s = deal_table(["prince", "priest", "knight", "princess"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(0, "play knight c3")
    s.play(0, "play princess e5", "move c3 c5")
    assert (s.at("c3"), s.at("c5")) == ("prince:0", "priest:0 knight:0")


@rule("C23")
def test_the_princess_without_a_knight_to_move_moves_nothing() -> None:
    s = deal_table(["princess", "knight"], ["soldier"])
    s.play(1, "play soldier b1")
    s.play(0, "play knight b1")
    s.play(0, "play princess c3")  # no other wall card for the Knight
    assert s.at("b1") == "soldier:1 knight:0"


@rule("C24")
def test_prince_charming_is_laid_beside_the_princess_if_she_is_at_court() -> None:
    s = deal_table(["princess", "prince-charming"], ["fairy"])
    assert len(s.plays("prince-charming")) == 16
    s.play(0, "play princess b2")
    assert s.plays("prince-charming") == ["b3", "c2", "c3"]
    s.play(1, "play fairy out")
    s.wait_for(0)
    assert len(s.plays("prince-charming")) == 16


@rule("C24")
def test_prince_charming_moves_one_woman_within_her_zone() -> None:
    s = deal_table(["prince-charming", "mistress", "prince"], ["witch"])
    s.play(0, "play mistress c3")
    s.play(0, "play prince e5")
    s.play(1, "play witch a1", "give soldier 1")
    s.play(0, "play prince-charming b2")
    moved = {text.split()[1] for text in s.legal()}
    assert moved == {"c3", "a1"}
    assert [text for text in s.legal() if "a1" in text] == [
        "move a1 a6",
        "move a1 f1",
        "move a1 f6",
    ]
    assert "move c3 e5" not in s.legal()
    assert "move c3 d4" in s.legal()
    s.move(0, "move a1 f6")
    assert s.at("f6") == "witch:1"


@rule("C24")
def test_prince_charming_moves_no_woman_beneath_a_knight_and_none_outside() -> None:
    s = deal_table(["prince-charming", "mistress", "knight", "fairy", "prince"])
    s.play(0, "play mistress c3")
    s.play(0, "play knight c3")
    s.play(0, "play prince e5")
    s.play(0, "play fairy out", "move e5 out")
    s.play(0, "play prince-charming b2")
    assert not s.asked
    assert s.at("c3") == "mistress:0 knight:0"
    assert s.at("o1") == "fairy:0"


@rule("C25")
def test_the_mistress_is_not_laid_while_the_queen_is_at_court() -> None:
    s = deal_table(["queen", "mistress"], ["fairy"])
    assert len(s.plays("mistress")) == 16
    s.play(0, "play queen c3")
    assert s.plays("mistress") == []
    s.play(1, "play fairy out")
    s.wait_for(0)
    assert s.at("o2") == "queen:0"
    assert len(s.plays("mistress")) == 16


@rule("C25")
def test_the_mistress_moves_the_king_and_a_knight_in_either_order() -> None:
    s = deal_table(["king", "prince", "knight", "mistress"])
    s.play(0, "play king b2")
    s.play(0, "play prince b3")
    s.play(0, "play knight b3")
    s.play(0, "play mistress e5")
    first = s.legal()
    assert "move b2 c3" in first
    assert [text for text in first if text.startswith("move b3")] == ["move b3 b2", "move b3 e5"]
    s.move(0, "move b2 c3")
    assert s.legal() == ["move b3 c3", "move b3 e5"]  # now only the Knight
    s.move(0, "move b3 e5")
    assert not s.asked
    assert (s.at("c3"), s.at("e5")) == ("king:0", "mistress:0 knight:0")


@rule("C25")
def test_a_knight_moved_first_may_free_the_king_or_bind_him() -> None:
    s = deal_table(["king", "prince", "knight", "mistress"])
    s.play(0, "play king b2")
    s.play(0, "play prince b3")
    s.play(0, "play knight b2")
    s.play(0, "play mistress e5")
    assert s.legal() == ["move b2 b3", "move b2 e5"]  # the King is beneath
    s.move(0, "move b2 b3")
    assert "move b2 c3" in s.legal()
    assert all(text.startswith("move b2 ") for text in s.legal())
    s.move(0, "move b2 c3")
    assert s.at("c3") == "king:0"
    s = deal_table(["king", "prince", "knight", "mistress"])
    s.play(0, "play king b2")
    s.play(0, "play prince b3")
    s.play(0, "play knight b3")
    s.play(0, "play mistress e5", "move b3 b2")
    assert not s.asked  # the King is bound now
    assert s.at("b2") == "king:0 knight:0"


@rule("C25")
def test_the_mistress_with_neither_king_nor_knight_moves_nothing() -> None:
    s = deal_table(["mistress", "prince"])
    s.play(0, "play prince c3")
    s.play(0, "play mistress e5")
    assert not s.asked
    assert s.turn == 1


# ladies and gentlemen


@rule("C26")
def test_the_lady_in_waiting_is_laid_beside_the_queen_or_the_princess() -> None:
    s = deal_table(["princess", "queen", "lady-in-waiting"])
    assert s.plays("lady-in-waiting") == []
    s.play(0, "play queen e5")
    assert s.plays("lady-in-waiting") == ["d4", "d5", "e4"]
    s.play(0, "play princess b2")
    s.wait_for(0)
    assert s.plays("lady-in-waiting") == ["b3", "c2", "c3", "d4", "d5", "e4"]


@rule("C26")
def test_the_lady_in_waiting_returns_one_man_from_an_adjacent_space_of_any_zone() -> None:
    s = deal_table(
        ["princess", "prince", "lady-in-waiting", "knight"],
        ["thief", "soldier", "archer", "soldier", "siege-engine"],
    )
    s.play(0, "play princess c2")
    s.play(0, "play prince b3")
    s.play(1, "play soldier a2")
    s.play(1, "play archer a1")
    s.play(0, "play knight c2")
    s.play(1, "play thief e5")
    s.play(1, "play soldier a4")
    s.play(1, "play siege-engine west")
    s.play(0, "play lady-in-waiting b2")
    # a Knight counts as a man whatever lies beneath; the Thief and the other soldier are far off
    assert s.legal() == ["return a1", "return a2", "return b3", "return c2"]
    s.move(0, "return a1")
    assert s.at("a1") == ""


@rule("C26")
def test_the_lady_in_waiting_returns_no_woman_and_no_ghost() -> None:
    s = table_mid_game(
        {"b3": "princess", "a1": "ghost"}, [["lady-in-waiting", "soldier"], ["soldier"]]
    )
    s.move(0, "play lady-in-waiting b2")
    assert (s.at("b3"), s.at("a1")) == ("princess:-", "ghost:-")


@rule("C26", "C11", "C42")
def test_the_lady_in_waiting_returns_no_protected_man() -> None:
    board = {"b3": "princess", "a2": "captain:1", "a3": "soldier:1"}
    s = table_mid_game(board, [["lady-in-waiting", "soldier"], ["soldier"]])
    s.move(0, "play lady-in-waiting b2")
    assert (s.at("a2"), s.at("a3")) == ("", "soldier:1")


@rule("C27")
def test_the_courtier_returns_one_adjacent_castle_card() -> None:
    s = deal_table(["prince", "courtier"], ["soldier", "archer"])
    s.play(0, "play prince e5")
    s.play(1, "play soldier a3")
    s.play(1, "play archer a1")
    s.play(0, "play courtier b2")
    assert s.legal() == ["return a1", "return a3"]
    s.move(0, "return a3")
    assert "soldier" in s.hand(1)


@rule("C27")
def test_the_courtier_without_neighbours_returns_nothing() -> None:
    s = deal_table(["prince", "courtier"])
    s.play(0, "play prince e5")
    s.play(0, "play courtier b2")
    assert s.at("e5") == "prince:0"


@rule("C28")
def test_the_courtesan_swaps_a_hand_card_with_a_random_one() -> None:
    s = deal_table(["courtesan", "king"], ["queen"])
    s.play(0, "play courtesan c3")
    assert "trade king 1" in s.legal()
    assert all(text.startswith("trade ") and text.endswith(" 1") for text in s.legal())
    before = [*s.hand(0), *s.hand(1)]
    s.move(0, "trade king 1")
    assert "king" in s.hand(1)
    assert "king" not in s.hand(0)
    assert sorted([*s.hand(0), *s.hand(1)]) == sorted(before)
    assert (len(s.hand(0)), len(s.hand(1))) == (8, 9)


@rule("C28")
def test_the_courtesan_of_any_seat_offers_the_cards_of_that_seat() -> None:
    for seat in range(3):
        hands = [["king"], ["queen"], ["spy"]]
        hands[seat] = ["courtesan", "prince"]
        s = deal_table(*hands, first=seat)
        s.play(seat, "play courtesan c3")
        others = [other for other in range(3) if other != seat]
        assert s.legal() == sorted(f"trade {c} {o}" for c in {*s.hand(seat)} for o in others)
        assert f"trade prince {others[0]}" in s.legal()


@rule("C28")
def test_the_courtesan_chooses_card_and_player_and_never_herself() -> None:
    s = deal_table(["courtesan", *["soldier"] * 6], [], [])
    s.play(0, "play courtesan c3")
    assert s.legal() == ["trade soldier 1", "trade soldier 2"]


@rule("C28")
def test_every_card_of_the_other_hand_may_be_the_random_one() -> None:
    taken = set()
    for number in range(60):
        s = deal_table(["courtesan", "king"], ["queen", "spy"], seed=f"{number:032x}")
        before = s.hand(0)
        s.play(0, "play courtesan c3", "trade king 1")
        gained = [*s.hand(0)]
        for card in before:
            if card in gained:
                gained.remove(card)
        taken |= set(gained) or {"soldier"}
        assert gained != ["king"]  # it is taken before yours arrives
    assert {"queen", "spy", "soldier"} <= taken


@rule("C29")
def test_the_advisor_is_laid_beside_the_king() -> None:
    s = deal_table(["king", "advisor"])
    assert s.plays("advisor") == []
    s.play(0, "play king b2")
    assert s.plays("advisor") == ["b3", "c2", "c3"]


@rule("C29")
def test_the_advisor_puts_a_reserve_card_into_play_without_a_token() -> None:
    s = deal_table(["king", "advisor"], reserve=["spy", "lady-in-waiting", "soldier"])
    s.play(0, "play king b2")
    s.play(0, "play advisor b3")
    assert "enter spy e5" in s.legal()
    assert "enter spy b2" not in s.legal()
    assert not any("lady-in-waiting" in text for text in s.legal())  # she has no legal place
    s.move(0, "enter spy e5")
    assert s.at("e5") == "spy:-"
    assert "spy" not in s.reserve
    assert s.pending == [1]


@rule("C29")
def test_the_effect_of_a_card_entered_happens_and_may_target_the_advisor() -> None:
    s = deal_table(["king", "advisor"], ["prince"], reserve=["queen", "soldier"])
    s.play(1, "play prince e5")
    s.play(0, "play king b2")  # returns the Prince unasked
    s.play(0, "play advisor b3", "enter queen c3")
    assert s.legal() == ["return b2", "return b3"]
    s.move(0, "return b3")
    assert "advisor" in s.hand(0)
    assert s.at("c3") == "queen:-"


@rule("C29", "C36")
def test_a_merchant_entered_gives_the_active_player_the_action_and_the_tokens() -> None:
    s = deal_table(["king", "advisor"], ["prince", "soldier"], reserve=["merchant", "soldier"])
    s.play(1, "play soldier b1")
    s.play(1, "play soldier c1")
    s.play(0, "play king b2", "return b1")
    s.wait_for(0)
    s.play(0, "play advisor b3", "enter merchant e5")
    assert s.at("c1") == "soldier:0"  # the only token of another player
    assert s.at("e5") == "merchant:-"
    assert s.actions == 2


@rule("C29", "C20")
def test_choices_that_an_entered_king_gives_to_others_stay_theirs() -> None:
    s = deal_table(["prince", "advisor"], ["mistress", "soldier"], reserve=["king", "soldier"])
    s.play(0, "play prince b2")
    s.play(1, "play mistress e5")
    s.play(1, "play soldier b1")
    s.play(0, "play advisor b3", "enter king d3", "return b1")
    assert s.pending == [1]
    assert s.legal() == ["return b2", "return b3", "return e5"]


@rule("C29", "C56")
def test_a_knight_entered_may_be_laid_on_the_advisor() -> None:
    s = deal_table(["king", "advisor"], reserve=["knight", "soldier"])
    s.play(0, "play king b2")
    s.play(0, "play advisor b3", "enter knight b3")
    assert s.at("b3") == "advisor:0 knight:-"


@rule("C29")
def test_the_advisor_offers_only_what_has_a_legal_place() -> None:
    reserve = ["ghost", "ambassador", "lady-in-waiting", "mistress"]
    reserve += ["archer", "sentry", "magician", "alchemist", "witch", "soldier"]
    s = deal_table(["king", "advisor"], reserve=reserve)
    s.play(0, "play king b2")
    s.play(0, "play advisor b3")
    names = {text.split()[1] for text in s.legal()}
    assert names == set(reserve) - {"ghost", "ambassador", "lady-in-waiting"}


# schemers, thieves and worse


@rule("C29", "C7")
def test_the_advisor_enters_nothing_from_an_empty_reserve() -> None:
    s = deal_table(["king", "advisor"])
    s.play(0, "play king b2")
    s.state.cells[RESERVE] = 0  # taken away by hand: few games ever empty it
    s.move(0, "play advisor c3")
    assert s.at("c3") == "advisor:0"
    assert (s.asked, s.turn) == (False, 1)


@rule("C30")
def test_the_schemer_swaps_the_tokens_of_two_other_cards() -> None:
    s = deal_table(["prince", "schemer", "soldier"], ["soldier"])
    s.play(0, "play prince c3")
    s.play(0, "play soldier b1")
    s.play(1, "play soldier c1")
    s.play(0, "play schemer e5")
    assert s.legal() == ["tokens b1 c1", "tokens b1 c3", "tokens c1 c3"]  # the Schemer not
    s.move(0, "tokens c1 c3")
    assert (s.at("c1"), s.at("c3"), s.at("b1")) == ("soldier:0", "prince:1", "soldier:0")


@rule("C30")
def test_the_schemer_needs_two_tokens() -> None:
    s = deal_table(["prince", "schemer"])
    s.play(0, "play prince c3")
    s.play(0, "play schemer e5")
    assert s.at("c3") == "prince:0"


@rule("C30", "C10")
def test_the_schemer_swaps_tokens_beneath_knights_and_outside_in_place_order() -> None:
    s = deal_table(["prince", "knight", "schemer"], ["barbarian", "siege-engine"])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(1, "play barbarian out")
    s.play(1, "play siege-engine west")
    s.play(0, "play schemer e5")
    assert s.legal() == [
        "tokens c3 o1",
        "tokens c3 west",
        "tokens c3.1 c3",
        "tokens c3.1 o1",
        "tokens c3.1 west",
        "tokens west o1",
    ]
    s.move(0, "tokens c3.1 west")
    assert s.at("c3") == "prince:1 knight:0"
    assert s.at("west") == "siege-engine:0"


@rule("C31")
def test_the_spy_swaps_tokens_of_different_colours_each_time_later() -> None:
    s = deal_table(["prince", "spy", "priest"], ["soldier", "thief"])
    s.play(0, "play prince b3")
    s.play(0, "play priest d3")
    s.play(1, "play soldier c1")
    s.play(1, "play soldier d1")
    s.play(0, "play spy c2")
    # in place order b3, c1, d1, d3
    assert s.legal() == ["done", "tokens b3 c1", "tokens b3 d1", "tokens c1 d3", "tokens d1 d3"]
    s.move(0, "tokens b3 d1")
    assert (s.at("b3"), s.at("d1")) == ("prince:1", "soldier:0")
    assert s.legal() == ["done", "tokens c1 d1", "tokens c1 d3"]
    s.move(0, "tokens c1 d1")
    # d1 and d3 differ now and come later
    assert s.legal() == ["done", "tokens d1 d3"]
    s.move(0, "tokens d1 d3")
    assert not s.asked  # no swap is left
    assert [s.at(place)[-1] for place in ("b3", "c1", "d1", "d3")] == ["1", "0", "0", "1"]


@rule("C31")
def test_the_spy_may_stop_at_once_and_does_not_start_without_two_colours() -> None:
    s = deal_table(["prince", "spy", "priest"], ["soldier"])
    s.play(0, "play prince b3")
    s.play(1, "play soldier c1")
    s.play(0, "play spy c2", "done")
    assert (s.at("b3"), s.at("c1")) == ("prince:0", "soldier:1")
    s = deal_table(["prince", "spy", "priest"])
    s.play(0, "play prince b3")
    s.play(0, "play priest c3")
    s.play(0, "play spy c2")
    assert not s.asked


@rule("C31", "C10")
def test_the_spy_reaches_beneath_knights_but_not_beyond_neighbours() -> None:
    s = deal_table(["prince", "spy", "soldier"], ["knight", "archer"])
    s.play(0, "play prince b3")
    s.play(1, "play knight b3")
    s.play(1, "play archer f6")
    s.play(0, "play spy c2")
    assert s.legal() == ["done", "tokens b3.1 b3"]
    s.move(0, "tokens b3.1 b3")
    assert s.at("b3") == "prince:1 knight:0"
    assert s.at("f6") == "archer:1"


@rule("C32")
def test_the_thief_removes_the_token_of_one_adjacent_card() -> None:
    s = deal_table(["prince", "thief"], ["soldier", "archer"])
    s.play(0, "play prince c3")
    s.play(1, "play soldier a3")
    s.play(1, "play archer f6")
    s.play(0, "play thief b3")
    assert s.legal() == ["untoken a3", "untoken c3"]
    s.move(0, "untoken a3")
    assert s.at("a3") == "soldier:-"


@rule("C32")
def test_the_thief_needs_a_token_beside_him() -> None:
    s = deal_table(["king", "advisor", "thief"], reserve=["priest", "soldier"])
    s.play(0, "play king b2")
    s.play(0, "play advisor b3", "enter priest e5")
    s.play(0, "play thief e4")
    assert not s.asked
    assert s.at("e5") == "priest:-"


@rule("C33")
def test_the_assassin_removes_one_adjacent_card_from_the_game() -> None:
    s = deal_table(["prince", "assassin"], ["soldier", "archer"])
    s.play(0, "play prince c3")
    s.play(1, "play soldier a3")
    s.play(1, "play archer f6")
    s.play(0, "play assassin b3")
    assert s.legal() == ["kill a3", "kill c3"]
    s.move(0, "kill a3")
    assert s.at("a3") == ""
    assert s.table()["removed"] == ["soldier"]


@rule("C33")
def test_the_assassin_never_kills_the_king_but_a_knight_on_him() -> None:
    s = deal_table(["king", "assassin", "knight"])
    s.play(0, "play king c3")
    s.play(0, "play assassin b3")
    assert s.at("c3") == "king:0"
    s = deal_table(["king", "assassin", "knight"])
    s.play(0, "play king c3")
    s.play(0, "play knight c3")
    s.play(0, "play assassin b3")
    assert s.at("c3") == "king:0"
    assert s.table()["removed"] == ["knight"]


# lasting powers


@rule("C34", "C11")
def test_the_priest_protects_adjacent_cards_of_his_colour_alone() -> None:
    s = deal_table(["priest", "prince", "soldier"], ["thief", "queen", "soldier"])
    s.play(0, "play priest b3")
    s.play(0, "play prince c3")
    s.play(1, "play soldier a3")
    s.play(0, "play soldier a4")
    s.play(1, "play queen e5")
    assert s.at("c3") == "prince:0"  # protected: the Priest himself is not, and goes unasked
    assert s.at("b3") == ""


@rule("C34")
def test_a_priest_without_a_token_protects_nobody() -> None:
    s = deal_table(["priest", "prince"], ["thief", "queen"])
    s.play(0, "play priest b3")
    s.play(0, "play prince c3")
    s.play(1, "play thief b4", "untoken b3")
    s.play(1, "play queen e5")
    assert s.legal() == ["return b3", "return b4", "return c3"]


@rule("C34", "C29")
def test_a_priest_without_a_token_does_not_protect_cards_without_one_either() -> None:
    s = deal_table(["king", "advisor"], ["thief", "queen", "prince"], reserve=["priest", "soldier"])
    s.play(0, "play king b2")
    s.play(0, "play advisor b3", "enter priest d4")
    s.play(1, "play prince e4")
    s.play(1, "play thief e5")
    assert (s.at("d4"), s.at("e4")) == ("priest:-", "prince:-")
    s.play(1, "play queen c3")
    assert s.legal() == ["return b2", "return b3", "return d4", "return e4", "return e5"]


@rule("C34")
def test_the_priest_does_not_protect_cards_on_his_own_space_but_protects_from_beneath() -> None:
    s = deal_table(["priest", "prince", "knight"], ["queen"])
    s.play(0, "play priest b3")
    s.play(0, "play knight b3")
    s.play(0, "play prince c3")
    s.play(1, "play queen e5")
    assert s.at("b3") == "priest:0"
    assert s.at("c3") == "prince:0"


@rule("C34")
def test_a_priest_outside_protects_nobody() -> None:
    s = deal_table(["priest", "prince", "fairy"], ["queen"])
    s.play(0, "play priest b3")
    s.play(0, "play prince c3")
    s.play(0, "play fairy out")
    assert s.at("o2") == "priest:0"  # the Prince was protected, so there was no choice
    s.play(1, "play queen e5")
    assert s.at("c3") == ""


@rule("C35")
def test_the_ambassador_is_laid_only_on_the_last_free_court_space() -> None:
    s = table_with_full_court("ambassador", [])
    assert s.plays("ambassador") == ["e5"]
    s.play(0, "play ambassador e5")
    assert s.at("e5") == "ambassador:0"
    assert deal_table(["ambassador"]).plays("ambassador") == []


@rule("C36")
def test_the_merchant_gives_one_more_action() -> None:
    s = deal_table(["merchant"])
    s.play(0, "play merchant c3")
    assert (s.turn, s.actions) == (0, 2)
    s.play(0, "draw", "draw")
    assert s.turn == 1


@rule("C36")
def test_the_merchant_claims_three_tokens_of_others_also_beneath_and_outside() -> None:
    s = deal_table(["merchant", "prince", "knight"], ["barbarian", "soldier", "siege-engine"])
    s.play(0, "play prince c3")
    s.play(1, "play barbarian out")
    s.play(1, "play soldier b1")
    s.play(0, "play knight b1")
    s.play(1, "play siege-engine west")
    s.play(1, "play siege-engine east")
    s.play(0, "play merchant e5")
    assert s.legal() == ["claim b1.1", "claim east", "claim o1", "claim west"]
    s.move(0, "claim b1.1")
    assert s.at("b1") == "soldier:0 knight:0"
    assert s.legal() == ["claim east", "claim o1", "claim west"]
    s.move(0, "claim o1")
    s.move(0, "claim west")
    assert not s.asked
    assert (s.at("o1"), s.at("west")) == ("barbarian:0", "siege-engine:0")
    assert s.at("east") == "siege-engine:1"


@rule("C36")
def test_the_merchant_claims_as_many_as_there_are() -> None:
    s = deal_table(["merchant"], ["soldier", "soldier"])
    s.play(1, "play soldier b1")
    s.play(1, "play soldier c1")
    s.play(0, "play merchant e5")
    assert s.legal() == ["claim b1", "claim c1"]
    s.move(0, "claim c1")
    assert (s.at("b1"), s.at("c1")) == ("soldier:0", "soldier:0")
    assert not s.asked


@rule("C37")
def test_the_minstrel_makes_two_adjacent_court_cards_change_places() -> None:
    s = deal_table(["prince", "priest", "minstrel"], ["soldier", "thief"])
    s.play(0, "play prince b3")
    s.play(0, "play priest d3")
    s.play(1, "play soldier c1")
    s.play(1, "play thief e5")
    s.play(0, "play minstrel c2")  # the only pair
    assert (s.at("b3"), s.at("d3")) == ("priest:0", "prince:0")
    assert s.at("c1") == "soldier:1"


@rule("C37")
def test_the_minstrel_names_the_earlier_place_first() -> None:
    s = deal_table(["prince", "black-knight", "minstrel"], ["thief"])
    s.play(0, "play prince b3")
    s.play(0, "play black-knight d3")
    s.play(1, "play thief c3", "untoken b3")
    s.play(0, "play minstrel c2")
    assert s.legal() == ["move b3 c3", "move b3 d3", "move c3 d3"]


@rule("C37")
def test_the_minstrel_needs_two_single_cards() -> None:
    s = deal_table(["prince", "black-knight", "minstrel", "knight"])
    s.play(0, "play prince b3")
    s.play(0, "play black-knight d3")
    s.play(0, "play knight d3")
    s.play(0, "play minstrel c2")
    assert (s.at("b3"), s.at("d3")) == ("prince:0", "black-knight:0 knight:0")


@rule("C37", "C22")
def test_a_king_moved_by_the_minstrel_is_found_in_his_new_place() -> None:
    s = deal_table(["king", "black-knight", "minstrel", "queen"])
    s.play(0, "play king b2")
    s.play(0, "play black-knight d2")
    s.play(0, "play minstrel c3")
    assert s.at("d2") == "king:0"
    assert s.plays("queen") == ["c2", "d3", "e2", "e3"]


# all hands


@rule("C7", "C38")
def test_where_nobody_holds_a_card_the_jester_asks_nobody() -> None:
    s = table_mid_game({}, [["jester"], [], []], [["spy"], ["thief"], ["king"]], ["knight"])
    s.move(0, "play jester c3")
    assert (s.pending, s.legal()) == ([0], ["draw"])


@rule("C38")
def test_every_player_passes_a_card_to_the_left_at_the_same_time() -> None:
    s = deal_table(["jester", "king"], ["queen"], ["spy"])
    s.play(0, "play jester c3")
    assert s.pending == [0, 1, 2]
    assert "pass king" in s.legal(0)
    s.move(1, "pass queen")
    assert s.pending == [0, 2]
    assert "queen" in s.hand(1)  # it stays in the hand until all have passed
    s.move(0, "pass king")
    s.move(2, "pass spy")
    assert "king" in s.hand(1)
    assert "queen" in s.hand(2)
    assert "spy" in s.hand(0)
    assert [len(s.hand(seat)) for seat in range(3)] == [6, 7, 7]
    assert (s.pending, s.actions) == ([0], 1)


@rule("C38")
def test_a_hand_of_one_card_is_asked_too_and_an_empty_hand_is_not() -> None:
    cards = ["jester", "priest", "prince", "herald", "soldier"]
    s = deal_table(cards, [], [], [], [], decks=[["soldier"] * 4, [], [], [], []])
    for card in ("priest b2", "prince b3", "herald out"):
        s.play(0, f"play {card}")
    s.play(0, "play jester c3")
    assert s.pending == [0, 1, 2, 3, 4]
    assert s.legal(0) == ["pass soldier"]
    for seat in range(5):
        s.move(seat, s.legal(seat)[0])
    assert len(s.hand(0)) == 1
    s = deal_table(["jester", "priest", "prince", "herald", "soldier"], [], [], [], [])
    for card in ("priest b2", "prince b3", "herald out", "soldier b1"):
        s.play(0, f"play {card}")
    s.play(0, "play jester c3")
    assert s.pending == [1, 2, 3, 4]
    for seat in range(1, 5):
        s.move(seat, s.legal(seat)[0])
    assert len(s.hand(0)) == 1  # what the right neighbour passed
    assert len(s.hand(1)) == 4


@rule("C38")
def test_the_jester_is_not_in_the_box_for_two() -> None:
    s = deal_table()
    assert "jester" not in [card for seat in (0, 1) for card in s.hand(seat)] + s.reserve


@rule("C39")
def test_every_player_takes_a_random_card_from_the_right_neighbour() -> None:
    s = deal_table(["village-idiot", *["soldier"] * 6], ["knight"] * 4, ["siege-engine"] * 5)
    before = [s.hand(seat) for seat in range(3)]
    s.play(0, "play village-idiot c3")
    before[0].remove("village-idiot")
    after = [s.hand(seat) for seat in range(3)]
    assert [len(hand) for hand in after] == [6, 7, 7]
    assert "soldier" in after[1]
    assert sorted(chain(*after)) == sorted(chain(*before))
    moved = [event for event in s.told_events if event.name == "drawn-from"]
    assert [(event.facts["seat"], event.facts["from"]) for event in moved] == [
        (1, 0),
        (2, 1),
        (0, 2),
    ]


@rule("C39")
def test_an_empty_hand_gives_none_to_the_village_idiot() -> None:
    s = deal_table(["village-idiot", "priest", "prince", "herald", "soldier"], [], [], [], [])
    for card in ("priest b2", "prince b3", "herald out", "soldier b1"):
        s.play(0, f"play {card}")
    s.wait_for(0)
    before = [len(s.hand(seat)) for seat in range(5)]
    s.play(0, "play village-idiot c3")
    after = [len(s.hand(seat)) for seat in range(5)]
    assert before[0] == 1
    assert after == [1, before[1] - 1, *before[2:]]


@rule("C40")
def test_the_black_knight_returns_one_adjacent_knight() -> None:
    s = deal_table(["prince", "knight", "knight", "black-knight"], ["soldier", "knight"])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(1, "play soldier a3")
    s.play(1, "play knight a3")
    s.play(0, "play black-knight b3")
    assert s.legal() == ["return a3", "return c3"]
    s.move(0, "return a3")
    assert s.at("a3") == "soldier:1"


@rule("C40")
def test_the_black_knight_returns_nothing_but_knights() -> None:
    s = deal_table(["prince", "knight", "black-knight"], ["soldier"])
    s.play(0, "play prince c3")
    s.play(1, "play soldier f5")
    s.play(0, "play knight f5")
    s.play(0, "play black-knight b3")
    assert s.at("c3") == "prince:0"
    assert s.at("f5") == "soldier:1 knight:0"
