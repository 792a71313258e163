"""Moves as text, exactly as the notation page has them."""

import pytest
from tests.majesty.tables import (
    MAJESTY,
    PLACES,
    deal,
    options_deal_and_moves,
    table,
    table_after_turns,
)
from tests.rule import rule
from tests.stacked import legal, play, refusal

from regalia.kernel.errors import Refused
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import lowest_seat

ALL: dict[str, object] = {"seats": 2, "deck": "all"}
SINGLE = deal("miller", "brewer/witch", "guard")
CASTLE_B: dict[str, object] = {**ALL, "sides": "AAAAAABA"}


@rule("M8", "M10", "M26B", "M33")
def test_the_examples_of_the_notation_page_are_moves() -> None:
    state = play(MAJESTY, ALL, deal("miller", "guard", "guard", "guard/noble"))
    assert {"0 1", "0 4:guard", "0 4:noble"} <= set(legal(MAJESTY, state))
    shown = deal("miller/brewer", "knight", "miller", "witch/guard", "guard", "witch")
    state = play(MAJESTY, ALL, shown, "0 1:miller", "1 1")
    assert "0 2:witch+brewer" in legal(MAJESTY, state)
    assert "0 4+brewer" in legal(MAJESTY, state)
    state = play(MAJESTY, CASTLE_B, deal("miller", "miller", "noble"))
    assert "0 3$-2" in legal(MAJESTY, state)


@rule("M8")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "01",
        "+1",
        "-1",
        "1.0",
        "1 ",
        " 1",
        "1\n",
        "x",
        "I",
        "１",
        "١",
        "1,2",
        "1:",
        "1+",
        "1$",
    ],
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    assert refusal(MAJESTY, ALL, SINGLE, f"0 {text}").endswith("(M8)")


@rule("M10")
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("2", "Brewer/Witch is a double card: choose a half with a colon (M10)"),
        ("2:miller", "«miller» is not on the card Brewer/Witch (M10)"),
        ("2:nobody", "«nobody» is not on the card Brewer/Witch (M10)"),
        ("1:miller", "Miller shows one character, there is no half to choose (M10)"),
        ("3:knight", "Guard shows one character, there is no half to choose (M10)"),
    ],
)
def test_the_half_is_required_for_a_double_and_absent_for_a_single(text: str, says: str) -> None:
    assert refusal(MAJESTY, ALL, SINGLE, f"0 {text}") == says


@rule("M10")
def test_names_are_lower_case_and_complete() -> None:
    for text in ("2:Witch", "2:WITCH", "2:wit", "2:witch/brewer", "2: witch"):
        assert "(M" in refusal(MAJESTY, ALL, SINGLE, f"0 {text}")


@rule("M33")
def test_the_healed_half_is_required_exactly_for_a_healed_double() -> None:
    wounded = ("miller/brewer:miller", "knight")
    chosen, cards, moves = options_deal_and_moves((*wounded, "witch+brewer"), {})
    assert refusal(MAJESTY, chosen, cards, *moves[:2], "0 1") == (
        "Miller/Brewer is healed: choose its building with a plus sign (M33)"
    )
    assert refusal(MAJESTY, chosen, cards, *moves[:2], "0 1+witch") == (
        "«witch» is not on the healed card Miller/Brewer (M33)"
    )
    nothing = "no double card is healed by this move, so nothing follows a plus sign (M33)"
    assert refusal(MAJESTY, ALL, deal("witch"), "0 1+brewer") == nothing
    single, cards, moves = options_deal_and_moves(("miller", "knight", "witch"), {})
    assert refusal(MAJESTY, single, cards, *moves[:2], "0 1+miller") == nothing
    other, cards, moves = options_deal_and_moves((*wounded, "noble"), {})
    assert refusal(MAJESTY, other, cards, *moves[:2], "0 1+miller") == nothing


@rule("M33", "M26B")
def test_a_good_healing_with_a_trade_is_refused_for_the_trade() -> None:
    turns = ("miller/brewer:miller", "knight", "witch+brewer")
    chosen, cards, moves = options_deal_and_moves(turns, {"sides": "AAAAAABA"})
    assert refusal(MAJESTY, chosen, cards, *moves[:2], "0 1+brewer$-1") == (
        "this move does not end in Castle B, so nothing is traded (M26B)"
    )


@rule("M34")
def test_the_parts_of_a_move_have_one_order() -> None:
    turns = ("miller/brewer:miller", "knight", "brewer/witch:witch+brewer")
    chosen, cards, moves = options_deal_and_moves(turns, {})
    play(MAJESTY, chosen, cards, *moves)
    for text in ("1+brewer:witch", ":witch1+brewer", "1:witch:witch+brewer"):
        assert "is no move" in refusal(MAJESTY, chosen, cards, *moves[:2], f"0 {text}")


@rule("M26B")
@pytest.mark.parametrize("text", ["1$2", "1$+0", "1$-0", "1$+01", "1$ -1", "1$--1", "1$-1.0", "1$"])
def test_a_trade_is_a_sign_and_a_number(text: str) -> None:
    assert "is no move" in refusal(MAJESTY, CASTLE_B, deal("noble"), f"0 {text}")


@rule("M26B", "M10")
def test_a_refusal_counts_the_workers_left_after_paying() -> None:
    shown = deal("guard", "guard", "noble", "guard", "guard", "brewer/witch")
    assert refusal(MAJESTY, CASTLE_B, shown, "0 3$-4") == (
        "the trade can be from -3 to +0 workers, not «-4» (M26B)"
    )
    # the last worker pays for card 6, so only the half is wrong
    assert refusal(MAJESTY, CASTLE_B, shown, "0 6:noble") == (
        "«noble» is not on the card Brewer/Witch (M10)"
    )


