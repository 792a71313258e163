"""Events: what happened in a game, and what each seat may know of it.

A game declares the types of its events: a name, the kind of every fact, and which facts are
secret. An event itself holds numbers; they become names when it is shown to somebody.
"""

from typing import Final

from mypy_extensions import i64

from regalia.kernel.seats import has_seat
from regalia.kernel.view import HIDDEN

Number = int | list[int]
Fact = int | str | None | list[int] | list[str]

SPECTATOR: Final = -1
ALL_SEEING: Final = -2  # a viewer who sees everything, where the number of a seat is expected


class FactKind:
    """The kind of a fact: a seat, a number, an index into `names`, or a list of one of these."""

    def __init__(self, name: str, names: tuple[str, ...] = (), is_list: bool = False) -> None:
        self.name = name
        self.names = names
        self.is_list = is_list

    def shown_value(self, number: int) -> int | str | None:
        """The fact as it is shown: a name where the kind has names; None if it is hidden."""
        if number == HIDDEN:
            return None
        return self.names[number] if self.names else number


SEAT: Final = FactKind("seat")
SEAT_LIST: Final = FactKind("seat", is_list=True)
NUMBER: Final = FactKind("number")


def list_of_kind(kind: FactKind) -> FactKind:
    """The kind of a fact that is a list of facts of a kind."""
    return FactKind(kind.name, kind.names, is_list=True)


class EventType:
    """A type of event: its name, the kind of each fact, and which facts are secret."""

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
    """Something that happened: its type, and a number or a list of numbers for every fact.

    Only the seats of the bit mask `secret_viewers` may know the secret facts.
    """

    def __init__(
        self, event_type: EventType, numbers: list[Number], secret_viewers: i64 = 0
    ) -> None:
        self.event_type = event_type
        self.numbers = numbers
        self.secret_viewers = secret_viewers

    def as_seen_by(self, seat: i64) -> "VisibleEvent":
        """The event as this seat (or SPECTATOR) may know it; any other number knows no secret."""
        if has_seat(self.secret_viewers, seat):
            return self.with_secrets()
        return VisibleEvent(self.event_type, self._facts_by_name(self.event_type.secret_facts))

    def for_replay_viewer(self, viewer: i64) -> "VisibleEvent":
        """The event in a replay as seen by a seat, SPECTATOR or ALL_SEEING."""
        return self.with_secrets() if viewer == ALL_SEEING else self.as_seen_by(viewer)

    def with_secrets(self) -> "VisibleEvent":
        """The event with its secret facts, for viewers who may see everything."""
        return VisibleEvent(self.event_type, self._facts_by_name(()))

    def _facts_by_name(self, hidden: tuple[str, ...]) -> dict[str, Fact]:
        """All facts as they are shown, by name; those named in `hidden` are None."""
        facts: dict[str, Fact] = {}
        for index, (name, kind) in enumerate(self.event_type.facts.items()):
            number = self.numbers[index]
            if name in hidden:
                facts[name] = None
            elif isinstance(number, list):
                facts[name] = shown_values_or_none(kind, number)
            else:
                facts[name] = kind.shown_value(number)
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


def shown_values_or_none(kind: FactKind, numbers: list[int]) -> Fact:
    """A list of facts as they are shown; None if one of them is hidden."""
    if HIDDEN in numbers:
        return None
    return [kind.names[number] for number in numbers] if kind.names else numbers


class VisibleEvent:
    """An event as one viewer may know it: hidden facts are None. Only this is sent to clients."""

    def __init__(self, event_type: EventType, facts: dict[str, Fact]) -> None:
        self.event_type = event_type
        self.facts = facts

    @property
    def name(self) -> str:
        """The name of the event."""
        return self.event_type.name

    def has_hidden_facts(self) -> bool:
        """Whether a fact is hidden from this viewer."""
        return None in self.facts.values()

    def hides_only_secrets(self) -> bool:
        """Whether all hidden facts are declared secret."""
        return all(
            fact is not None or key in self.event_type.secret_facts
            for key, fact in self.facts.items()
        )

    def to_dict(self) -> dict[str, object]:
        """The event in the form that goes over a wire."""
        return {"name": self.event_type.name, "facts": self.facts}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, VisibleEvent):
            return NotImplemented
        return self.event_type.name == other.event_type.name and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.event_type.name)

    def __repr__(self) -> str:
        return f"VisibleEvent({self.event_type.name!r}, {self.facts!r})"
