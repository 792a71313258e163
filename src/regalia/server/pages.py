"""The pages of the web table, as the build has left them in `site`."""

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get

from regalia.server.errors import NotFound

SITE = Path(__file__).parent / "site"
INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # a built file's name holds a digest of it
ASK_AGAIN = "no-cache"
KINDS = {
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".js": "text/javascript",
}
UNBUILT = (
    "The web pages are not built, so browsers cannot play here; terminals can."
    " In a clone of Regalia `make pages` builds them; a server that does not run in that clone"
    " must then be installed from it again."
)


class File:
    """One file of the site, with what it is and, where that is worth it, compressed."""

    def __init__(self, path: Path) -> None:
        small = path.with_name(path.name + ".gz")
        self.plain = path.read_bytes()
        self.packed = small.read_bytes() if small.is_file() else None
        guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.kind = KINDS.get(path.suffix, guessed)


@cache
def file(name: str) -> File | None:
    """A file of the site; only those that the build has made are looked for."""
    known = {str(path.relative_to(SITE)): path for path in SITE.rglob("*") if path.is_file()}
    return File(known[name]) if name in known else None


def are_built() -> bool:
    """Whether there are pages to serve."""
    return (SITE / INDEX).is_file()


def sent(
    request: Request[Any, Any, Any], name: str, caching: str, status: int = 200
) -> Response[bytes]:
    """A file as an answer."""
    found = file(name)
    if found is None:
        if name == INDEX:
            return Response(f"{UNBUILT}\n".encode(), media_type=MediaType.TEXT, status_code=503)
        raise NotFound("there is nothing at this address")
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    body = found.plain
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = found.packed
    return Response(body, status_code=status, media_type=found.kind, headers=headers)


@get(
    [
        "/",
        "/new",
        "/replay",
        "/rules",
        "/rules/{game:str}",
        "/gallery/{game:str}",
        "/t/{table_id:str}",
        "/t/{table_id:str}/replay",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every page is the same one; its script reads the address."""
    return sent(request, INDEX, ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A script, a sheet of styles or a font."""
    return sent(request, f"assets/{name}", FOR_EVER)


@get(
    [
        "/manifest.webmanifest",
        "/sw.js",
        "/icon.svg",
        "/icon-turn.svg",
        "/icon-192.png",
        "/icon-512.png",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def fixed(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file whose name others rely on."""
    return sent(request, request.url.path.lstrip("/"), ASK_AGAIN)


def lost(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page that says there is none, for people who have followed a wrong link."""
    reads = "text/html" in request.headers.get("accept", "")
    if not reads or request.method != "GET" or request.url.path.startswith("/api"):
        return None
    return sent(request, INDEX, ASK_AGAIN, status=404)


PAGES = [page, asset, fixed]
