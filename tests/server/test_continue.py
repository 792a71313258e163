"""A finished game played on from one of its positions, as a table like any other."""

import json

import msgspec
import pytest
from tests.server.feed_client import FeedClient, open_table
from tests.server.running_server import (
    Answer,
    MadeTable,
    RunningServer,
    expect_json,
    expect_refusal,
)

from regalia.games import GAMES
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import read_record
from regalia.kernel.wire.position import position_without_moves

STAND = 7
SHORT: dict[str, dict[str, int]] = {"kingme": {"rounds": 1}}


def over(server: RunningServer, game: str) -> tuple[str, Answer]:
    """A finished table and its record."""
    with open_table(server, game, 3, 5, options=SHORT.get(game, {})) as clients:
        expect_refusal(server.ask("POST", "/api/continue", continuation(table=clients.table)), 409)
        clients.play_out()
        return clients.table, clients.record()


def continuation(**fields: object) -> dict[str, object]:
    """A position to play on from."""
    return {"moves": STAND, "seat": 1, "name": "Anna", "bot": "random", "pace": False, **fields}


def played_on(server: RunningServer, **fields: object) -> MadeTable:
    """A table that goes on."""
    return server.remember_table(
        expect_json(server.ask("POST", "/api/continue", continuation(**fields)), 201)
    )


def as_it_stood(record: Answer, seat: int) -> object:
    """The position after the moves that stand, as a seat saw it."""
    table = Table(
        read_record(json.dumps(record | {"moves": record["moves"][:STAND]}).encode(), GAMES)
    )
    return json.loads(msgspec.json.encode(position_without_moves(table.state.view(seat))))


def finish(feed: FeedClient) -> None:
    """Plays the seat of a connection to the end."""
    while not feed.views["1"]["over"]:
        if feed.moves:
            feed.play(1, feed.moves["1"][0]["move"])
        else:
            feed.receive("step")


@pytest.mark.parametrize("game", ["majesty", "kingme"])
def test_a_finished_game_goes_on_from_any_position_across_a_kill(
    own_server: RunningServer, game: str
) -> None:
    table, record = over(own_server, game)
    made = played_on(own_server, table=table)
    told = own_server.get_json(f"/api/tables/{made.table}")
    assert told["continues"] == STAND
    assert told["commitment"] == made.commitment == ""
    assert (told["listed"], told["state"]) == (False, "running")
    assert told["kinds"] == ["bot", "person", "bot"]
    assert told["options"] == record["options"]
    with FeedClient(own_server, made.table, made.tokens[1]) as anna:
        sync = anna.receive("sync")
        assert len(sync["turns"]) >= STAND
        while not anna.moves:
            anna.receive("step")
        anna.play(1, anna.moves["1"][0]["move"])
        known = anna.version
    own_server.kill()
    own_server.start()
    with FeedClient(own_server, made.table, made.tokens[1], since=known) as anna:
        while "1" not in anna.views:
            anna.receive_any()
        finish(anna)
    mine = own_server.get_json(f"/api/tables/{made.table}/record")
    assert mine["moves"][:STAND] == record["moves"][:STAND]
    assert (mine["seed"], mine["deal"]) == (record["seed"], record["deal"])
    assert "fair" not in mine
    assert own_server.get_json(f"/api/tables/{made.table}")["continues"] == STAND


def test_it_begins_as_the_seat_saw_it_and_nothing_before_is_taken_back(
    server: RunningServer,
) -> None:
    _, record = over(server, "castle")
    del record["fair"]
    mover = int(record["moves"][STAND].partition(" ")[0])
    made = played_on(server, record=record, seat=mover)
    with FeedClient(server, made.table, made.tokens[mover]) as anna:
        anna.receive("sync")
        assert anna.views[str(mover)] == as_it_stood(record, mover)
        anna.send("undo", id="back", seat=mover)
        anna.expect_refusal("back")
    early = server.get_json(f"/api/tables/{made.table}/view?moves={STAND}", made.tokens[mover])
    early.pop("legal")
    assert early == as_it_stood(record, mover)


def test_it_is_private_and_has_no_rematch(server: RunningServer) -> None:
    table, record = over(server, "majesty")
    left = len(record["moves"]) - 1
    made = played_on(server, table=table, moves=left)
    with FeedClient(server, made.table, made.tokens[1]) as anna:
        anna.receive("sync")
        finish(anna)
    assert made.table not in json.dumps(server.get_json("/api/tables"))
    rematch = f"/api/tables/{made.table}/rematch"
    assert "no rematch" in expect_refusal(server.ask("POST", rematch, None, made.tokens[1]), 409)


def test_what_makes_no_sense_is_refused(server: RunningServer) -> None:
    table, record = over(server, "majesty")
    half = record | {"moves": record["moves"][:5]}
    for fields in (
        {"table": table, "moves": len(record["moves"])},
        {"table": table, "moves": -1},
        {"table": table, "seat": 3},
        {"table": table, "name": ""},
        {"table": table, "bot": "nobody"},
        {"record": half, "moves": 2},
        {"table": table, "record": record},
        {},
    ):
        expect_refusal(server.ask("POST", "/api/continue", continuation(**fields)), 400)


def test_an_earlier_position_is_seen_as_it_was_seen_then(server: RunningServer) -> None:
    with open_table(server, "castle", 2, 6) as clients:
        seen = [[feed.views for feed in clients.everyone]]
        for _ in range(6):
            clients.random_move()
            seen.append([feed.views for feed in clients.everyone])
        tokens: list[str | None] = [clients.made.tokens[0], clients.made.tokens[1], None]
        for moves, views in enumerate(seen):
            for token, told in zip(tokens, views, strict=True):
                path = f"/api/tables/{clients.table}/view?moves={moves}"
                again = server.get_json(path, token)
                again.pop("legal")
                assert [again] == list(told.values())
        for moves in (7, -1):
            path = f"/api/tables/{clients.table}/view?moves={moves}"
            expect_refusal(server.ask("GET", path), 400)
