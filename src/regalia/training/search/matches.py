"""Matches that show whether new weights play better: paired deals, every seat in turn."""

from math import sqrt
from typing import NamedTuple

from regalia.bots.bot import Budget
from regalia.bots.evaluators import NetworkEvaluator, RolloutEvaluator
from regalia.bots.ismcts import Ismcts
from regalia.bots.network_files import read_network
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number

Z_95 = 1.959964  # a 95 % interval reaches this many standard errors to both sides of the mean


class MatchResult(NamedTuple):
    """The share of the wins of one seat against all others, and its 95 % interval."""

    share: float
    margin: float
    games: int

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.margin:.1%} of {self.games} games"


def play_match(game: Game, weights: bytes, deals: int, seconds: float, seed: int) -> MatchResult:
    """Plays a search with these weights against searches by rollouts, all with the same time."""
    rollouts = RolloutEvaluator(game.heuristics)
    network = NetworkEvaluator(read_network(weights, game), rollouts)
    bots = (Ismcts(game, 1, network), Ismcts(game, 2, rollouts))
    seats = game.seats[0]
    shares: list[float] = []
    for deal in range(deals):
        won = sum(
            play_match_game(game, bots, seat, seats, seed + deal, Budget(0, seconds))
            for seat in range(seats)
        )
        shares.append(won / seats)
    mean = sum(shares) / deals
    variance = sum((share - mean) ** 2 for share in shares) / max(1, deals - 1)
    return MatchResult(mean, Z_95 * sqrt(variance / deals), deals * seats)


def play_match_game(
    game: Game, bots: tuple[Ismcts, Ismcts], own_seat: int, seats: int, seed: int, budget: Budget
) -> float:
    """Plays one game, the first bot on one seat; returns its share of the win."""
    state = game.deal(game.read_options({"seats": seats}), rng_from_number(seed))
    while state.pending:
        seat = state.seat_to_move()
        bot = bots[0] if seat == own_seat else bots[1]
        state.apply(seat, bot.decide(state.view(seat), budget))
    winners = state.winners()
    return 1 / len(winners) if own_seat in winners else 0.0
