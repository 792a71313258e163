"""Describes a position in few characters, for language models."""

from collections import Counter
from typing import Any


def table_outline(table: dict[str, Any], seat_names: list[str]) -> str:
    """The data of a table as text: a line for each field and seat, in words of the notation."""
    lines = []
    for field, value in table.items():
        if field == "seats":
            lines += [
                f"seat {seat} {name}: {outline_value(data)}"
                for seat, (name, data) in enumerate(zip(seat_names, value, strict=True))
            ]
        elif not is_empty_value(value):
            lines.append(f"{field}: {outline_value(value)}")
    return "\n".join(lines)


def outline_value(value: Any, separator: str = ", ") -> str:
    """Data as short text: empty values are left out, equal ones are counted."""
    if isinstance(value, dict):
        given = {name: one for name, one in value.items() if not is_empty_value(one)}
        words = [str(given.pop("card"))] if "card" in given else []
        words += [f"{name} {outline_value(one)}" for name, one in given.items()]
        return " ".join(words) if "card" in value else separator.join(words)
    if not isinstance(value, list):
        return str(value)
    if all(one is None for one in value):
        return f"{len(value)} hidden"
    if any(isinstance(one, dict | list) for one in value):
        return " + ".join(outline_value(one) or "nothing" for one in value)
    return ", ".join(
        f"{one} ×{count}" if count > 1 else f"{one}"
        for one, count in Counter("hidden" if one is None else one for one in value).items()
    )


def is_empty_value(value: Any) -> bool:
    """Whether a value is None, or an empty list or dictionary."""
    return value is None or (isinstance(value, list | dict) and not value)
