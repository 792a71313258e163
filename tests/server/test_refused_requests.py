"""Whatever is refused is refused with its status and a sentence."""

import json
import socket
from time import sleep

import pytest
from deploy.local.server import HOST, retry_until_timeout
from tests.server.feed_client import connect_feed, open_table
from tests.server.running_server import ANNA, BORIS, BOT, OPEN, RunningServer, expect_refusal
from websockets.exceptions import InvalidStatus

TWO = [ANNA, BORIS]

ODD_ORIGINS = ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://[", "//"]

BAD_TABLES: list[object] = [
    {},
    [],
    7,
    None,
    "majesty",
    {"game": "majesty"},
    {"seats": TWO},
    {"game": "chess", "seats": TWO},
    {"game": ["majesty"], "seats": TWO},
    {"game": "majesty", "seats": []},
    {"game": "majesty", "seats": TWO[:1]},
    {"game": "majesty", "seats": TWO * 3},
    {"game": "majesty", "seats": TWO * 500},
    {"game": "kingme", "seats": TWO},
    {"game": "majesty", "seats": 2},
    {"game": "majesty", "seats": {"0": TWO[0]}},
    {"game": "majesty", "seats": [{}, {}]},
    {"game": "majesty", "seats": [{"person": ""}, OPEN]},
    {"game": "majesty", "seats": [{"person": "x" * 41}, OPEN]},
    {"game": "majesty", "seats": [{"person": 7}, OPEN]},
    {"game": "majesty", "seats": [{"person": None}, OPEN]},
    {"game": "majesty", "seats": [{"person": "Anna", "bot": "easy"}, OPEN]},
    {"game": "majesty", "seats": [ANNA, {"bot": "nobody"}]},
    {"game": "majesty", "seats": [ANNA, {"bot": "os:system"}]},
    {"game": "majesty", "seats": [ANNA, {"bot": 3}]},
    {"game": "majesty", "seats": [ANNA, {"open": False}]},
    {"game": "majesty", "seats": [ANNA, {"open": 1}]},
    {"game": "majesty", "seats": [{"person": "half \ud800"}, OPEN]},
    {"game": "majesty", "seats": TWO, "options": {"seats": 3}},
    {"game": "majesty", "seats": TWO, "options": {"seats": "2"}},
    {"game": "majesty", "seats": TWO, "options": {"seats": 2.0}},
    {"game": "majesty", "seats": TWO, "options": {"edition": "fr"}},
    {"game": "majesty", "seats": TWO, "options": {"speed": 9}},
    {"game": "majesty", "seats": TWO, "options": 5},
    {"game": "castle", "seats": TWO, "options": {"hand_limit": 1}},
    {"game": "majesty", "seats": TWO, "listed": "yes"},
    {"game": "majesty", "seats": TWO, "listed": 1},
    {"game": "majesty", "seats": TWO, "undo": "no"},
    {"game": "majesty", "seats": TWO, "chat": 0},
    {"game": "majesty", "seats": TWO, "hints": []},
    {"game": "majesty", "seats": TWO, "clock": "fast"},
    {"game": "majesty", "seats": TWO, "clock": -5},
    {"game": "majesty", "seats": TWO, "absence": "soon"},
    {"game": "majesty", "seats": TWO, "absence": -1},
    {"game": "majesty", "seats": TWO, "salt": ""},
    {"game": "majesty", "seats": TWO, "salt": "x" * 65},
    {"game": "majesty", "seats": TWO, "salt": 7},
    {"game": "majesty", "seats": TWO, "colour": "red"},
    {"game": "majesty", "seats": [{"person": " "}, OPEN]},
    {"game": "majesty", "seats": [{"person": "a\u0000b"}, OPEN]},
    {"game": "majesty", "seats": [{"person": "a\u202eb"}, OPEN]},
    {"game": "majesty", "seats": TWO, "clock": {}},
    {"game": "majesty", "seats": TWO, "clock": {"move": 5, "game": 5}},
    {"game": "majesty", "seats": TWO, "clock": {"move": 0}},
]


