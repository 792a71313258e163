"""Evaluates the numbers in a lesson's sentences: expressions over a position, as the pages do.

An expression has paths into the position (`table.seats.0.coins`), counts (`#table.out`), whole
numbers, `+`, `-`, `*` and parentheses, all separated by spaces. `look` and `tried` hold what a
move is sure to bring: the sum of a fact over all events of a name, `look.earned.coins`.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from regalia.kernel.event import VisibleEvent

EVENT_SUM_NAMES = ("look", "tried")  # where an event that does not happen counts as 0


def evaluate_expression(expression: str, position: Mapping[str, Any]) -> int:
    """The value of an expression at a position."""
    tokens = expression.split()
    value = evaluate_sum(tokens, position)
    if tokens:
        raise ValueError(f"{expression}: there is something left over: {' '.join(tokens)}")
    return value


def evaluate_sum(tokens: list[str], position: Mapping[str, Any]) -> int:
    """The value of terms that are added and subtracted; takes their tokens off the list."""
    value = evaluate_product(tokens, position)
    while tokens and tokens[0] in ("+", "-"):
        sign = 1 if tokens.pop(0) == "+" else -1
        value += sign * evaluate_product(tokens, position)
    return value


def evaluate_product(tokens: list[str], position: Mapping[str, Any]) -> int:
    """The value of factors that are multiplied; takes their tokens off the list."""
    value = evaluate_factor(tokens, position)
    while tokens and tokens[0] == "*":
        tokens.pop(0)
        value *= evaluate_factor(tokens, position)
    return value


def evaluate_factor(tokens: list[str], position: Mapping[str, Any]) -> int:
    """The value of a number, path, count or sum in parentheses; takes its tokens off the list."""
    word = tokens.pop(0)
    if word == "(":
        value = evaluate_sum(tokens, position)
        tokens.pop(0)
        return value
    if word.isdecimal():
        return int(word)
    value = (
        len(value_at_path(word[1:], position)) if word[0] == "#" else value_at_path(word, position)
    )
    if type(value) is not int:
        raise ValueError(f"{word} is no number")
    return value


def value_at_path(path: str, position: Mapping[str, Any]) -> Any:
    """The value at a path of the position; raises KeyError if there is none."""
    found: Any = position
    keys = path.split(".")
    for key in keys:
        if isinstance(found, list):
            found = found[int(key)]
        elif key in found:
            found = found[key]
        elif keys[0] in EVENT_SUM_NAMES:
            return 0
        else:
            raise KeyError(path)
    return found


def sum_event_numbers(events: Iterable[VisibleEvent], seat: int) -> dict[str, dict[str, int]]:
    """The sums of all numbers in events that concern this seat or no seat, by name and fact."""
    sums: dict[str, dict[str, int]] = {}
    for event in events:
        if event.facts.get("seat", seat) != seat:
            continue
        for fact, value in event.facts.items():
            if type(value) is int:
                of_event = sums.setdefault(event.name, {})
                of_event[fact] = of_event.get(fact, 0) + value
    return sums