@rule("M26B")
def test_a_trade_of_nothing_is_left_out() -> None:
    assert refusal(MAJESTY, CASTLE_B, deal("noble"), "0 1$0") == (
        "a trade of nothing is left out (M26B)"
    )


@rule("M26B", "M13")
def test_where_the_rest_would_be_empty_a_trade_of_nothing_is_written() -> None:
    pl = {**CASTLE_B, "edition": "pl"}
    assert table(play(MAJESTY, pl, deal("noble"), "0 1", "0 $0"))["turn"] == 1
    for text in ("", "$", "$+0", "$-0"):
        assert "is no move" in refusal(MAJESTY, pl, deal("noble"), "0 1", f"0 {text}")
    double = deal("guard/noble")
    assert table(play(MAJESTY, pl, double, "0 1", "0 :noble"))["turn"] == 1
    assert refusal(MAJESTY, pl, double, "0 1", "0 :noble$0") == (
        "a trade of nothing is left out (M26B)"
    )
    assert "(M26B)" in refusal(MAJESTY, pl, double, "0 1", "0 :guard$0")
    assert "(M10)" in refusal(MAJESTY, pl, double, "0 1", "0 $0")


@rule("M13")
def test_in_pl_the_taking_stands_alone() -> None:
    pl = {**ALL, "edition": "pl"}
    assert refusal(MAJESTY, pl, SINGLE, "0 2:witch") == (
        "first take the card alone, as 2; the rest is a move of its own (M13)"
    )
    assert refusal(MAJESTY, pl, SINGLE, "0 :witch") == "first take a card of the row, 1 to 6 (M8)"
    assert "taken already" in refusal(MAJESTY, pl, SINGLE, "0 2", "0 2:witch")
    assert "taken already" in refusal(MAJESTY, pl, SINGLE, "0 2", "0 1")


@rule("M26B", "M9", "M15")
def test_the_workers_of_a_noble_whom_all_have_passed_by_can_all_be_sold() -> None:
    options = {"seats": 4, "deck": "all", "sides": "AAAAAABA"}
    state = play(MAJESTY, options, deal("noble", *["brewer"] * 6, *["miller/brewer"] * 3))
    passed = 0
    while later := [move for move in legal(MAJESTY, state) if move[2] == "2"]:
        seat = int(later[0][0])
        state.apply(seat, MAJESTY.parse(state.view(seat), later[0][2:]))
        passed += 1
    assert passed > 20
    assert table(state)["row"][0] == {"card": "noble", "workers": passed}
    seat = lowest_seat(state.pending)
    owned = passed + table(state)["seats"][seat]["workers"]
    state.apply(seat, MAJESTY.parse(state.view(seat), f"1$-{owned}"))
    assert table(state)["seats"][seat]["workers"] == 0


def test_only_canonical_texts_are_moves() -> None:
    alphabet = ["", "1", "2", "7", ":", "+", "$", "-", "witch", "brewer", "0"]
    state = play(MAJESTY, ALL, SINGLE)
    view = state.view(0)
    texts = {text.split(" ", 1)[1] for text in legal(MAJESTY, state)}
    rng = rng_from_number(9)
    for _ in range(3000):
        text = "".join(alphabet[rng.below(len(alphabet))] for _ in range(rng.below(6)))
        if text in texts:
            assert MAJESTY.notate(view, MAJESTY.parse(view, text)) == text
        else:
            with pytest.raises(Refused) as refused:
                MAJESTY.parse(view, text)
            assert refused.value.rule is not None


# the table


def test_the_table_has_exactly_the_fields_of_the_notation_page() -> None:
    shown = table(table_after_turns("miller", "brewer/witch:witch"))
    assert list(shown) == ["turn", "row", "deck", "taken", "seats"]
    assert shown["turn"] == 2
    assert shown["taken"] is None
    assert all(set(place) == {"card", "workers"} for place in shown["row"])
    for seat in shown["seats"]:
        assert list(seat) == ["coins", "workers", "buildings", "infirmary"]
        assert tuple(seat["buildings"]) == PLACES
    assert shown["seats"][1]["buildings"]["cottage"] == ["brewer/witch"]


def test_the_deck_of_the_table_is_what_is_undrawn_next_card_first() -> None:
    top = ("miller", "brewer", "witch", "guard", "knight", "noble", "innkeeper", "miller/knight")
    shown = table(play(MAJESTY, ALL, deal(*top)))
    assert shown["deck"][:2] == ["innkeeper", "miller/knight"]
    assert len(shown["deck"]) == 54
    assert len(table(play(MAJESTY, ALL, deal(*top), "0 1"))["deck"]) == 53


def test_a_view_shows_the_table_but_not_the_deck() -> None:
    state = table_after_turns("miller", "brewer/witch:witch")
    for seat in (-1, 0, 1):
        shown = state.view(seat).table_as_dict()
        whole = state.table_as_dict()
        assert shown["deck"] == [None] * 52
        assert {**shown, "deck": None} == {**whole, "deck": None}


def test_the_final_scoring_is_shown_at_the_end_and_only_then() -> None:
    cards = ["miller", "miller"] * 4 + ["brewer", "brewer"] * 3 + ["guard", "guard"] * 2
    cards += ["noble", "noble"] * 2 + ["innkeeper"] * 2
    before = table(table_after_turns(*cards[:23]))
    assert all("final" not in seat for seat in before["seats"])
    end = table(table_after_turns(*cards))
    for seat in end["seats"]:
        assert list(seat["final"]) == ["wounded", "variety", "majorities"]
        assert tuple(seat["final"]["majorities"]) == PLACES
