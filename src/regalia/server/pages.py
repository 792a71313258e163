"""Serves the files of the web client, which the build has put into `site`."""

import mimetypes
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from regalia.server.errors import NotFound

SITE_FOLDER = Path(__file__).parent / "site"
INDEX = "index.html"
CACHE_FOREVER = "public, max-age=31536000, immutable"  # a built file's name contains its hash
REVALIDATE = "no-cache"
MEDIA_TYPES = {
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".js": "text/javascript",
}
NOT_BUILT_MESSAGE = (
    "The web pages are not built, so browsers cannot play here; terminals can."
    " In a clone of Regalia `make pages` builds them; a server that does not run in that clone"
    " must then be installed from it again."
)


class SiteFile:
    """A file of the site with its media type and, if the build made one, its gzipped form."""

    def __init__(self, path: Path) -> None:
        gzip_path = path.with_name(path.name + ".gz")
        self.content = path.read_bytes()
        self.gzipped = gzip_path.read_bytes() if gzip_path.is_file() else None
        guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.media_type = MEDIA_TYPES.get(path.suffix, guessed)


@cache
def site_file(name: str) -> SiteFile | None:
    """A file of the site by its name; None if the build has not made it."""
    known = {
        str(path.relative_to(SITE_FOLDER)): path
        for path in SITE_FOLDER.rglob("*")
        if path.is_file()
    }
    return SiteFile(known[name]) if name in known else None


def pages_are_built() -> bool:
    return (SITE_FOLDER / INDEX).is_file()


def file_response(
    request: Request[Any, Any, Any], name: str, caching: str, status: int = 200
) -> Response[bytes]:
    """The response with a file, gzipped if the browser accepts that."""
    found = site_file(name)
    if found is None:
        if name == INDEX:
            return Response(
                f"{NOT_BUILT_MESSAGE}\n".encode(), media_type=MediaType.TEXT, status_code=503
            )
        raise NotFound("there is nothing at this address")
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    body = found.content
    if name == INDEX:
        body = insert_preview_address(body, str(request.base_url))
    elif found.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = found.gzipped
    return Response(body, status_code=status, media_type=found.media_type, headers=headers)


def insert_preview_address(page: bytes, base_url: str) -> bytes:
    """The page with the absolute address of its preview image, as link previews need it."""
    address = escape(base_url.rstrip("/")).encode()
    return page.replace(b'content="/social.jpg"', b'content="' + address + b'/social.jpg"')


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
        "/learn/{game:str}",
        "/operator",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def serve_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Serves the one HTML page; its script reads the address."""
    return file_response(request, INDEX, REVALIDATE)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def serve_asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Serves a script, a style sheet or a font."""
    return file_response(request, f"assets/{name}", CACHE_FOREVER)


@get(
    [
        "/manifest.webmanifest",
        "/sw.js",
        "/icon.svg",
        "/icon-turn.svg",
        "/icon-192.png",
        "/icon-512.png",
        "/social.jpg",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def serve_fixed_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Serves a file whose name may not change between builds."""
    return file_response(request, request.url.path.lstrip("/"), REVALIDATE)


def not_found_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The HTML page for a person who followed a wrong link; None for other clients."""
    reads = "text/html" in request.headers.get("accept", "")
    if not reads or request.method != "GET" or request.url.path.startswith("/api"):
        return None
    return file_response(request, INDEX, REVALIDATE, status=404)
