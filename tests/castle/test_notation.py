"""Moves as text, refusals, and the table of the notation page."""

import pytest
from tests.castle.tables import GAME, crowded, stage
from tests.rule import rule

from regalia.kernel.errors import IllegalMove
from regalia.kernel.game import playout
from regalia.kernel.laws import notation_and_views_round_trip
from regalia.kernel.rng import from_number


def test_the_table_is_as_the_page_says() -> None:
    s = stage(["king", "knight", "barbarian"], ["siege-engine"], reserve=["thief", "spy"])
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
    s = stage(["prince"], ["queen"], reserve=["thief", "spy"])
    s.play(0, "play prince c3")
    s.play(0, "swap soldier thief")
    s.play(1, "play queen e5")
    assert s.sees(1, 0) == ["prince", "thief"] + [None] * 7
    view = s.state.view(1)
    assert view.scores() == s.state.scores() == [-22, -21]
    assert view.winners() == []


@rule("C5", "C36")
def test_actions_left_fall_when_an_action_is_chosen_and_rise_with_the_merchant() -> None:
    s = stage(["merchant", "prince", "priest", "queen"], ["soldier", "soldier"])
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
    s = stage(["king", "prince", "priest"], ["mistress"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(1, "play mistress b2")
    s.play(0, "play king e5", "return c3")
    assert (s.turn, s.pending) == (0, [1])


REFUSED = [
    ("fly to c3", "write, for example, draw"),
    ("", "write, for example"),
    ("return c3", r"draw, swap or play a card \(C5\)"),
    ("play queen c3", r"there is no queen in this hand \(C5\)"),
    ("swap queen spy", r"there is no queen in this hand \(C5\)"),
    ("swap king soldiers", r"no «soldiers» in the reserve \(C5\)"),
    ("play king a1", r"the king cannot be laid on «a1» now \(C6, C20\)"),
    ("play king", "write, for example"),
    ("play king  c3", "write, for example"),
    ("play ghost a1", r"no legal place for the ghost now \(C6, C44\)"),
    ("play King c3", "write, for example"),
    ("draw ", "write|draw"),
]


@pytest.mark.parametrize(("text", "says"), REFUSED)
def test_an_action_is_refused_with_a_reason(text: str, says: str) -> None:
    s = stage(["king", "ghost"], reserve=["spy", "soldier"])
    with pytest.raises(IllegalMove, match=says):
        s.move(0, text)


def test_an_empty_deck_and_a_hand_limit_are_told() -> None:
    s = stage(["soldier"], hand_limit=True)
    with pytest.raises(IllegalMove, match="hand_limit"):
        s.move(0, "draw")
    s = stage([], [], [], [], [])
    for _ in range(20):
        s.move(s.turn, "draw")
    with pytest.raises(IllegalMove, match=r"the deck is empty \(C5\)"):
        s.move(0, "draw")


@rule("C55")
def test_the_herald_is_told() -> None:
    s = stage(["herald"], ["king"])
    s.play(0, "play herald out")
    s.wait_for(1)
    with pytest.raises(IllegalMove, match=r"Herald wants the King.*\(C55\)"):
        s.move(1, "draw")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("draw", r"the queen asks for a move like return b2 \(C21\)"),
        ("return f6", r"no card on f6 \(C7\)"),
        ("return c3", r"card on c3 is protected \(C11\)"),
        ("return e5", r"none of the choices of the queen \(C21\)"),
        ("return out", r"no card on out \(C7\)"),
        ("return c3.1", "none of the choices of the queen"),
    ],
)
def test_a_follow_up_is_refused_with_a_reason(text: str, says: str) -> None:
    s = stage(["prince", "priest", "queen", "thief"], ["black-knight"])
    s.play(0, "play priest c4")
    s.play(0, "play prince c3")
    s.play(1, "play black-knight b2")
    s.play(0, "play queen e5")
    assert s.legal() == ["return b2", "return c4"]
    with pytest.raises(IllegalMove, match=says):
        s.move(0, text)


@rule("C38")
def test_a_card_that_is_not_in_hand_cannot_be_passed() -> None:
    s = stage(["jester"], ["king"], [])
    s.play(0, "play jester c3")
    with pytest.raises(IllegalMove, match=r"«king» is not in this hand.*\(C38\)"):
        s.move(0, "pass king")


@rule("C10")
def test_a_top_card_is_never_written_with_its_level() -> None:
    s = stage(["prince", "knight"], ["thief"])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(1, "play thief b3")
    assert s.legal() == ["untoken c3", "untoken c3.1"]
    for text in ("untoken c3.2", "untoken c3.0", "untoken c3.01", "untoken c3.", "untoken b2"):
        with pytest.raises(IllegalMove):
            s.move(1, text)


def test_every_move_reads_back_in_a_crowded_castle() -> None:
    s = crowded("ambassador", ["knight"])
    notation_and_views_round_trip(GAME, s.state)
    rng = from_number(11)
    for seats in GAME.seats:
        state = GAME.deal(GAME.options({"seats": seats}), rng)
        assert playout(state, rng) <= GAME.bound(GAME.options({"seats": seats}))
