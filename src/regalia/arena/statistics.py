"""Honest numbers: shares of wins with their intervals, scores, seats and lengths of games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from regalia.arena.tournament import Outcome, Result

Z = 1.959964  # 95 % of a normal distribution lies within so many standard deviations
CAUTION = 10  # deals


class Share(NamedTuple):
    """A share of wins, its 95 % interval, and of how many games."""

    share: float
    low: float
    high: float
    games: int


class Cluster(NamedTuple):
    """The games of one deal: how many were won, a shared win in parts, of how many."""

    won: float
    games: int


@dataclass(frozen=True)
class BotFigures:
    """What one bot did. `seats` has its share of wins on each seat, `scores` ascend."""

    bot: str
    wins: Share
    seats: list[Share]
    scores: list[int]

    @property
    def mean_score(self) -> float:
        """The mean of its scores."""
        return mean(self.scores)


@dataclass(frozen=True)
class Summary:
    """The numbers of a run: bots in the order given, seats by number, moves ascending."""

    games: int
    deals: int
    bots: list[BotFigures]
    seats: list[Share]
    moves: list[int]
    seconds: float

    @property
    def mean_moves(self) -> float:
        """The mean number of moves of a game."""
        return mean(self.moves)


def summed_up(outcome: Outcome) -> Summary:
    """The numbers of the games known so far; there must be one at least."""
    results = outcome.results()
    seats = range(len(results[0].scores))
    return Summary(
        len(results),
        len({result.seating.deal for result in results}),
        [figures_of(bot, outcome, results) for bot in range(len(outcome.tournament.bots))],
        [share_of((result, seat) for result in results) for seat in seats],
        sorted(result.moves for result in results),
        outcome.seconds,
    )


def figures_of(bot: int, outcome: Outcome, results: Sequence[Result]) -> BotFigures:
    """What one bot did, given by its number."""
    sat = [
        (result, result.seating.bots.index(bot)) for result in results if bot in result.seating.bots
    ]
    seats = range(len(results[0].scores))
    return BotFigures(
        outcome.tournament.bots[bot],
        share_of(sat),
        [share_of((result, seat) for result, seat in sat if seat == one) for one in seats],
        sorted(result.scores[seat] for result, seat in sat),
    )


def share_of(sat: Iterable[tuple[Result, int]]) -> Share:
    """The share of wins of whoever sat on these seats of these games."""
    deals: dict[int, list[float]] = {}
    for result, seat in sat:
        deals.setdefault(result.seating.deal, []).append(result.share(seat))
    return interval([Cluster(sum(won), len(won)) for won in deals.values()])


def interval(clusters: Sequence[Cluster]) -> Share:
    """Wilson's score interval for a share, with games of one deal taken together.

    Games on the same deal are not independent: a deal that favours a seat is played from every
    seat. How much more or less the share varies than that of independent games, the design
    effect, is estimated from the spread between deals, and the interval is Wilson's for the
    number of games divided by it. With few deals the estimate is rough, so a small effect,
    which makes the interval narrow, is drawn towards 1, as if CAUTION more deals had shown none.
    """
    games = sum(cluster.games for cluster in clusters)
    if not games:
        return Share(0.0, 0.0, 1.0, 0)
    share = sum(cluster.won for cluster in clusters) / games
    size = games / design_effect(clusters, share, games)
    middle = (share + Z * Z / (2 * size)) / (1 + Z * Z / size)
    reach = Z * sqrt(share * (1 - share) / size + Z * Z / (4 * size * size)) / (1 + Z * Z / size)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Share(share, min(share, low), max(share, high), games)


def design_effect(clusters: Sequence[Cluster], share: float, games: int) -> float:
    """How many times the variance of independent games the share's variance is."""
    alone = share * (1 - share) / games
    spread = len(clusters) - 1
    if not spread or alone <= 0:
        return 1.0
    squares = sum((cluster.won - share * cluster.games) ** 2 for cluster in clusters)
    effect = squares * len(clusters) / spread / games**2 / alone
    return max(effect, (spread * effect + CAUTION) / (spread + CAUTION))


def mean(numbers: Sequence[int]) -> float:
    """The mean; of nothing, 0."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def quantile(ascending: Sequence[int], part: float) -> float:
    """The number below which this part of them lies, between neighbours in proportion."""
    at = part * (len(ascending) - 1)
    low = int(at)
    high = min(low + 1, len(ascending) - 1)
    return ascending[low] + (ascending[high] - ascending[low]) * (at - low)
