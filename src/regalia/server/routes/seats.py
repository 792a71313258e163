"""Requests about seats: taking and leaving one, giving it to a bot, moving it to another device."""

from litestar import delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from regalia.server.access_tokens import hash_token, new_token
from regalia.server.cluster import SeatMoved
from regalia.server.errors import Conflict, Forbidden
from regalia.server.routes.dependencies import Host, Seat, TableId, require_token
from regalia.server.steps import PersonLeft
from regalia.server.store.store import delete_tokens_statement, insert_token_statement
from regalia.server.table_settings import check_bot, require_displayable_name
from regalia.wire.requests import BotSeated, Claim, HeldSeat, Hiring, LinkMade, Moving, Sitting


@post("/api/tables/{table_id:str}/seats")
async def seat_person(host: Host, table_id: TableId, wanted: NamedDependency[Sitting]) -> HeldSeat:
    """Seats a person on an open seat and gives them a token."""
    live = await host.get_table(table_id)
    name = require_displayable_name(wanted.name)
    token = new_token()
    applied = await host.take_step(
        live,
        lambda table: table.propose_sitting(name, wanted.salt, wanted.seat),
        extra_statements=lambda step: [
            insert_token_statement(table_id, hash_token(token), step.seat)
        ],
    )
    return HeldSeat(applied.step.seat, token)


@post("/api/tables/{table_id:str}/bots", guards=[require_token])
async def seat_bot(host: Host, table_id: TableId, wanted: NamedDependency[Hiring]) -> BotSeated:
    """Gives an open seat to a bot; only people of the table may ask for it."""
    live = await host.get_table(table_id)
    settings = live.table.settings
    bot = check_bot(wanted.bot, "bot", settings.resolve_game(), len(settings.seats))
    applied = await host.take_step(live, lambda table: table.propose_bot(bot, wanted.seat))
    return BotSeated(applied.step.seat)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", guards=[require_token])
async def leave_seat(host: Host, table_id: TableId, seat: FromPath[int], held_seat: Seat) -> None:
    """Leaves a seat: before the start it is open again, later a bot plays on."""
    if held_seat != seat:
        raise Forbidden("that is not the seat of this token")
    await host.take_step(
        await host.get_table(table_id),
        lambda table: table.propose_leaving(seat),
        extra_statements=lambda step: (
            [delete_tokens_statement(table_id, seat)] if isinstance(step, PersonLeft) else []
        ),
    )


@post("/api/tables/{table_id:str}/link", guards=[require_token])
async def make_seat_link(
    host: Host, table_id: TableId, held_seat: Seat, wanted: NamedDependency[Moving]
) -> LinkMade:
    """Makes a one-time code that moves the token's seat to another device."""
    code = new_token()
    seconds = await host.store.add_seat_link(hash_token(code), table_id, held_seat, wanted.keep)
    return LinkMade(code, seconds)


@post("/api/tables/{table_id:str}/claim")
async def claim_seat(host: Host, table_id: TableId, wanted: NamedDependency[Claim]) -> HeldSeat:
    """Moves a seat to this device with such a code."""
    live = await host.get_table(table_id)
    token = new_token()
    moved = await host.store.use_seat_link(table_id, hash_token(wanted.code), hash_token(token))
    if moved is None:
        raise Conflict("this link has been used or has expired")
    seat, keep = moved
    if not keep:
        host.disconnect_seat(live, seat)
        host.cluster.publish(SeatMoved(host.cluster.node, table_id, seat))
    return HeldSeat(seat, token)
