"""The HTTP routes of the server, and its WebSocket route."""

import asyncio
import logging
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from regalia import __version__
from regalia.kernel.event import SPECTATOR
from regalia.kernel.text.voice import FALLBACK
from regalia.server.errors import (
    Forbidden,
    RequestError,
    TooManyRequests,
    Unauthorized,
    refuse_bad_input,
)
from regalia.server.feed import FeedConnection
from regalia.server.game_words import game_words
from regalia.server.host import TableHost
from regalia.server.limits import RateLimits
from regalia.server.metrics import render_metrics
from regalia.server.middleware import reject_websocket
from regalia.server.pages import not_found_page
from regalia.server.replays import replay_record
from regalia.server.table_service import TableService
from regalia.server.table_settings import describe_games
from regalia.wire.openapi import make_openapi
from regalia.wire.reading import decode_message
from regalia.wire.requests import (
    BotSeated,
    Claim,
    Continued,
    Error,
    FollowedTables,
    GameTold,
    GameWords,
    HeldSeat,
    Hiring,
    LinkMade,
    Lobby,
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
HttpRequest = Request[Any, Any, Any]

log = logging.getLogger(__name__)

new_table_decoder = msgspec.json.Decoder(NewTable)
sitting_decoder = msgspec.json.Decoder(Sitting)
hiring_decoder = msgspec.json.Decoder(Hiring)
moving_decoder = msgspec.json.Decoder(Moving)
claim_decoder = msgspec.json.Decoder(Claim)
review_decoder = msgspec.json.Decoder(WantedReview)
followed_decoder = msgspec.json.Decoder(FollowedTables)
continue_decoder = msgspec.json.Decoder(Continued)

SCHEME = "Bearer "
LOOPBACK_ADDRESSES = ("127.0.0.1", "::1")
STATUS_SENTENCES = {
    404: "there is nothing at this address",
    405: "this address is not asked in this way",
    413: "a request has at most 64 KiB",
}


@get("/api/games")
async def games() -> list[GameTold]:
    """Lists the games that can be played here."""
    return describe_games()


@get("/api/games/{name:str}/words")
async def words(name: str, lang: str = FALLBACK) -> GameWords:
    """The words of a game, for clients that were built without it."""
    return game_words(name, lang)


@get("/api/nearby")
async def nearby(state: State, request: HttpRequest) -> Nearby:
    """Tells a client on this machine the server's address in the local network."""
    asker = request.scope["state"]["address"]
    # behind a proxy every client has a loopback address, but uses another host name
    at_home = asker in LOOPBACK_ADDRESSES and request.url.hostname in (
        *LOOPBACK_ADDRESSES,
        "localhost",
    )
    return Nearby(state.get("nearby") if at_home else None)


@post("/api/tables")
async def make_table(state: State, request: HttpRequest) -> TableMade:
    """Makes a table."""
    check_table_limit(state, request)
    return await table_service(state).make_table(await read_body(request, new_table_decoder))


@post("/api/continue")
async def continue_game(state: State, request: HttpRequest) -> TableMade:
    """Makes a table that continues a finished game from one of its positions."""
    check_table_limit(state, request)
    return await table_service(state).continue_game(await read_body(request, continue_decoder))


@get("/api/tables")
async def list_tables(state: State, after: str | None = None) -> TableList:
    """Lists the public tables, newest first."""
    return await host_of(state).store.list_tables(after)


@post("/api/lobby", status_code=200)
async def lobby(state: State, request: HttpRequest) -> Lobby:
    """Everything that a lobby page shows of tables, in one answer.

    The tables asked for stand in the body, since the ids of unlisted tables may not be logged.
    """
    followed = await read_body(request, followed_decoder)
    return await table_service(state).describe_lobby(followed.tables)


@get("/api/tables/{table_id:str}")
async def tell_table(state: State, table_id: str) -> TableTold:
    """Describes a table to anyone."""
    return (await host_of(state).get_table(table_id)).table.public_info()


@post("/api/tables/{table_id:str}/seats")
async def sit(state: State, request: HttpRequest, table_id: str) -> HeldSeat:
    """Takes an open seat."""
    return await table_service(state).seat_person(
        table_id, await read_body(request, sitting_decoder)
    )


@post("/api/tables/{table_id:str}/bots")
async def hire(state: State, request: HttpRequest, table_id: str) -> BotSeated:
    """Gives an open seat to a bot; only people of the table may ask for it."""
    await require_seat(state, request, table_id)
    return await table_service(state).seat_bot(table_id, await read_body(request, hiring_decoder))


@delete("/api/tables/{table_id:str}/seats/{seat:int}")
async def leave(state: State, request: HttpRequest, table_id: str, seat: int) -> None:
    """Leaves a seat: before the start it is open again, later a bot plays on."""
    held = await require_seat(state, request, table_id)
    if held != seat:
        raise Forbidden("that is not the seat of this token")
    await table_service(state).leave_seat(table_id, seat)


@get("/api/tables/{table_id:str}/view")
async def view(
    state: State, request: HttpRequest, table_id: str, moves: int | None = None
) -> Response[bytes]:
    """The position as the token's seat or a spectator sees it, now or after a number of moves."""
    await host_of(state).get_table(table_id)
    seat = None if bearer_token(request) is None else await require_seat(state, request, table_id)
    position = await table_service(state).position(table_id, seat, moves)
    return Response(msgspec.json.encode(position), media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/record")
async def record(state: State, table_id: str) -> Response[str]:
    """The record of a finished table."""
    return Response(await table_service(state).finished_record(table_id), media_type=MediaType.JSON)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(state: State, request: HttpRequest, table_id: str) -> TableMade:
    """Makes a rematch: the same people, each one seat further."""
    seat = await require_seat(state, request, table_id)
    return await table_service(state).rematch(table_id, seat, bearer_token(request) or "")


@post("/api/tables/{table_id:str}/link")
async def link(state: State, request: HttpRequest, table_id: str) -> LinkMade:
    """Makes a code that moves the token's seat to another device."""
    seat = await require_seat(state, request, table_id)
    moving = await read_body(request, moving_decoder)
    return await table_service(state).make_link(table_id, seat, moving.keep)


@post("/api/tables/{table_id:str}/claim")
async def claim(state: State, request: HttpRequest, table_id: str) -> HeldSeat:
    """Moves a seat to this device with such a code."""
    return await table_service(state).claim_seat(
        table_id, (await read_body(request, claim_decoder)).code
    )


@post("/api/replay", status_code=200)
async def replay(request: HttpRequest, seat: int = SPECTATOR) -> Response[bytes]:
    """Replays a record as a seat saw it, as a spectator (-1), or with all secrets (-2)."""
    render_metrics = await asyncio.to_thread(replay_record, await request.body(), seat)
    return Response(msgspec.json.encode(render_metrics), media_type=MediaType.JSON)


@post("/api/review", status_code=200)
async def review(state: State, request: HttpRequest) -> Review:
    """Reviews a finished game with a strong bot; the answer tells how far the review is."""
    wanted = await read_body(request, review_decoder)
    if wanted.begin and not limits_of(state).reviews.try_take(request.scope["state"]["address"]):
        raise TooManyRequests("too many reviews from this address: please read some of them first")
    return await table_service(state).review_game(wanted)


@get("/api/reviews/{review_id:str}")
async def review_news(state: State, review_id: str, after: int = 0) -> Review:
    """What a review has found after the first `after` moves."""
    return host_of(state).reviews.progress(review_id, max(0, after))


@websocket("/api/tables/{table_id:str}/feed")
async def feed(socket: WebSocket[Any, Any, Any], state: State, table_id: str) -> None:
    """Opens the feed of a table."""
    try:
        live = await host_of(state).get_table(table_id)
    except RequestError as error_response:
        await socket.receive()
        await reject_websocket(error_response, socket.scope, socket.send)
        return
    connection = FeedConnection(host_of(state), live, socket, limits_of(state))
    feeds: set[FeedConnection] = state["feeds"]
    feeds.add(connection)
    try:
        # a task of its own: messages need not pass through the application's layers
        await asyncio.create_task(connection.run())
    finally:
        feeds.discard(connection)


@get("/health/live", media_type=MediaType.TEXT)
async def live_probe() -> str:
    """Answers as long as the process runs."""
    return "alive\n"


@get("/health/ready", media_type=MediaType.TEXT)
async def ready_probe(state: State) -> str:
    """Answers if the store does."""
    await host_of(state).store.ping()
    return "ready\n"


@get("/metrics")
async def metrics() -> Response[bytes]:
    """Serves the Prometheus metrics."""
    figures, kind = render_metrics()
    return Response(figures, media_type=kind)


@get("/schema")
async def schema() -> dict[str, Any]:
    """Serves the OpenAPI description."""
    return make_openapi(__version__)


ROUTES = [
    games,
    words,
    nearby,
    make_table,
    continue_game,
    list_tables,
    lobby,
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


def host_of(state: State) -> TableHost:
    """The table host of this application."""
    host: TableHost = state["host"]
    return host


def table_service(state: State) -> TableService:
    """A service for the requests about tables."""
    return TableService(host_of(state))


def limits_of(state: State) -> RateLimits:
    """The rate limits of this application."""
    limits: RateLimits = state["limits"]
    return limits


def check_table_limit(state: State, request: HttpRequest) -> None:
    """Refuses to make a table if this address has made too many."""
    if not limits_of(state).tables.try_take(request.scope["state"]["address"]):
        raise TooManyRequests("too many tables from this address: please play some of them first")


async def read_body(request: HttpRequest, decoder: msgspec.json.Decoder[T]) -> T:
    """Reads the body of a request strictly."""
    with refuse_bad_input():
        return decode_message(await request.body(), decoder)


def bearer_token(request: HttpRequest) -> str | None:
    """The token in the Authorization header, if there is one."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    if header[: len(SCHEME)].lower() != SCHEME.lower():
        raise Unauthorized("a token is sent as Authorization: Bearer …")
    return header[len(SCHEME) :].strip()


async def require_seat(state: State, request: HttpRequest, table_id: str) -> int:
    """The seat of the request's token; Unauthorized if it has none."""
    await host_of(state).get_table(table_id)
    token = bearer_token(request)
    seat = None if token is None else await table_service(state).seat_of_token(table_id, token)
    if seat is None:
        raise Unauthorized("a token of a seat at this table is needed")
    return seat


def error_response(_: HttpRequest, error: RequestError) -> Response[Error]:
    """The response to a request that is refused."""
    headers = {"www-authenticate": "Bearer"} if error.status == 401 else None
    return Response(Error(error.sentence, error.rule), status_code=error.status, headers=headers)


def http_exception_response(
    request: HttpRequest, error: HTTPException
) -> Response[Error] | Response[bytes]:
    """The response to an error that the framework has found."""
    page = not_found_page(request) if error.status_code == 404 else None
    if page is not None:
        return page
    sentence = STATUS_SENTENCES.get(error.status_code, error.detail or "this cannot be asked here")
    return Response(Error(sentence, None), status_code=error.status_code)


def unexpected_error_response(_: HttpRequest, error: Exception) -> Response[Error]:
    """The response to a failure of the server itself."""
    log.error("a request could not be answered", exc_info=error)
    return Response(
        Error("something went wrong here, and it has been noted", None), status_code=500
    )
