"""Nobody can choose the shuffle, and everybody can check it; a rematch is shuffled anew."""

import hashlib
import json
from pathlib import Path
from random import Random

import pytest
from tests.command import regalia
from tests.server.feed import Company, Feed, gather
from tests.server.house import ANNA, BORIS, BOT, OPEN, House, Made, answered


def sha(text: str) -> str:
    """SHA-256 in hex digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def play_out(feed: Feed) -> None:
    """Plays the seats of one screen to the end, with whatever bots there are."""
    rng = Random(1)
    while not next(iter(feed.views.values()))["over"]:
        if feed.moves:
            feed.play(*feed.drawn(rng))
        else:
            feed.hear("step")


def test_the_seed_follows_from_the_secret_and_the_salts(house: House, tmp_path: Path) -> None:
    made = house.make("majesty", [OPEN, ANNA, BORIS, OPEN], salt="perец")
    last, thyme = house.sit(made.table, "Clara", seat=3, salt="thyme:x")
    first, plain = house.sit(made.table, "Dmitri")
    assert (last, first) == (3, 0)
    with Feed(house, made.table, *made.tokens.values(), thyme, plain) as screen:
        screen.hear("sync")
        play_out(screen)
    record = house.got(f"/api/tables/{made.table}/record")
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


def test_a_view_of_the_record_is_the_view_of_the_table(house: House, tmp_path: Path) -> None:
    with gather(house, "castle", 2, 2) as company:
        path = f"/api/tables/{company.table}/view"
        company.play_out(30)
        shown = [house.got(path, token) for token in (*company.made.tokens.values(), None)]
        company.play_out()
        file = tmp_path / "record.json"
        file.write_text(json.dumps(company.record()), "utf-8")
    for seat, view in zip(("0", "1", "spectator"), shown, strict=True):
        said = regalia("view", file, "--seat", seat, "--json", "--at", "30").stdout
        assert json.loads(said) == view


def test_a_shuffle_gone_wrong_is_found_out(house: House, tmp_path: Path) -> None:
    with gather(house, "majesty", 2, 3, salt="salt") as company:
        company.play_out()
        record = company.record()
    record["fair"]["salts"][0] = "sugar"
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    assert regalia("verify", file).returncode == 1


def test_two_tables_have_two_secrets(house: House) -> None:
    made = [house.make("majesty", 2, salt="same").commitment for _ in range(20)]
    assert len(set(made)) == 20


@pytest.fixture
def finished(house: House) -> Company:
    """A table that three people have played to its end, with their salts."""
    made = house.make("majesty", [ANNA, OPEN, OPEN], salt="a")
    tokens = dict(made.tokens)
    for name, salt in (("Boris", "b"), ("Clara", "c")):
        seat, token = house.sit(made.table, name, salt=salt)
        tokens[seat] = token
    company = Company(house, Made(made.table, tokens, made.commitment), Random(4))
    company.play_out()
    return company


def test_a_rematch_has_the_same_people_one_seat_on(house: House, finished: Company) -> None:
    tokens = finished.made.tokens
    path = f"/api/tables/{finished.table}/rematch"
    with finished:
        answer = answered(house.ask("POST", path, token=tokens[0]), 201)
        again = house.known(answer)
        assert list(again.tokens) == [1]
        assert again.table != finished.table
        assert again.commitment != finished.made.commitment
        for feed in finished.everyone:
            assert feed.hear("rematch") == {"type": "rematch", "table": again.table}
    told = house.got(f"/api/tables/{again.table}")
    assert told["names"] == ["Clara", "Anna", "Boris"]
    assert told["commitment"] == again.commitment
    # asking again, whoever does, gives the same table, and each asker a token of its own seat
    for seat, token in tokens.items():
        other = house.known(answered(house.ask("POST", path, token=token), 201))
        assert other.table == again.table
        assert list(other.tokens) == [(seat + 1) % 3]
    # the others' old tokens open their seats
    old = [tokens[seat] for seat in (2, 0, 1)]
    for seat, token in enumerate(old):
        with Feed(house, again.table, token) as feed:
            assert list(feed.hear("sync")["views"]) == [str(seat)]
        assert house.ask("GET", f"/api/tables/{again.table}/view", token=token).status_code == 200
    with Feed(house, again.table, *old) as screen:
        screen.hear("sync")
        play_out(screen)
    record = house.got(f"/api/tables/{again.table}/record")
    assert record["fair"]["salts"] == ["c", "a", "b"]
    assert record["seed"] == sha(f"{record['fair']['secret']}:c:a:b")[:32]


def test_a_rematch_keeps_options_and_bots(house: House) -> None:
    made = house.make("majesty", [ANNA, BOT], options={"edition": "pl"}, pace=False)
    with Feed(house, made.table, made.tokens[0]) as anna:
        anna.hear("sync")
        play_out(anna)
    path = f"/api/tables/{made.table}/rematch"
    again = house.known(answered(house.ask("POST", path, token=made.tokens[0]), 201))
    told, before = (house.got(f"/api/tables/{one.table}") for one in (again, made))
    assert told["options"] == before["options"]
    assert told["names"] == before["names"][::-1]
    with Feed(house, again.table, again.tokens[1]) as anna:
        anna.hear("sync")
        play_out(anna)
    record = house.got(f"/api/tables/{again.table}/record")
    assert record["options"]["edition"] == "pl"
