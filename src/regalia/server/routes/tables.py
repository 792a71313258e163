"""Requests about tables: making and listing them, looking at one, its feed, its rematch."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.text.voice import FALLBACK, LANGUAGES, read_catalogue
from regalia.kernel.wire.position import Position, seat_position
from regalia.server import table_settings
from regalia.server.access_tokens import hash_token, new_shuffle_secret, new_table_id, new_token
from regalia.server.cluster import RematchMade
from regalia.server.errors import BadRequest, Conflict, NotFound, RequestError
from regalia.server.feed import FeedConnection
from regalia.server.host import TableHost
from regalia.server.live import LiveTable
from regalia.server.metrics import TABLES_MADE
from regalia.server.middleware import reject_websocket
from regalia.server.routes.dependencies import (
    Host,
    HttpRequest,
    Seat,
    TableId,
    bearer_token,
    find_seat_of_token,
    limit_new_tables,
    require_token,
    table_host,
)
from regalia.server.table import ServedTable
from regalia.server.timestamps import now_ms
from regalia.wire.requests import (
    FollowedTables,
    GameTold,
    GameWords,
    HeldSeat,
    Lobby,
    NewLesson,
    NewTable,
    TableList,
    TableMade,
    TableStatus,
    TableTold,
)
from regalia.wire.schema import ViewTold


@get("/api/games")
async def list_games() -> list[GameTold]:
    """Lists the games that can be played here."""
    return table_settings.describe_games()


@get("/api/games/{name:str}/words")
async def describe_game_words(name: FromPath[str], lang: FromQuery[str] = FALLBACK) -> GameWords:
    """The words of a game, for clients that were built without it."""
    game = GAMES.get(name)
    if game is None:
        raise NotFound("there is no such game here")
    if lang not in LANGUAGES:
        raise BadRequest(f"lang: this is none of {', '.join(LANGUAGES)}")
    return GameWords(
        words=read_catalogue(game.package, f"{lang}.ftl"),
        rules=read_catalogue(game.package, f"rules/{lang}.ftl"),
        facts={
            row.name: {fact: kind.name for fact, kind in row.facts.items()} for row in game.events
        },
    )


@post("/api/tables", guards=[limit_new_tables])
async def make_table(host: Host, wanted: NamedDependency[NewTable]) -> TableMade:
    """Makes a table."""
    return await add_new_table(
        host, table_settings.settings_from_request(wanted, new_shuffle_secret())
    )


@post("/api/lessons", guards=[limit_new_tables])
async def make_lesson(host: Host, wanted: NamedDependency[NewLesson]) -> TableMade:
    """Makes the table of a guided first game."""
    return await add_new_table(
        host, table_settings.settings_for_lesson(wanted, new_shuffle_secret())
    )


async def add_new_table(host: TableHost, settings: table_settings.TableSettings) -> TableMade:
    """Stores a new table, with a token for each of its people."""
    people = [seat for seat, holder in enumerate(settings.seats) if holder.name is not None]
    held = [HeldSeat(seat, new_token()) for seat in people]
    hashes = [(hash_token(one.token), one.seat) for one in held]
    table = await store_new_table(host, settings, hashes)
    assert table is not None
    return TableMade(table.id, held, table.commitment)


async def store_new_table(
    host: TableHost,
    settings: table_settings.TableSettings,
    token_hashes: list[tuple[str, int]],
    rematch_of: str | None = None,
) -> ServedTable | None:
    """Stores a table and loads it; None if the table `rematch_of` already has a rematch."""
    table = ServedTable(new_table_id(), settings, now_ms())
    if not await host.store.add_table(table, token_hashes, rematch_of):
        return None
    TABLES_MADE.labels(settings.game).inc()
    host.add_table(table)
    return table


@get("/api/tables")
async def list_tables(host: Host, after: FromQuery[str | None] = None) -> TableList:
    """Lists the public tables, newest first."""
    return await host.store.list_tables(after)


@post("/api/lobby", status_code=200)
async def describe_lobby(host: Host, wanted: NamedDependency[FollowedTables]) -> Lobby:
    """The newest public tables, and the state of the tables asked for that exist.

    The ids stand in the body, since those of unlisted tables may not be logged.
    """
    found: list[TableStatus] = []
    for table_id in wanted.tables:
        with suppress(NotFound):
            table = (await host.get_table(table_id)).table
            found.append(TableStatus(table_id, table.state, table.pending_seats()))
    return Lobby((await host.store.list_tables(None)).tables, found)


@get("/api/tables/{table_id:str}")
async def describe_table(host: Host, table_id: TableId) -> TableTold:
    """Describes a table to anyone."""
    return (await host.get_table(table_id)).table.public_info()


@get("/api/tables/{table_id:str}/view", guards=[find_seat_of_token], answer=ViewTold)
async def view_position(
    host: Host,
    table_id: TableId,
    held_seat: NamedDependency[int | None],
    moves: FromQuery[int | None] = None,
) -> Position:
    """The position as the token's seat or a spectator sees it, now or after a number of moves."""
    served = (await host.get_table(table_id)).table
    table = served.require_started_table()
    if moves is not None:
        if not 0 <= moves <= len(table.record.moves):
            raise BadRequest(f"moves: {len(table.record.moves)} moves have been made at this table")
        table = served.kernel_table_after(moves)
    return seat_position(
        table.game, table.state.view(SPECTATOR if held_seat is None else held_seat)
    )


