"""Habits of winners: what they do, and have done to them, more or less often than losers.

A habit is an event, whom it is about, and one of its words: `wounded by building mill` counts,
for a seat, the cards it has wounded in mills.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import lcm, sqrt

from regalia.kernel.event import SEAT, Event, Told

STRONG = (
    3.5  # standard errors; of a few hundred habits chance alone shows one as strong in ten runs
)
FEWEST = 20  # seats that won, and seats that lost
MOVER = "mover"


def count_habits(log: Sequence[Event], mover: int, habits: Sequence[Counter[str]]) -> None:
    """Counts the habits in the events of a move, for the seats they are about."""
    for event in log:
        told = event.whole()
        about = [
            (role, told.facts[role])
            for role, kind in event.row.facts.items()
            if kind is SEAT and isinstance(told.facts[role], int)
        ]
        words = list(words_of(told))
        if not about and words:  # nobody is named: it is the mover's doing
            about = [(MOVER, mover)]
        for role, seat in about:
            assert isinstance(seat, int)
            habits[seat][f"{told.name} {role}"] += 1
            for word in words:
                habits[seat][f"{told.name} {role} {word}"] += 1


def words_of(told: Told) -> Iterator[str]:
    """The words among the facts of an event, each with the name of its fact."""
    for name, fact in told.facts.items():
        if isinstance(fact, str):
            yield f"{name} {fact}"
        elif isinstance(fact, list):
            for one in fact:
                if isinstance(one, str):
                    yield f"{name.removesuffix('s')} {one}"


@dataclass
class Sums:
    """Sums of counts over the seats that won and those that lost, in parts of a win: exact."""

    won: int = 0
    won_squares: int = 0
    lost: int = 0
    lost_squares: int = 0

    def add(self, count: int, won: int, lost: int) -> None:
        """Counts a seat that won so many parts of its game and lost the rest."""
        self.won += won * count
        self.won_squares += won * count * count
        self.lost += lost * count
        self.lost_squares += lost * count * count


@dataclass(frozen=True)
class Habit:
    """How often something happens to winners and to losers, and how sure the difference is."""

    event: str
    role: str
    fact: str
    word: str
    winners: float
    losers: float
    strength: float


@dataclass
class Habits:
    """Collects the habits of many games, bot by bot, whatever the order of the games.

    `table` is the number of seats in every game.
    """

    table: int
    seats: dict[str, Sums] = field(default_factory=dict)
    sums: dict[tuple[str, str], Sums] = field(default_factory=dict)

    @cached_property
    def whole(self) -> int:
        """The parts that a win is counted in: whole numbers of them, however many share it."""
        return lcm(*range(1, self.table + 1))

    def add(self, bot: str, counts: Mapping[str, int], sharing: int) -> None:
        """Adds one seat of one game: so many seats shared its win, none if it has lost."""
        won = self.whole // sharing if sharing else 0
        lost = self.whole - won
        self.seats.setdefault(bot, Sums()).add(1, won, lost)
        for habit, count in counts.items():
            self.sums.setdefault((bot, habit), Sums()).add(count, won, lost)

    def strong(self) -> list[Habit]:
        """The habits that are more than chance, the strongest first."""
        found = [
            habit
            for name in dict.fromkeys(name for _, name in self.sums)
            if (habit := self.weigh(name)) is not None and abs(habit.strength) >= STRONG
        ]
        # What goes together every time is one habit: that of winners, and the first of its events.
        found.sort(key=lambda habit: habit.strength < 0)
        different: dict[float, Habit] = {}
        for habit in found:
            different.setdefault(round(abs(habit.strength), 9), habit)
        return [different[strength] for strength in sorted(different, reverse=True)]

    def weigh(self, name: str) -> Habit | None:
        """Compares winners with losers of the same bot, then takes all bots together.

        So it does not matter that a strong bot has ways of its own: a habit tells when that
        bot wins. A bot weighs as much as the smaller part of its games tells.
        """
        weights = winners = losers = variance = won = lost = 0.0
        for bot, seats in self.seats.items():
            if not seats.won or not seats.lost:
                continue
            sums = self.sums.get((bot, name), Sums())
            wins, losses = seats.won / self.whole, seats.lost / self.whole
            high, low = sums.won / seats.won, sums.lost / seats.lost
            spread = (
                max(0.0, sums.won_squares / seats.won - high * high) / wins
                + max(0.0, sums.lost_squares / seats.lost - low * low) / losses
            )
            weight = wins * losses / (wins + losses)
            weights += weight
            winners += weight * high
            losers += weight * low
            variance += weight * weight * spread
            won += wins
            lost += losses
        if min(won, lost) < FEWEST or not variance:
            return None
        event, role, fact, word = (*name.split(" ", 3), "", "")[:4]
        strength = (winners - losers) / sqrt(variance)
        return Habit(event, role, fact, word, winners / weights, losers / weights, strength)
