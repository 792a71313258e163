"""Scoring, new rounds and victory: K14 to K17."""

from itertools import product

import pytest
from tests.kingme.tables import (
    ABDILM,
    ABJINO,
    AGIKLO,
    AVDJIK,
    AVGDNO,
    AVGIMP,
    AVKLMN,
    BVGDJL,
    DJKLNO,
    GAME,
    GDKLMP,
    LETTERS,
    VDILNP,
    VGJKOP,
    crown,
    deal_board,
    deal_boards,
    deal_goals,
    floors,
    names_and_facts,
    no_cards_by_seat,
    options_of,
    place_all,
    play,
    play_at_random,
    seats,
    vote_out,
)
from tests.rule import rule

from regalia.games.kingme.rules.courtiers import GOALS
from regalia.kernel.event import Fact
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State


@rule("K14")
def test_the_example_of_the_rulebook() -> None:
    """Anton, Olga, Igor and Regina score 17, 22, 15 and 17."""
    state = deal_goals([AVDJIK, ABDILM, GDKLMP, VDILNP])
    play(state, "A@3 B@2 D@3 J@4 I@4 K@2 L@4 G@4 V@3 M@3 N@2 P@2")
    play(state, "G^ G^ nyyy V^ V^ V^ ynyy M^ M^ M^ yyny N^ N^ N^ N^ yyyn P^ P^ P^ P^ nyyy")
    play(state, "J^ L^ L^")
    assert floors(state) == "O - BK AD I J L"
    assert state.table_as_dict()["out"] == ["G", "V", "M", "N", "P"]
    log = play(state, "yyyy")
    assert state.scores() == [17, 22, 15, 17]
    assert [seat["scores"] for seat in seats(state)] == [[17], [22], [15], [17]]
    assert state.winners() == [1]
    assert names_and_facts(log[-5:]) == [
        ("scored", facts(0, 26, "AVDJIK", 17)),
        ("scored", facts(1, 16, "ABDILM", 22)),
        ("scored", facts(2, 15, "GDKLMP", 15)),
        ("scored", facts(3, 12, "VDILNP", 17)),
        ("finished", {"seats": [1]}),
    ]


def facts(seat: int, goal: int, letters: str, points: int) -> dict[str, Fact]:
    return {
        "seat": seat,
        "goal": goal,
        "courtiers": list(letters),
        "points": points,
        "total": points,
    }


@rule("K14")
def test_each_floor_has_its_worth_and_the_king_10() -> None:
    """A stays on 0, V on 1, G on 2, I on 3, M is on 4, P on 5; then K is king and A is out."""
    state = deal_board("ABOJ VDN GLK IMP", [AVGIMP, DJKLNO, 2])
    play(state, "M^ P^ P^")
    crown(state, "K")
    assert state.scores()[0] == 0 + 1 + 2 + 3 + 4 + 5
    assert state.scores()[1] == 1 + 0 + 10 + 2 + 1 + 0


@rule("K14")
def test_a_courtier_voted_out_is_worth_nothing() -> None:
    state = deal_board("ABOJ VDN GLK IMP", [AVGIMP, DJKLNO, 2])
    vote_out(state, "P")
    crown(state, "K")
    assert state.scores()[0] == 0 + 1 + 2 + 3 + 3


@rule("K14")
def test_goals_are_shown_when_the_round_is_scored() -> None:
    state = deal_goals([1, 2, 3])
    place_all(state)
    crown(state, "A")
    table = state.view(0).table_as_dict()
    assert [seat["goal"] for seat in table["seats"]] == [1, 2, 3]


def nothing_at_all(moonshot: bool) -> State:
    """A, V, G and I stay with the Servants, M and P are out: nothing for seat 0."""
    state = deal_board("AVGI MPBD JKL NO", [AVGIMP, DJKLNO, 2], moonshot=moonshot)
    vote_out(state, "MP")
    return state


@rule("K15")
def test_nothing_counts_as_33_in_a_single_round_with_moonshot_alone() -> None:
    plain = nothing_at_all(False)
    crown(plain, "O")
    assert plain.scores()[0] == 0
    soaring = nothing_at_all(True)
    log = crown(soaring, "O")
    assert soaring.scores()[0] == 33
    assert [event.event_type.name for event in log[-4:]] == [
        "soared",
        "scored",
        "scored",
        "finished",
    ]
    assert soaring.scores()[1:] == plain.scores()[1:]


