"""Moves as text, refusals, and the table of the notation page."""

import msgspec
import pytest
from tests.castle.tables import GAME, Play, deal_table, table_after, table_with_full_court
from tests.rule import rule

from regalia.kernel.playout import playout
from regalia.kernel.rng import rng_from_number
from regalia.testing.laws import check_moves_states_and_views_round_trip


def test_the_table_is_as_the_page_says() -> None:
    s = deal_table(["king", "knight", "barbarian"], ["siege-engine"], reserve=["thief", "spy"])
    s.play(0, "play king c3")
    s.play(0, "play knight c3")
    s.play(1, "play siege-engine north")
    s.play(1, "swap soldier thief")
    s.play(0, "play barbarian out")
    table = s.table()
    assert list(table) == [
        "turn",
        "board",
        "outside",
        "reserve",
        "seats",
        "removed",
        "actions_left",
    ]
    assert table["board"] == {"c3": [{"card": "king", "token": 0}, {"card": "knight", "token": 0}]}
    assert table["outside"] == {
        "north": [{"card": "siege-engine", "token": 1}],
        "o1": [{"card": "barbarian", "token": 0}],
    }
    assert s.reserve == sorted(s.reserve)
    assert s.hand(0) == sorted(s.hand(0))
    assert (table["turn"], table["actions_left"], table["removed"]) == (0, 1, [])


def test_a_view_shows_known_cards_first_and_null_for_the_rest() -> None:
    s = deal_table(["prince"], ["queen"], reserve=["thief", "spy"])
    s.play(0, "play prince c3")
    s.play(0, "swap soldier thief")
    s.play(1, "play queen e5")
    assert s.sees(1, 0) == ["prince", "thief"] + [None] * 7
    view = s.state.view(1)
    assert view.scores() == s.state.scores() == [-22, -21]
    assert view.winners() == []


