"""The application: requests, feed, and the host behind them."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from regalia.server.errors import Denied
from regalia.server.host import Host
from regalia.server.limits import Limits
from regalia.server.nodes import Fellows, RedisFellows
from regalia.server.pages import PAGES
from regalia.server.requests import ROUTES, denied, malformed, unexpected
from regalia.server.settings import Settings
from regalia.server.store.store import Store
from regalia.server.thinkers import Thinkers

LARGEST_BODY = 64 * 1024


def application(settings: Settings) -> Litestar:
    """The application of one node."""
    limits = Limits(enforced=not settings.no_limits)

    @asynccontextmanager
    async def at_work(app: Litestar) -> AsyncGenerator[None, None]:
        store = Store(settings.database_url())
        await store.open()
        thinkers = Thinkers(settings.thinkers)
        fellows = Fellows() if settings.redis is None else RedisFellows(settings.redis)
        host = Host(store, thinkers, fellows)
        app.state["host"] = host
        await host.open()
        try:
            yield
        finally:
            await host.close()
            thinkers.close()
            await store.close()

    return Litestar(
        [*ROUTES, *PAGES],
        lifespan=[at_work],
        state=State({"limits": limits, "feeds": set()}),
        exception_handlers={Denied: denied, HTTPException: malformed, Exception: unexpected},
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )
