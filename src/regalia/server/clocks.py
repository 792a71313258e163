"""Clocks: seconds for every decision, or for the whole game with an increment."""

from collections.abc import Iterable

from regalia.wire.requests import ClockRule


class Clocks:
    """The time that each seat has left. Times are in milliseconds; a clock at rest stands still."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.each_move = rule.move * 1000 if isinstance(rule.move, int) else None
        self.increment = rule.increment * 1000 if isinstance(rule.increment, int) else 0
        whole = rule.game * 1000 if isinstance(rule.game, int) else 0
        self.left = [self.each_move or whole] * seats
        self.running: frozenset[int] = frozenset()
        self.since = 0

    def moved(self, seat: int, at: int) -> None:
        """A seat has made its move: it is given the increment."""
        self._pass(at)
        self.left[seat] += self.increment

    def run(self, seats: Iterable[int], at: int, fresh: bool) -> None:
        """From now on the clocks of these seats run; a fresh decision has its own seconds."""
        self._pass(at)
        before = self.running
        self.running = frozenset(seats)
        if self.each_move is not None:
            for seat in self.running if fresh else self.running - before:
                self.left[seat] = self.each_move

    def _pass(self, at: int) -> None:
        """Takes the time that has passed from the running clocks."""
        passed = max(0, at - self.since)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.since = max(self.since, at)

    def left_at(self, seat: int, now: int) -> int:
        """What a seat has left now."""
        passed = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - passed)

    def flag_falls(self) -> tuple[int, int] | None:
        """When the next running clock has run out, and whose it is."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)
