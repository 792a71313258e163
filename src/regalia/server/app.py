"""The ASGI application of one node: its routes, and the services that live as long as it does."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from regalia.server.bot_pool import BotPool
from regalia.server.cluster import Cluster, RedisCluster
from regalia.server.errors import RequestError
from regalia.server.host import TableHost
from regalia.server.limits import RateLimits
from regalia.server.pages import PAGE_ROUTES
from regalia.server.routes import (
    ROUTES,
    error_response,
    http_exception_response,
    unexpected_error_response,
)
from regalia.server.settings import Settings
from regalia.server.store.store import Store

MAX_BODY_BYTES = 64 * 1024


def make_app(settings: Settings) -> Litestar:
    """Builds the application; its services start and stop with its lifespan."""
    limits = RateLimits(enforced=not settings.no_limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        store = Store(settings.database_url())
        await store.open()
        bot_pool = BotPool(settings.bot_processes)
        cluster = Cluster() if settings.redis is None else RedisCluster(settings.redis)
        host = TableHost(store, bot_pool, cluster)
        app.state["host"] = host
        await host.open()
        try:
            yield
        finally:
            await host.close()
            bot_pool.close()
            await store.close()

    return Litestar(
        [*ROUTES, *PAGE_ROUTES],
        lifespan=[lifespan],
        state=State({"limits": limits, "feeds": set()}),
        exception_handlers={
            RequestError: error_response,
            HTTPException: http_exception_response,
            Exception: unexpected_error_response,
        },
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
