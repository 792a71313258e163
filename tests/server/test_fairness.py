"""Nobody can choose the shuffle, and everybody can check it; a rematch is shuffled anew."""

import hashlib
import json
from pathlib import Path
from random import Random

import pytest
from tests.command import regalia
from tests.server.feed_client import FeedClient, TableClients, open_table
from tests.server.running_server import (
    ANNA,
    BORIS,
    BOT,
    OPEN,
    MadeTable,
    RunningServer,
    expect_json,
)


def sha(text: str) -> str:
    """SHA-256 in hex digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def play_out(feed: FeedClient) -> None:
    """Plays the seats of one screen to the end, with whatever bots there are."""
    rng = Random(1)
    while not next(iter(feed.views.values()))["over"]:
        if feed.moves:
            feed.play(*feed.choose_random_move(rng))
        else:
            feed.receive("step")


def test_the_seed_follows_from_the_secret_and_the_salts(
    server: RunningServer, tmp_path: Path
) -> None:
    made = server.make("majesty", [OPEN, ANNA, BORIS, OPEN], salt="perец")
    last, thyme = server.sit(made.table, "Clara", seat=3, salt="thyme:x")
    first, plain = server.sit(made.table, "Dmitri")
    assert (last, first) == (3, 0)
    with FeedClient(server, made.table, *made.tokens.values(), thyme, plain) as screen:
        screen.receive("sync")
        play_out(screen)
    record = server.get_json(f"/api/tables/{made.table}/record")
    fair = record["fair"]
    assert fair["salts"] == ["", "perец", "", "thyme:x"]
    assert len(fair["secret"]) == 32
    assert set(fair["secret"]) <= set("0123456789abcdef")
    assert fair["commitment"] == made.commitment == sha(fair["secret"])
    assert record["seed"] == sha(f"{fair['secret']}::perец::thyme:x")[:32]
    assert record["deal"] is None
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    assert regalia("verify", file).returncode == 0
    replayed = regalia("replay", file, "--json")
    assert json.loads(replayed.stdout)["over"]


def test_a_view_of_the_record_is_the_view_of_the_table(
    server: RunningServer, tmp_path: Path
) -> None:
    with open_table(server, "castle", 2, 2) as clients:
        path = f"/api/tables/{clients.table}/view"
        clients.play_out(30)
        shown = [server.get_json(path, token) for token in (*clients.made.tokens.values(), None)]
        clients.play_out()
        file = tmp_path / "record.json"
        file.write_text(json.dumps(clients.record()), "utf-8")
    for seat, view in zip(("0", "1", "spectator"), shown, strict=True):
        said = regalia("view", file, "--seat", seat, "--json", "--at", "30").stdout
        assert json.loads(said) == view


def test_a_shuffle_gone_wrong_is_found_out(server: RunningServer, tmp_path: Path) -> None:
    with open_table(server, "majesty", 2, 3, salt="salt") as clients:
        clients.play_out()
        record = clients.record()
    record["fair"]["salts"][0] = "sugar"
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    assert regalia("verify", file).returncode == 1


def test_two_tables_have_two_secrets(server: RunningServer) -> None:
    made = [server.make("majesty", 2, salt="same").commitment for _ in range(20)]
    assert len(set(made)) == 20


@pytest.fixture
def finished_table(server: RunningServer) -> TableClients:
    """A table that three people have played to its end, with their salts."""
    made = server.make("majesty", [ANNA, OPEN, OPEN], salt="a")
    tokens = dict(made.tokens)
    for name, salt in (("Boris", "b"), ("Clara", "c")):
        seat, token = server.sit(made.table, name, salt=salt)
        tokens[seat] = token
    clients = TableClients(server, MadeTable(made.table, tokens, made.commitment), Random(4))
    clients.play_out()
    return clients


def test_a_rematch_has_the_same_people_one_seat_on(
    server: RunningServer, finished_table: TableClients
) -> None:
    tokens = finished_table.made.tokens
    path = f"/api/tables/{finished_table.table}/rematch"
    with finished_table:
        answer = expect_json(server.ask("POST", path, token=tokens[0]), 201)
        again = server.remember_table(answer)
        assert list(again.tokens) == [1]
        assert again.table != finished_table.table
        assert again.commitment != finished_table.made.commitment
        for feed in finished_table.everyone:
            assert feed.receive("rematch") == {"type": "rematch", "table": again.table}
    told = server.get_json(f"/api/tables/{again.table}")
    assert told["names"] == ["Clara", "Anna", "Boris"]
    old_table = server.get_json(f"/api/tables/{finished_table.table}")
    assert (old_table["rematch"], old_table["rematch_seats"]) == (again.table, [1, 2, 0])
    assert "rematch_seats" not in told
    assert told["commitment"] == again.commitment
    # asking again, whoever does, gives the same table, and each asker a token of its own seat
    for seat, token in tokens.items():
        other = server.remember_table(expect_json(server.ask("POST", path, token=token), 201))
        assert other.table == again.table
        assert list(other.tokens) == [(seat + 1) % 3]
    # the others' old tokens open their seats
    old = [tokens[seat] for seat in (2, 0, 1)]
    for seat, token in enumerate(old):
        with FeedClient(server, again.table, token) as feed:
            assert list(feed.receive("sync")["views"]) == [str(seat)]
        assert server.ask("GET", f"/api/tables/{again.table}/view", token=token).status_code == 200
    with FeedClient(server, again.table, *old) as screen:
        screen.receive("sync")
        play_out(screen)
    record = server.get_json(f"/api/tables/{again.table}/record")
    assert record["fair"]["salts"] == ["c", "a", "b"]
    assert record["seed"] == sha(f"{record['fair']['secret']}:c:a:b")[:32]


def test_a_rematch_keeps_options_and_bots(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, BOT], options={"edition": "pl"}, pace=False)
    with FeedClient(server, made.table, made.tokens[0]) as anna:
        anna.receive("sync")
        play_out(anna)
    path = f"/api/tables/{made.table}/rematch"
    again = server.remember_table(expect_json(server.ask("POST", path, token=made.tokens[0]), 201))
    told, before = (server.get_json(f"/api/tables/{one.table}") for one in (again, made))
    assert told["options"] == before["options"]
    assert told["names"] == before["names"][::-1]
    with FeedClient(server, again.table, again.tokens[1]) as anna:
        anna.receive("sync")
        play_out(anna)
    record = server.get_json(f"/api/tables/{again.table}/record")
    assert record["options"]["edition"] == "pl"
