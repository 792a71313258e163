"""Ratings of many bots."""

from random import Random

import pytest
from tests.arena.runs import make_outcome, play_out, result, tournament

from regalia.arena.ratings import Rating, compute_ratings, rate_in_order, zero_based_ranks
from regalia.arena.seating import make_seatings
from regalia.arena.statistics import WinShare


def test_winners_rank_before_the_others_and_those_by_score() -> None:
    assert zero_based_ranks(result(0, 0, (0, 1, 2, 3), 5, 9, 9, 1)) == [2, 0, 0, 3]
    tied = result(0, 0, (0, 1, 2), 9, 9, 9)._replace(winners=(2,))  # a tie-break decided
    assert zero_based_ranks(tied) == [1, 1, 0]


def test_the_stronger_bot_has_the_higher_rating() -> None:
    ratings = compute_ratings(play_out(tournament(bots=("random", "greedy"), games=30)))
    assert [rating.bot for rating in ratings] == ["greedy", "random"]
    strong, weak = ratings
    assert strong.low > weak.high
    assert strong.mu == pytest.approx(50 - weak.mu)
    assert strong.low < strong.mu < strong.high


def test_simulated_strengths_come_back_in_order() -> None:
    rng = Random(1)
    bots = ("weakest", "weak", "middle", "strong", "strongest")
    one = tournament(bots=bots, games=400, seats=4)
    games = [
        result(
            seating.number,
            seating.deal,
            seating.bots,
            *(round(100 * rng.gauss(bot, 1.5)) for bot in seating.bots),
        )
        for seating in make_seatings(5, 4, 400, "1")
    ]
    ratings = compute_ratings(make_outcome(one, *games))
    assert [rating.bot for rating in ratings] == list(reversed(bots))
    assert all(rating.wins.games == 320 for rating in ratings)


def test_equal_bots_have_equal_ratings_within_their_intervals() -> None:
    ratings = compute_ratings(play_out(tournament(bots=("random",) * 3, games=60)))
    assert max(rating.low for rating in ratings) < min(rating.high for rating in ratings)


def test_the_same_games_give_the_same_ratings_in_whatever_order_they_finished() -> None:
    outcome = play_out(tournament(bots=("random", "greedy"), games=10))
    backwards = make_outcome(outcome.tournament, *reversed(outcome.results_in_order()))
    assert compute_ratings(outcome) == compute_ratings(backwards)


def test_one_game_is_rated_the_same_in_whatever_order() -> None:
    outcome = make_outcome(tournament(bots=("a", "b"), games=1), result(0, 0, (1, 0), 3, 2))
    (second, best), ratings = rate_in_order(outcome.results_in_order(), 2), compute_ratings(outcome)
    assert [rating.bot for rating in ratings] == ["b", "a"]
    assert [(rating.mu, rating.sigma) for rating in ratings] == [
        pytest.approx(best),
        pytest.approx(second),
    ]
    assert best[0] > 25 > second[0]


def test_a_rating_lies_in_the_middle_of_its_interval() -> None:
    rating = Rating("a", 30.0, 2.0, WinShare(0.5, 0.4, 0.6, 9))
    assert (rating.low, rating.high) == pytest.approx((26.08, 33.92), abs=0.001)
