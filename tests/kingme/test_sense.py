"""The bots' sense of King Me!: positions with one clearly right move, and what play tells."""

import pytest
from tests.kingme.tables import (
    ABDILM,
    ABJINO,
    AVGIMP,
    AVKLMN,
    DJKLNO,
    GAME,
    VGJKOP,
    crown,
    deal_board,
    deal_boards,
    deal_goals,
    floors,
    make_move,
    no_cards_by_seat,
    nominate,
    number_of,
    place_all,
    play,
    vote_out,
)

from regalia.bots.spec import make_bot
from regalia.games.kingme.rules.courtiers import GOALS
from regalia.games.kingme.strategy.heuristics import MOVE_NOISE
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State

BOARD = "ABON VGP DJ IKLM"
WORLDS = 600
NOTHING_KNOWN = 12 / 26  # every courtier is on 12 of 26 goals


def choices(spec: str, state: State, seat: int) -> set[str]:
    """What a bot plays at a seat, with several seeds."""
    view = state.view(seat)
    found = set()
    for seed in range(5):
        bot, budget = make_bot(spec, GAME, seed)
        found.add(GAME.notate(view, bot.choose(view, budget)))
    return found


each = pytest.mark.parametrize("spec", ["greedy", "ismcts:150", "network:150"])


@pytest.mark.parametrize(("goal", "favourites"), [(AVGIMP, "AVGIMP"), (DJKLNO, "DJKLNO")])
def test_greedy_places_a_favourite_as_high_as_it_can(goal: int, favourites: str) -> None:
    state = deal_goals([goal, 2, 3])
    assert choices("greedy", state, 0) <= {f"{letter}@4" for letter in favourites}


def test_greedy_moves_a_favourite_and_no_stranger() -> None:
    state = deal_board("DJKL NOBP AVG IM", [AVGIMP, DJKLNO, 2])
    assert choices("greedy", state, 0) <= {"I^", "M^"}


def nobody_can_object(goals: list[int]) -> State:
    """Of M and K, both nobles, and B, a servant, one will be king; seat 0 is to move."""
    state = deal_board(BOARD, goals)
    nominate(state, "L")
    play(state, "nny")
    nominate(state, "J")
    play(state, "ynn")
    vote_out(state, "VGPDIAON")
    assert no_cards_by_seat(state) == [0, 0, 0]
    for letter in "MK":
        while letter not in floors(state).split()[5]:
            play(state, f"{letter}^")
    while seats_in_mask(state.pending) != [0]:
        play(state, "B^")
    return state


@each
def test_a_favourite_whom_nobody_can_reject_is_crowned(spec: str) -> None:
    assert choices(spec, nobody_can_object([AVGIMP, VGJKOP, ABJINO]), 0) == {"M^"}
    assert choices(spec, nobody_can_object([VGJKOP, AVGIMP, ABJINO]), 0) == {"K^"}


def the_only_no(goals: list[int], nominee: str) -> State:
    """Seat 0 alone has a No card; the others have sealed their Yes."""
    state = deal_board("ABON VGP DJI KLM", goals)
    for letter in "LJVG":
        nominate(state, letter)
        play(state, "ynn" if letter == "G" else "nnn")
    nominate(state, nominee)
    make_move(state, 1, "yes")
    make_move(state, 2, "yes")
    return state


@pytest.mark.parametrize("spec", ["greedy", "ismcts:150"])
def test_a_favourite_gets_a_yes(spec: str) -> None:
    """Not clearly right: by their votes the others favour M too, and then they win with it."""
    assert choices(spec, the_only_no([AVGIMP, VGJKOP, ABJINO], "M"), 0) == {"yes"}


@each
def test_a_stranger_gets_the_no_that_nobody_else_can_say(spec: str) -> None:
    assert choices(spec, the_only_no([AVGIMP, VGJKOP, DJKLNO], "K"), 0) == {"no"}


def test_even_a_hasty_player_crowns_a_favourite_whom_nobody_can_reject() -> None:
    state = nobody_can_object([AVGIMP, VGJKOP, ABJINO])
    rng = rng_from_number(1)
    found = {GAME.heuristics.noisy_best_move(state, 0, rng, MOVE_NOISE) for _ in range(50)}
    assert found == {number_of(state, 0, "M^")}