@pytest.mark.parametrize("body", BAD_TABLES, ids=lambda body: str(body)[:70])
def test_a_bad_table_is_refused(server: RunningServer, body: object) -> None:
    answer = server.web.post("/api/tables", content=text_of(body))
    expect_refusal(answer, 400)


def text_of(body: object) -> bytes:
    """JSON, also of half a character."""
    return json.dumps(body).encode()


@pytest.mark.parametrize(
    "body", [b"", b"{", b"nonsense", b"\xff\xfe", b'{"game": NaN}', b"[" * 5000, b"\x00"]
)
def test_what_is_no_json_is_refused(server: RunningServer, body: bytes) -> None:
    expect_refusal(server.web.post("/api/tables", content=body), 400)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": "x" * 41},
        {"name": 3},
        {"name": None},
        {"name": "Boris", "seat": "1"},
        {"name": "Boris", "seat": True},
        {"name": "Boris", "salt": ""},
        {"name": "Boris", "salt": "x" * 65},
    ],
    ids=str,
)
def test_a_bad_way_to_sit_down_is_refused(server: RunningServer, body: object) -> None:
    made = server.make("majesty", [ANNA, OPEN])
    expect_refusal(server.ask("POST", f"/api/tables/{made.table}/seats", body), 400)
    assert server.get_json(f"/api/tables/{made.table}")["open"] == 1


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_seat_that_is_not_there_is_refused(server: RunningServer, seat: int) -> None:
    made = server.make("majesty", [ANNA, OPEN])
    body = {"name": "Boris", "seat": seat}
    expect_refusal(server.ask("POST", f"/api/tables/{made.table}/seats", body), 400, 409)


def test_a_taken_seat_is_refused(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, OPEN, BOT])
    for seat in (0, 2):
        body = {"name": "Boris", "seat": seat}
        expect_refusal(server.ask("POST", f"/api/tables/{made.table}/seats", body), 409)
    server.sit(made.table, "Boris")
    expect_refusal(server.ask("POST", f"/api/tables/{made.table}/seats", {"name": "Clara"}), 409)


def test_what_is_asked_too_early_is_refused(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, OPEN])
    path = f"/api/tables/{made.table}"
    for token in (None, made.tokens[0]):
        expect_refusal(server.ask("GET", f"{path}/view", token=token), 409)
        expect_refusal(server.ask("GET", f"{path}/record", token=token), 409)
    expect_refusal(server.ask("POST", f"{path}/rematch", token=made.tokens[0]), 409)
    server.sit(made.table, "Boris")
    expect_refusal(server.ask("GET", f"{path}/record"), 409)
    expect_refusal(server.ask("POST", f"{path}/rematch", token=made.tokens[0]), 409)


@pytest.mark.parametrize(
    "path", ["", "/view", "/record", "/seats", "/rematch", "/nothing", "/view/more"]
)
def test_a_table_that_is_not_there_is_not_found(server: RunningServer, path: str) -> None:
    for table in ("nothing", "0", "%00", "x" * 300, "..%2f..%2fetc"):
        method = "POST" if path in ("/seats", "/rematch") else "GET"
        body = {"name": "Boris"} if path == "/seats" else None
        # who asks for a rematch needs a token first
        codes = (404, 401) if path == "/rematch" else (404,)
        expect_refusal(server.ask(method, f"/api/tables/{table}{path}", body), *codes)


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/nothing.html", "/api/games/majesty"])
def test_a_path_that_is_not_there_is_not_found(server: RunningServer, path: str) -> None:
    expect_refusal(server.ask("GET", path), 404)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/games"),
        ("DELETE", "/api/tables"),
        ("PUT", "/api/tables/T"),
        ("POST", "/api/tables/T/view"),
        ("PATCH", "/api/tables/T/record"),
        ("GET", "/api/tables/T/rematch"),
        ("GET", "/api/tables/T/seats"),
        ("POST", "/health/ready"),
    ],
)
def test_a_method_that_is_not_there_is_refused(
    server: RunningServer, method: str, path: str
) -> None:
    made = server.make("majesty", 2)
    expect_refusal(server.ask(method, path.replace("T", made.table)), 405)


def test_a_cursor_that_nobody_gave_is_refused(server: RunningServer) -> None:
    for cursor in ("nonsense", "-1", "9" * 40, "%00", "'", ""):
        answer = server.ask("GET", f"/api/tables?after={cursor}")
        if answer.status_code != 200:
            expect_refusal(answer, 400)


