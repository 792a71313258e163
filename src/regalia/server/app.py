"""The ASGI application of one node: its routes, and the services that live as long as it does."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from regalia.server import pages
from regalia.server.bot_pool import BotPool
from regalia.server.cluster import Cluster, RedisCluster
from regalia.server.error_responses import EXCEPTION_HANDLERS
from regalia.server.host import TableHost
from regalia.server.limits import RateLimits
from regalia.server.operator import NodeWatch
from regalia.server.routes import finished_games, operator, seats, status, tables
from regalia.server.routes.dependencies import DEPENDENCIES
from regalia.server.settings import Settings
from regalia.server.store.store import Store

MAX_BODY_BYTES = 64 * 1024
ROUTES = [
    handler
    for module in (tables, seats, finished_games, status, operator, pages)
    for handler in vars(module).values()
    if isinstance(handler, BaseRouteHandler)
]


def make_app(settings: Settings) -> Litestar:
    """Builds the application; it can answer while its services run."""
    limits = RateLimits(enforced=not settings.no_limits)
    return Litestar(
        ROUTES,
        dependencies=DEPENDENCIES,
        state=State({"limits": limits, "feeds": set(), "operator_token": settings.operator_token}),
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )


@asynccontextmanager
async def run_services(app: Litestar, settings: Settings) -> AsyncGenerator[None, None]:
    """Opens the store, connects to the other nodes, and runs bots and clocks until the end."""
    store = Store(settings.database_url())
    await store.open_database()
    bot_pool = BotPool(settings.bot_processes)
    cluster = Cluster() if settings.redis is None else RedisCluster(settings.redis)
    host = TableHost(store, bot_pool, cluster)
    watch = NodeWatch(settings.bot_processes)
    app.state["host"], app.state["watch"] = host, watch
    logging.getLogger().addHandler(watch.warnings)
    await host.start_services()
    try:
        host.spawn_forever(watch.sample_forever)
        host.spawn_forever(lambda: cluster.store_reports_forever(lambda: watch.report(host)))
        yield
    finally:
        await host.stop_services()
        logging.getLogger().removeHandler(watch.warnings)
        bot_pool.close()
        await store.close_database()
