"""The types of the bodies of HTTP requests and of their answers."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from regalia.kernel.options import Value

MAX_PERSON_NAME_CHARS = 40
MAX_SALT_CHARS = 64
MAX_FOLLOWED_TABLES = 24
MAX_CLOCK_S = 30 * 24 * 3600  # thirty days

Name = Annotated[str, Meta(min_length=1, max_length=MAX_PERSON_NAME_CHARS)]
Salt = Annotated[str, Meta(min_length=1, max_length=MAX_SALT_CHARS)]
Seconds = Annotated[int, Meta(ge=1, le=MAX_CLOCK_S)]
SeatNumber = Annotated[int, Meta(ge=0, le=62)]
Code = Annotated[str, Meta(min_length=1, max_length=64)]
TableState = Literal["open", "running", "over"]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The body of a request; an unknown field is an error."""


class WantedSeat(Body, frozen=True):
    """A seat of a new table; exactly one of the three fields is set."""

    person: Name | UnsetType = UNSET
    bot: Name | UnsetType = UNSET
    open: Literal[True] | UnsetType = UNSET


class ClockTold(msgspec.Struct, frozen=True):
    """Seconds for each move, or for the whole game with an increment for each move made."""

    move: Seconds | UnsetType = UNSET
    game: Seconds | UnsetType = UNSET
    increment: Annotated[int, Meta(ge=0, le=3600)] | UnsetType = UNSET


class ClockRule(ClockTold, frozen=True, forbid_unknown_fields=True):
    """The clock for a new table."""


class NewTable(Body, frozen=True):
    """A request for a new table."""

    game: Name
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=62)]
    options: dict[str, Value] = {}
    listed: bool = False
    chat: bool = True
    undo: bool = False
    hints: bool = False
    help: bool = True
    pace: bool = True
    clock: ClockRule | None = None
    absence: Seconds | None = None
    salt: Salt | None = None


class Sitting(Body, frozen=True):
    """A request of a person to take a seat."""

    name: Name
    salt: Salt | None = None
    seat: SeatNumber | None = None


class Hiring(Body, frozen=True):
    """A request to give an open seat to a bot."""

    bot: Name
    seat: SeatNumber | None = None


class Moving(Body, frozen=True):
    """A request to move a seat to another device; with `keep` the old device keeps it, too."""

    keep: bool = False


class Claim(Body, frozen=True):
    """The code of a link that moves a seat."""

    code: Code


class FollowedTables(Body, frozen=True):
    """The tables whose state a lobby page asks for, besides the public list."""

    tables: Annotated[list[Code], Meta(max_length=MAX_FOLLOWED_TABLES)] = []


class Answer(msgspec.Struct, frozen=True):
    """The body of an answer; new versions may add fields."""


class HeldSeat(Answer, frozen=True):
    """A seat, and the token that proves who holds it."""

    seat: int
    token: str


class BotSeated(Answer, frozen=True):
    """The seat that a bot was given."""

    seat: int


class Nearby(Answer, frozen=True):
    """The address of this server in the local network, if it can be reached there."""

    address: str | None


class TableMade(Answer, frozen=True):
    """A new table, and its people's seats with their tokens."""

    table: str
    seats: list[HeldSeat]
    commitment: str


class OptionTold(Answer, frozen=True):
    """One option of a game: its allowed values if they are few, otherwise a text about them."""

    name: str
    default: Value | None
    choices: list[Value] | UnsetType = UNSET
    kind: str | UnsetType = UNSET


class GameTold(Answer, frozen=True):
    """A game that can be played here. `ladder` has the bots with a character, weakest first."""

    game: str
    seats: list[int]
    options: list[OptionTold]
    bots: list[str]
    ladder: list[str]


class GameWords(Answer, frozen=True):
    """The words of a game in one language, for clients that were built without it.

    `words` and `rules` are Fluent texts, in English where the game has no others. `facts` has the
    kind of every fact of every event: a fact `7h` of kind `card` is called `card-7h` in `words`.
    """

    words: str
    rules: str
    facts: dict[str, dict[str, str]]


class TableListed(Answer, frozen=True):
    """A table in the list."""

    table: str
    game: str
    options: dict[str, Value]
    names: list[str | None]
    open: int
    state: TableState


class TableList(Answer, frozen=True):
    """Some listed tables, newest first, and the cursor of the next page."""

    tables: list[TableListed]
    next: str | None


class TableStatus(Answer, frozen=True):
    """The state of a table, and the seats that owe a move."""

    table: str
    state: TableState
    pending: list[int]


class Lobby(Answer, frozen=True):
    """The newest public tables, and the state of those followed tables that exist."""

    listed: list[TableListed]
    tables: list[TableStatus]


