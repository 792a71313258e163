"""The options of a game, chosen before it is dealt."""

from collections.abc import Mapping
from operator import index
from typing import SupportsIndex

from mypy_extensions import i64, mypyc_attr

from regalia.kernel.errors import BadRecord, quote

Value = int | str | bool


class Option:
    """One option: its name, the allowed values (the default first) and a text that lists them.

    An option that `may_be_absent` has no default.
    """

    def __init__(
        self,
        name: str,
        allowed: tuple[Value, ...],
        values_text: str = "",
        may_be_absent: bool = False,
    ) -> None:
        self.name = name
        self.allowed = allowed
        self.values_text = values_text or " or ".join(value_as_json(value) for value in allowed)
        self.may_be_absent = may_be_absent

    def check(self, value: object) -> Value:
        """The value, if it is allowed; BadRecord otherwise."""
        given = plain_integer(value)
        for one in self.allowed:
            if type(one) is type(given) and one == given:
                return one
        raise BadRecord(f"options: {self.name} is {self.values_text}, not {quote(value)}")

    def parse(self, text: str) -> Value:
        """The value that a text on a command line stands for; raises BadRecord if there is none."""
        for one in self.allowed:
            if text == value_as_typed(one):
                return one
        raise BadRecord(f"options: {self.name} is {self.values_text}, not {quote(text)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """The chosen options: the number of seats, and every other value by name."""

    def __init__(self, seats: i64, values: dict[str, Value]) -> None:
        self.seats = seats
        self.values = values

    def to_dict(self) -> dict[str, Value]:
        """All options with the number of seats, as a record holds them."""
        return {"seats": int(self.seats), **self.values}


# These two take any object: compiled code would turn a declared `int | bool` into an int.


def value_as_json(value: object) -> str:
    """A value as JSON."""
    return f'"{value}"' if isinstance(value, str) else value_as_typed(value)


def value_as_typed(value: object) -> str:
    """A value as a person types it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def plain_integer(value: object) -> object:
    """An integer of another library, such as NumPy's, as Python's own; other values as they are."""
    if isinstance(value, SupportsIndex) and not isinstance(value, bool):
        return index(value)
    return value


def read_options(
    declared: tuple[Option, ...], seats: range, given: Mapping[str, object]
) -> dict[str, Value]:
    """All values by name, also `seats`, with defaults filled in; BadRecord if one is wrong."""
    if "seats" not in given:
        raise BadRecord("options: seats is missing")
    known = {option.name: option for option in declared}
    for name in given:
        if name != "seats" and name not in known:
            raise BadRecord(f"options: there is no option {quote(name)} in this game")
    count = plain_integer(given["seats"])
    if type(count) is not int or count not in seats:
        raise BadRecord(
            f"options: seats is a number from {seats[0]} to {seats[-1]}, not {quote(count)}"
        )
    values: dict[str, Value] = {"seats": count}
    for option in declared:
        if option.name in given:
            values[option.name] = option.check(given[option.name])
        elif not option.may_be_absent:
            values[option.name] = option.allowed[0]
    return values
