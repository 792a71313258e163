"""A finished game played on from one of its positions, as a table like any other."""

import json

import msgspec
import pytest
from tests.server.feed import Feed, gather
from tests.server.house import Answer, House, Made, answered, refused

from regalia.games import GAMES
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import read
from regalia.kernel.wire.position import standing

STAND = 7
SHORT: dict[str, dict[str, int]] = {"kingme": {"rounds": 1}}


def over(house: House, game: str) -> tuple[str, Answer]:
    """A finished table and its record."""
    with gather(house, game, 3, 5, options=SHORT.get(game, {})) as company:
        refused(house.ask("POST", "/api/continue", wanted(table=company.table)), 409)
        company.play_out()
        return company.table, company.record()


def wanted(**fields: object) -> dict[str, object]:
    """A position to play on from."""
    return {"moves": STAND, "seat": 1, "name": "Anna", "bot": "random", "pace": False, **fields}


def played_on(house: House, **fields: object) -> Made:
    """A table that goes on."""
    return house.known(answered(house.ask("POST", "/api/continue", wanted(**fields)), 201))


def as_it_stood(record: Answer, seat: int) -> object:
    """The position after the moves that stand, as a seat saw it."""
    table = Table(read(json.dumps(record | {"moves": record["moves"][:STAND]}).encode(), GAMES))
    return json.loads(msgspec.json.encode(standing(table.state.view(seat))))


def finish(feed: Feed) -> None:
    """Plays the seat of a connection to the end."""
    while not feed.views["1"]["over"]:
        if feed.moves:
            feed.play(1, feed.moves["1"][0]["move"])
        else:
            feed.hear("step")


@pytest.mark.parametrize("game", ["majesty", "kingme"])
def test_a_finished_game_goes_on_from_any_position_across_a_kill(
    own_house: House, game: str
) -> None:
    table, record = over(own_house, game)
    made = played_on(own_house, table=table)
    told = own_house.got(f"/api/tables/{made.table}")
    assert told["continues"] == STAND
    assert told["commitment"] == made.commitment == ""
    assert (told["listed"], told["state"]) == (False, "running")
    assert told["kinds"] == ["bot", "person", "bot"]
    assert told["options"] == record["options"]
    with Feed(own_house, made.table, made.tokens[1]) as anna:
        sync = anna.hear("sync")
        assert len(sync["turns"]) >= STAND
        while not anna.moves:
            anna.hear("step")
        anna.play(1, anna.moves["1"][0]["move"])
        known = anna.version
    own_house.kill()
    own_house.start()
    with Feed(own_house, made.table, made.tokens[1], since=known) as anna:
        while "1" not in anna.views:
            anna.next()
        finish(anna)
    mine = own_house.got(f"/api/tables/{made.table}/record")
    assert mine["moves"][:STAND] == record["moves"][:STAND]
    assert (mine["seed"], mine["deal"]) == (record["seed"], record["deal"])
    assert "fair" not in mine
    assert own_house.got(f"/api/tables/{made.table}")["continues"] == STAND


def test_it_begins_as_the_seat_saw_it_and_nothing_before_is_taken_back(house: House) -> None:
    _, record = over(house, "castle")
    del record["fair"]
    mover = int(record["moves"][STAND].partition(" ")[0])
    made = played_on(house, record=record, seat=mover)
    with Feed(house, made.table, made.tokens[mover]) as anna:
        anna.hear("sync")
        assert anna.views[str(mover)] == as_it_stood(record, mover)
        anna.say("undo", id="back", seat=mover)
        anna.refusal("back")
    early = house.got(f"/api/tables/{made.table}/view?moves={STAND}", made.tokens[mover])
    early.pop("legal")
    assert early == as_it_stood(record, mover)


def test_it_is_private_and_has_no_rematch(house: House) -> None:
    table, record = over(house, "majesty")
    left = len(record["moves"]) - 1
    made = played_on(house, table=table, moves=left)
    with Feed(house, made.table, made.tokens[1]) as anna:
        anna.hear("sync")
        finish(anna)
    assert made.table not in json.dumps(house.got("/api/tables"))
    rematch = f"/api/tables/{made.table}/rematch"
    assert "no rematch" in refused(house.ask("POST", rematch, None, made.tokens[1]), 409)


def test_what_makes_no_sense_is_refused(house: House) -> None:
    table, record = over(house, "majesty")
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
        refused(house.ask("POST", "/api/continue", wanted(**fields)), 400)


def test_an_earlier_position_is_seen_as_it_was_seen_then(house: House) -> None:
    with gather(house, "castle", 2, 6) as company:
        seen = [[feed.views for feed in company.everyone]]
        for _ in range(6):
            company.random_move()
            seen.append([feed.views for feed in company.everyone])
        tokens: list[str | None] = [company.made.tokens[0], company.made.tokens[1], None]
        for moves, views in enumerate(seen):
            for token, told in zip(tokens, views, strict=True):
                path = f"/api/tables/{company.table}/view?moves={moves}"
                again = house.got(path, token)
                again.pop("legal")
                assert [again] == list(told.values())
        for moves in (7, -1):
            path = f"/api/tables/{company.table}/view?moves={moves}"
            refused(house.ask("GET", path), 400)
