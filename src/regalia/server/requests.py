"""The requests of the wire page."""

import asyncio
import logging
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from regalia import __version__
from regalia.kernel.event import SPECTATOR
from regalia.server.errors import Bad, Denied, NoToken, NotYours, TooFast
from regalia.server.feed import Feed
from regalia.server.guard import deny
from regalia.server.host import Host
from regalia.server.limits import Limits
from regalia.server.metrics import told
from regalia.server.pages import lost
from regalia.server.reception import Reception
from regalia.server.replays import replayed
from regalia.server.terms import games_told
from regalia.wire.openapi import openapi
from regalia.wire.reading import BadMessage, read
from regalia.wire.requests import (
    BotSeated,
    Claim,
    Continued,
    Error,
    GameTold,
    HeldSeat,
    Hiring,
    LinkMade,
    Moving,
    Nearby,
    NewTable,
    Review,
    Sitting,
    TableList,
    TableMade,
    TableTold,
    WantedReview,
)

T = TypeVar("T")
Asking = Request[Any, Any, Any]

log = logging.getLogger(__name__)

NEW_TABLE = msgspec.json.Decoder(NewTable)
SITTING = msgspec.json.Decoder(Sitting)
HIRING = msgspec.json.Decoder(Hiring)
MOVING = msgspec.json.Decoder(Moving)
CLAIM = msgspec.json.Decoder(Claim)
WANTED_REVIEW = msgspec.json.Decoder(WantedReview)
CONTINUED = msgspec.json.Decoder(Continued)

SCHEME = "Bearer "
LOOPBACK = ("127.0.0.1", "::1")
SENTENCES = {
    404: "there is nothing at this address",
    405: "this address is not asked in this way",
    413: "a request has at most 64 KiB",
}


@get("/api/games")
async def games() -> list[GameTold]:
    """The games that can be played here."""
    return games_told()


@get("/api/nearby")
async def nearby(state: State, request: Asking) -> Nearby:
    """Where others in the network find this server, told to who sits at this machine alone."""
    asker = request.scope["state"]["address"]
    # behind a proxy everybody seems to be here, but has come by another name
    at_home = asker in LOOPBACK and request.url.hostname in (*LOOPBACK, "localhost")
    return Nearby(state.get("nearby") if at_home else None)


@post("/api/tables")
async def make_table(state: State, request: Asking) -> TableMade:
    """Makes a table."""
    one_more_table(state, request)
    return await reception_of(state).make(await body(request, NEW_TABLE))


@post("/api/continue")
async def play_on(state: State, request: Asking) -> TableMade:
    """Makes a table at which a finished game goes on from one of its positions."""
    one_more_table(state, request)
    return await reception_of(state).play_on(await body(request, CONTINUED))


@get("/api/tables")
async def list_tables(state: State, after: str | None = None) -> TableList:
    """The listed tables, newest first."""
    return await host_of(state).store.listed(after)


@get("/api/tables/{table_id:str}")
async def tell_table(state: State, table_id: str) -> TableTold:
    """What anyone may know of a table."""
    return (await host_of(state).table(table_id)).table.told()


@post("/api/tables/{table_id:str}/seats")
async def sit(state: State, request: Asking, table_id: str) -> HeldSeat:
    """Sits down."""
    return await reception_of(state).sit(table_id, await body(request, SITTING))


@post("/api/tables/{table_id:str}/bots")
async def hire(state: State, request: Asking, table_id: str) -> BotSeated:
    """Gives a bot an open seat, as a person of the table asks."""
    await seat_held(state, request, table_id)
    return await reception_of(state).hire(table_id, await body(request, HIRING))


@delete("/api/tables/{table_id:str}/seats/{seat:int}")
async def leave(state: State, request: Asking, table_id: str, seat: int) -> None:
    """Gets up: before the start the seat is open again, later a bot plays on."""
    held = await seat_held(state, request, table_id)
    if held != seat:
        raise NotYours("that is not the seat of this token")
    await reception_of(state).leave(table_id, seat)


