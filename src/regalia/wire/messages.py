"""The messages of a table's feed, in both directions; each has its `type` first."""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from regalia.wire.reading import decode_message
from regalia.wire.requests import MoveReason, TableTold

MAX_CHAT_CHARS = 500
MAX_LOOK_MOVES = 64
MAX_SEAT_TOKENS = 16

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]*$")]
Text = Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_CHARS)]
Lang = Literal["en", "ru", "de", "pl"]


def schema_reference(type_name: str, is_list: bool = False) -> Meta:
    """The JSON Schema of a part that is encoded already: a type of the schema, or a list of it."""
    reference = {"$ref": f"#/$defs/{type_name}"}
    return Meta(extra_json_schema={"type": "array", "items": reference} if is_list else reference)


Events = Annotated[Raw, schema_reference("GameEvent", is_list=True)]
Views = dict[str, Annotated[Raw, schema_reference("ToldPosition")]]
Moves = dict[str, Annotated[Raw, schema_reference("Offer", is_list=True)]]


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message from a client."""


class Hello(ClientMessage, frozen=True):
    """Opens a feed for the seats of these tokens, by a client that knows all steps up to `since`.

    `numbers` asks for every view also as a list of integers. `lang` is the language of
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
    """Asks for the events that are certain to follow a move, or each of several moves."""

    id: Id
    seat: int
    move: str | Annotated[list[str], Meta(max_length=MAX_LOOK_MOVES)]


class Hint(ClientMessage, frozen=True):
    """Asks for advice, where the table has hints."""

    id: Id
    seat: int


class Coach(ClientMessage, frozen=True):
    """Asks what matters before the seat's move, where the table allows help."""

    id: Id
    seat: int


class Remark(ClientMessage, frozen=True):
    """Asks whether the seat's move that led to `version` was a costly mistake.

    Only at a table of one person against bots.
    """

    id: Id
    seat: int
    version: int


class Undo(ClientMessage, frozen=True):
    """Takes back the seat's last move."""

    id: Id
    seat: int


class Say(ClientMessage, frozen=True):
    """Sends a chat message to the table."""

    id: Id
    seat: int
    text: Text


class Ping(ClientMessage, frozen=True):
    """Asks whether the server is still there."""

    id: Id


ClientRequest = Move | Look | Hint | Coach | Remark | Undo | Say | Ping
FromClient = Hello | ClientRequest


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message from the server."""


class Chatted(msgspec.Struct, frozen=True):
    """A chat message: its author, and when it was sent, in seconds since 1970."""

    seat: int | None
    text: str
    at: float
    number: int


class Sync(ServerMessage, frozen=True):
    """The whole state of a table, as far as the seats of a connection may know it.

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
    """One step later: what kind of step it was, and which seat acted; `undo` as in a sync.

    `undone` is the number of moves that were taken back, if any were.
    """

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
    undone: int | UnsetType = UNSET


class Refuse(ServerMessage, frozen=True):
    """Refuses a request with the reason; nothing has changed."""

    id: str | None
    error: str
    rule: str | None
    beat: int
    version: int


class Shown(ServerMessage, frozen=True):
    """The events that are certain to follow one move, or each of several."""

    id: str
    events: Events | UnsetType = UNSET
    all: list[Events] | UnsetType = UNSET
    lines: list[str] | UnsetType = UNSET


class Advice(msgspec.Struct, frozen=True):
    """A good move, and the share of the win that is expected of it."""

    move: str
    share: float | None


class Hinted(ServerMessage, frozen=True):
    """The best moves of this seat, as a strong bot sees them.

    `reasons` say why the first of them is better than the move `than`; both are empty if the
    others are about as good.
    """

    id: str
    beat: int
    moves: list[Advice]
    than: str | None
    reasons: list[MoveReason]


class CoachFact(msgspec.Struct, frozen=True):
    """Something that matters now: the message `coach-<fact>` of the game, and what it names.

    Of `facts` a number called `seat` is a seat, and a word is named by its key: `"card": "witch"`
    is `card-witch`. `marks` are touches, or topics such as `seat-2`, to be marked on the board.
    """

    fact: str
    facts: dict[str, int | str]
    marks: list[str]


class Coached(ServerMessage, frozen=True):
    """Up to three facts that matter before the open decision, the weightiest first."""

    id: str
    beat: int
    facts: list[CoachFact]


class Remarked(ServerMessage, frozen=True):
    """A move that would clearly have been better than the one that led to `version`; or null.

    `played` is the share of the win that was expected after the move itself; null if `better` is.
    Both are judged by what the seat knew. `reasons` say why the other move is better.
    """

    id: str
    version: int
    played: float | None
    better: Advice | None
    reasons: list[MoveReason]


class SeatHere(msgspec.Struct, frozen=True):
    """Who has a seat, and whether they are connected."""

    name: str | None
    kind: Literal["person", "bot", "open"]
    here: bool


class Crowd(ServerMessage, frozen=True):
    """The people of a table with their presence, and how many spectators are connected."""

    seats: list[SeatHere]
    watching: int


class Said(Chatted, ServerMessage, frozen=True):
    """A new chat message."""


class Pong(ServerMessage, frozen=True):
    """Answers a ping."""

    id: str


class Clock(ServerMessage, frozen=True):
    """The seconds that each seat has left, null for bots, and whose clocks are running."""

    left: list[float | None]
    running: list[int]


class Rematch(ServerMessage, frozen=True):
    """The table of the rematch has been made."""

    table: str


FromServer = (
    Sync
    | Step
    | Refuse
    | Shown
    | Hinted
    | Coached
    | Remarked
    | Crowd
    | Said
    | Pong
    | Clock
    | Rematch
)

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()
server_message_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
SERVER_MESSAGE_TYPES = {kind.__struct_config__.tag for kind in get_args(FromServer)}


class MessageType(msgspec.Struct, frozen=True):
    """The field that every message has."""

    type: str


type_decoder = msgspec.json.Decoder(MessageType)


def decode_server_message(text: str | bytes) -> FromServer | None:
    """A message of the server; None if it is of a kind that only newer servers know."""
    if decode_message(text, type_decoder).type not in SERVER_MESSAGE_TYPES:
        return None
    return decode_message(text, server_message_decoder)


def answered_request_id(message: FromServer) -> str:
    """The id of the request that a message of the server answers; empty if it answers none."""
    match message:
        case Step():
            return message.ack or ""
        case Refuse() | Shown() | Hinted() | Coached() | Remarked() | Pong():
            return message.id or ""
        case _:
            return ""
