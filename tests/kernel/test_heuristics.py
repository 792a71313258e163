"""What bots follow where a game says little or nothing."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia.games import GAMES
from regalia.kernel.heuristics import Heuristics, blend_shares_with_win, win_shares_by_lead
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State

MAJESTY = GAMES["majesty"]


class LikesOne(Heuristics):
    """Likes one move, dislikes all others as much."""

    def __init__(self, liked: int) -> None:
        self.liked = liked

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        return 5 if move == self.liked else -5


def opening() -> tuple[State, int]:
    """A game that begins, and the seat to move."""
    state = MAJESTY.new(seats=2, seed=1)
    return state, state.seat_to_move()


def test_without_a_feeling_all_moves_are_worth_the_same() -> None:
    state, seat = opening()
    scores = {Heuristics().score_move(state, seat, move) for move in state.legal(seat)}
    assert scores == {0.0}
    assert Heuristics().belief(state.view(seat)) is None


def test_a_little_thought_is_a_first_sight_unless_a_game_says_more() -> None:
    state, seat = opening()
    assert [LikesOne(0).score_move(state, seat, move) for move in (0, 1)] == [5.0, -5.0]


def test_haste_without_misjudgement_takes_the_best() -> None:
    state, seat = opening()
    for liked in state.legal(seat):
        assert LikesOne(int(liked)).noisy_best_move(state, seat, rng_from_number(1), 1) == liked


def test_haste_may_misjudge() -> None:
    state, seat = opening()
    liked = int(state.legal(seat)[0])
    rng = rng_from_number(1)
    taken = {int(LikesOne(liked).noisy_best_move(state, seat, rng, 1000)) for _ in range(200)}
    assert taken == set(state.legal(seat))


def test_a_game_played_on_by_chance_ends() -> None:
    state, _ = opening()
    Heuristics().rollout(state, rng_from_number(1))
    assert state.pending == 0
    shares = list(Heuristics().evaluate(state))
    assert sum(shares) == 1.0
    assert [seat for seat, share in enumerate(shares) if share] == state.winners()


def test_before_the_end_everybody_has_the_same_share() -> None:
    state = MAJESTY.new(seats=4, seed=1)
    assert list(Heuristics().evaluate(state)) == [0.25] * 4


def test_a_lead_is_a_share_of_the_win() -> None:
    assert list(win_shares_by_lead(vec[float]([3.0, 3.0]), 2.0)) == [0.5, 0.5]
    ahead, behind, last = win_shares_by_lead(vec[float]([12.0, 10.0, 1.0]), 2.0)
    assert ahead == pytest.approx(0.731, abs=0.001)
    assert behind == pytest.approx(1 - ahead)
    assert last < 0.01


def test_standings_stay_as_they_are_when_shares_are_made_of_them() -> None:
    standing = vec[float]([4.0, 2.0])
    win_shares_by_lead(standing, 1.0)
    assert list(standing) == [4.0, 2.0]


def test_at_the_end_most_of_the_share_goes_to_the_winners() -> None:
    assert list(blend_shares_with_win(vec[float]([0.5, 0.5]), [1], 0.75)) == [0.125, 0.875]
    shared = list(blend_shares_with_win(vec[float]([0.5, 0.25, 0.25]), [0, 2], 0.5))
    assert shared == [0.5, 0.125, 0.375]
