"""The pages of the web table, and records told again for them."""

import json
import re
from pathlib import Path

import httpx
import pytest
from tests.server.running_server import RunningServer

from regalia.games import GAMES
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.server import pages


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site of two files, one of them packed."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>Regalia</h1>")
    (tmp_path / "assets" / "a-1.js").write_text("1")
    (tmp_path / "assets" / "a-1.js.gz").write_bytes(b"packed")
    monkeypatch.setattr(pages, "SITE_FOLDER", tmp_path)
    pages.site_file.cache_clear()
    return tmp_path


def test_a_file_of_the_site_is_known_with_its_kind_and_its_packed_form(site: Path) -> None:
    found = pages.site_file("assets/a-1.js")
    assert found is not None
    assert (found.content, found.gzipped, found.media_type) == (b"1", b"packed", "text/javascript")
    index = pages.site_file("index.html")
    assert index is not None
    assert (index.gzipped, index.media_type) == (None, "text/html")


@pytest.mark.parametrize("name", ["../pages.py", "assets/../../x", "assets", "b.js", ""])
def test_nothing_else_is_looked_for(site: Path, name: str) -> None:
    assert pages.site_file(name) is None


@pytest.mark.parametrize("path", ["/", "/new", "/t/abc", "/t/abc/replay", "/rules/castle"])
def test_every_page_is_served_afresh_under_the_policy(server: RunningServer, path: str) -> None:
    answer = server.web.get(path)
    built = (pages.SITE_FOLDER / "index.html").is_file()
    assert answer.status_code == (200 if built else 503)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    if built:
        assert answer.headers["cache-control"] == "no-cache"
        assert "<script" in answer.text


def test_a_link_to_the_pages_shows_a_picture_by_its_whole_address(server: RunningServer) -> None:
    page = b'<meta content="/social.jpg" />'
    assert (
        pages.insert_preview_address(page, 'http://a"b/')
        == b'<meta content="http://a&quot;b/social.jpg" />'
    )
    if not (pages.SITE_FOLDER / "index.html").is_file():
        return
    found = re.search(r'property="og:image" content="([^"]+)"', server.web.get("/").text)
    assert found is not None
    picture = server.web.get(found[1])
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/jpeg")
    assert len(picture.content) < 150_000


def test_what_is_not_of_the_site_is_not_found(server: RunningServer) -> None:
    assert server.web.get("/assets/none.js").status_code == 404
    assert server.web.get("/nowhere").json()["error"] == "there is nothing at this address"


def test_who_follows_a_wrong_link_is_shown_a_page_that_says_so(server: RunningServer) -> None:
    reading = {"accept": "text/html,*/*"}
    answer = server.web.get("/nowhere/at/all", headers=reading)
    built = (pages.SITE_FOLDER / "index.html").is_file()
    assert answer.status_code == (404 if built else 503)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert ("<script" in answer.text) == built
    asked = server.web.get("/api/nowhere", headers=reading)
    assert asked.json()["error"] == "there is nothing at this address"


def play_game(name: str, seats: int) -> Record:
    """A game in which everybody makes their first move, for a while."""
    game = GAMES[name]
    table = Table(Record(game, game.read_options({"seats": seats}), "5eed" * 8, None, None))
    for _ in range(20):
        if table.state.pending:
            seat = table.state.seat_to_move()
            table.play(seat, int(table.state.legal(seat)[0]))
    return table.record


def request_replay(server: RunningServer, record: str, seat: int) -> httpx.Response:
    """A record told again for one who looks."""
    return server.web.post("/api/replay", params={"seat": seat}, content=record)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_told_again_position_by_position(server: RunningServer, name: str) -> None:
    record = play_game(name, 3)
    answer = request_replay(server, record.to_json(), -1).json()
    assert answer["game"] == name
    assert len(answer["steps"]) == len(record.moves)
    assert not answer["opening"]["over"]
    assert all({"events", "position", "seat"} <= step.keys() for step in answer["steps"])


def test_a_seat_is_told_its_own_goal_and_only_the_all_seeing_all(server: RunningServer) -> None:
    record = play_game("kingme", 3).to_json()

    def goals(seat: int) -> list[bool]:
        seats = request_replay(server, record, seat).json()["opening"]["table"]["seats"]
        return [one["goal"] is not None for one in seats]

    assert goals(-1) == [False, False, False]
    assert goals(1) == [False, True, False]
    assert goals(-2) == [True, True, True]


def test_a_bad_record_or_seat_is_refused_in_a_sentence(server: RunningServer) -> None:
    whole = play_game("majesty", 2).to_json()
    spoilt = json.dumps(json.loads(whole) | {"moves": ["0 nonsense"]})
    for record, seat in ((spoilt, -1), ("[]", -1), (whole, 2), (whole, -3)):
        answer = request_replay(server, record, seat)
        assert answer.status_code == 400
        assert answer.json()["error"]
