"""What a seat can be sure of before it moves, and what hinges on what it does not know."""

import pytest
from tests.kingme.tables import (
    AVGIMP,
    DJKLNO,
    GAME,
    deal_board,
    deal_boards,
    deal_goals,
    make_move,
    nominate,
    number_of,
    play,
)
from tests.rule import rule

from regalia.kernel.event import Fact
from regalia.kernel.foresight import foresee
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State
from regalia.testing.laws import apply_to_copy, foreseen_events_happen_in_order

BOARD = "ABON VGP DJ IKLM"
Foreseen = list[tuple[str, dict[str, Fact]]]


def foreseen_events(state: State, seat: int, text: str) -> Foreseen:
    """What a seat foresees of a move; it happens in many tables that the seat can imagine."""
    view = state.view(seat)
    move = number_of(state, seat, text)
    told = foresee(GAME, view, move)
    rng = rng_from_number(1)
    for world in (state, *(GAME.imagine(view, rng) for _ in range(20))):
        _, log = apply_to_copy(world, seat, move)
        assert foreseen_events_happen_in_order(told, [event.as_seen_by(seat) for event in log])
    return [(one.name, one.facts) for one in told]


@rule("K4", "K6")
def test_a_placing_is_certain_and_so_are_the_servants() -> None:
    state = deal_goals([1, 2, 3])
    assert foreseen_events(state, 0, "K@3") == [
        ("placed", {"seat": 0, "courtier": "K", "floor": "guards"})
    ]
    play(state, "A@1 B@1 V@1 G@1 D@2 J@2 I@2 K@2 L@3 M@3 N@3")
    assert foreseen_events(state, 2, "P@4") == [
        ("placed", {"seat": 2, "courtier": "P", "floor": "dignitaries"}),
        ("stood", {"floor": "servants", "courtiers": ["O"]}),
    ]


@rule("K7", "K9")
def test_an_ascent_is_certain_and_so_is_a_nomination() -> None:
    state = deal_board(BOARD, [1, 2, 3])
    assert foreseen_events(state, 0, "I^") == [
        ("moved", {"seat": 0, "courtier": "I", "floor": "dignitaries"})
    ]
    play(state, "I^ I^")
    assert foreseen_events(state, 2, "I^") == [("nominated", {"seat": 2, "courtier": "I"})]


@rule("K10")
@pytest.mark.parametrize("vote", ["yes", "no"])
def test_a_vote_before_the_last_one_is_all_that_happens(vote: str) -> None:
    state = deal_board(BOARD, [1, 2, 3])
    nominate(state, "I")
    assert foreseen_events(state, 1, vote) == [("voted", {"seat": 1, "vote": vote})]


@rule("K10")
@pytest.mark.parametrize("sealed", ["yes", "no"])
@pytest.mark.parametrize("vote", ["yes", "no"])
def test_the_last_vote_hinges_on_those_under_seal(vote: str, sealed: str) -> None:
    state = deal_board(BOARD, [1, 2, 3])
    nominate(state, "I")
    make_move(state, 0, "yes")
    make_move(state, 1, sealed)
    assert foreseen_events(state, 2, vote) == [("voted", {"seat": 2, "vote": vote})]


def without_noes(state: State, keeps: int = -1) -> State:
    """Nobody has a No card but one seat; then L is nominated, and seats 0 to 3 have voted yes."""
    for letter in "IK":
        nominate(state, letter)
        play(state, "".join("y" if seat == keeps else "n" for seat in range(5)))
    nominate(state, "L")
    for seat in range(4):
        make_move(state, seat, "yes")
    return state


GOALS = [[1, 2, 3, 4, AVGIMP + 13], [6, 7, 8, 9, 10], [11, 12, 13, 15, 16]]
VOTED: Foreseen = [
    ("voted", {"seat": 4, "vote": "yes"}),
    ("agreed", {"seats": [0, 1, 2, 3, 4]}),
    ("crowned", {"courtier": "L", "by": 3}),
]
MINE: Foreseen = [
    ("scored", {"seat": 4, "goal": 14, "courtiers": list("DJKLNO"), "points": 14, "total": 14})
]


@rule("K11", "K13", "K14", "K17")
def test_without_no_cards_the_crown_is_certain_but_of_the_goals_only_ones_own() -> None:
    """The others' goals decide who has won, so the end itself is not foreseen."""
    state = without_noes(deal_board(BOARD, GOALS[0]))
    assert foreseen_events(state, 4, "yes") == VOTED + MINE


@rule("K12")
def test_the_only_no_card_left_decides_alone() -> None:
    state = without_noes(deal_board(BOARD, GOALS[0]), keeps=4)
    assert foreseen_events(state, 4, "yes") == VOTED + MINE
    assert foreseen_events(state, 4, "no") == [
        ("voted", {"seat": 4, "vote": "no"}),
        ("agreed", {"seats": [0, 1, 2, 3]}),
        ("objected", {"seats": [4]}),
        ("rejected", {"courtier": "L", "by": 3}),
    ]


@rule("K13")
def test_another_no_card_makes_everything_uncertain() -> None:
    state = without_noes(deal_board(BOARD, GOALS[0]), keeps=2)
    assert foreseen_events(state, 4, "yes") == VOTED[:1]


@rule("K16")
def test_the_next_round_is_certain_but_for_goals_and_chance() -> None:
    state = without_noes(deal_boards([BOARD] * 3, GOALS))
    opening: Foreseen = [("began", {"round": 2, "seat": 4})]
    opening += [("dealt", {"seat": seat, "goal": None, "courtiers": None}) for seat in range(5)]
    assert foreseen_events(state, 4, "yes") == VOTED + MINE + opening


@rule("K15")
def test_nothing_at_all_is_foreseen_as_33() -> None:
    state = deal_board("AVGI MPBD JKL NO", [2, 3, 4, 5, AVGIMP], moonshot=True)
    for letter in "MP":
        nominate(state, letter)
        play(state, "nnnnn")
    nominate(state, "O")
    for seat in range(4):
        make_move(state, seat, "yes")
    soared = foreseen_events(state, 4, "yes")[-1]
    assert soared[0] == "soared"
    assert soared[1]["points"] == 33


@rule("K14")
def test_points_of_earlier_rounds_are_in_the_total_foreseen() -> None:
    goals = [[1, 2, 3, 4, DJKLNO], [6, 7, 8, 9, 10], [11, 12, 13, 15, 16]]
    state = without_noes(deal_boards([BOARD] * 3, goals))
    make_move(state, 4, "yes")
    before = state.scores()[4]
    without_noes(state)
    facts = next(facts for name, facts in foreseen_events(state, 4, "yes") if name == "scored")
    assert facts["total"] == before + int(str(facts["points"])) > before
