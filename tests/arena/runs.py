"""Tournaments for tests, small and quick."""

from collections.abc import Mapping, Sequence

from regalia.arena.habits import GameHabits, Habits
from regalia.arena.seating import Seating
from regalia.arena.tournament import Outcome, Result, Tournament, carry_out
from regalia.arena.workers import Workers, alone
from regalia.games import GAMES
from regalia.kernel.game import Game

MAJESTY = GAMES["majesty"]


def tournament(
    game: Game = MAJESTY,
    bots: tuple[str, ...] = ("greedy", "random"),
    games: int = 6,
    seed: str = "1",
    seats: int | None = None,
) -> Tournament:
    """A tournament whose tables have a seat for every bot unless told otherwise."""
    return Tournament(game, game.options({"seats": seats or len(bots)}), bots, games, seed)


def quick_bots(game: Game) -> tuple[str, ...]:
    """Different bots for the fewest seats of a game."""
    return ("greedy", "ismcts:12", "random", "ismcts:5", "greedy", "random")[: game.seats[0]]


def played(one: Tournament, workers: Workers = alone) -> Outcome:
    """A tournament played to its end."""
    outcome = Outcome(one)
    carry_out(outcome, workers)
    return outcome


def result(number: int, deal: int, bots: tuple[int, ...], *scores: int) -> Result:
    """A game that the highest score has won."""
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Result(Seating(number, deal, bots), 10 + number, scores, winners)


def outcome_of(one: Tournament, *results: Result) -> Outcome:
    """An outcome made by hand."""
    return Outcome(one, {result.seating.number: result for result in results})


def add_game(
    habits: Habits,
    winners: Sequence[int],
    counts: Sequence[Mapping[str, int]],
    bots: tuple[str, ...] = (),
) -> None:
    """Adds a game with a deal of its own; by default the same bot has all seats."""
    number = len(habits.games)
    sharing = tuple(len(winners) if seat in winners else 0 for seat in range(len(counts)))
    habits.add(number, GameHabits(number, bots or ("same",) * len(counts), sharing, tuple(counts)))
