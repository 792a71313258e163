"""Runs a server until it is told to stop."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any

import uvicorn
from litestar import Litestar

from regalia.bots.named import register_named_bots
from regalia.games import GAMES
from regalia.kernel.errors import Unable
from regalia.server.addresses import lan_url, local_url
from regalia.server.app import make_app, run_services
from regalia.server.feed import MAX_MESSAGE_BYTES, FeedConnection
from regalia.server.host import TableHost
from regalia.server.limits import RateLimits
from regalia.server.logs import configure_logging
from regalia.server.middleware import SecurityMiddleware
from regalia.server.settings import Settings
from regalia.server.sockets import GOING_AWAY, NonBlockingWebSocket

GOODBYE_TIMEOUT_S = 3.0  # for clients to answer the close frame
BACKLOG = 2048

Announce = Callable[[str, str | None], None]  # called with the local URL and the LAN URL


class UvicornServer(uvicorn.Server):
    """uvicorn's server, with signal handling left to us and a callback when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then calls `ready`."""
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # existing objects stay alive: the collector need not scan them
            gc.set_threshold(20_000, 20, 20)
            self.ready()

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Does nothing: `run_on_stop_signal` handles signals."""
        yield


def serve(settings: Settings, announce: Announce) -> None:
    """Serves until SIGTERM or SIGINT; announces the addresses as soon as it can answer."""
    configure_logging(settings.log_level)
    register_named_bots(settings.bots, GAMES.values())
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unable(f"{settings.data} cannot be made: {error.strerror}") from None
    listening = open_listening_socket(settings)
    event_loop_runner()(run_server(settings, listening, announce))


def event_loop_runner() -> Callable[[Coroutine[Any, Any, None]], None]:
    """uvloop's runner, which is faster, or asyncio's where uvloop does not exist (Windows)."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.run
    return uvloop.run


async def run_server(settings: Settings, listening: socket.socket, announce: Announce) -> None:
    """Serves on a socket until a stop signal, then closes all connections."""
    app = make_app(settings)
    limits: RateLimits = app.state["limits"]
    asgi: Any = SecurityMiddleware(app, limits, settings.origins, settings.proxy)
    port = listening.getsockname()[1]
    found = app.state["nearby"] = lan_url(settings.host, port)
    server = UvicornServer(
        uvicorn.Config(
            asgi,
            ws=NonBlockingWebSocket,
            ws_max_size=MAX_MESSAGE_BYTES,
            ws_per_message_deflate=False,
            ws_ping_timeout=None,  # a timeout would close with code 1011
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            timeout_graceful_shutdown=5,
        ),
        lambda: announce(local_url(settings.host, port), found),
    )
    run_on_stop_signal(lambda: shut_down(app, server))
    async with run_services(app, settings):
        await server.serve([listening])


def run_on_stop_signal(stop: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Runs `stop` in the event loop on SIGTERM or SIGINT."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, lambda: loop.create_task(stop()))
        except NotImplementedError:  # Windows
            signal.signal(
                number, lambda *_: loop.call_soon_threadsafe(lambda: loop.create_task(stop()))
            )


async def shut_down(app: Litestar, server: UvicornServer) -> None:
    """Closes all connections with a close frame, then ends the server."""
    for listening in server.servers:
        listening.close()
    host: TableHost = app.state["host"]
    await host.hand_over_tables()
    feeds: set[FeedConnection] = app.state["feeds"]
    for feed in list(feeds):
        feed.close(GOING_AWAY)
    if feeds:
        await asyncio.wait([feed.ended for feed in feeds], timeout=GOODBYE_TIMEOUT_S)
    server.should_exit = True


def open_listening_socket(settings: Settings) -> socket.socket:
    """A socket that listens at the address of the settings."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        where = f"{settings.host} port {settings.port}"
        raise Unable(f"{where} cannot be listened at: {error.strerror or error}") from None
    listening.listen(BACKLOG)
    listening.set_inheritable(False)
    return listening