def test_a_rollout_ends_when_the_round_is_scored() -> None:
    state = deal_goals([1, 2, 3], [4, 5, 6], [7, 8, 9])
    for played in (1, 2, 3):
        GAME.heuristics.rollout(state, rng_from_number(played))
        assert [len(seat["scores"]) for seat in state.table_as_dict()["seats"]] == [played] * 3
    assert not state.pending


def test_whoever_is_ahead_expects_more_the_later_the_more() -> None:
    state = deal_boards([BOARD] * 3, [[AVGIMP, ABJINO, 14], [6, 5, 20], [8, 9, 10]])
    assert len(set(GAME.heuristics.evaluate(state))) == 1
    crown(state, "I")
    scores = state.scores()
    shares = list(GAME.heuristics.evaluate(state))
    assert sorted(range(3), key=scores.__getitem__) == sorted(range(3), key=shares.__getitem__)
    best = scores.index(max(scores))
    assert 0.5 < shares[best] < 0.8
    crown(state, "I")
    crown(state, "I")
    (winner,) = state.winners()
    shares = list(GAME.heuristics.evaluate(state))
    assert shares[winner] > 0.8
    assert all(share < 0.1 for seat, share in enumerate(shares) if seat != winner)


# what is believed of the others


def believed_share(state: State, seat: int, letter: str, viewer: int = 0) -> float:
    """How often a seat is believed to favour a courtier."""
    belief = GAME.belief(state.view(viewer))
    rng = rng_from_number(7)
    found = 0
    for _ in range(WORLDS):
        goal = belief.imagine(rng).table_as_dict()["seats"][seat]["goal"]
        found += letter in GOALS[goal - 1]
    return found / WORLDS


def table_at_a_vote() -> State:
    """B, whom no goal seen by seat 0 names, is nominated by seat 2 without help of seat 1."""
    state = deal_board("AVON GPD JKLM IB", [AVKLMN, ABDILM, ABJINO])
    play(state, "B^ M^ B^ L^ K^ B^")
    return state


def test_nothing_is_believed_of_a_seat_that_has_done_nothing() -> None:
    state = deal_goals([AVGIMP, ABDILM, ABJINO])
    assert believed_share(state, 1, "B") == pytest.approx(NOTHING_KNOWN, abs=0.08)


def test_a_no_tells_against_the_nominee() -> None:
    state = table_at_a_vote()
    before = believed_share(state, 1, "B")
    play(state, "yny")
    assert believed_share(state, 1, "B") < 0.15 < before


def test_a_yes_that_could_have_been_a_no_speaks_for_the_nominee() -> None:
    state = table_at_a_vote()
    before = believed_share(state, 1, "B")
    play(state, "nyy")
    assert believed_share(state, 1, "B") > before + 0.05


def test_a_yes_of_a_seat_without_no_cards_tells_nothing() -> None:
    state = deal_board("AVON GPD JK LMIB", [AVKLMN, ABDILM, ABJINO, 4, 5])
    for letter in "LM":
        nominate(state, letter)
        play(state, "ynyyy")
    nominate(state, "I")
    before = believed_share(state, 1, "I")
    play(state, "nyyyy")
    assert believed_share(state, 1, "I") == pytest.approx(before, abs=0.02)


def test_whoever_moves_a_courtier_up_is_believed_to_favour_it() -> None:
    state = deal_board(BOARD, [AVGIMP, ABDILM, ABJINO])
    play(state, "I^ B^")
    assert believed_share(state, 1, "B") > NOTHING_KNOWN + 0.05
    assert believed_share(state, 2, "B") == pytest.approx(NOTHING_KNOWN, abs=0.08)


@pytest.mark.parametrize(("floor", "sign"), [(4, 1), (1, -1)])
def test_a_high_place_speaks_for_a_courtier_and_a_low_one_against(floor: int, sign: int) -> None:
    state = deal_goals([AVGIMP, ABDILM, ABJINO])
    play(state, f"O@3 B@{floor}")
    assert sign * (believed_share(state, 1, "B") - NOTHING_KNOWN) > 0.05


def test_only_this_round_is_told_from() -> None:
    state = deal_goals([1, 2, 3], [4, 5, 6], [7, 8, 9])
    place_all(state)
    play(state, "O^ O^ yny")
    crown(state, "K")
    unseen = GOALS[4:]
    share = sum("O" in goal for goal in unseen) / len(unseen)
    assert believed_share(state, 1, "O") == pytest.approx(share, abs=0.08)
