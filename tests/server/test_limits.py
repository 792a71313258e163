"""What a server does not put up with, and what it keeps to itself."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from deploy.local.server import PATIENCE
from tests.server.feed import Feed, gather
from tests.server.house import ANNA, BOT, OPEN, House, refused
from websockets.exceptions import ConnectionClosed

TABLE = {"game": "majesty", "seats": [ANNA, OPEN]}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with all its limits."""
    with House(tmp_path_factory.mktemp("strict")) as one:
        yield one


def test_a_feed_that_is_too_fast_is_refused_and_in_the_end_closed(strict: House) -> None:
    made = strict.make("majesty", 2)
    with Feed(strict, made.table, made.tokens[0]) as calm:
        calm.hear("sync")
        with Feed(strict, made.table, made.tokens[1]) as feed:
            feed.hear("sync")
            try:
                for number in range(50_000):
                    feed.say("ping", id=f"{number}")
            except ConnectionClosed:
                pass
            assert feed.closed() == 1008
            kinds = [frame["type"] for frame in feed.frames("refuse", "pong")]
            assert "pong" in kinds
            assert "refuse" in kinds
        assert calm.quiet() == []


def test_who_talks_too_much_is_refused(strict: House) -> None:
    made = strict.make("majesty", 2)
    with Feed(strict, made.table, made.tokens[0]) as feed:
        feed.hear("sync")
        said = 0
        while feed.hear("said", "refuse")["type"] == "said" if said else True:
            feed.say("say", id=f"{said}", seat=0, text="hello")
            said += 1
            assert said < 1000
        assert said > 2


def test_play_at_a_human_pace_is_never_too_fast(strict: House) -> None:
    with gather(strict, "majesty", 2, 1) as company:
        company.play_out(8)


def test_an_address_makes_so_many_tables_and_no_more(strict: House) -> None:
    made = 0
    while (answer := strict.ask("POST", "/api/tables", TABLE)).status_code == 201:
        made += 1
        assert made < 5000
    refused(answer, 429)
    assert made > 3
    assert strict.ask("GET", "/health/live").status_code == 200


def test_an_address_asks_so_often_and_no_more(strict: House) -> None:
    answer = strict.ask("GET", "/api/games")
    end = monotonic() + PATIENCE
    while answer.status_code == 200:
        answer = strict.ask("GET", "/api/games")
        assert monotonic() < end
    refused(answer, 429)


def test_limits_can_be_switched_off(house: House) -> None:
    for _ in range(300):
        assert house.ask("POST", "/api/tables", TABLE).status_code == 201
    made = house.make("majesty", 2)
    with Feed(house, made.table) as feed:
        feed.hear("sync")
        for number in range(2000):
            feed.say("ping", id=f"{number}")
        for number in range(2000):
            assert feed.hear("pong")["id"] == f"{number}"


@pytest.mark.parametrize("path", ["/api/games", "/api/nothing", "/health/live", "/api/tables"])
def test_every_answer_has_the_headers_of_a_careful_server(house: House, path: str) -> None:
    for method in ("GET", "DELETE"):
        headers = house.ask(method, path).headers
        assert "default-src" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] in ("no-referrer", "same-origin")
        assert "server" not in headers or "/" not in headers["server"]


def test_views_are_kept_by_no_cache(house: House) -> None:
    made = house.make("majesty", 2)
    path = f"/api/tables/{made.table}/view"
    answer = house.ask("GET", path, token=made.tokens[0])
    assert "no-store" in answer.headers["cache-control"]


def test_nothing_that_is_kept_or_logged_has_a_token_or_an_unlisted_table(tmp_path: Path) -> None:
    with House(tmp_path, "--no-limits") as house:
        unlisted = []
        for bad in (False, True):
            with gather(house, "majesty", 2, 2) as company:
                company.play_out()
                path = f"/api/tables/{company.table}"
                for token in company.made.tokens.values():
                    house.ask("GET", f"{path}/view", token=token)
                    house.ask("GET", f"{path}/nothing", token=token)
                    house.ask("POST", f"{path}/seats", {"name": token}, token=token)
                    house.ask("POST", f"{path}/rematch", {"bad": bad}, token=token)
                    house.ask("POST", "/api/tables", [token], token=token)
                again = house.ask("POST", f"{path}/rematch", token=company.made.tokens[0])
                unlisted += [company.table, house.known(again.json()).table]
                feed = company.seats[0]
                feed.socket.send(f"bad {company.made.tokens[0]}")
                feed.refusal(None)
                feed.say("hello", tokens=[company.made.tokens[0]])
                feed.refusal(None)
        made = house.make("majesty", [ANNA, BOT], pace=False)
        unlisted.append(made.table)
        for tokens in ([made.tokens[0]], [made.tokens[0], "nonsense"]):
            with Feed(house, made.table, *tokens) as feed:
                feed.quiet() if len(tokens) == 1 else feed.closed()
        metrics = house.ask("GET", "/metrics").text
        lists = house.ask("GET", "/api/tables").text
        house.kill()
        house.start()
        with Feed(house, made.table, made.tokens[0]) as feed:
            feed.hear("sync")
        assert house.stop() == 0
        logged = house.log()
    files = [file for file in house.data.rglob("*") if file.is_file()]
    stored = b"".join(file.read_bytes() for file in files)
    assert len(house.tokens) > 5
    assert stored
    for token in house.tokens:
        assert token not in logged
        assert token.encode() not in stored
    for table in unlisted:
        assert table not in logged
        assert table not in metrics
        assert table not in lists
    assert "Traceback" not in logged
