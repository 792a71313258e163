"""Phase 2, the ascent: K7 to K9."""

from tests.kingme.tables import (
    AVGIMP,
    GAME,
    deal_board,
    deal_goals,
    floors,
    legal_texts,
    nominate,
    options_of,
    place_all,
    play,
    refusal,
)
from tests.rule import rule

from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask

BOARD = "ABON VGP DJ IKLM"


@rule("K7")
def test_any_one_courtier_moves_up_exactly_one_floor() -> None:
    state = deal_board(BOARD, [1, 2, 3])
    assert floors(state) == "ABNO VGP DJ IKLM - - -"
    assert sorted(legal_texts(state)) == sorted(f"{one}^" for one in "ABONVGPIKLM")
    play(state, "B^ V^ I^")
    assert floors(state) == "ANO GPB DJV KLM I - -"


@rule("K7")
def test_the_first_player_begins_and_the_turn_goes_round() -> None:
    state = deal_goals([1, 2, 3], first=2)
    place_all(state)
    order = []
    for _ in range(4):
        order += seats_in_mask(state.pending)
        play(state, legal_texts(state)[0])
    assert order == [2, 0, 1, 2]


@rule("K7", "K5")
def test_a_floor_of_four_takes_no_fifth_from_below_until_one_leaves() -> None:
    state = deal_board(BOARD, [1, 2, 3])
    assert "D^" not in legal_texts(state)
    assert refusal(state, 0, "D^") == ("floor-full", {"courtier": "D", "floor": 3}, "K7")
    play(state, "I^")
    assert "D^" in legal_texts(state)
    play(state, "D^")
    assert "J^" not in legal_texts(state)


@rule("K7")
def test_the_move_is_compulsory_and_never_down() -> None:
    state = deal_board(BOARD, [1, 2, 3])
    assert all(move.endswith("^") for move in legal_texts(state))
    for text in ("", "pass", "I@2", "I@0", "Iv"):
        assert refusal(state, 0, text)[2] == "K7"


@rule("K8")
def test_a_move_always_exists_and_the_throne_is_empty_at_every_turn() -> None:
    for number in range(24):
        rng = rng_from_number(number)
        extra = {"placement": "random"} if number % 2 else {}
        state = GAME.deal(options_of(3 + number % 4, **extra), rng)
        while state.pending:
            if state.table_as_dict()["phase"] == "ascent":
                assert floors(state).endswith(" -")
                assert legal_texts(state)
            seat = seats_in_mask(state.pending)[0]
            choice = state.legal(seat)
            state.apply(seat, choice[rng.below(len(choice))])


@rule("K8")
def test_nobody_asks_whose_favourite_is_moved() -> None:
    mine = deal_board(BOARD, [AVGIMP, 2, 3])
    theirs = deal_board(BOARD, [14, 2, 3])
    assert legal_texts(mine) == legal_texts(theirs)


@rule("K8", "K12")
def test_the_one_who_nominates_may_vote_against_the_nominee() -> None:
    state = deal_board(BOARD, [1, 2, 3])
    play(state, "I^ I^ I^")
    assert state.table_as_dict()["crown"] == 2
    play(state, "yyn")
    assert state.table_as_dict()["out"] == ["I"]


@rule("K9")
def test_the_step_from_floor_5_to_the_throne_starts_a_vote_at_once() -> None:
    state = deal_board(BOARD, [1, 2, 3, 4], first=1)
    play(state, "I^ I^")
    assert state.table_as_dict()["phase"] == "ascent"
    assert state.table_as_dict()["crown"] is None
    assert seats_in_mask(state.pending) == [3]
    play(state, "I^")
    assert floors(state).endswith(" I")
    assert state.table_as_dict()["phase"] == "vote"
    assert state.table_as_dict()["crown"] == 3
    assert seats_in_mask(state.pending) == [0, 1, 2, 3]


@rule("K9")
def test_the_crown_goes_to_whoever_nominates_next() -> None:
    state = deal_board(BOARD, [1, 2, 3])
    nominate(state, "I")
    assert state.table_as_dict()["crown"] == 2
    play(state, "nyy")
    nominate(state, "K")
    assert state.table_as_dict()["crown"] == 2
    play(state, "nyy A^")
    nominate(state, "L")
    assert state.table_as_dict()["crown"] == 0
