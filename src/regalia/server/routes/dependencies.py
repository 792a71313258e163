"""What Litestar passes to handlers by parameter name: the body, the tables, the token's seat."""

from functools import cache
from typing import Any, get_type_hints

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import InternalServerException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from regalia.server.access_tokens import hash_token
from regalia.server.errors import (
    ClientGone,
    TooManyRequests,
    Unauthorized,
    bad_input_as_bad_request,
)
from regalia.server.host import TableHost
from regalia.wire.reading import decode_message

HttpRequest = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]
Host = NamedDependency[TableHost]
TableId = FromPath[str]
Seat = NamedDependency[int]

BEARER_PREFIX = "Bearer "


def table_host(state: State) -> TableHost:
    """The tables of this node."""
    host: TableHost = state["host"]
    return host


async def read_body(request: HttpRequest) -> Any:
    """The body of a request, read strictly as the type that its handler declares."""
    try:
        body = await request.body()
    except InternalServerException:
        raise ClientGone("the request was not complete") from None
    with bad_input_as_bad_request():
        return decode_message(body, body_decoder(request.route_handler))


@cache
def body_decoder(handler: BaseRouteHandler) -> msgspec.json.Decoder[Any]:
    """The decoder for the type of a handler's argument `wanted`."""
    return msgspec.json.Decoder(get_type_hints(handler.fn)["wanted"])


def held_seat(request: HttpRequest) -> int | None:
    """The seat that a guard has found for the token of a request."""
    seat: int | None = request.scope["state"]["held_seat"]
    return seat


DEPENDENCIES = {
    "host": Provide(table_host, sync_to_thread=False),
    "wanted": Provide(read_body),
    "held_seat": Provide(held_seat, sync_to_thread=False),
}


# guards: they run before the body is read


async def find_seat_of_token(connection: Connection, _: BaseRouteHandler) -> None:
    """Finds the seat of the token, if there is a token; Unauthorized if it is unknown."""
    host: TableHost = connection.app.state["host"]
    table_id: str = connection.path_params["table_id"]
    await host.get_table(table_id)
    token = bearer_token(connection)
    seat = None if token is None else await host.store.seat_of_token(table_id, hash_token(token))
    if token is not None and seat is None:
        raise Unauthorized("a token of a seat at this table is needed")
    connection.scope["state"]["held_seat"] = seat


async def require_token(connection: Connection, handler: BaseRouteHandler) -> None:
    """Finds the seat of the token; Unauthorized if there is none."""
    await find_seat_of_token(connection, handler)
    if connection.scope["state"]["held_seat"] is None:
        raise Unauthorized("a token of a seat at this table is needed")


def limit_new_tables(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuses to make a table if this address has made too many."""
    if not connection.app.state["limits"].tables.try_take_token(
        connection.scope["state"]["address"]
    ):
        raise TooManyRequests("too many tables from this address: please play some of them first")


def bearer_token(connection: Connection) -> str | None:
    """The token in the Authorization header, if there is one."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    if header[: len(BEARER_PREFIX)].lower() != BEARER_PREFIX.lower():
        raise Unauthorized("a token is sent as Authorization: Bearer …")
    return header[len(BEARER_PREFIX) :].strip()