@rule("C5", "C36")
def test_actions_left_fall_when_an_action_is_chosen_and_rise_with_the_merchant() -> None:
    s = deal_table(["merchant", "prince", "priest", "queen"], ["soldier", "soldier"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(1, "play soldier b1")
    s.play(1, "play soldier c1")
    assert s.actions == 2
    s.play(0, "play queen e5")
    assert s.actions == 1  # the Queen asks
    s.move(0, "return c3")
    assert s.actions == 1
    s.move(0, "play merchant e2")
    assert s.asked
    assert s.actions == 1  # added before the claims


@rule("C7", "C20")
def test_turn_is_the_seat_whose_turn_it_is_while_others_choose() -> None:
    s = deal_table(["king", "prince", "priest"], ["mistress"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(1, "play mistress b2")
    s.play(0, "play king e5", "return c3")
    assert (s.turn, s.pending) == (0, [1])


@rule("C10")
def test_a_top_card_is_never_written_with_its_level() -> None:
    s = deal_table(["prince", "knight"], ["thief"])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(1, "play thief b3")
    assert s.legal() == ["untoken c3", "untoken c3.1"]
    for text in ("untoken c3.2", "untoken c3.0", "untoken c3.01", "untoken c3.", "untoken b2"):
        assert s.refused(1, text).id == "none-of-the-choices"


def test_every_move_reads_back_in_a_crowded_castle() -> None:
    s = table_with_full_court("ambassador", ["knight"])
    check_moves_states_and_views_round_trip(GAME, s.state)
    rng = rng_from_number(11)
    for seats in GAME.seats:
        options = GAME.read_options({"seats": seats})
        assert playout(GAME.deal(options, rng), rng) <= GAME.invariants.max_moves(options)


# parts and touches


def touches(s: Play) -> dict[str, list[str]]:
    """What one touches to make each move of the first seat pending, by its notation."""
    view = s.state.view(s.pending[0])
    made = [GAME.parts(view, move) for move in view.legal()]
    return {GAME.notate_parts(parts): GAME.touches(parts) for parts in made}


def test_an_action_is_touched_as_the_page_says() -> None:
    s = deal_table(["thief", "barbarian", "siege-engine"], reserve=["king"])
    found = touches(s)
    assert found["draw"] == ["draw"]
    assert found["swap thief king"] == ["swap", "hand:thief", "reserve:king"]
    assert found["play thief c3"] == ["hand:thief", "place:c3"]
    assert found["play barbarian out"] == ["hand:barbarian", "place:out"]
    assert found["play siege-engine north"] == ["hand:siege-engine", "place:north"]


@pytest.mark.parametrize(
    ("acts", "text", "touched"),
    [
        (("0 play priest e5", "1 play thief b2", "0 play king c3"), "return b2", ["place:b2"]),
        (
            ("0 play soldier b1", "0 play sentry a1"),
            "move b1 c1",
            ["place:b1", "place:c1"],
        ),
        (
            ("0 play prince c3", "0 play knight c3", "1 play thief b3"),
            "untoken c3.1",
            ["place:c3.1"],
        ),
        (
            ("0 play prince c3", "1 play priest b3", "0 play spy b2"),
            "tokens b3 c3",
            ["place:b3", "place:c3"],
        ),
        (("0 play prince c3", "1 play priest b3", "0 play spy b2"), "done", ["done"]),
        (("0 play witch a1",), "give soldier 1", ["reserve:soldier", "seat:1"]),
        (("0 play courtesan c3",), "trade king 1", ["hand:king", "seat:1"]),
        (("0 play alchemist a1",), "exchange king soldier", ["hand:king", "reserve:soldier"]),
        (
            ("0 play prince c3", "0 play advisor c4"),
            "enter soldier b1",
            ["reserve:soldier", "place:b1"],
        ),
    ],
)
def test_a_choice_is_touched_by_what_it_names(
    acts: tuple[str, ...], text: str, touched: list[str]
) -> None:
    s = table_after(*acts, holds=[["king"]] if "trade" in text or "exchange" in text else ())
    assert touches(s)[text] == touched


@rule("C38")
def test_a_card_to_pass_is_touched_in_the_hand() -> None:
    s = table_after("0 play jester c3", holds=[["king"]], seats=3)
    assert touches(s)["pass king"] == ["hand:king"]
    view = s.state.view(0)
    parts = GAME.parts(view, GAME.parse(view, "pass king"))
    assert parts == [("verb", "pass"), ("card", "king")]


# prompts


def prompts(s: Play) -> list[tuple[int, str, str | None, str | None]]:
    """Who is asked for what, by which card, and where it lies."""
    asked = s.state.to_wire().prompt
    return [(int(seat), one.asks, one.card, one.at) for seat, one in asked.items()]


def test_an_action_is_asked_for_by_no_card() -> None:
    assert prompts(deal_table()) == [(0, "action", None, None)]


@rule("C20")
def test_the_owner_of_the_mistress_is_asked_by_the_king() -> None:
    s = table_after("0 play prince c3", "0 play priest c5", "1 play mistress b2", "0 play king e5")
    assert prompts(s) == [(0, "return", "king", "e5")]
    s.act("0 return c3")
    assert prompts(s) == [(1, "return", "king", "e5")]


@rule("C52")
def test_both_steps_of_the_dragon_are_asked_by_the_dragon() -> None:
    s = table_after(
        "0 play soldier b1",
        "0 play soldier c1",
        "1 play barbarian out",
        "1 return b1",
        "1 play herald out",
        "0 play soldier b1",
        "0 play dragon out",
    )
    assert prompts(s) == [(0, "return", "dragon", "o3")]
    s.act("0 return o1")
    assert prompts(s) == [(0, "return", "dragon", "o3")]
    assert s.legal() == ["return b1", "return c1"]


@pytest.mark.parametrize(
    ("acts", "asks", "card", "at"),
    [
        (("0 play prince c3", "1 play priest b3", "0 play spy b2"), "tokens", "spy", "b2"),
        (("0 play witch a1",), "give", "witch", "a1"),
        (("0 play courtesan c3",), "trade", "courtesan", "c3"),
        (("0 play alchemist a1",), "exchange", "alchemist", "a1"),
        (("0 play prince c3", "0 play advisor c4"), "enter", "advisor", "c4"),
        (
            ("0 play prince c3", "1 play soldier b1", "0 play magician a1"),
            "shelve",
            "magician",
            "a1",
        ),
        (
            ("1 play prince c3", "1 play soldier b1", "0 play merchant b2"),
            "claim",
            "merchant",
            "b2",
        ),
        (("1 play prince c3", "1 play priest b3", "0 play thief b2"), "untoken", "thief", "b2"),
        (
            ("1 play prince c3", "1 play spy b3", "0 play assassin b2"),
            "kill",
            "assassin",
            "b2",
        ),
        (("0 play king c3", "0 play mistress b2"), "move", "mistress", "b2"),
    ],
)
def test_a_choice_is_asked_for_by_its_verb_and_its_card(
    acts: tuple[str, ...], asks: str, card: str, at: str
) -> None:
    s = table_after(*acts, holds=[["king"]] if card in ("courtesan", "alchemist") else ())
    assert prompts(s)[0][1:] == (asks, card, at)


@rule("C38")
def test_everybody_with_a_card_is_asked_by_the_jester() -> None:
    s = table_after("0 play jester c3", holds=[["king"]], seats=3)
    assert prompts(s) == [(seat, "pass", "jester", "c3") for seat in range(3)]


# memory and past


@rule("C60")
def test_memory_is_what_the_one_who_looks_knows_of_each_hand() -> None:
    s = table_after("0 swap soldier spy", reserve=["spy"])
    views = [msgspec.to_builtins(s.state.view(seat).to_wire().memory) for seat in (-1, 0, 1)]
    assert views[0] == msgspec.to_builtins(s.state.to_wire().memory) == {"known": [["spy"], []]}
    assert views[1] == {"known": [s.hand(0), []]}
    assert views[2] == {"known": [["spy"], s.hand(1)]}


def test_the_past_tells_what_the_table_does_not() -> None:
    s = table_after("0 play prince c3", "0 play herald out", "1 play mistress b2", "0 play king c4")
    past = msgspec.to_builtins(s.state.to_wire().past)
    assert past["last"] == "c4.1"
    assert past["turns"] == 2
    assert past["idle"] is None
    assert [power["asks"] for power in past["powers"]] == ["return", "return"]
    assert [power["mistress"] for power in past["powers"]] == [True, False]
    assert (past["sealed"], past["ending"], past["doubts"]) == ([None, None], None, [])
