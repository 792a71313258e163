"""What a game may name as a difference between two moves: what happens soon, what it comes to.

A game may leave it out; then reviews and hints give no reasons.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.cells import Cells
from regalia.kernel.event import Event
from regalia.kernel.state import State

# when a measure is taken
AT_ONCE: Final = 0  # right after the move
SOON: Final = 1  # when `is_past` says so
AT_END: Final = 2  # where the game's rollouts end


@mypyc_attr(allow_interpreted_subclasses=True)
class Occurrence:
    """Something that happened to a seat, worded by the message `reason-<id>` of the game.

    - `facts`: what it names, as in a `NotableFact`
    - `worth`: how many points it is worth to the seat, roughly; below 0 if it harms the seat
    """

    def __init__(self, occurrence_id: str, facts: dict[str, int | str], worth: float) -> None:
        self.id = occurrence_id
        self.facts = facts
        self.worth = worth

    def key(self) -> str:
        """A text that is the same for equal occurrences and different for others."""
        return f"{self.id} {self.facts}"


class Measure:
    """A number by which a seat's two moves are compared, worded by the message `reason-<id>`.

    - `moment`: AT_ONCE, SOON or AT_END
    - `worth`: how many points a unit of it is worth to the seat; below 0 if less is better
    - `smallest`: the smallest difference that deserves a sentence
    """

    def __init__(self, measure_id: str, moment: i64, worth: float, smallest: float = 1.0) -> None:
        self.id = measure_id
        self.moment = moment
        self.worth = worth
        self.smallest = smallest


@mypyc_attr(allow_interpreted_subclasses=True)
class Consequences:
    """Reads off games that were played on from a move what they came to for its seat."""

    def __init__(self, measures: list[Measure] | None = None) -> None:
        self.measures: list[Measure] = measures or []

    def is_past(self, state: State, start: Cells, seat: i64) -> bool:
        """Whether the time is over whose events matter: by default when the seat moves again.

        `start` has the cells right after the move.
        """
        return state.pending >> seat & 1 != 0

    def occurrences(self, start: Cells, seat: i64, events: list[Event]) -> list[Occurrence]:
        """What of these events, which came after the move, deserves a sentence."""
        return []

    def measure(self, state: State, seat: i64, moment: i64, events: list[Event]) -> vec[float]:
        """The measures of a moment, in the declared order."""
        return vec[float]()