def play_nothing(state: State) -> None:
    """A round in which seat 0 has one favourite with the Servants and five voted out."""
    goal = GOALS[seats(state)[0]["goal"] - 1]
    for turn, letter in enumerate(letter for letter in LETTERS if letter != goal[0]):
        play(state, f"{letter}@{turn % 4 + 1}")
    vote_out(state, goal[1:])
    crown(state, "B")


@rule("K15", "K16")
def test_nothing_counts_as_33_in_the_third_of_three_rounds_alone() -> None:
    state = deal_goals([AVGIMP, 3, 4], [DJKLNO, 5, 7], [AVKLMN, 8, 9])
    play_nothing(state)
    assert seats(state)[0]["scores"] == [0]
    play_nothing(state)
    assert seats(state)[0]["scores"] == [0, 0]
    play_nothing(state)
    assert seats(state)[0]["scores"] == [0, 0, 33]
    assert state.scores()[0] == 33


@rule("K15")
def test_one_point_is_no_moonshot() -> None:
    state = deal_board("AVGB IMPD JKL NO", [AVGIMP, DJKLNO, 2], moonshot=True)
    vote_out(state, "MP")
    crown(state, "O")
    assert state.scores()[0] == 1


@rule("K15")
def test_33_is_the_most_that_six_favourites_can_be_worth() -> None:
    """The king leaves floor 5, which held four at most (K5): three are left there at most.

    So every way to spread six favourites has at most one on the throne, three on floor 5,
    four on any other floor, and any number outside.
    """
    worth = (10, 5, 4, 3, 2, 1, 0, 0)
    room = (1, 3, 4, 4, 4, 4, 4, 6)
    spreads = (spread for spread in product(*(range(n + 1) for n in room)) if sum(spread) == 6)
    sums = {sum(n * points for n, points in zip(spread, worth, strict=True)) for spread in spreads}
    assert max(sums) == 33 == 10 + 3 * 5 + 2 * 4


@rule("K15")
def test_three_nobles_at_most_are_left_when_a_king_is_crowned() -> None:
    crowds = set()
    for number in range(40):
        state = GAME.deal(options_of(3 + number % 4, rounds=1), rng_from_number(number))
        play_at_random(state, rng_from_number(number + 100))
        crowds.add(len(floors(state).split()[5].replace("-", "")))
        assert max(state.scores()) <= 33
    assert max(crowds) <= 3
    assert len(crowds) > 1


@rule("K15")
def test_33_can_be_reached_by_playing() -> None:
    state = deal_goals([AVGIMP, 2, 3])
    play(state, "A@4 V@4 G@4 I@4 M@3 P@3 B@3 D@2 J@2 K@1 L@1 N@1")
    play(state, "A^ V^ G^ I^ M^ P^ A^ yyy")
    assert floors(state) == "O KLN DJ B MP VGI A"
    assert state.scores()[0] == 33


@rule("K16")
def test_a_new_round_has_new_goals_all_no_cards_and_an_empty_board() -> None:
    state = deal_goals([1, 2, 3], [4, 5, 6], [7, 8, 9])
    place_all(state)
    vote_out(state, "AB")
    log = crown(state, "V")
    table = state.table_as_dict()
    assert table["round"] == 2
    assert table["phase"] == "placing"
    assert floors(state) == "- - - - - - -"
    assert table["out"] == []
    assert no_cards_by_seat(state) == [4, 4, 4]
    assert [seat["goal"] for seat in seats(state)] == [4, 5, 6]
    assert seats_in_mask(state.pending) == [(table["crown"] + 1) % 3]
    assert [event.event_type.name for event in log[-4:]] == ["began", "dealt", "dealt", "dealt"]
    assert log[-2].as_seen_by(1).facts["goal"] == 5
    assert log[-2].as_seen_by(0).facts == {"seat": 1, "goal": None, "courtiers": None}


@rule("K16")
@pytest.mark.parametrize("delay", [0, 1, 2])
def test_the_first_player_sits_left_of_the_crown_holder(delay: int) -> None:
    state = deal_goals([1, 2, 3], [4, 5, 6], [7, 8, 9])
    place_all(state)
    play(state, " ".join(["G^", "K^"][:delay]))
    crown(state, "O")
    holder = {0: 1, 1: 2, 2: 0}[delay]
    assert state.table_as_dict()["crown"] == holder
    assert seats_in_mask(state.pending) == [(holder + 1) % 3]


