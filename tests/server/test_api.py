"""The routes are the one source of the HTTP API: whatever describes it follows from them."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from litestar import Litestar, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.routes import HTTPRoute
from tools.write_schema import DOCS, wire_schema

from regalia.server.app import make_app
from regalia.server.openapi import describe_api, list_operations
from regalia.server.routes.dependencies import DEPENDENCIES, require_token
from regalia.server.settings import Settings
from regalia.wire import requests
from regalia.wire.requests import BotSeated, Hiring

APP = make_app(Settings(data=Path("unused")))
PAGES = {"serve_page", "serve_asset", "serve_fixed_file"}
NOT_DESCRIBED = {("GET", "/metrics"), ("GET", "/schema")}  # they are no part of the API


def plain_path(path: str) -> str:
    """A path with `*` for everything that varies."""
    return re.sub(r"\{[^}]*\}", "*", path)


def served_requests() -> set[tuple[str, str]]:
    """The method and path of every route but those of the pages."""
    return {
        (method, plain_path(route.path))
        for route in APP.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.handler_name not in PAGES
        for method in handler.http_methods - {"OPTIONS"}
    }


def documented_requests() -> Iterator[tuple[str, str]]:
    """The method and path of every row in the table of requests of `docs/wire.md`."""
    page = (DOCS / "wire.md").read_text("utf-8")
    table = page.partition("| request |")[2].partition("\n\n")[0]
    for row in table.splitlines()[2:]:
        cell = row.split(" | ")[0]
        method = "GET"
        for found in re.finditer(r"`(?:([A-Z]+) )?(/[\w/]+)", cell):
            method = found[1] or method
            yield method, re.sub(r"/[A-Z]\b", "/*", found[2])


def test_every_route_is_described_and_nothing_else_is() -> None:
    described = {
        (method.upper(), plain_path(path))
        for path, methods in describe_api(APP)["paths"].items()
        for method in methods
    }
    assert described == served_requests() - NOT_DESCRIBED


def test_every_route_stands_on_the_page_of_the_wire_and_nothing_else_does() -> None:
    assert set(documented_requests()) == served_requests()


def test_every_type_of_a_body_or_an_answer_belongs_to_a_request() -> None:
    declared = {
        name
        for name, kind in vars(requests).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not kind.__subclasses__()
    }
    assert declared <= set(wire_schema()["$defs"])


def test_a_new_route_is_described_by_its_signature_alone() -> None:
    @post("/api/tables/{table_id:str}/helpers", guards=[require_token])
    async def hire_helper(
        table_id: FromPath[str], wanted: NamedDependency[Hiring], times: FromQuery[int] = 1
    ) -> BotSeated:
        """Hires a helper."""
        return BotSeated(times)

    @get("/api/secret", include_in_schema=False)
    async def secret() -> str:
        """Nobody needs to know."""
        return ""

    api = describe_api(Litestar([hire_helper, secret], dependencies=DEPENDENCIES))
    assert list(api["paths"]) == ["/api/tables/{table}/helpers"]
    described = api["paths"]["/api/tables/{table}/helpers"]["post"]
    assert described["summary"] == "Hires a helper."
    assert [(one["name"], one["in"]) for one in described["parameters"]] == [
        ("table", "path"),
        ("times", "query"),
    ]
    assert described["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith(
        "/Hiring"
    )
    assert " ".join(sorted(described["responses"])) == "201 400 401 403 404 409 413 429 503"
    assert described["security"] == [{"token": []}]


def test_every_request_says_what_it_does() -> None:
    assert all(operation.summary for operation in list_operations(APP))
