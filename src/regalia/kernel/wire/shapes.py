"""The types of what goes over a wire: positions, prompts and offers.

Each game defines the shapes of its table, memory and past in a `wire/shapes.py` of its own.
"""

import msgspec


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked: for which sort of choice, by which card's power, and where it lies."""

    asks: str
    card: str | None = None
    at: str | None = None


class Nothing(msgspec.Struct, frozen=True):
    """An object without fields: a perfect memory adds nothing, or the rules derive nothing."""


class Wire(msgspec.Struct, frozen=True):
    """A whole position or view: no two different views of a seat have the same.

    `table` is what lies there, `prompt` what each pending seat is asked, `memory` what a perfect
    memory adds, and `past` whatever else of the past still tells one view from another.
    `derived` is what the rules compute from these, so that a client needs no rules of its own.
    """

    table: msgspec.Struct
    prompt: dict[str, Prompt]
    memory: msgspec.Struct
    past: msgspec.Struct
    derived: msgspec.Struct = Nothing()


class Offer(msgspec.Struct, frozen=True):
    """A legal move, and what one touches to make it, in order."""

    move: str
    touches: list[str]


class Shapes(msgspec.Struct, frozen=True):
    """The types in which a game writes its table, its memory, its past and what derives from it."""

    table: type[msgspec.Struct]
    memory: type[msgspec.Struct]
    past: type[msgspec.Struct]
    derived: type[msgspec.Struct] = Nothing