@rule("K16")
def test_random_placement_places_every_round_anew() -> None:
    boards = ["ABON VGP DJ IKLM", "IKLM DJ VGP ABON", "P ABVG DJIK LMNO"]
    state = deal_boards(boards, [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
    assert floors(state) == "ABNO VGP DJ IKLM - - -"
    crown(state, "I")
    assert state.table_as_dict()["phase"] == "ascent"
    assert floors(state) == "IKLM DJ VGP ABNO - - -"
    log = crown(state, "A")
    assert floors(state) == "P ABVG DJIK LMNO - - -"
    assert names_and_facts(log[-4:]) == [
        ("stood", {"floor": "servants", "courtiers": ["P"]}),
        ("stood", {"floor": "craftsmen", "courtiers": list("ABVG")}),
        ("stood", {"floor": "merchants", "courtiers": list("DJIK")}),
        ("stood", {"floor": "guards", "courtiers": list("LMNO")}),
    ]


@rule("K17")
def test_the_highest_total_wins() -> None:
    state = deal_goals([1, 2, 3], [4, 5, 6], [7, 8, 9])
    for _ in range(3):
        assert state.winners() == []
        place_all(state)
        crown(state, "A")
    rows = [seat["scores"] for seat in seats(state)]
    totals = [sum(row) for row in rows]
    assert state.scores() == totals
    assert state.winners() == [totals.index(max(totals))]
    assert totals.count(max(totals)) == 1


@rule("K17")
def test_a_tie_goes_to_the_most_favourites_still_in_the_palace() -> None:
    """Both have 3 points; seat 0 with all six in the palace, seat 1 with three."""
    state = deal_board("AVGD IMPJ KLNO B", [AVGIMP, DJKLNO, AVGDNO])
    vote_out(state, "LNO")
    crown(state, "B")
    assert state.scores() == [3, 3, 0]
    assert state.winners() == [0]


@rule("K17")
def test_the_tie_break_counts_floor_0() -> None:
    """Both have 3 points and two above floor 0; seat 0 has four more on it."""
    state = deal_board("AVGI MDNO PJKL B", [AVGIMP, DJKLNO, AGIKLO])
    vote_out(state, "KLNO")
    crown(state, "B")
    assert state.scores() == [3, 3, 0]
    assert state.winners() == [0]


@rule("K17")
def test_the_tie_break_counts_the_throne() -> None:
    """Both have 10 points: two Nobles against the king and two Servants."""
    state = deal_board("DJB LNOA VGI KMP", [AVGIMP, DJKLNO, ABJINO])
    vote_out(state, "AVGILNO")
    play(state, "M^ M^ P^ P^")
    crown(state, "K")
    assert state.scores() == [10, 10, 0]
    assert state.winners() == [1]


@rule("K17")
def test_a_tie_that_nothing_breaks_is_shared() -> None:
    state = deal_board("AVDJ GIKL MN POB", [AVGIMP, DJKLNO, AVDJIK])
    crown(state, "B")
    assert state.scores() == [7, 7, 2]
    assert state.winners() == [0, 1]


@rule("K17")
def test_the_tie_break_looks_at_the_last_goal_alone() -> None:
    """Seat 0 has more favourites in the palace in the first round, seat 1 in the last."""
    state = deal_boards(
        ["AVGD IMPJ KLNO B", "VGAB JKDI OL PMN", "GDKA LMPB JINO V"],
        [[AVGIMP, DJKLNO, AVGDNO], [VGJKOP, ABDILM, BVGDJL], [ABJINO, GDKLMP, AGIKLO]],
    )
    vote_out(state, "LNO")
    crown(state, "B")
    crown(state, "N")
    vote_out(state, "INO")
    crown(state, "V")
    rows = [seat["scores"] for seat in seats(state)]
    assert rows == [[3, 7, 3], [3, 7, 3], [0, 4, 1]]
    assert state.winners() == [1]


@rule("K17")
def test_after_the_last_round_everything_stays_as_it_ended() -> None:
    state = deal_board("AVDJ GIKL MN POB", [AVGIMP, DJKLNO, AVDJIK])
    vote_out(state, "P")
    crown(state, "B")
    assert state.table_as_dict() == {
        "round": 1,
        "phase": "over",
        "floors": [list("AVDJ"), list("GIKL"), list("MN"), ["O"], [], [], ["B"]],
        "out": ["P"],
        "crown": 2,
        "votes": [None, None, None],
        "seats": [
            {"goal": 1, "noes": 3, "scores": [4]},
            {"goal": 14, "noes": 4, "scores": [7]},
            {"goal": 26, "noes": 4, "scores": [2]},
        ],
    }
    assert state.pending == 0
    assert [list(state.legal(seat)) for seat in range(3)] == [[], [], []]
