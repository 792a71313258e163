"""Requests about the server itself: its address, its health, its metrics, its description."""

from typing import Any

from litestar import MediaType, Response, get
from litestar.datastructures import State
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from regalia.server.metrics import REGISTRY
from regalia.server.openapi import describe_api
from regalia.server.routes.dependencies import Host, HttpRequest
from regalia.wire.requests import Nearby

LOOPBACK_ADDRESSES = ("127.0.0.1", "::1")


@get("/api/nearby")
async def lan_address(state: State, request: HttpRequest) -> Nearby:
    """Tells a client on this machine the server's address in the local network."""
    requester = request.scope["state"]["address"]
    # behind a proxy every client has a loopback address, but uses another host name
    at_home = requester in LOOPBACK_ADDRESSES and request.url.hostname in (
        *LOOPBACK_ADDRESSES,
        "localhost",
    )
    return Nearby(state.get("nearby") if at_home else None)


@get("/health/live", media_type=MediaType.TEXT)
async def liveness_probe() -> str:
    """Answers as long as the process runs."""
    return "alive\n"


@get("/health/ready", media_type=MediaType.TEXT)
async def readiness_probe(host: Host) -> str:
    """Answers if the store does."""
    await host.store.check_connection()
    return "ready\n"


@get("/metrics", include_in_schema=False)
async def prometheus_metrics() -> Response[bytes]:
    """Serves the Prometheus metrics."""
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


@get("/schema", include_in_schema=False)
async def openapi_description(request: HttpRequest) -> dict[str, Any]:
    """Serves the OpenAPI description."""
    return describe_api(request.app)
