"""A move in parts: a verb, and the things on the table that it names.

Notation, descriptions, touches and the tokens of learners are all made from them.
"""

Part = tuple[str, str]
"""A kind and a value: `("place", "c3")`."""


def verb_of(parts: list[Part]) -> str:
    """The verb of a move."""
    return parts[0][1]


def value_of(parts: list[Part], kind: str) -> str | None:
    """The first value of this kind; None if there is none."""
    for one, value in parts:
        if one == kind:
            return value
    return None


def join_parts(parts: list[Part]) -> str:
    """The values with spaces between them: the notation of a game that defines none of its own."""
    return " ".join([value for _, value in parts])


def touch_path(parts: list[Part]) -> list[str]:
    """The verb, then `kind:value` for each thing that it names."""
    return [verb_of(parts), *[f"{kind}:{value}" for kind, value in parts[1:]]]
