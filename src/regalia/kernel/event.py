"""What happened at the table, told to each seat as far as it may know.

The events of a game are declared as rows: a name, the kind of every fact, and which facts are
secret. Inside, an event holds numbers; words and names appear when it is told.
"""

from typing import Final

from mypy_extensions import i64

from regalia.kernel.seats import has_seat
from regalia.kernel.view import HIDDEN

Number = int | list[int]
Fact = int | str | None | list[int] | list[str]

SPECTATOR: Final = -1


class FactKind:
    """What a fact is: a seat, a plain number, or one of some names, by its place among them."""

    def __init__(self, name: str, names: tuple[str, ...] = (), many: bool = False) -> None:
        self.name = name
        self.names = names
        self.many = many

    def called(self, number: int) -> int | str | None:
        """The fact as it is told; None for what is hidden."""
        if number == HIDDEN:
            return None
        return self.names[number] if self.names else number


SEAT: Final = FactKind("seat")
SEATS: Final = FactKind("seat", many=True)
NUMBER: Final = FactKind("number")


def many(kind: FactKind) -> FactKind:
    """A list of facts of a kind."""
    return FactKind(kind.name, kind.names, many=True)


class EventType:
    """One sort of event: its name, the kind of each fact, and the facts not for every eye."""

    def __init__(self, name: str, facts: dict[str, FactKind], secret: tuple[str, ...] = ()) -> None:
        self.name = name
        self.facts = facts
        self.secret = secret

    def event(self, *numbers: Number) -> "Event":
        """An event of this type that has no secrets, with its facts in the declared order."""
        return Event(self, list(numbers))


class EventTypes:
    """All event types of a game, in the order in which they are declared."""

    def __init__(self) -> None:
        self.declared: list[EventType] = []

    def declare(
        self, name: str, facts: dict[str, FactKind], secret: tuple[str, ...] = ()
    ) -> EventType:
        """A new event type of the game."""
        self.declared.append(EventType(name, facts, secret))
        return self.declared[-1]


class Event:
    """One thing that happened: its row and a number, or a list of them, for every fact.

    The secret facts are for the seats of the bit mask `seers` alone.
    """

    def __init__(self, row: EventType, numbers: list[Number], seers: i64 = 0) -> None:
        self.row = row
        self.numbers = numbers
        self.seers = seers

    def seen_by(self, seat: i64) -> "VisibleEvent":
        """The event as this seat (or SPECTATOR) may know it."""
        return VisibleEvent(
            self.row, self._facts(() if has_seat(self.seers, seat) else self.row.secret)
        )

    def whole(self) -> "VisibleEvent":
        """The event with its secrets, for whoever may see everything."""
        return VisibleEvent(self.row, self._facts(()))

    def _facts(self, veiled: tuple[str, ...]) -> dict[str, Fact]:
        facts: dict[str, Fact] = {}
        for at, (name, kind) in enumerate(self.row.facts.items()):
            number = self.numbers[at]
            if name in veiled:
                facts[name] = None
            elif isinstance(number, list):
                facts[name] = fact_of(kind, number)
            else:
                facts[name] = kind.called(number)
        return facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (
            self.row.name == other.row.name
            and self.numbers == other.numbers
            and self.seers == other.seers
        )

    def __hash__(self) -> int:
        return hash(self.row.name)

    def __repr__(self) -> str:
        return f"Event({self.row.name!r}, {self.numbers!r}, {self.seers})"


Log = list[Event] | None
"""Where a move writes its events; None where nobody reads them."""


def fact_of(kind: FactKind, numbers: list[int]) -> Fact:
    """A list of facts as they are told; None if one of them is hidden."""
    if HIDDEN in numbers:
        return None
    return [kind.names[number] for number in numbers] if kind.names else numbers


class VisibleEvent:
    """An event as somebody may know it, with nothing left to veil: this alone goes to a wire."""

    def __init__(self, row: EventType, facts: dict[str, Fact]) -> None:
        self.row = row
        self.facts = facts

    @property
    def name(self) -> str:
        """The name of the event."""
        return self.row.name

    def veiled(self) -> bool:
        """Whether a fact is missing from what is told here."""
        return None in self.facts.values()

    def tellable(self) -> bool:
        """Whether whatever is missing is of the kind that may be."""
        return all(fact is not None or key in self.row.secret for key, fact in self.facts.items())

    def written(self) -> dict[str, object]:
        """The event as it stands on a wire."""
        return {"name": self.row.name, "facts": self.facts}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, VisibleEvent):
            return NotImplemented
        return self.row.name == other.row.name and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.row.name)

    def __repr__(self) -> str:
        return f"Told({self.row.name!r}, {self.facts!r})"