class TableTold(TableListed, frozen=True):
    """What anyone may know of a table."""

    version: int
    commitment: str
    kinds: list[str]
    listed: bool
    chat: bool
    undo: bool
    hints: bool
    help: bool
    pace: bool
    clock: ClockTold | None
    absence: int | None
    scores: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    rematch_seats: list[int] | UnsetType = UNSET
    continues: int | UnsetType = UNSET
    lesson: Literal[True] | UnsetType = UNSET


class LinkMade(Answer, frozen=True):
    """A one-time code that moves a seat to another device, and its lifetime in seconds."""

    code: str
    seconds: int


Encoded = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]


class ReplayedStep(Answer, frozen=True):
    """One move of a record: its seat, its events, and the position after it."""

    seat: int
    events: list[dict[str, Any]]
    position: Encoded


class Replayed(Answer, frozen=True):
    """The replay of a record, as one viewer may see it."""

    game: str
    options: dict[str, Value]
    names: list[str]
    opening: Encoded
    steps: list[ReplayedStep]


class FinishedGame(Body, frozen=True):
    """A game that is over: a table of this server, or a record. Exactly one of the two is given."""

    table: Code | UnsetType = UNSET
    record: dict[str, Any] | UnsetType = UNSET


class WantedReview(FinishedGame, frozen=True):
    """A request for the review of a finished game; without `begin` none is started."""

    begin: bool = True


class Continued(FinishedGame, frozen=True, kw_only=True):
    """A request to continue a finished game after so many moves, against bots."""

    moves: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    name: Name
    bot: Name = "medium"
    pace: bool = True


class NewLesson(Body, frozen=True):
    """A request for the table of a guided first game."""

    game: Name
    name: Name
    pace: bool = True


class MoveReason(Answer, frozen=True):
    """Why a move is better than another: the message `reason-<reason>` of the game.

    Of `facts` a number called `seat` is a seat, and a word is named by its key. `better` and
    `other` are what games came to after either move: percentages of them, or means. An
    `objection` speaks for the other move.
    """

    reason: str
    facts: dict[str, int | float | str]
    objection: bool


class Try(Answer, frozen=True):
    """A possible move: its touches, the expected share of the win, and the certain events.

    `points` are what the mover could expect to have at the end; null where only one move is legal.
    """

    move: str
    touches: list[str]
    share: float
    points: float | None
    events: list[dict[str, Any]]


class Judged(Answer, frozen=True):
    """One move of a finished game: the chances before it, and the compared moves, best first.

    `loss` is the share of the win that it gave away, where that is beyond doubt; else null. `after`
    has the chances after the move, before anything else happens, and `own` what the mover could
    hope for by what it knew. Where hardly anything was left to win, `points_lost` are the points at
    the end that the move gave away beyond doubt. `reasons` say why the first move is better.
    """

    seat: int
    played: str
    chances: list[float]
    after: list[float]
    own: float
    tries: list[Try]
    loss: float | None
    points_lost: float | None
    reasons: list[MoveReason]


ReviewState = Literal["unasked", "waiting", "thinking", "done", "failed"]


class Review(Answer, frozen=True):
    """The progress of a review: the judged moves after the first `after`."""

    review: str
    state: ReviewState
    moves: int
    after: int
    judged: list[Judged]


class Error(Answer, frozen=True):
    """The reason for a refusal, and the rule behind it."""

    error: str
    rule: str | None


class Latency(msgspec.Struct, frozen=True):
    """How long something takes, in milliseconds: the median and the 99th percentile."""

    median_ms: float
    p99_ms: float


class LoggedWarning(msgspec.Struct, frozen=True):
    """A warning or an error of the log."""

    at: str
    level: str
    says: str


class NodeReport(msgspec.Struct, frozen=True):
    """The figures of a node: its state now, and what happened in the last seconds."""

    node: str
    version: str
    started_ms: int
    tables: int
    people: int
    spectators: int
    bot_queue: int
    bot_processes: int
    window_s: int
    moves: int
    refusals: int
    errors: int
    bots_failed: int
    move_latency: Latency | None
    store_latency: Latency | None
    bot_latency: Latency | None
    warnings: list[LoggedWarning]


class StoreReport(msgspec.Struct, frozen=True):
    """The store of a server: which database, its size, and how many tables are in which state."""

    kind: Literal["sqlite", "postgresql"]
    bytes: int
    tables: dict[TableState, int]


class OperatorReport(msgspec.Struct, frozen=True):
    """The figures for the operator's page. `nodes` begins with the node that answers."""

    nodes: list[NodeReport]
    store: StoreReport
