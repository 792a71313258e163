"""A move in parts: a verb, and the things on the table that it names.

Notation, words, touches and the structured actions of learners derive from them.
"""

Part = tuple[str, str]
"""A kind and a value: `("place", "c3")`."""


def verb_of(parts: list[Part]) -> str:
    """The verb of a move."""
    return parts[0][1]


def value_of(parts: list[Part], kind: str) -> str | None:
    """The first value of a kind among the parts."""
    for one, value in parts:
        if one == kind:
            return value
    return None


def join_parts(parts: list[Part]) -> str:
    """The values side by side: the notation of a game that has none of its own."""
    return " ".join([value for _, value in parts])


def touch_path(parts: list[Part]) -> list[str]:
    """The verb, then `kind:value` for everything it names."""
    return [verb_of(parts), *[f"{kind}:{value}" for kind, value in parts[1:]]]
