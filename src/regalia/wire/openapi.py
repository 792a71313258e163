"""The requests of the wire as OpenAPI, from the types of their bodies and answers."""

from typing import Any, NamedTuple

import msgspec

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
    Replayed,
    Review,
    Sitting,
    TableList,
    TableMade,
    TableTold,
    WantedReview,
)
from regalia.wire.schema import SeenPosition

REF = "#/components/schemas/{name}"
STATUS_TEXTS = {
    400: "it makes no sense",
    401: "no token, or an unknown one",
    403: "not yours, or a foreign origin",
    404: "there is no such table",
    409: "not now",
    413: "too large",
    429: "too fast",
    503: "the store is busy",
}
COMMON_STATUSES = (400, 403, 429, 503)


class Operation(NamedTuple):
    """One request: how it is asked, what it is answered, and how it may be refused."""

    method: str
    path: str
    says: str
    body: Any = None
    answer: Any = None
    status: int = 200
    refused: tuple[int, ...] = ()
    opened: str = ""  # by a token: "always", "perhaps", or none is looked at


class ViewTold(SeenPosition):
    """A position with the legal moves of its seat."""

    legal: dict[str, list[str]]


REQUESTS = (
    Operation(
        "post",
        "/api/replay",
        "A record told again: as a seat saw it, as a spectator (-1), or with all secrets (-2).",
        dict[str, Any],
        Replayed,
        200,
        (413,),
    ),
    Operation(
        "post",
        "/api/review",
        "A finished game looked over, and how far that has got.",
        WantedReview,
        Review,
        200,
        (404, 409, 413),
    ),
    Operation(
        "get",
        "/api/reviews/{review}",
        "What a review has found beyond the first moves.",
        None,
        Review,
        200,
        (404,),
    ),
    Operation(
        "post",
        "/api/continue",
        "Makes a table at which a finished game goes on from one of its positions.",
        Continued,
        TableMade,
        201,
        (404, 409, 413),
    ),
    Operation("get", "/api/games", "The games that can be played here.", None, list[GameTold]),
    Operation(
        "get",
        "/api/games/{game}/words",
        "The words of a game in one language.",
        None,
        GameWords,
        200,
        (404,),
    ),
    Operation("get", "/api/nearby", "Where others in the network find this server.", None, Nearby),
    Operation("post", "/api/tables", "Makes a table.", NewTable, TableMade, 201, (413,)),
    Operation("get", "/api/tables", "The listed tables, newest first.", None, TableList),
    Operation(
        "post",
        "/api/lobby",
        "The newest listed tables, and the state of the tables asked for.",
        FollowedTables,
        Lobby,
        200,
        (413,),
    ),
    Operation(
        "get",
        "/api/tables/{table}",
        "What anyone may know of a table.",
        None,
        TableTold,
        200,
        (404,),
    ),
    Operation(
        "post",
        "/api/tables/{table}/seats",
        "Sits down.",
        Sitting,
        HeldSeat,
        201,
        (404, 409, 413),
    ),
    Operation(
        "post",
        "/api/tables/{table}/bots",
        "Gives a bot an open seat.",
        Hiring,
        BotSeated,
        201,
        (401, 404, 409, 413),
        "always",
    ),
    Operation(
        "delete",
        "/api/tables/{table}/seats/{seat}",
        "Gets up: before the start the seat is open again, later a bot plays on.",
        None,
        None,
        204,
        (401, 404, 409),
        "always",
    ),
    Operation(
        "get",
        "/api/tables/{table}/view",
        "The position as the token's seat sees it, or a spectator: now, or after so many moves.",
        None,
        ViewTold,
        200,
        (401, 404, 409),
        "perhaps",
    ),
    Operation(
        "get",
        "/api/tables/{table}/record",
        "A finished table's record.",
        None,
        dict[str, Any],
        200,
        (404, 409),
    ),
    Operation(
        "post",
        "/api/tables/{table}/rematch",
        "The same people at a new table, everyone one seat on.",
        None,
        TableMade,
        201,
        (401, 404, 409),
        "always",
    ),
    Operation(
        "post",
        "/api/tables/{table}/link",
        "A code that moves the token's seat to another device.",
        Moving,
        LinkMade,
        201,
        (401, 404, 413),
        "always",
    ),
    Operation(
        "post",
        "/api/tables/{table}/claim",
        "Takes a seat over to this device.",
        Claim,
        HeldSeat,
        201,
        (404, 409, 413),
    ),
    Operation("get", "/health/live", "The process runs.", None, str),
    Operation("get", "/health/ready", "The store answers.", None, str),
)


def make_openapi(version: str) -> dict[str, Any]:
    """The description of all requests."""
    types = [Error, *(one.body for one in REQUESTS if one.body)]
    types += [one.answer for one in REQUESTS if one.answer not in (None, str)]
    found, components = msgspec.json.schema_components(types, ref_template=REF)
    schemas = dict(zip(map(str, types), found, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in REQUESTS:
        paths.setdefault(one.path, {})[one.method] = operation_object(one, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Regalia", "version": version, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation_object(one: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    """One request."""
    told: dict[str, Any] = {
        "summary": one.says,
        "operationId": f"{one.method}{one.path.title()}".translate({ord(c): None for c in "/{}"}),
        "parameters": list(parameter_objects(one)),
        "responses": {str(one.status): response_object(one, schemas)},
    }
    for status in sorted({*COMMON_STATUSES, *one.refused}):
        told["responses"][str(status)] = {
            "description": STATUS_TEXTS[status],
            "content": {"application/json": {"schema": schemas[str(Error)]}},
        }
    if one.body is not None:
        content = {"application/json": {"schema": schemas[str(one.body)]}}
        told["requestBody"] = {"required": True, "content": content}
    if one.opened:
        told["security"] = [{"token": []}] if one.opened == "always" else [{}, {"token": []}]
    return told


def response_object(one: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    """What is answered if all goes well."""
    if one.answer is None:
        return {"description": "done"}
    if one.answer is str:
        return {"description": "yes", "content": {"text/plain": {"schema": {"type": "string"}}}}
    schema = schemas[str(one.answer)]
    return {"description": one.says, "content": {"application/json": {"schema": schema}}}


def parameter_objects(one: Operation) -> list[dict[str, Any]]:
    """What stands in the address."""
    found: list[dict[str, Any]] = []
    if "{table}" in one.path:
        kind: dict[str, Any] = {"type": "string"}
        found.append({"name": "table", "in": "path", "required": True, "schema": kind})
    if "{seat}" in one.path:
        kind = {"type": "integer", "minimum": 0}
        found.append({"name": "seat", "in": "path", "required": True, "schema": kind})
    if "{review}" in one.path:
        kind = {"type": "string"}
        found.append({"name": "review", "in": "path", "required": True, "schema": kind})
        found.append({"name": "after", "in": "query", "schema": {"type": "integer"}})
    if one.answer is ViewTold:
        kind = {"type": "integer", "minimum": 0}
        found.append({"name": "moves", "in": "query", "schema": kind})
    if one.answer is TableList:
        found.append({"name": "after", "in": "query", "schema": {"type": "string"}})
    if one.answer is Replayed:
        found.append({"name": "seat", "in": "query", "schema": {"type": "integer"}})
    return found
