"""Chess-like clocks: seconds per decision, or per game with an increment."""

from collections.abc import Iterable
from copy import copy
from typing import Self

from regalia.wire.requests import ClockRule


class Clocks:
    """The milliseconds each seat has left; only the clocks of `running` seats count down."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.per_move_ms = rule.move * 1000 if isinstance(rule.move, int) else None
        self.increment_ms = rule.increment * 1000 if isinstance(rule.increment, int) else 0
        whole = rule.game * 1000 if isinstance(rule.game, int) else 0
        self.left_ms = [self.per_move_ms or whole] * seats
        self.running: frozenset[int] = frozenset()
        self.updated_at = 0

    def copy(self) -> Self:
        """A copy that shares nothing with these clocks."""
        found = copy(self)
        found.left_ms = self.left_ms.copy()
        return found

    def add_increment(self, seat: int, now_ms: int) -> None:
        """Gives a seat the increment for the move it has made."""
        self._subtract_elapsed_time(now_ms)
        self.left_ms[seat] += self.increment_ms

    def run_clocks_of(self, seats: Iterable[int], now_ms: int, is_new_decision: bool) -> None:
        """Runs the clocks of these seats only; a new decision starts with its full seconds."""
        self._subtract_elapsed_time(now_ms)
        before = self.running
        self.running = frozenset(seats)
        if self.per_move_ms is not None:
            for seat in self.running if is_new_decision else self.running - before:
                self.left_ms[seat] = self.per_move_ms

    def _subtract_elapsed_time(self, now_ms: int) -> None:
        """Subtracts the time since the last update from the running clocks."""
        passed = max(0, now_ms - self.updated_at)
        for seat in self.running:
            self.left_ms[seat] = max(0, self.left_ms[seat] - passed)
        self.updated_at = max(self.updated_at, now_ms)

    def time_left_ms(self, seat: int, now_ms: int) -> int:
        """The milliseconds a seat has left now."""
        passed = max(0, now_ms - self.updated_at) if seat in self.running else 0
        return max(0, self.left_ms[seat] - passed)

    def next_timeout(self) -> tuple[int, int] | None:
        """When the next running clock runs out, and the seat it belongs to."""
        return min(
            ((self.updated_at + self.left_ms[seat], seat) for seat in self.running), default=None
        )
