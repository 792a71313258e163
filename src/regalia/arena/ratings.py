"""Ratings of bots from games of several players, by the Plackett-Luce model of openskill.

A game ranks its seats: the winners, then the others by score. Ratings are updated game by game,
which gives later games more weight. Bots do not change, so the order should not matter: a rating
is the mean over several random orders. Needs the extra `arena`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random

from regalia.arena.statistics import Z_95, WinShare, bot_figures
from regalia.arena.tournament import Outcome, Result

SHUFFLED_ORDERS = 20


@dataclass(frozen=True)
class Rating:
    """A bot's rating (25 before any game) with its uncertainty, and its share of wins."""

    bot: str
    mu: float
    sigma: float
    wins: WinShare

    @property
    def low(self) -> float:
        """The low end of the rating's 95 % interval."""
        return self.mu - Z_95 * self.sigma

    @property
    def high(self) -> float:
        """The high end of the rating's 95 % interval."""
        return self.mu + Z_95 * self.sigma


def is_openskill_installed() -> bool:
    return find_spec("openskill") is not None


def compute_ratings(outcome: Outcome) -> list[Rating]:
    """The ratings of all bots, the strongest first."""
    results = outcome.results_in_order()
    bots = range(len(outcome.tournament.bots))
    rng = Random(f"{outcome.tournament.seed} orders")
    mus = [0.0] * len(bots)
    sigmas = [0.0] * len(bots)
    for _ in range(SHUFFLED_ORDERS):
        for bot, (mu, sigma) in enumerate(rate_in_order(results, len(bots))):
            mus[bot] += mu / SHUFFLED_ORDERS
            sigmas[bot] += sigma / SHUFFLED_ORDERS
        rng.shuffle(results)
    results = outcome.results_in_order()
    ratings = [
        Rating(figures.bot, mus[bot], sigmas[bot], figures.wins)
        for bot in bots
        for figures in [bot_figures(bot, outcome, results)]
    ]
    return sorted(ratings, key=lambda rating: -rating.mu)


def rate_in_order(results: Sequence[Result], bot_count: int) -> list[tuple[float, float]]:
    """The ratings after these games in this order: mean and standard deviation by bot."""
    from openskill.models import PlackettLuce  # optional: the rest of the arena works without it

    model = PlackettLuce(tau=0)  # no drift: a bot's strength does not change
    ratings = [model.rating() for _ in range(bot_count)]
    for result in results:
        table = result.seating.bots
        ranks: list[float] = [*zero_based_ranks(result)]
        after = model.rate([[ratings[bot]] for bot in table], ranks=ranks)
        for bot, (rating,) in zip(table, after, strict=True):
            ratings[bot] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]


def zero_based_ranks(result: Result) -> list[int]:
    """The rank of each seat, 0 for the winners, then by score; tied seats share a rank."""
    keys = [
        (seat not in result.winners, 0 if seat in result.winners else -score)
        for seat, score in enumerate(result.scores)
    ]
    return [sum(other < key for other in keys) for key in keys]
