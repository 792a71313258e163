"""The numbers, against cases made by hand and against simulated truth."""

import math
from random import Random

import pytest
from tests.arena.runs import make_outcome, play_out, result, tournament

from regalia.arena.statistics import (
    DealWins,
    design_effect,
    quantile,
    summarize,
    wilson_interval,
)


def test_shares_scores_seats_and_lengths_of_a_run_made_by_hand() -> None:
    outcome = make_outcome(
        tournament(bots=("a", "b"), games=4),
        result(0, 0, (0, 1), 30, 20),
        result(1, 0, (1, 0), 10, 40),
        result(2, 1, (0, 1), 25, 25),
        result(3, 1, (1, 0), 50, 5),
    )
    summary = summarize(outcome)
    a, b = summary.bots
    assert (summary.games, summary.deals) == (4, 2)
    assert (a.bot, a.wins.share, b.wins.share) == ("a", 2.5 / 4, 1.5 / 4)
    assert a.scores == [5, 25, 30, 40]
    assert a.mean_score == 25
    assert [seat.share for seat in summary.seats] == [2.5 / 4, 1.5 / 4]
    assert [seat.share for seat in a.seats] == [1.5 / 2, 1 / 2]
    assert [seat.games for seat in b.seats] == [2, 2]
    assert summary.moves == [10, 11, 12, 13]
    assert summary.mean_moves == 11.5


def test_a_win_shared_by_three_counts_a_third_for_each() -> None:
    outcome = make_outcome(
        tournament(bots=("a", "b", "c"), games=1), result(0, 0, (2, 0, 1), 7, 7, 7)
    )
    assert [figures.wins.share for figures in summarize(outcome).bots] == [1 / 3] * 3


def test_shares_sum_to_one() -> None:
    summary = summarize(play_out(tournament(bots=("greedy", "random", "random"), games=16)))
    assert sum(figures.wins.share for figures in summary.bots) == pytest.approx(1)
    assert sum(seat.share for seat in summary.seats) == pytest.approx(1)


def test_independent_games_have_wilsons_interval() -> None:
    # 8 of 10 won, one game a deal: Wilson's interval, as the textbooks give it
    share = wilson_interval([DealWins(1, 1)] * 8 + [DealWins(0, 1)] * 2)
    assert share.share == 0.8
    assert design_effect([DealWins(1, 1)] * 8 + [DealWins(0, 1)] * 2, 0.8, 10) > 1  # n / (n - 1)
    assert share.low == pytest.approx(0.4902, abs=0.02)
    assert share.high == pytest.approx(0.9433, abs=0.01)


def test_what_was_always_or_never_won_has_an_interval_all_the_same() -> None:
    assert wilson_interval([DealWins(2, 2)] * 10)[:3] == pytest.approx((1, 0.8389, 1), abs=1e-4)
    assert wilson_interval([DealWins(0, 2)] * 10)[:3] == pytest.approx((0, 0, 0.1611), abs=1e-4)
    assert wilson_interval([DealWins(1, 1)]).low == pytest.approx(0.2065, abs=1e-4)
    assert wilson_interval([]) == (0.0, 0.0, 1.0, 0)


def test_deals_that_decide_everything_widen_the_interval() -> None:
    independent = wilson_interval([DealWins(1, 2)] * 50 + [DealWins(2, 2), DealWins(0, 2)] * 25)
    decided = wilson_interval([DealWins(2, 2), DealWins(0, 2)] * 50)
    assert independent.share == decided.share == 0.5
    assert decided.high - decided.low == pytest.approx(
        math.sqrt(2) * (independent.high - independent.low), rel=0.02
    )


def test_the_design_effect_is_that_of_a_sample() -> None:
    # half of 8 games won, 2 squares of deviation between 4 deals: 2 * 4/3 / 64 is 4/3 of 1/32
    deals = [DealWins(2, 2), DealWins(0, 2), DealWins(1, 2), DealWins(1, 2)]
    assert design_effect(deals, 0.5, 8) == pytest.approx(4 / 3)
    # so the interval is Wilson's for half of 6 games
    assert wilson_interval(deals)[:3] == pytest.approx((0.5, 0.18762, 0.81238), abs=1e-5)


def test_a_small_design_effect_is_drawn_towards_one_as_by_ten_more_deals() -> None:
    # 2 squares between 8 deals: 2 * 8/7 / 256 is 4/7 of 1/64; with ten deals of 1 it is 14/17
    deals = [DealWins(2, 2), DealWins(0, 2), *[DealWins(1, 2)] * 6]
    assert design_effect(deals, 0.5, 16) == pytest.approx(14 / 17)
    # nothing between 4 deals: 10 of 13
    assert design_effect([DealWins(1, 2)] * 4, 0.5, 8) == pytest.approx(10 / 13)
    assert design_effect([DealWins(1, 2)], 0.5, 2) == 1


def test_seats_that_decide_everything_narrow_the_interval_but_not_at_once() -> None:
    def width(deals: int) -> float:
        share = wilson_interval([DealWins(1, 2)] * deals)
        return share.high - share.low

    assert width(2) == pytest.approx(wilson_interval([DealWins(1, 2)] * 2).high * 2 - 1)
    assert width(2) > 0.6
    assert width(200) < 0.04


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("strength", "seat_luck", "deal_luck"),
    [(0.0, 0.0, 0.0), (1.5, 0.0, 0.0), (1.0, 3.0, 0.0), (1.0, 0.0, 1.5), (3.5, 1.0, 0.5)],
)
def test_intervals_hold_the_truth_about_95_times_in_a_hundred(
    seats: int, strength: float, seat_luck: float, deal_luck: float
) -> None:
    chance = Random(f"{seats} {strength} {seat_luck} {deal_luck}")

    def deals(count: int) -> list[DealWins]:
        """Deals that favour seats, or the style of the first bot."""
        found = []
        for _ in range(count):
            luck = [math.exp(chance.gauss(0, seat_luck)) for _ in range(seats)]
            skill = math.exp(strength + chance.gauss(0, deal_luck))
            won = 0
            for seat in range(seats):
                mine = luck[seat] * skill
                won += chance.random() < mine / (mine + sum(luck) - luck[seat])
            found.append(DealWins(won, seats))
        return found

    many = deals(20_000)
    truth = sum(deal.won for deal in many) / (20_000 * seats)
    runs = 300
    held = sum(
        low <= truth <= high
        for _, low, high, _ in (wilson_interval(deals(30)) for _ in range(runs))
    )
    assert 0.915 <= held / runs <= 0.995


def test_quantiles_lie_between_neighbours() -> None:
    assert quantile([1], 0.9) == 1
    assert quantile([1, 2, 3, 4, 5], 0.5) == 3
    assert quantile([0, 10], 0.25) == 2.5
    assert quantile([0, 10], 1) == 10
