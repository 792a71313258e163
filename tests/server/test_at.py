"""`regalia play --at`: a server's tables by their links."""

import json
from pathlib import Path

import pytest
from tests.command import failure_line, refusal_line
from tests.extras import environment_with
from tests.server.feed_client import open_table
from tests.server.running_server import ANNA, OPEN, RunningServer
from tests.terminal import Terminal, run

SIZE = {"COLUMNS": "100", "LINES": "30"}


def link_of(server: RunningServer, table: str) -> str:
    """The link of a table, as a browser has it."""
    return f"{server.address}/t/{table}"


def test_one_sits_down_leaves_and_comes_back_to_the_same_seat(
    server: RunningServer, tmp_path: Path
) -> None:
    made = server.make("majesty", [ANNA, OPEN, OPEN])
    link = link_of(server, made.table)
    at = Terminal(tmp_path, "play", "--at", link, "--name", "Clara", "--seat", "2", **SIZE)
    at.read_until("open seats: 1")
    assert server.get_json(f"/api/tables/{made.table}")["names"] == ["Anna", None, "Clara"]
    at.type("\x03")
    at.read_until(f"Come back with: regalia play --at {link}")
    assert at.code() == 130
    kept = tmp_path / "seats.json"
    assert kept.stat().st_mode & 0o077 == 0
    assert list(json.loads(kept.read_text("utf-8"))) == [link]

    server.sit(made.table, "Boris")
    again = Terminal(tmp_path, "play", "--at", link, **SIZE)
    again.read_until("3 Clara")
    again.type("\x03")
    again.read_until(f"Come back with: regalia play --at {link}")
    assert again.code() == 0
    assert server.get_json(f"/api/tables/{made.table}")["names"] == ["Anna", "Boris", "Clara"]


def test_the_extra_client_is_enough_to_play(server: RunningServer, tmp_path: Path) -> None:
    site = environment_with(tmp_path / "site", "client")
    words = ("castle", "--at", server.address, "--against", "random", "--name", "Clara")
    at = Terminal(tmp_path, "play", *words, **SIZE, **site)
    at.read_until("1 Clara")
    at.type("1\r")
    (link,) = json.loads((tmp_path / "seats.json").read_text("utf-8"))
    at.type("\x03")
    at.read_until(f"Come back with: regalia play --at {link}")
    assert at.code() == 0
    assert "pip install '.[serve]'" in failure_line(run(tmp_path, "serve", **site))


def test_who_finds_nothing_open_watches(server: RunningServer, tmp_path: Path) -> None:
    made = server.make("kingme", 3)
    at = Terminal(tmp_path, "play", "--at", link_of(server, made.table), **SIZE)
    at.read_until("You are watching")
    at.type("q")
    assert at.code() == 0
    assert not (tmp_path / "seats.json").exists()


def test_a_new_table_is_made_and_kept(server: RunningServer, tmp_path: Path) -> None:
    words = ("castle", "--at", server.address, "--against", "random", "--name", "Clara")
    at = Terminal(tmp_path, "play", *words, **SIZE)
    at.read_until("1 Clara")
    at.type("\x03")
    at.read_until("Come back with: ")
    assert at.code() == 0
    (link,) = json.loads((tmp_path / "seats.json").read_text("utf-8"))
    table = server.get_json(f"/api/tables/{link.rpartition('/')[2]}")
    assert (table["game"], table["names"]) == ("castle", ["Clara", "random"])


def test_the_same_people_go_on_at_another_table(server: RunningServer, tmp_path: Path) -> None:
    with open_table(server, "kingme", 3, "go on") as company:
        company.play_out()
        link = link_of(server, company.table)
        (tmp_path / "seats.json").write_text(json.dumps({link: company.made.tokens[2]}))
        at = Terminal(tmp_path, "play", "--at", link, **SIZE)
        at.read_until("Enter or Esc closes")  # the result, whoever has won
        at.type("\r")
        at.read_until("Play again with the same people")
        at.type("11")
        at.read_until("round 1 of 3, placing")
        at.type("\x03")
        at.read_until("Come back with: regalia play --at ")
        assert at.code() == 0
    kept = json.loads((tmp_path / "seats.json").read_text("utf-8"))
    (another,) = set(kept) - {link}
    assert f"Come back with: regalia play --at {another}" in at.shown()


def test_a_seat_that_is_lost_is_forgotten(server: RunningServer, tmp_path: Path) -> None:
    made = server.make("majesty", [ANNA, OPEN])
    link = link_of(server, made.table)
    (tmp_path / "seats.json").write_text(json.dumps({link: "worthless"}))
    at = Terminal(tmp_path, "play", "--at", link, **SIZE)
    at.read_until("the seat you had at this table is yours no more")
    assert at.code() == 1
    assert json.loads((tmp_path / "seats.json").read_text("utf-8")) == {}


def test_the_listed_tables_are_shown_with_their_links(
    server: RunningServer, tmp_path: Path
) -> None:
    made = server.make("majesty", [ANNA, OPEN], listed=True)
    done = run(tmp_path, "play", "--at", server.address, "--lang", "de")
    assert done.returncode == 0, done.stderr
    line = f"{link_of(server, made.table)}  Majesty, Anna, – – freie Plätze: 1"
    assert line in done.stdout.splitlines()


def test_a_server_without_tables_says_how_to_make_one(
    own_server: RunningServer, tmp_path: Path
) -> None:
    done = run(tmp_path, "play", "--at", own_server.address)
    assert done.stdout.startswith("No table is listed at this server. Make one: regalia play ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--at", "{link}"), "is shown on a screen, and there is none here"),
        (("--at", "{link}", "--plain"), "needs a screen"),
        (("castle", "--at", "{link}"), "has its game and its options already"),
        (("--at", "{link}/replay"), "a table's link ends with /t/ and the table"),
        (("--at", "{link}", "--seed", "1"), "has its seed"),
    ],
)
def test_what_cannot_be_wanted_of_a_server_is_refused(
    server: RunningServer, tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    link = link_of(server, server.make("majesty", 2).table)
    done = run(tmp_path, "play", *[word.format(link=link) for word in words])
    assert sentence in refusal_line(done)


def test_an_address_that_is_none_or_nobodys_is_told(tmp_path: Path) -> None:
    assert "begins with http://" in failure_line(run(tmp_path, "play", "--at", "majesty"))
    assert "does not answer" in failure_line(run(tmp_path, "play", "--at", "http://127.0.0.1:9"))
