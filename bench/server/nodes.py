"""Servers as processes of their own, on a core of their own."""

import http.client
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

YARDSTICK = Path(__file__).parent / "yardstick.py"
HANDS = 16  # requests at once while tables are made
GRACE = 20  # seconds to stop in
PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Made:
    """A new table: its id, a token for each seat, and the ports of the nodes that serve it."""

    table: str
    tokens: list[str]
    ports: list[int]


class Node:
    """A running server."""

    def __init__(self, command: Sequence[str], core: int) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - our own commands
            [sys.executable, *command],
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),  # noqa: PLW1509 - nothing runs yet
        )
        assert self.process.stdout is not None
        with self.process.stdout as words:
            said = words.readline()
        address = urlsplit(said.rpartition(" ")[2].strip())
        if address.port is None:
            raise RuntimeError(f"the server did not start: {said!r}")
        self.port = address.port

    def stop(self) -> int:
        """Ends it as an operator would; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(GRACE)

    def seconds(self) -> float:
        """The processor time it has used, its workers included."""
        used = 0
        for pid in self._pids():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            used += int(fields[11]) + int(fields[12])
        return used / TICK

    def megabytes(self) -> float:
        """The memory it resides in, its workers included."""
        pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self._pids()]
        return sum(pages) * PAGE / 1e6

    def _pids(self) -> Iterator[int]:
        found = [self.process.pid]
        for pid in found:
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            found += [int(child) for child in children]
            yield pid


@contextmanager
def running(commands: Sequence[Sequence[str]], core: int) -> Iterator[list[Node]]:
    """Servers while they are needed."""
    nodes: list[Node] = []
    try:
        for command in commands:
            nodes.append(Node(command, core))  # noqa: PERF401 - those that start are stopped again
        yield nodes
    finally:
        for node in nodes:
            if node.process.poll() is None:
                status = node.stop()
                assert status == 0, f"the server ended with {status}"


def house(data: Path, *more: str) -> list[str]:
    """The command of a node of ours."""
    where = ("--port", "0", "--data", str(data), "--no-limits", "--log-level", "warning")
    return ["-m", "regalia", "serve", *where, *more]


def yardstick(data: Path) -> list[str]:
    """The command of the bare server."""
    return [str(YARDSTICK), str(data)]


def asked(port: int, method: str, path: str, body: object = None, token: str = "") -> bytes:
    """The answer to one request on a connection of its own."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    found = answer.read()
    connection.close()
    if answer.status >= 300:
        raise RuntimeError(f"{method} {path}: {answer.status} {found.decode()}")
    return found


def tables(nodes: Sequence[Node], game: str, seats: int, count: int) -> list[Made]:
    """So many new tables, made by one node after the other."""
    ports = [node.port for node in nodes]
    wanted = {"game": game, "seats": [{"person": f"Player {at}"} for at in range(seats)]}

    def make(number: int) -> Made:
        port = ports[number % len(ports)]
        made = json.loads(asked(port, "POST", "/api/tables", wanted))
        return Made(made["table"], [one["token"] for one in made["seats"]], ports)

    with ThreadPoolExecutor(HANDS) as hands:
        return list(hands.map(make, range(count)))
