"""The types of what goes over a wire: positions, prompts and offers.

Each game defines the shapes of its table, memory and past in a `wire/shapes.py` of its own.
"""

import msgspec


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked: for which sort of choice, by which card's power, and where it lies."""

    asks: str
    card: str | None = None
    at: str | None = None


class Wire(msgspec.Struct, frozen=True):
    """A whole position or view: no two different views of a seat have the same.

    `table` is what lies there, `prompt` what each pending seat is asked, `memory` what a perfect
    memory adds, and `past` whatever else of the past still tells one view from another.
    """

    table: msgspec.Struct
    prompt: dict[str, Prompt]
    memory: msgspec.Struct
    past: msgspec.Struct


class Offer(msgspec.Struct, frozen=True):
    """A legal move, and what one touches to make it, in order."""

    move: str
    touches: list[str]


class Shapes(msgspec.Struct, frozen=True):
    """The types in which a game writes its table, its memory and its past."""

    table: type[msgspec.Struct]
    memory: type[msgspec.Struct]
    past: type[msgspec.Struct]


class Nothing(msgspec.Struct, frozen=True):
    """An object without fields: a perfect memory adds nothing."""
