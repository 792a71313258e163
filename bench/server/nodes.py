"""Server processes, on one core."""

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
from zlib import crc32

YARDSTICK = Path(__file__).parent / "yardstick.py"
PARALLEL_REQUESTS = 16  # while tables are made
STOP_TIMEOUT_S = 20
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class NewTable:
    """A new table: its id, a token for each seat, and the port of the node that serves it."""

    table: str
    tokens: list[str]
    port: int


class ServerNode:
    """A running server."""

    def __init__(self, command: Sequence[str], *cores: int) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - our own commands
            [sys.executable, *command],
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),  # noqa: PLW1509 - nothing runs yet
        )
        assert self.process.stdout is not None
        with self.process.stdout as words:
            said = words.readline()
        address = urlsplit(said.rpartition(" ")[2].strip())
        if address.port is None:
            raise RuntimeError(f"the server did not start: {said!r}")
        self.port = address.port

    def stop(self) -> int:
        """Stops it by SIGTERM; returns its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(STOP_TIMEOUT_S)

    def cpu_seconds(self) -> float:
        """The CPU time it has used, workers included."""
        used = 0
        for pid in self._process_ids():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            used += int(fields[11]) + int(fields[12])
        return used / TICKS_PER_SECOND

    def memory_megabytes(self) -> float:
        """Its resident memory, workers included."""
        pages = [
            int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self._process_ids()
        ]
        return sum(pages) * PAGE_BYTES / 1e6

    def _process_ids(self) -> Iterator[int]:
        found = [self.process.pid]
        for pid in found:
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            found += [int(child) for child in children]
            yield pid


@contextmanager
def run_nodes(commands: Sequence[Sequence[str]], *cores: int) -> Iterator[list[ServerNode]]:
    """Starts servers on these cores, and stops them at the end."""
    nodes: list[ServerNode] = []
    try:
        for command in commands:
            nodes.append(ServerNode(command, *cores))  # noqa: PERF401 - stopped below
        yield nodes
    finally:
        for node in nodes:
            if node.process.poll() is None:
                status = node.stop()
                assert status == 0, f"the server ended with {status}"


def serve_command(data: Path, *more: str) -> list[str]:
    """The command that starts Regalia's server."""
    where = ("--port", "0", "--data", str(data), "--no-limits", "--log-level", "warning")
    return ["-m", "regalia", "serve", *where, *more]


def yardstick_command(data: Path) -> list[str]:
    """The command that starts the minimal server."""
    return [str(YARDSTICK), str(data)]


def send_request(port: int, method: str, path: str, body: object = None, token: str = "") -> bytes:
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


def make_tables(
    nodes: Sequence[ServerNode], game: str, seats: int, count: int, bots: Sequence[str] = ()
) -> list[NewTable]:
    """New tables of so many people and these bots, made by any node.

    Which node serves a table depends on its id, as with a proxy.
    """
    ports = [node.port for node in nodes]
    people = [{"person": f"Player {at}"} for at in range(seats)]
    wanted = {"game": game, "seats": [*people, *({"bot": bot} for bot in bots)], "pace": False}

    def make(number: int) -> NewTable:
        port = ports[number % len(ports)]
        made = json.loads(send_request(port, "POST", "/api/tables", wanted))
        home = ports[crc32(made["table"].encode()) % len(ports)]
        return NewTable(made["table"], [one["token"] for one in made["seats"]], home)

    with ThreadPoolExecutor(PARALLEL_REQUESTS) as hands:
        return list(hands.map(make, range(count)))
