"""Requests about finished games: their records, replays and reviews, and playing on from them."""

import asyncio
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, RawBody
from msgspec import UNSET

from regalia.kernel.event import SPECTATOR
from regalia.kernel.records.record import Record
from regalia.server.access_tokens import new_shuffle_secret
from regalia.server.errors import BadRequest, Conflict, TooManyRequests
from regalia.server.host import TableHost
from regalia.server.replays import replay_record
from regalia.server.reviews import read_finished_record
from regalia.server.routes.dependencies import Host, HttpRequest, TableId, limit_new_tables
from regalia.server.routes.tables import add_new_table
from regalia.server.table_settings import settings_for_continuation
from regalia.wire.requests import Continued, FinishedGame, Replayed, Review, TableMade, WantedReview


@get("/api/tables/{table_id:str}/record", answer=dict[str, Any])
async def finished_record(host: Host, table_id: TableId) -> Response[str]:
    """The record of a finished table."""
    record = await finished_table_record(host, table_id, "the record is open when the game is over")
    return Response(record.to_json(), media_type=MediaType.JSON)


@post("/api/replay", status_code=200)
async def replay_game(body: RawBody, seat: FromQuery[int] = SPECTATOR) -> Replayed:
    """Replays a record as a seat saw it, as a spectator (-1), or with all secrets (-2)."""
    return await asyncio.to_thread(replay_record, body, seat)


@post("/api/review", status_code=200)
async def review_game(
    host: Host, state: State, request: HttpRequest, wanted: NamedDependency[WantedReview]
) -> Review:
    """Reviews a finished game with a strong bot; the answer tells how far the review is."""
    address = request.scope["state"]["address"]
    if wanted.begin and not state["limits"].reviews.try_take_token(address):
        raise TooManyRequests("too many reviews from this address: please read some of them first")
    record = await requested_record(host, wanted)
    await host.reviews.load_stored_review(record)
    if not wanted.begin:
        return host.reviews.review_status(record)
    # only reviews of tables are stored: anybody can upload records, which would fill the store
    return host.reviews.start_review(record, is_persistent=wanted.table is not UNSET)


@get("/api/reviews/{review_id:str}")
async def review_progress(
    host: Host, review_id: FromPath[str], after: FromQuery[int] = 0
) -> Review:
    """What a review has found after the first `after` moves."""
    return host.reviews.review_progress(review_id, max(0, after))


@post("/api/continue", guards=[limit_new_tables])
async def continue_game(host: Host, wanted: NamedDependency[Continued]) -> TableMade:
    """Makes a table that continues a finished game from one of its positions."""
    record = await requested_record(host, wanted)
    return await add_new_table(
        host, settings_for_continuation(record, wanted, new_shuffle_secret())
    )


async def requested_record(host: TableHost, wanted: FinishedGame) -> Record:
    """The record of the finished game that a request names or contains."""
    if (wanted.table is UNSET) == (wanted.record is UNSET):
        raise BadRequest("a table or a record is needed: one of the two")
    if wanted.table is UNSET:
        return await asyncio.to_thread(read_finished_record, msgspec.json.encode(wanted.record))
    return await finished_table_record(
        host, wanted.table, "this can be asked when the game is over"
    )


async def finished_table_record(host: TableHost, table_id: str, refusal_sentence: str) -> Record:
    """The record of a table with its secrets; Conflict with this sentence if it is not over."""
    table = (await host.get_table(table_id)).table
    if table.state != "over":
        raise Conflict(refusal_sentence)
    return table.make_record(with_secret=True)
