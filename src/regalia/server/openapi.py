"""Describes the HTTP API as OpenAPI, from the routes of the application.

A handler's path, arguments, return type, guards and docstring say everything. Litestar's own
generator is not used: it describes neither our refusals nor msgspec's types as exactly.
"""

import re
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from regalia import __version__
from regalia.server.routes.dependencies import DEPENDENCIES, find_seat_of_token, require_token
from regalia.wire.requests import Error, FinishedGame

COMPONENT_REF = "#/components/schemas/{name}"
PATH_PARAMETER = re.compile(r"\{(\w+?)(?:_id)?:\w+\}")
PARAMETER_TYPES: dict[Any, str] = {
    str: "string",
    str | None: "string",
    int: "integer",
    int | None: "integer",
}
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
COMMON_STATUSES = {400, 403, 429, 503}


class Operation:
    """One request of the API: its method, its path, and what its handler's signature says."""

    def __init__(self, method: str, path: str, handler: HTTPRouteHandler) -> None:
        self.method = method.lower()
        self.path = PATH_PARAMETER.sub(r"{\1}", path)
        self.summary = " ".join((handler.fn.__doc__ or "").split())
        hints = get_type_hints(handler.fn)
        returned = hints.pop("return")
        self.answer: Any = handler.opt.get("answer", None if returned is type(None) else returned)
        self.status = handler.status_code
        self.body: Any = dict[str, Any] if "body" in hints else hints.get("wanted")
        self.guards = handler.guards or ()
        self.parameters = {
            name.removesuffix("_id"): {"type": PARAMETER_TYPES[kind]}
            for name, kind in hints.items()
            if kind in PARAMETER_TYPES and name not in DEPENDENCIES
        }

    def body_and_answer_types(self) -> Iterator[Any]:
        """The types of the body and the answer."""
        yield from (one for one in (self.body, self.answer) if one not in (None, str))

    def refusal_statuses(self) -> list[int]:
        """The statuses with which the request may be refused."""
        statuses = set(COMMON_STATUSES)
        if "{" in self.path:
            statuses.add(404)
        if "{table}" in self.path or (
            isinstance(self.body, type) and issubclass(self.body, FinishedGame)
        ):
            statuses |= {404, 409}
        if self.body is not None:
            statuses.add(413)
        if find_seat_of_token in self.guards or require_token in self.guards:
            statuses.add(401)
        return sorted(statuses)


def list_operations(app: Litestar) -> list[Operation]:
    """Every request that the routes of an application answer, in their order."""
    return [
        Operation(method, route.path, handler)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.resolve_include_in_schema()
        for method in handler.http_methods
        if method != "OPTIONS"
    ]


def describe_api(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document of an application."""
    operations = list_operations(app)
    types = [Error, *(one for operation in operations for one in operation.body_and_answer_types())]
    found, components = msgspec.json.schema_components(types, ref_template=COMPONENT_REF)
    schemas = dict(zip(map(str, types), found, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method] = describe_operation(
            operation, schemas
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Regalia", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def describe_operation(operation: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI object of one request."""
    name = f"{operation.method}{operation.path.title()}"
    described: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": re.sub(r"[/{}]", "", name),
        "parameters": [
            {
                "name": parameter,
                "in": "path" if f"{{{parameter}}}" in operation.path else "query",
                "required": f"{{{parameter}}}" in operation.path,
                "schema": schema,
            }
            for parameter, schema in operation.parameters.items()
        ],
        "responses": {str(operation.status): describe_answer(operation, schemas)},
    }
    for status in operation.refusal_statuses():
        described["responses"][str(status)] = {
            "description": STATUS_TEXTS[status],
            "content": {"application/json": {"schema": schemas[str(Error)]}},
        }
    if operation.body is not None:
        content = {"application/json": {"schema": schemas[str(operation.body)]}}
        described["requestBody"] = {"required": True, "content": content}
    if require_token in operation.guards:
        described["security"] = [{"token": []}]
    elif find_seat_of_token in operation.guards:
        described["security"] = [{}, {"token": []}]
    return described


def describe_answer(operation: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI object of a successful answer."""
    if operation.answer is None:
        return {"description": "done"}
    if operation.answer is str:
        return {"description": "yes", "content": {"text/plain": {"schema": {"type": "string"}}}}
    content = {"application/json": {"schema": schemas[str(operation.answer)]}}
    return {"description": operation.summary, "content": content}
