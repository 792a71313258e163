"""Habits of winners: what they do, and have done to them, more or less often than losers.

A habit is an event, whom it is about, and one of its words: `wounded by building mill` counts,
for a seat, the cards it has wounded in mills.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from sys import intern
from typing import NamedTuple

from regalia.arena.permutation import (
    Deal,
    ExchangeableDeals,
    mean_counts_of_winners_and_losers,
    pack_counts,
    permutation_test,
)
from regalia.kernel.event import SEAT, Event, VisibleEvent

MIN_SEATS_WITH_HABIT = 20  # with a habit; rarer ones are not looked at
MAX_GAMES = 5000  # that are looked at: the first ones of a run
MOVER = "mover"


def count_habits_in_events(
    log: Sequence[Event], mover: int, counts_by_seat: Sequence[Counter[str]]
) -> None:
    """Counts the habits in the events of a move, for the seats they are about."""
    for event in log:
        told = event.with_secrets()
        about = [
            (role, told.facts[role])
            for role, kind in event.event_type.facts.items()
            if kind is SEAT and isinstance(told.facts[role], int)
        ]
        words = list(words_of_event(told))
        if not about and words:  # nobody is named: it is the mover's doing
            about = [(MOVER, mover)]
        for role, seat in about:
            assert isinstance(seat, int)
            counts_by_seat[seat][f"{told.name} {role}"] += 1
            for word in words:
                counts_by_seat[seat][f"{told.name} {role} {word}"] += 1


def words_of_event(event: VisibleEvent) -> Iterator[str]:
    """The words among the facts of an event, each with the name of its fact."""
    for name, fact in event.facts.items():
        if isinstance(fact, str):
            yield f"{name} {fact}"
        elif isinstance(fact, list):
            for one in fact:
                if isinstance(one, str):
                    yield f"{name.removesuffix('s')} {one}"


@dataclass(frozen=True)
class Habit:
    """How often something happens to winners and to losers, and how certain the difference is.

    `strength` is the distance from chance in standard deviations, negative if winners do it less.
    """

    event: str
    role: str
    fact: str
    word: str
    winners: float
    losers: float
    strength: float


class GameHabits(NamedTuple):
    """A game: its deal, and by seat the bots, how many seats shared the win, and the habits.

    `sharing` is 0 for a seat that lost.
    """

    deal: int
    bots: tuple[str, ...]
    sharing: tuple[int, ...]
    counts: tuple[Mapping[str, int], ...]


@dataclass
class Habits:
    """The habits in the games of a run, by the number of the game."""

    games: dict[int, GameHabits] = field(default_factory=dict)

    def add(self, game_number: int, game: GameHabits) -> None:
        """Adds a game; the order in which games come makes no difference."""
        if game_number < MAX_GAMES:
            counts = [{intern(name): count for name, count in one.items()} for one in game.counts]
            self.games[game_number] = game._replace(counts=tuple(counts))

    def significant_habits(self) -> list[Habit]:
        """The habits that are more than chance, the strongest first."""
        names = self.frequent_habit_names()
        groups = self.group_comparable_deals(names)
        strengths, limit = permutation_test(groups, len(names))
        found = [
            habit_from_name(
                name, *mean_counts_of_winners_and_losers(groups, index), strengths[index]
            )
            for index, name in enumerate(names)
            if abs(strengths[index]) > limit
        ]
        # Habits that always go together are shown once: as what winners do more, if possible.
        found.sort(key=lambda habit: habit.strength < 0)
        different: dict[float, Habit] = {}
        for habit in found:
            different.setdefault(round(abs(habit.strength), 9), habit)
        return [different[strength] for strength in sorted(different, reverse=True)]

    def games_by_number(self) -> list[GameHabits]:
        """The games in the order of their numbers."""
        return [self.games[number] for number in sorted(self.games)]

    def frequent_habit_names(self) -> list[str]:
        """The habits of at least MIN_SEATS_WITH_HABIT seats, by their first appearance."""
        every_seat = chain.from_iterable(game.counts for game in self.games_by_number())
        seats = Counter(chain.from_iterable(every_seat))
        return [name for name, number in seats.items() if number >= MIN_SEATS_WITH_HABIT]

    def group_comparable_deals(self, habit_names: Sequence[str]) -> list[ExchangeableDeals]:
        """The deals in groups in which the same bots have the same seats.

        The games of a deal are sorted by their bots, so that it does not matter which of two bots
        with the same name was first.
        """
        deals: dict[int, list[GameHabits]] = defaultdict(list)
        for game in self.games_by_number():
            deals[game.deal].append(game)
        groups: dict[tuple[tuple[str, ...], ...], list[Deal]] = defaultdict(list)
        for games in deals.values():
            games.sort(key=lambda game: game.bots)
            seats = [one for game in games for one in game.counts]
            counts = tuple(pack_counts([one.get(name, 0) for name in habit_names]) for one in seats)
            sharing = chain.from_iterable(game.sharing for game in games)
            outcome = {seat: number for seat, number in enumerate(sharing) if number}
            groups[tuple(game.bots for game in games)].append(Deal(counts, outcome))
        return list(groups.values())


def habit_from_name(name: str, winner_mean: float, loser_mean: float, strength: float) -> Habit:
    """A habit by its name: event, role and, where there are any, a fact and its word."""
    event, role, fact, word = (*name.split(" ", 3), "", "")[:4]
    return Habit(event, role, fact, word, winner_mean, loser_mean, strength)
