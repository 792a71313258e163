"""A permutation test of many counts at once: the maximum statistic of Westfall and Young.

The question is whether something was counted on winning seats more or less often than chance
explains. If it has nothing to do with winning, the outcome of one deal could as well have been that
of another deal in which the same bots had the same seats. So the test shuffles the outcomes of such
deals many times and looks how far the counts of the winners then are from their mean.

- Whole deals are shuffled because nothing within a deal is independent: the moves of a game, its
  seats (one wins, the others lose), and its games, since all bots in turn get the same cards.
- Every shuffle contributes only the count that is farthest from its mean, in standard deviations.
  A count that is farther than nine tenths of these maxima is significant, however many were tested.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import lcm, sqrt
from operator import mul
from random import Random
from struct import pack, unpack
from typing import NamedTuple

FALSE_ALARM_RATE = 0.1  # share of tests that find something where there is nothing
SHUFFLE_COUNT = 999
SHUFFLE_SEED = "habits"
COUNT_BYTES = 8  # of a count in a packed integer


class Deal(NamedTuple):
    """The seats of all games with one deal: their counts, and the outcome.

    The counts of a seat are packed into one integer, so that one addition adds all of them.
    `outcome` has the winning seats, each with the number of seats that shared the win.
    """

    counts: tuple[int, ...]
    outcome: dict[int, int]


ExchangeableDeals = Sequence[Deal]
"""Deals with the same bots on the same seats, whose outcomes may be exchanged."""


class Finding(NamedTuple):
    """How far each count of the winners is from chance, and how far chance goes.

    Both are in standard deviations; chance exceeds `limit` in FALSE_ALARM_RATE of all tests.
    """

    strengths: list[float]
    limit: float


def pack_counts(counts: Sequence[int]) -> int:
    """The counts of a seat as one integer."""
    return int.from_bytes(pack(f"<{len(counts)}Q", *counts), "little")


def unpack_counts(packed: int, number_of_counts: int) -> tuple[int, ...]:
    """The counts in a packed integer or in a sum of them."""
    return unpack(
        f"<{number_of_counts}Q", packed.to_bytes(COUNT_BYTES * number_of_counts, "little")
    )


def permutation_test(groups: Sequence[ExchangeableDeals], number_of_counts: int) -> Finding:
    """Tests `number_of_counts` counts for their connection with winning."""
    chance = Random(SHUFFLE_SEED)
    outcomes = [[deal.outcome for deal in group] for group in groups]
    rows = [sum_counts_of_winners(groups, outcomes, number_of_counts)]
    for _ in range(SHUFFLE_COUNT):
        for group_outcomes in outcomes:
            chance.shuffle(group_outcomes)
        rows.append(sum_counts_of_winners(groups, outcomes, number_of_counts))
    columns = [standardize(column) for column in zip(*rows, strict=True)]
    maxima = sorted((max(map(abs, row)) for row in zip(*columns, strict=True)), reverse=True)
    limit = maxima[int(FALSE_ALARM_RATE * len(maxima))] if maxima else 0.0
    return Finding([column[0] for column in columns], limit)


def sum_counts_of_winners(
    groups: Sequence[ExchangeableDeals],
    outcomes: Sequence[Sequence[dict[int, int]]],
    number_of_counts: int,
) -> list[int]:
    """The counts summed over all winning seats, if the deals had these outcomes.

    A shared win counts in part; the sums are multiples of these parts and therefore exact.
    """
    sums: dict[int, int] = defaultdict(int)
    for group, group_outcomes in zip(groups, outcomes, strict=True):
        for deal, outcome in zip(group, group_outcomes, strict=True):
            for seat, sharing in outcome.items():
                sums[sharing] += deal.counts[seat]
    whole = lcm(*sums)
    rows = [
        [whole // sharing * count for count in unpack_counts(packed, number_of_counts)]
        for sharing, packed in sums.items()
    ]
    return [sum(column) for column in zip(*rows, strict=True)]


def standardize(column: Sequence[int]) -> list[float]:
    """Numbers as distances from their mean in standard deviations; zeros if all are equal."""
    mean = sum(column) / len(column)
    deviations = [number - mean for number in column]
    scale = sqrt(sum(map(mul, deviations, deviations)) / len(column))
    return [deviation / scale if scale else 0.0 for deviation in deviations]


def mean_counts_of_winners_and_losers(
    groups: Sequence[ExchangeableDeals], index: int
) -> tuple[float, float]:
    """The mean of one count for winners and for losers.

    Winners are compared with losers of the same bot on the same seat. The weight of a comparison is
    `won * lost / (won + lost)`, so that it is small if either side is small.
    """
    winners = losers = weights = 0.0
    for shares, counts in shares_and_counts_of_comparable_seats(groups, index):
        won, lost = sum(shares), len(shares) - sum(shares)
        count_won = sum(map(mul, shares, counts))
        winners += count_won * lost / len(shares)
        losers += (sum(counts) - count_won) * won / len(shares)
        weights += won * lost / len(shares)
    return winners / weights, losers / weights


def shares_and_counts_of_comparable_seats(
    groups: Sequence[ExchangeableDeals], index: int
) -> Iterator[tuple[list[float], list[int]]]:
    """The shares of the win and the values of one count, for seats that may be compared."""
    shift, mask = 8 * COUNT_BYTES * index, (1 << 8 * COUNT_BYTES) - 1
    for group in groups:
        for seat in range(len(group[0].counts)):
            shares = [1 / deal.outcome[seat] if seat in deal.outcome else 0.0 for deal in group]
            yield shares, [deal.counts[seat] >> shift & mask for deal in group]
