"""Counts of winners against those of shuffled outcomes."""

from fractions import Fraction
from itertools import permutations
from random import Random
from statistics import fmean, pstdev

import pytest

from regalia.arena.permutation import (
    Deal,
    mean_counts_of_winners_and_losers,
    pack_counts,
    permutation_test,
    sum_counts_of_winners,
    unpack_counts,
)


def deal(outcome: dict[int, int], *counts: int) -> Deal:
    """A deal with one count for each of its seats."""
    return Deal(tuple(pack_counts([count]) for count in counts), outcome)


def test_counts_are_packed_and_added_one_by_one() -> None:
    rows = [[0, 10**9, 3], [7, 10**9, 0], [2**40, 0, 1]]
    total = sum(map(pack_counts, rows))
    assert unpack_counts(total, 3) == tuple(map(sum, zip(*rows, strict=True)))
    assert unpack_counts(0, 2) == (0, 0)


@pytest.mark.parametrize("seats", [2, 6, 7, 11, 40])
def test_shares_of_a_win_are_exact_for_any_number_of_seats(seats: int) -> None:
    group = [deal(dict.fromkeys(range(n), n), *range(1, seats + 1)) for n in range(1, seats + 1)]
    outcomes = [[one.outcome for one in group]]
    exact = sum(Fraction(sum(range(1, n + 1)), n) for n in range(1, seats + 1))
    (found,) = sum_counts_of_winners([group], outcomes, 1)
    (unit,) = sum_counts_of_winners(
        [[one._replace(counts=deal({}, *[1] * seats).counts) for one in group]], outcomes, 1
    )
    assert Fraction(found, unit) == exact / seats


def test_a_strength_is_the_distance_from_all_arrangements_in_standard_deviations() -> None:
    counts, winners = (5, 1, 4, 0, 2, 3, 0), (0, 2, 5)
    group = [deal({0: 1} if at in winners else {}, count) for at, count in enumerate(counts)]
    sums = [sum(order[:3]) for order in permutations(counts)]
    (strength,), _ = permutation_test([group], 1)
    assert strength == pytest.approx((12 - fmean(sums)) / pstdev(sums), rel=0.1)


def test_the_limit_is_exceeded_by_one_shuffle_of_ten() -> None:
    chance = Random(1)
    group = [deal({0: 1} if at % 2 else {}, chance.randrange(10**6)) for at in range(200)]
    _, limit = permutation_test([group], 1)
    assert limit == pytest.approx(1.64, abs=0.1)  # of a normal distribution, on both sides


def test_more_counts_have_a_higher_limit() -> None:
    chance = Random(1)
    group = [
        Deal((pack_counts([chance.randrange(10**6) for _ in range(50)]),), {0: 1} if at % 2 else {})
        for at in range(200)
    ]
    _, limit = permutation_test([group], 50)
    assert limit == pytest.approx(3.07, abs=0.1)  # 1 - 0.9 ** (1 / 50) of a normal distribution


def test_only_deals_of_one_group_exchange_their_outcomes() -> None:
    groups = [[deal({0: 1}, 9, 0)] * 5, [deal({1: 1}, 9, 0)] * 5]
    assert permutation_test(groups, 1) == ([0.0], 0.0)


def test_nothing_to_test_finds_nothing() -> None:
    assert permutation_test([], 0) == ([], 0.0)
    assert permutation_test([], 1) == ([], 0.0)


def test_means_compare_seats_of_one_group_and_weigh_them_by_what_they_tell() -> None:
    # 1 of 4 won in the first group, 2 of 4 in the second, all in the third, which tells nothing
    groups = [
        [deal({0: 1} if at == 0 else {}, count) for at, count in enumerate((6, 2, 3, 4))],
        [deal({0: 1} if at < 2 else {}, count) for at, count in enumerate((20, 10, 4, 6))],
        [deal({0: 1}, 100)] * 4,
    ]
    weights = (1 * 3 / 4, 2 * 2 / 4)
    means = mean_counts_of_winners_and_losers(groups, 0)
    assert means[0] == pytest.approx((6 * weights[0] + 15 * weights[1]) / sum(weights))
    assert means[1] == pytest.approx((3 * weights[0] + 5 * weights[1]) / sum(weights))


def test_a_shared_win_is_a_win_and_a_loss_in_parts() -> None:
    group = [deal({0: 2}, 4), deal({}, 1)]
    # wins 1/2 of 2: winners 4, losers (2 + 1) / 1.5
    assert mean_counts_of_winners_and_losers([group], 0) == pytest.approx((4, 2))
