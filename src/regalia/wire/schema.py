"""The wire as JSON Schema: requests, answers, and all that is said on a feed."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from regalia.kernel.wire.schema import DIALECT, REF
from regalia.kernel.wire.shapes import Offer, Prompt
from regalia.wire import requests
from regalia.wire.messages import FromClient, FromServer


class GameEvent(msgspec.Struct):
    """Something that happened, veiled for who is told; each game's schema has its facts."""

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


def wire_schema() -> dict[str, Any]:
    """All types of the wire, with the two sides of a feed first."""
    sides = {"fromClient": FromClient, "fromServer": FromServer}
    bodies = (
        requests.NewTable,
        requests.Sitting,
        requests.Hiring,
        requests.Moving,
        requests.Claim,
        requests.GameTold,
        requests.GameWords,
        requests.Nearby,
        requests.TableMade,
        requests.TableList,
        requests.TableTold,
        requests.FollowedTables,
        requests.Lobby,
        requests.HeldSeat,
        requests.BotSeated,
        requests.LinkMade,
        requests.Replayed,
        requests.WantedReview,
        requests.Review,
        requests.Continued,
        requests.Error,
    )
    shapes = (GameEvent, ToldPosition, Offer)
    found, components = msgspec.json.schema_components(
        [*sides.values(), *bodies, *shapes], ref_template=REF
    )
    return {
        "$schema": DIALECT,
        "title": "Regalia on the wire",
        "type": "object",
        "properties": dict(zip(sides, found, strict=False)),
        "$defs": components,
    }
