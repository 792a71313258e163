"""Nothing that a client can send harms the server or its tables."""

import socket
from contextlib import suppress

import pytest
from deploy.local.server import HOST
from tests.server.garbage import send_garbage
from tests.server.running_server import RunningServer

MESSAGES = 3000


def test_nonsense_is_refused_and_the_tables_go_on(server: RunningServer) -> None:
    heard = send_garbage(server, MESSAGES, 1)
    assert heard["refuse"] > MESSAGES // 3
    assert heard["step"]
    assert heard["shown"]


@pytest.mark.parametrize(
    "head",
    [
        b"GET /api/tables/\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"nonsense\r\n\r\n",
        b"GET " + b"/x" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/x/feed HTTP/1.1\r\nHost: x\r\n"
        b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
)
def test_a_bad_request_line_is_no_error_of_the_server(server: RunningServer, head: bytes) -> None:
    with socket.create_connection((HOST, server.port), 10) as one:
        one.sendall(head)
        with suppress(OSError):  # it has hung up already
            one.shutdown(socket.SHUT_WR)
        answer = b""
        with suppress(ConnectionResetError):
            while more := one.recv(65_536):
                answer += more
    assert not answer.startswith(b"HTTP/1.1 5")
    assert server.ask("GET", "/health/live").status_code == 200


def test_a_large_header_is_no_error_of_the_server(server: RunningServer) -> None:
    answer = server.web.get("/api/games", headers={"Authorization": "Bearer " + "x" * 20_000})
    assert answer.status_code < 500
