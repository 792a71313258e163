"""Statistics of a run: win shares with their intervals, scores, seats and game lengths."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from regalia.arena.tournament import Outcome, Result

Z_95 = 1.959964  # standard deviations around the mean that hold 95 % of a normal distribution
PRIOR_DEALS = 10  # see `wilson_interval`


class WinShare(NamedTuple):
    """A share of wins with its 95 % interval, and the number of games."""

    share: float
    low: float
    high: float
    games: int


class DealWins(NamedTuple):
    """The wins among the games of one deal; a shared win counts in part."""

    won: float
    games: int


@dataclass(frozen=True)
class BotFigures:
    """The figures of one bot: `seats` has its win share on each seat, `scores` ascend."""

    bot: str
    wins: WinShare
    seats: list[WinShare]
    scores: list[int]

    @property
    def mean_score(self) -> float:
        return mean(self.scores)


@dataclass(frozen=True)
class Summary:
    """The figures of a run: bots in the order given, seats by number, moves ascending."""

    games: int
    deals: int
    bots: list[BotFigures]
    seats: list[WinShare]
    moves: list[int]
    seconds: float

    @property
    def mean_moves(self) -> float:
        """The mean number of moves of a game."""
        return mean(self.moves)


def summarize(outcome: Outcome) -> Summary:
    """The figures of the finished games, of which there must be one at least."""
    results = outcome.results_in_order()
    seats = range(len(results[0].scores))
    return Summary(
        len(results),
        len({result.seating.deal for result in results}),
        [bot_figures(bot, outcome, results) for bot in range(len(outcome.tournament.bots))],
        [win_share((result, seat) for result in results) for seat in seats],
        sorted(result.moves for result in results),
        outcome.seconds,
    )


def bot_figures(bot_number: int, outcome: Outcome, results: Sequence[Result]) -> BotFigures:
    seats_played = [
        (result, result.seating.bots.index(bot_number))
        for result in results
        if bot_number in result.seating.bots
    ]
    seats = range(len(results[0].scores))
    return BotFigures(
        outcome.tournament.bots[bot_number],
        win_share(seats_played),
        [
            win_share((result, seat) for result, seat in seats_played if seat == wanted)
            for wanted in seats
        ],
        sorted(result.scores[seat] for result, seat in seats_played),
    )


def win_share(seats_played: Iterable[tuple[Result, int]]) -> WinShare:
    """The win share over these seats of these games."""
    wins_by_deal: dict[int, list[float]] = {}
    for result, seat in seats_played:
        wins_by_deal.setdefault(result.seating.deal, []).append(result.win_share(seat))
    return wilson_interval([DealWins(sum(won), len(won)) for won in wins_by_deal.values()])


def wilson_interval(deals: Sequence[DealWins]) -> WinShare:
    """Wilson's score interval for a win share, with the games of each deal as one cluster.

    Games on the same deal are not independent: a deal that favours a seat is played from every
    seat. The design effect, the ratio of the share's variance to that of independent games, is
    estimated from the spread between deals. The interval is Wilson's for the number of games
    divided by the design effect. With few deals the estimate is rough, so an effect below 1,
    which narrows the interval, is shrunk towards 1, as if PRIOR_DEALS more deals had shown none.
    """
    games = sum(deal.games for deal in deals)
    if not games:
        return WinShare(0.0, 0.0, 1.0, 0)
    share = sum(deal.won for deal in deals) / games
    size = games / design_effect(deals, share, games)
    middle = (share + Z_95 * Z_95 / (2 * size)) / (1 + Z_95 * Z_95 / size)
    half_width = (
        Z_95
        * sqrt(share * (1 - share) / size + Z_95 * Z_95 / (4 * size * size))
        / (1 + Z_95 * Z_95 / size)
    )
    low, high = max(0.0, middle - half_width), min(1.0, middle + half_width)
    return WinShare(share, min(share, low), max(share, high), games)


def design_effect(deals: Sequence[DealWins], share: float, games: int) -> float:
    """The ratio of the share's variance to the variance it would have with independent games."""
    independent_variance = share * (1 - share) / games
    degrees_of_freedom = len(deals) - 1
    if not degrees_of_freedom or independent_variance <= 0:
        return 1.0
    sum_of_squares = sum((deal.won - share * deal.games) ** 2 for deal in deals)
    effect = sum_of_squares * len(deals) / degrees_of_freedom / games**2 / independent_variance
    return max(
        effect, (degrees_of_freedom * effect + PRIOR_DEALS) / (degrees_of_freedom + PRIOR_DEALS)
    )


def mean(numbers: Sequence[int]) -> float:
    """The mean; 0 if there are no numbers."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def quantile(sorted_numbers: Sequence[int], fraction: float) -> float:
    """The number below which this part of them lies, linearly interpolated."""
    at = fraction * (len(sorted_numbers) - 1)
    low = int(at)
    high = min(low + 1, len(sorted_numbers) - 1)
    return sorted_numbers[low] + (sorted_numbers[high] - sorted_numbers[low]) * (at - low)