@pytest.mark.parametrize("header", ["Bearer", "Bearer nonsense", "Basic YTpi", "é", ""])
def test_an_unknown_token_is_refused_and_never_a_spectators(
    server: RunningServer, header: str
) -> None:
    made = server.make("majesty", 2)
    for method, path in (("GET", "view"), ("POST", "rematch")):
        answer = server.web.request(
            method,
            f"/api/tables/{made.table}/{path}",
            headers={b"Authorization": header.encode()},
        )
        expect_refusal(answer, 401)


def test_a_token_of_another_table_opens_nothing_here(server: RunningServer) -> None:
    here, there = server.make("majesty", 2), server.make("majesty", 2)
    path = f"/api/tables/{here.table}/view"
    expect_refusal(server.ask("GET", path, token=there.tokens[0]), 401, 403)


def test_a_token_in_an_address_opens_nothing(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    path = f"/api/tables/{made.table}/view"
    asked = server.ask("GET", f"{path}?token={made.tokens[0]}")
    assert asked.status_code in (200, 400)
    if asked.status_code == 200:
        assert asked.json() == server.get_json(path)


def test_only_a_person_of_the_table_asks_for_a_rematch(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 4) as clients:
        clients.play_out()
        path = f"/api/tables/{clients.table}/rematch"
        stranger = server.make("majesty", 2).tokens[0]
        expect_refusal(server.ask("POST", path), 401)
        expect_refusal(server.ask("POST", path, token=stranger), 401, 403)


def test_a_large_body_is_refused(server: RunningServer) -> None:
    body = b'{"game": "majesty", "seats": [], "salt": "' + b"x" * 66_000 + b'"}'
    expect_refusal(server.web.post("/api/tables", content=body), 413)
    made = server.make("majesty", [ANNA, OPEN])
    expect_refusal(server.web.post(f"/api/tables/{made.table}/seats", content=body), 413)


def test_a_large_body_without_a_length_is_refused(server: RunningServer) -> None:
    expect_refusal(server.web.post("/api/tables", content=iter([b" " * 30_000] * 3)), 413)


def test_a_body_of_sixty_four_kibibytes_is_read(server: RunningServer) -> None:
    body = text_of({"game": "majesty", "seats": TWO}).rjust(64 * 1024)
    assert server.web.post("/api/tables", content=body).status_code == 201


@pytest.mark.parametrize("origin", ODD_ORIGINS)
def test_a_foreign_origin_is_refused(server: RunningServer, origin: str) -> None:
    made = server.make("majesty", [ANNA, OPEN])
    body = {"name": "Boris"}
    path = f"/api/tables/{made.table}/seats"
    expect_refusal(server.web.post(path, json=body, headers={"Origin": origin}), 403)
    expect_refusal(server.web.get(f"/api/tables/{made.table}", headers={"Origin": origin}), 403)
    assert server.web.post(path, json=body, headers={"Origin": server.address}).status_code == 201


def logged_errors(server: RunningServer) -> list[str]:
    """The lines of the log that are errors."""
    return [line for line in server.log().splitlines() if '"level": "error"' in line]


def test_who_hangs_up_amid_a_body_is_no_error_of_the_server(server: RunningServer) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 100\r\n\r\n"
    before = server.ask("GET", "/metrics").text
    for _ in range(3):
        with socket.create_connection((HOST, server.port)) as connection:
            connection.sendall(head.encode() + b'{"game": ')
            sleep(0.1)
    for _ in retry_until_timeout("the requests to be counted"):
        figures = server.ask("GET", "/metrics").text
        if 'status="499"' in figures:
            break
    assert figures.count('status="500"') == before.count('status="500"') == 0
    assert logged_errors(server) == []


def test_a_feed_of_no_table_is_refused_without_an_error_in_the_log(server: RunningServer) -> None:
    with pytest.raises(InvalidStatus) as refused, connect_feed(server, "a" * 16):
        pass
    assert refused.value.response.status_code == 404
    server.make("majesty", 2)
    assert logged_errors(server) == []
