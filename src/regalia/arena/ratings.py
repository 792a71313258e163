"""Ratings of many bots from games at tables of several, by the Plackett-Luce model of openskill.

A game ranks its seats: those that won, then the others by score. A rating is updated game by
game, which gives the last ones more weight; bots do not change, so the order of games means
nothing, and a rating is the mean over many orders. Needs the extra `arena`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random

from regalia.arena.statistics import Share, Z, figures_of
from regalia.arena.tournament import Outcome, Result

ORDERS = 20


@dataclass(frozen=True)
class Rating:
    """A bot's rating (25 before any game) with its uncertainty, and its share of wins."""

    bot: str
    mu: float
    sigma: float
    wins: Share

    @property
    def low(self) -> float:
        """The low end of the rating's 95 % interval."""
        return self.mu - Z * self.sigma

    @property
    def high(self) -> float:
        """The high end of the rating's 95 % interval."""
        return self.mu + Z * self.sigma


def can_rate() -> bool:
    """Whether openskill is installed."""
    return find_spec("openskill") is not None


def rated(outcome: Outcome) -> list[Rating]:
    """The ratings of all bots, the strongest first."""
    results = outcome.results()
    bots = range(len(outcome.tournament.bots))
    chance = Random(f"{outcome.tournament.seed} orders")
    mus = [0.0] * len(bots)
    sigmas = [0.0] * len(bots)
    for _ in range(ORDERS):
        for bot, (mu, sigma) in enumerate(rate_once(results, len(bots))):
            mus[bot] += mu / ORDERS
            sigmas[bot] += sigma / ORDERS
        chance.shuffle(results)
    results = outcome.results()
    found = [
        Rating(figures.bot, mus[bot], sigmas[bot], figures.wins)
        for bot in bots
        for figures in [figures_of(bot, outcome, results)]
    ]
    return sorted(found, key=lambda rating: -rating.mu)


def rate_once(results: Sequence[Result], bots: int) -> list[tuple[float, float]]:
    """The ratings after these games in this order: mean and standard deviation by bot."""
    from openskill.models import PlackettLuce  # the arena itself does without

    model = PlackettLuce(tau=0)  # no drift: a bot is as strong tomorrow as today
    ratings = [model.rating() for _ in range(bots)]
    for result in results:
        table = result.seating.bots
        after = model.rate([[ratings[bot]] for bot in table], ranks=ranks(result))
        for bot, (rating,) in zip(table, after, strict=True):
            ratings[bot] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]


def ranks(result: Result) -> list[float]:
    """The rank of each seat, from 0: those that won, then by score; equals share a rank."""
    order = [
        (seat not in result.winners, 0 if seat in result.winners else -score)
        for seat, score in enumerate(result.scores)
    ]
    return [float(sum(other < one for other in order)) for one in order]
