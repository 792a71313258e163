"""ASGI middleware: rejects foreign origins, limits rates, adds security headers, logs requests."""

import logging
from time import perf_counter
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from regalia.server.errors import Forbidden, RequestError, TooManyRequests
from regalia.server.limits import RateLimits
from regalia.server.metrics import REQUEST_SECONDS
from regalia.wire.messages import encoder
from regalia.wire.requests import Error

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NO_STORE = (b"cache-control", b"no-store")
KNOWN_METHODS = ("GET", "HEAD", "POST", "DELETE", "OPTIONS")

log = logging.getLogger("regalia.server.access")


class SecurityMiddleware:
    """Wraps the application and checks every request and WebSocket before it."""

    def __init__(
        self, app: ASGIApp, limits: RateLimits, origins: frozenset[str], proxy: bool
    ) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins
        self.proxy = proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Checks and forwards requests and WebSockets; other events pass unchanged."""
        kind: str = scope["type"]
        if kind == "http":
            await self._handle_request(cast(HTTPScope, scope), receive, send)
        elif kind == "websocket":
            await self._handle_websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _handle_request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                fixed = [*message["headers"], *SECURITY_HEADERS]
                if scope["path"].startswith("/api/"):
                    fixed.append(NO_STORE)
                message["headers"] = fixed
            await send(message)

        try:
            self._check_origin(scope)
            if not self.limits.requests.try_take_token(self._client_address(scope)):
                raise TooManyRequests("too many requests: please wait a moment")
            scope["state"]["address"] = self._client_address(scope)
            await self.app(scope, receive, send_with_headers)
        except RequestError as error:
            await send_error_response(error, send_with_headers, "http.response")
        seconds = perf_counter() - started
        method = scope["method"] if scope["method"] in KNOWN_METHODS else "other"
        REQUEST_SECONDS.labels(method, status).observe(seconds)
        # the path is not logged: it may contain the id of an unlisted table
        fields = {"method": method, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=fields)

    async def _handle_websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check_origin(scope)
            if not self.limits.feeds.try_take_token(self._client_address(scope)):
                raise TooManyRequests("too many connections: please wait a moment")
        except RequestError as error:
            await receive()
            await reject_websocket(error, scope, send)
            return
        await self.app(scope, receive, send)

    def _check_origin(self, scope: Scope) -> None:
        """Refuses pages of other sites, which browsers announce in the Origin header."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self.origins:
            return
        host = headers.get(b"host", b"").decode("latin-1")
        if origin_netloc(origin) != host:
            raise Forbidden("a page of another site may not ask this server")

    def _client_address(self, scope: Scope) -> str:
        """The address of the client; behind a proxy, the one the proxy reports."""
        if self.proxy:
            forwarded = dict(scope["headers"]).get(b"x-forwarded-for", b"").decode("latin-1")
            if forwarded:
                return forwarded.rpartition(",")[2].strip()
        client = scope.get("client")
        return client[0] if client else "?"


def origin_netloc(origin: str) -> str | None:
    """The host and port of an origin, or None if it is not a URL."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


async def send_error_response(error: RequestError, send: Send, kind: str) -> None:
    """Sends an error as a JSON response."""
    body = encoder.encode(Error(error.sentence, error.rule))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start: Any = {"type": f"{kind}.start", "status": error.status, "headers": headers}
    end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(end)


async def reject_websocket(error: RequestError, scope: Scope, send: Send) -> None:
    """Rejects a WebSocket handshake, with the reason where the server supports it."""
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await send_error_response(error, send, "websocket.http.response")
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
