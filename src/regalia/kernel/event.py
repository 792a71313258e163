"""What happened at the table, told to each seat as far as it may know."""

from typing import Final

from mypy_extensions import i64

Fact = int | str | None | list[int] | list[str]

SPECTATOR: Final = -1


class Event:
    """One thing that happened: a name and its facts, some of them for few eyes only.

    `secret` names the facts that only the seats of the bit mask `seers` may know; for
    everyone else they become None.
    """

    def __init__(
        self,
        name: str,
        facts: dict[str, Fact],
        secret: tuple[str, ...] = (),
        seers: i64 = 0,
    ) -> None:
        self.name = name
        self.facts = facts
        self.secret = secret
        self.seers = seers

    def seen_by(self, seat: i64) -> "Event":
        """The event as this seat (or SPECTATOR) may know it, with nothing left to veil."""
        if not self.secret or (seat >= 0 and (self.seers >> seat) & 1):
            return Event(self.name, self.facts)
        facts = {key: None if key in self.secret else fact for key, fact in self.facts.items()}
        return Event(self.name, facts)

    def veiled(self) -> bool:
        """Whether a fact is missing from what is told here."""
        return None in self.facts.values()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (
            self.name == other.name
            and self.facts == other.facts
            and self.secret == other.secret
            and self.seers == other.seers
        )

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.facts!r}, {self.secret!r}, {self.seers})"
