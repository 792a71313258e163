"""What is said on the feed, by the client and by the server: `type` stands first."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from regalia.wire.requests import TableTold

MAX_CHAT_CHARS = 500
MAX_LOOK_MOVES = 64
MAX_SEAT_TOKENS = 16

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]*$")]
Text = Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_CHARS)]
Lang = Literal["en", "ru", "de", "pl"]


def event_meta(kind: str, many: bool = False) -> Meta:
    """What stands in a part that is encoded beforehand."""
    one = {"$ref": f"#/$defs/{kind}"}
    return Meta(extra_json_schema={"type": "array", "items": one} if many else one)


Events = Annotated[Raw, event_meta("GameEvent", many=True)]
Views = dict[str, Annotated[Raw, event_meta("ToldPosition")]]
Moves = dict[str, Annotated[Raw, event_meta("Offer", many=True)]]


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """What a client says."""


class Hello(ClientMessage, frozen=True):
    """Sits on the seats of these tokens, knowing all steps up to `since`.

    `numbers` asks for every view also as the numbers that it is made of. `lang` is the language of
    refusals and of `lines`; `lines=False` leaves the lines out, for clients that narrate events
    themselves.
    """

    tokens: Annotated[list[str], Meta(max_length=MAX_SEAT_TOKENS)] = []
    since: int | None = None
    lang: Lang | None = None
    numbers: bool = False
    lines: bool = True


class Move(ClientMessage, frozen=True):
    """Makes a move for the decision of this beat."""

    id: Id
    seat: int
    beat: int
    move: str


class Look(ClientMessage, frozen=True):
    """Asks what would surely happen."""

    id: Id
    seat: int
    move: str | Annotated[list[str], Meta(max_length=MAX_LOOK_MOVES)]


class Hint(ClientMessage, frozen=True):
    """Asks for advice, where the table has hints."""

    id: Id
    seat: int


class Undo(ClientMessage, frozen=True):
    """Takes back the seat's last move."""

    id: Id
    seat: int


class Say(ClientMessage, frozen=True):
    """Says something to the table."""

    id: Id
    seat: int
    text: Text


class Ping(ClientMessage, frozen=True):
    """Asks whether the server is still there."""

    id: Id


FromClient = Hello | Move | Look | Hint | Undo | Say | Ping


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server says."""


class Chatted(msgspec.Struct, frozen=True):
    """Something that was said: by whom, and when, in seconds since 1970."""

    seat: int | None
    text: str
    at: float
    number: int


class Sync(ServerMessage, frozen=True):
    """Everything, as the seats of a connection may know it.

    `turns` counts the events by moves, and `movers` are the seats that made these moves. `undo` is
    the seat of this connection that may take back the last move now, if there is one.
    """

    version: int
    beat: int
    table: TableTold
    views: Views
    moves: Moves
    events: Events
    turns: list[int]
    movers: list[int]
    undo: int | None
    lines: list[str] | UnsetType = UNSET
    chat: list[Chatted] | UnsetType = UNSET


StepKind = Literal["sat", "hired", "left", "moved", "undone", "handed"]


class Step(ServerMessage, frozen=True):
    """One step later: what kind of step it was, and which seat acted; `undo` as in a sync."""

    version: int
    beat: int
    ack: str | None
    kind: StepKind
    seat: int
    events: Events
    views: Views
    moves: Moves
    undo: int | None
    lines: list[str] | UnsetType = UNSET


class Refuse(ServerMessage, frozen=True):
    """No, and why; nothing has changed."""

    id: str | None
    error: str
    rule: str | None
    beat: int
    version: int


class Shown(ServerMessage, frozen=True):
    """What would surely happen: after one move, or after each of several."""

    id: str
    events: Events | UnsetType = UNSET
    all: list[Events] | UnsetType = UNSET
    lines: list[str] | UnsetType = UNSET


class Advice(msgspec.Struct, frozen=True):
    """A good move, and the share of the win that is expected of it."""

    move: str
    share: float | None


class Hinted(ServerMessage, frozen=True):
    """The best moves that a strong player sees from this seat."""

    id: str
    beat: int
    moves: list[Advice]


class SeatHere(msgspec.Struct, frozen=True):
    """Who sits on a seat, and whether they are here."""

    name: str | None
    kind: Literal["person", "bot", "open"]
    here: bool


class Crowd(ServerMessage, frozen=True):
    """Who is here."""

    seats: list[SeatHere]
    watching: int


class Said(ServerMessage, frozen=True):
    """Somebody said something."""

    seat: int | None
    text: str
    at: float
    number: int


class Pong(ServerMessage, frozen=True):
    """Still here."""

    id: str


class Clock(ServerMessage, frozen=True):
    """The seconds that each seat has left, null for bots, and whose clocks are running."""

    left: list[float | None]
    running: list[int]


class Rematch(ServerMessage, frozen=True):
    """The same people go on at another table."""

    table: str


FromServer = Sync | Step | Refuse | Shown | Hinted | Crowd | Said | Pong | Clock | Rematch

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()


def plain(message: ServerMessage) -> dict[str, Any]:
    """A message as plain data."""
    found: dict[str, Any] = msgspec.json.decode(encoder.encode(message))
    return found
