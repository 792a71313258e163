"""The requests of the wire page."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from regalia.server.errors import Denied, NoToken, NotYours, TooFast
from regalia.server.feed import Feed
from regalia.server.guard import deny
from regalia.server.host import Host
from regalia.server.limits import Limits
from regalia.server.metrics import told
from regalia.server.terms import games_told
from regalia.wire.requests import (
    Claim,
    Error,
    GameTold,
    HeldSeat,
    LinkMade,
    Moving,
    NewTable,
    Sitting,
    TableList,
    TableMade,
    TableTold,
)

SCHEME = "Bearer "
SENTENCES = {
    404: "there is nothing at this address",
    405: "this address is not asked in this way",
    413: "a request has at most 64 KiB",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a request may meet, for the description of the server."""
    return {
        status: ResponseSpec(Error, description="refused", generate_examples=False)
        for status in (400, 403, 429, 503, *statuses)
    }


@get("/api/games", responses=refusals())
async def games() -> list[GameTold]:
    """The games that can be played here."""
    return games_told()


@post("/api/tables", responses=refusals(413))
async def make_table(data: NewTable, state: State, request: Request[Any, Any, Any]) -> TableMade:
    """Makes a table."""
    if not limits_of(state).tables.take(request.scope["state"]["address"]):
        raise TooFast("too many tables from this address: please play some of them first")
    return await host_of(state).make(data)


@get("/api/tables", responses=refusals())
async def list_tables(state: State, after: str | None = None) -> TableList:
    """The listed tables, newest first."""
    return await host_of(state).store.listed(after)


@get("/api/tables/{table_id:str}", responses=refusals(404))
async def tell_table(state: State, table_id: str) -> TableTold:
    """What anyone may know of a table."""
    return (await host_of(state).table(table_id)).table.told()


@post("/api/tables/{table_id:str}/seats", responses=refusals(404, 409, 413))
async def sit(data: Sitting, state: State, table_id: str) -> HeldSeat:
    """Sits down."""
    return await host_of(state).sit(table_id, data)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", responses=refusals(401, 404, 409))
async def leave(state: State, request: Request[Any, Any, Any], table_id: str, seat: int) -> None:
    """Gets up: before the start the seat is open again, later a bot plays on."""
    held = await seat_held(state, request, table_id)
    if held != seat:
        raise NotYours("that is not the seat of this token")
    await host_of(state).leave(table_id, seat)


@get("/api/tables/{table_id:str}/view", responses=refusals(401, 404, 409))
async def view(state: State, request: Request[Any, Any, Any], table_id: str) -> Response[bytes]:
    """The position as the token's seat sees it, or a spectator."""
    host = host_of(state)
    await host.table(table_id)
    seat = None if bearer(request) is None else await seat_held(state, request, table_id)
    position = await host.view(table_id, seat)
    return Response(msgspec.json.encode(position), media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/record", responses=refusals(404, 409))
async def record(state: State, table_id: str) -> Response[str]:
    """A finished table's record."""
    return Response(await host_of(state).record(table_id), media_type=MediaType.JSON)


@post("/api/tables/{table_id:str}/rematch", responses=refusals(401, 404, 409))
async def rematch(state: State, request: Request[Any, Any, Any], table_id: str) -> TableMade:
    """The same people at a new table, everyone one seat on."""
    seat = await seat_held(state, request, table_id)
    return await host_of(state).rematch(table_id, seat, bearer(request) or "")


@post("/api/tables/{table_id:str}/link", responses=refusals(401, 404, 413))
async def link(
    data: Moving, state: State, request: Request[Any, Any, Any], table_id: str
) -> LinkMade:
    """A code that moves the token's seat to another device."""
    seat = await seat_held(state, request, table_id)
    return await host_of(state).link(table_id, seat, data.keep)


@post("/api/tables/{table_id:str}/claim", responses=refusals(404, 409, 413))
async def claim(data: Claim, state: State, table_id: str) -> HeldSeat:
    """Takes a seat over to this device."""
    return await host_of(state).claim(table_id, data.code)


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
        await one.run()
    finally:
        feeds.discard(one)


@get("/health/live", media_type=MediaType.TEXT)
async def live_probe() -> str:
    """The process runs."""
    return "alive\n"


@get("/health/ready", media_type=MediaType.TEXT, responses=refusals())
async def ready_probe(state: State) -> str:
    """The store answers."""
    await host_of(state).store.alive()
    return "ready\n"


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    figures, kind = told()
    return Response(figures, media_type=kind)


@get("/schema", include_in_schema=False)
async def schema(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The description of these requests (OpenAPI)."""
    described: dict[str, Any] = request.app.openapi_schema.to_schema()
    return described


ROUTES = [
    games,
    make_table,
    list_tables,
    tell_table,
    sit,
    leave,
    view,
    record,
    rematch,
    link,
    claim,
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


def limits_of(state: State) -> Limits:
    """The limits of this server."""
    limits: Limits = state["limits"]
    return limits


def bearer(request: Request[Any, Any, Any]) -> str | None:
    """The token of a request."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    if header[: len(SCHEME)].lower() != SCHEME.lower():
        raise NoToken("a token is sent as Authorization: Bearer …")
    return header[len(SCHEME) :].strip()


async def seat_held(state: State, request: Request[Any, Any, Any], table_id: str) -> int:
    """The seat that the token of a request opens."""
    await host_of(state).table(table_id)
    token = bearer(request)
    seat = None if token is None else await host_of(state).seat_of(table_id, token)
    if seat is None:
        raise NoToken("a token of a seat at this table is needed")
    return seat


def denied(_: Request[Any, Any, Any], error: Denied) -> Response[Error]:
    """The answer to what is not granted."""
    headers = {"www-authenticate": "Bearer"} if error.status == 401 else None
    return Response(Error(error.sentence, error.rule), status_code=error.status, headers=headers)


def malformed(_: Request[Any, Any, Any], error: HTTPException) -> Response[Error]:
    """The answer to what the framework finds wrong."""
    sentence = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        where = first.get("key")
        sentence = f"{where}: {first['message']}" if where else str(first["message"])
    status = error.status_code
    sentence = SENTENCES.get(status, sentence)
    if status >= 500:
        sentence = "something went wrong here, and it has been noted"
    return Response(
        Error(sentence or "that is no request of this server", None), status_code=status
    )
