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

    def __init__(self, name: str, names: tuple[str, ...] = (), is_list: bool = False) -> None:
        self.name = name
        self.names = names
        self.is_list = is_list

    def to_fact(self, number: int) -> int | str | None:
        """The fact as it is told; None for what is hidden."""
        if number == HIDDEN:
            return None
        return self.names[number] if self.names else number


SEAT: Final = FactKind("seat")
SEAT_LIST: Final = FactKind("seat", is_list=True)
NUMBER: Final = FactKind("number")


def list_of(kind: FactKind) -> FactKind:
    """A list of facts of a kind."""
    return FactKind(kind.name, kind.names, is_list=True)


class EventType:
    """One sort of event: its name, the kind of each fact, and the facts not for every eye."""

    def __init__(
        self, name: str, facts: dict[str, FactKind], secret_facts: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.facts = facts
        self.secret_facts = secret_facts

    def event(self, *numbers: Number) -> "Event":
        """An event of this type that has no secrets, with its facts in the declared order."""
        return Event(self, list(numbers))


class EventTypes:
    """All event types of a game, in the order in which they are declared."""

    def __init__(self) -> None:
        self.declared: list[EventType] = []

    def declare(
        self, name: str, facts: dict[str, FactKind], secret_facts: tuple[str, ...] = ()
    ) -> EventType:
        """A new event type of the game."""
        self.declared.append(EventType(name, facts, secret_facts))
        return self.declared[-1]


class Event:
    """One thing that happened: its row and a number, or a list of them, for every fact.

    The secret facts are for the seats of the bit mask `secret_viewers` alone.
    """

    def __init__(
        self, event_type: EventType, numbers: list[Number], secret_viewers: i64 = 0
    ) -> None:
        self.event_type = event_type
        self.numbers = numbers
        self.secret_viewers = secret_viewers

    def as_seen_by(self, seat: i64) -> "VisibleEvent":
        """The event as this seat (or SPECTATOR) may know it."""
        return VisibleEvent(
            self.event_type,
            self._facts(
                () if has_seat(self.secret_viewers, seat) else self.event_type.secret_facts
            ),
        )

    def with_secrets(self) -> "VisibleEvent":
        """The event with its secrets, for whoever may see everything."""
        return VisibleEvent(self.event_type, self._facts(()))

    def _facts(self, veiled: tuple[str, ...]) -> dict[str, Fact]:
        facts: dict[str, Fact] = {}
        for at, (name, kind) in enumerate(self.event_type.facts.items()):
            number = self.numbers[at]
            if name in veiled:
                facts[name] = None
            elif isinstance(number, list):
                facts[name] = to_fact_list(kind, number)
            else:
                facts[name] = kind.to_fact(number)
        return facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (
            self.event_type.name == other.event_type.name
            and self.numbers == other.numbers
            and self.secret_viewers == other.secret_viewers
        )

    def __hash__(self) -> int:
        return hash(self.event_type.name)

    def __repr__(self) -> str:
        return f"Event({self.event_type.name!r}, {self.numbers!r}, {self.secret_viewers})"


Log = list[Event] | None
"""Where a move writes its events; None where nobody reads them."""


def to_fact_list(kind: FactKind, numbers: list[int]) -> Fact:
    """A list of facts as they are told; None if one of them is hidden."""
    if HIDDEN in numbers:
        return None
    return [kind.names[number] for number in numbers] if kind.names else numbers


class VisibleEvent:
    """An event as somebody may know it, with nothing left to veil: this alone goes to a wire."""

    def __init__(self, event_type: EventType, facts: dict[str, Fact]) -> None:
        self.event_type = event_type
        self.facts = facts

    @property
    def name(self) -> str:
        """The name of the event."""
        return self.event_type.name

    def has_hidden_facts(self) -> bool:
        """Whether a fact is missing from what is told here."""
        return None in self.facts.values()

    def hides_only_secrets(self) -> bool:
        """Whether whatever is missing is of the kind that may be."""
        return all(
            fact is not None or key in self.event_type.secret_facts
            for key, fact in self.facts.items()
        )

    def to_dict(self) -> dict[str, object]:
        """The event as it stands on a wire."""
        return {"name": self.event_type.name, "facts": self.facts}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, VisibleEvent):
            return NotImplemented
        return self.event_type.name == other.event_type.name and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.event_type.name)

    def __repr__(self) -> str:
        return f"VisibleEvent({self.event_type.name!r}, {self.facts!r})"
