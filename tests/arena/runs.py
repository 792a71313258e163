"""Tournaments for tests, small and quick."""

from collections.abc import Mapping, Sequence

from regalia.arena.habits import GameHabits, Habits
from regalia.arena.seating import Seating
from regalia.arena.tournament import Outcome, Result, Tournament, run_tournament
from regalia.arena.workers import Executor, play_sequentially
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
    """A tournament with a seat for every bot, or with this number of seats."""
    return Tournament(game, game.read_options({"seats": seats or len(bots)}), bots, games, seed)


def quick_bots(game: Game) -> tuple[str, ...]:
    """Different bots for the fewest seats of a game."""
    return ("greedy", "ismcts:12", "random", "ismcts:5", "greedy", "random")[: game.seats[0]]


def play_out(one: Tournament, workers: Executor = play_sequentially) -> Outcome:
    """Plays a tournament to its end."""
    outcome = Outcome(one)
    run_tournament(outcome, workers)
    return outcome


def result(number: int, deal: int, bots: tuple[int, ...], *scores: int) -> Result:
    """The result of a game that the highest score won."""
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Result(Seating(number, deal, bots), 10 + number, scores, winners)


def make_outcome(one: Tournament, *results: Result) -> Outcome:
    """An outcome with these results."""
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
