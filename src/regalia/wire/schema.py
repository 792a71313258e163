"""Schema types for the parts that are sent already encoded: events and positions of any game."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from regalia.kernel.wire.shapes import Prompt


class GameEvent(msgspec.Struct):
    """An event, as far as its viewer may know it; each game's schema has its facts."""

    name: str
    facts: dict[str, Any]


class SeenPosition(msgspec.Struct):
    """A position as a seat sees it; each game's schema has the types of its parts."""

    over: bool
    scores: list[int]
    winners: list[int]
    pending: list[int]
    table: dict[str, Any]
    prompt: dict[str, Prompt]
    memory: dict[str, Any]
    derived: dict[str, Any]


class ToldPosition(SeenPosition):
    """A position on a feed; `numbers` are those of its view, for who has asked for them."""

    numbers: list[int] | UnsetType = UNSET


class ViewTold(SeenPosition):
    """A position with the legal moves of its seat."""

    legal: dict[str, list[str]]