@post("/api/tables/{table_id:str}/rematch", guards=[require_token])
async def request_rematch(
    host: Host, request: HttpRequest, table_id: TableId, held_seat: Seat
) -> TableMade:
    """The rematch of a table, everyone one seat further; it is made when first asked for."""
    live = await host.get_table(table_id)
    old = live.table
    if old.state != "over":
        raise Conflict("a rematch follows when the game is over")
    if old.settings.origin is not None:
        raise Conflict("a game that was played on has no rematch: play on from its replay again")
    if old.rematch is None:
        old.rematch = await host.store.rematch_id_of(table_id)
    if old.rematch is None:
        await make_rematch(host, live)
    assert old.rematch is not None
    new = (await host.get_table(old.rematch)).table
    held = HeldSeat(
        table_settings.rotated_seat_for_rematch(held_seat, old.seats), bearer_token(request) or ""
    )
    return TableMade(new.id, [held], new.commitment)


async def make_rematch(host: TableHost, live: LiveTable) -> None:
    """Makes the rematch of a table, unless another node is faster."""
    old = live.table
    holders = [table_settings.InitialHolder(holder.bot, holder.name) for holder in old.holders]
    settings = table_settings.settings_for_rematch(
        old.settings, holders, new_shuffle_secret(), old.salts
    )
    held = [
        (token_hash, table_settings.rotated_seat_for_rematch(seat, old.seats))
        for token_hash, seat in await host.store.token_hashes(old.id)
    ]
    new = await store_new_table(host, settings, held, rematch_of=old.id)
    if new is None:
        old.rematch = await host.store.rematch_id_of(old.id)
    else:
        old.rematch = new.id
        host.cluster.publish(RematchMade(host.cluster.node, old.id, new.id))
    live.broadcast_rematch()


@websocket("/api/tables/{table_id:str}/feed")
async def open_feed(socket: WebSocket[Any, Any, Any], state: State, table_id: TableId) -> None:
    """Opens the feed of a table."""
    host = table_host(state)
    try:
        live = await host.get_table(table_id)
    except RequestError as error:
        await socket.receive()
        await reject_websocket(error, socket.scope, socket.send)
        return
    connection = FeedConnection(host, live, socket, state["limits"])
    feeds: set[FeedConnection] = state["feeds"]
    feeds.add(connection)
    try:
        # in a task of its own, so that messages do not pass through the application's middleware
        await asyncio.create_task(connection.handle_messages())
    finally:
        feeds.discard(connection)