@get("/api/tables/{table_id:str}/view")
async def view(
    state: State, request: Asking, table_id: str, moves: int | None = None
) -> Response[bytes]:
    """The position as the token's seat sees it, or a spectator: now, or after so many moves."""
    await host_of(state).table(table_id)
    seat = None if bearer(request) is None else await seat_held(state, request, table_id)
    position = await reception_of(state).view(table_id, seat, moves)
    return Response(msgspec.json.encode(position), media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/record")
async def record(state: State, table_id: str) -> Response[str]:
    """A finished table's record."""
    return Response(await reception_of(state).record(table_id), media_type=MediaType.JSON)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(state: State, request: Asking, table_id: str) -> TableMade:
    """The same people at a new table, everyone one seat on."""
    seat = await seat_held(state, request, table_id)
    return await reception_of(state).rematch(table_id, seat, bearer(request) or "")


@post("/api/tables/{table_id:str}/link")
async def link(state: State, request: Asking, table_id: str) -> LinkMade:
    """A code that moves the token's seat to another device."""
    seat = await seat_held(state, request, table_id)
    moving = await body(request, MOVING)
    return await reception_of(state).link(table_id, seat, moving.keep)


@post("/api/tables/{table_id:str}/claim")
async def claim(state: State, request: Asking, table_id: str) -> HeldSeat:
    """Takes a seat over to this device."""
    return await reception_of(state).claim(table_id, (await body(request, CLAIM)).code)


@post("/api/replay", status_code=200)
async def replay(request: Asking, seat: int = SPECTATOR) -> Response[bytes]:
    """A record told again: as a seat saw it, as a spectator (-1), or with all secrets (-2)."""
    told = await asyncio.to_thread(replayed, await request.body(), seat)
    return Response(msgspec.json.encode(told), media_type=MediaType.JSON)


@post("/api/review", status_code=200)
async def review(state: State, request: Asking) -> Review:
    """A finished game looked over by a strong bot; the answer tells how far that has got."""
    wanted = await body(request, WANTED_REVIEW)
    if wanted.begin and not limits_of(state).reviews.take(request.scope["state"]["address"]):
        raise TooFast("too many reviews from this address: please read some of them first")
    return await reception_of(state).review(wanted)


@get("/api/reviews/{review_id:str}")
async def review_news(state: State, review_id: str, after: int = 0) -> Review:
    """What a review has found beyond the first moves."""
    return host_of(state).reviews.news(review_id, max(0, after))


@websocket("/api/tables/{table_id:str}/feed")
async def feed(socket: WebSocket[Any, Any, Any], state: State, table_id: str) -> None:
    """The feed of a table."""
    try:
        live = await host_of(state).table(table_id)
    except Denied as denied:
        await socket.receive()
        await deny(denied, socket.scope, socket.send)
        return
    one = Feed(host_of(state), live, socket, limits_of(state))
    feeds: set[Feed] = state["feeds"]
    feeds.add(one)
    try:
        # a task of its own: what it hears does not pass through all layers of the application
        await asyncio.create_task(one.run())
    finally:
        feeds.discard(one)


@get("/health/live", media_type=MediaType.TEXT)
async def live_probe() -> str:
    """The process runs."""
    return "alive\n"


@get("/health/ready", media_type=MediaType.TEXT)
async def ready_probe(state: State) -> str:
    """The store answers."""
    await host_of(state).store.alive()
    return "ready\n"


@get("/metrics")
async def metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    figures, kind = told()
    return Response(figures, media_type=kind)


@get("/schema")
async def schema() -> dict[str, Any]:
    """The description of these requests (OpenAPI)."""
    return openapi(__version__)


ROUTES = [
    games,
    nearby,
    make_table,
    play_on,
    list_tables,
    tell_table,
    sit,
    hire,
    leave,
    view,
    record,
    rematch,
    link,
    claim,
    replay,
    review,
    review_news,
    feed,
    live_probe,
    ready_probe,
    metrics,
    schema,
]


def host_of(state: State) -> Host:
    """The host of this server."""
    host: Host = state["host"]
    return host


def reception_of(state: State) -> Reception:
    """The reception of this server."""
    return Reception(host_of(state))


def limits_of(state: State) -> Limits:
    """The limits of this server."""
    limits: Limits = state["limits"]
    return limits


def one_more_table(state: State, request: Asking) -> None:
    """Counts the tables that an address makes."""
    if not limits_of(state).tables.take(request.scope["state"]["address"]):
        raise TooFast("too many tables from this address: please play some of them first")


async def body(request: Asking, decoder: msgspec.json.Decoder[T]) -> T:
    """What was sent with a request, read strictly."""
    try:
        return read(await request.body(), decoder)
    except BadMessage as bad:
        raise Bad(str(bad)) from None


def bearer(request: Asking) -> str | None:
    """The token of a request."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    if header[: len(SCHEME)].lower() != SCHEME.lower():
        raise NoToken("a token is sent as Authorization: Bearer …")
    return header[len(SCHEME) :].strip()


async def seat_held(state: State, request: Asking, table_id: str) -> int:
    """The seat that the token of a request opens."""
    await host_of(state).table(table_id)
    token = bearer(request)
    seat = None if token is None else await reception_of(state).seat_of(table_id, token)
    if seat is None:
        raise NoToken("a token of a seat at this table is needed")
    return seat


def denied(_: Asking, error: Denied) -> Response[Error]:
    """The answer to what is not granted."""
    headers = {"www-authenticate": "Bearer"} if error.status == 401 else None
    return Response(Error(error.sentence, error.rule), status_code=error.status, headers=headers)


def malformed(request: Asking, error: HTTPException) -> Response[Error] | Response[bytes]:
    """The answer to what the framework finds wrong."""
    shown = lost(request) if error.status_code == 404 else None
    if shown is not None:
        return shown
    sentence = SENTENCES.get(error.status_code, error.detail or "this cannot be asked here")
    return Response(Error(sentence, None), status_code=error.status_code)


def unexpected(_: Asking, error: Exception) -> Response[Error]:
    """The answer where we have made a mistake."""
    log.error("a request could not be answered", exc_info=error)
    return Response(
        Error("something went wrong here, and it has been noted", None), status_code=500
    )
