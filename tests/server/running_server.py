"""A server as an operator runs it: a process of its own, reached over real sockets."""

import os
import re
import sqlite3
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from deploy.local.server import COMMAND, LocalServer, retry_until_timeout

Answer = dict[str, Any]
SeatSpec = Mapping[str, object]

ANNA: SeatSpec = {"person": "Anna"}
BORIS: SeatSpec = {"person": "Boris"}
BOT: SeatSpec = {"bot": "random"}
OPEN: SeatSpec = {"open": True}


@dataclass(frozen=True)
class MadeTable:
    """A new table as its maker knows it: its id, the tokens by seat, the commitment."""

    table: str
    tokens: dict[int, str]
    commitment: str


class RunningServer(LocalServer):
    """A local server with helpers for requests; it remembers the tokens it handed out."""

    def __init__(
        self,
        folder: Path,
        *words: str,
        port: int = 0,
        constants: Mapping[str, float] | None = None,
    ) -> None:
        """Starts a server; `words` are further options of `regalia serve`.

        `constants` are shorter times, by the names of their modules in `regalia.server`.
        """
        self.tokens: list[str] = []
        command = COMMAND if constants is None else command_with_constants(constants)
        super().__init__(folder, *words, port=port, command=command)

    def child_processes(self) -> list[int]:
        """The process ids of the workers the server has started."""
        return [pid for pid, parent in process_parents() if parent == self.process.pid]

    def processor_seconds(self) -> float:
        """The processor time that the server has used, without its workers."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8", "replace")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def figure(self, name: str) -> float:
        """A figure of the server's metrics."""
        found = re.search(rf"^{name} (\S+)$", self.ask("GET", "/metrics").text, re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    # requests

    def ask(
        self, method: str, path: str, body: object = None, token: str | None = None
    ) -> httpx.Response:
        """Sends a request; a body is sent as JSON."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        if body is None:
            return self.web.request(method, path, headers=headers)
        return self.web.request(method, path, headers=headers, json=body)

    def get_json(self, path: str, token: str | None = None) -> Answer:
        """The JSON object that a GET request is answered with."""
        return expect_json(self.ask("GET", path, None, token), 200)

    def make(self, game: str, seats: int | Sequence[SeatSpec], **fields: object) -> MadeTable:
        """Makes a table; a number of seats means that many people."""
        if isinstance(seats, int):
            seats = [{"person": f"Person {seat}"} for seat in range(seats)]
        body = {"game": game, "seats": list(seats), **fields}
        made = expect_json(self.ask("POST", "/api/tables", body), 201)
        return self.remember_table(made)

    def remember_table(self, made: Answer) -> MadeTable:
        """Reads an answer that describes a new table, and remembers its tokens."""
        tokens = {one["seat"]: one["token"] for one in made["seats"]}
        self.tokens += tokens.values()
        return MadeTable(made["table"], tokens, made["commitment"])

    def sit(self, table: str, name: str, **fields: object) -> tuple[int, str]:
        """Takes a seat at a table; returns the seat and its token."""
        answer = self.ask("POST", f"/api/tables/{table}/seats", {"name": name, **fields})
        sat = expect_json(answer, 201)
        self.tokens.append(sat["token"])
        return sat["seat"], sat["token"]


def command_with_constants(constants: Mapping[str, float]) -> list[str]:
    """The command of a server with other constants, as in `{"host.SWEEP_INTERVAL_S": 0.1}`."""
    lines = ["from importlib import import_module", "from regalia.cli.main import main"]
    for path, value in constants.items():
        module, _, name = path.rpartition(".")
        lines.append(f"setattr(import_module('regalia.server.{module}'), {name!r}, {value!r})")
    return [sys.executable, "-c", "\n".join([*lines, "main()"])]


def expect_json(answer: httpx.Response, status: int) -> Answer:
    """The JSON object of an answer, which must have this status."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    assert answer.headers["content-type"].startswith("application/json")
    found = answer.json()
    assert isinstance(found, dict), found
    return found


def expect_refusal(answer: httpx.Response, *statuses: int) -> str:
    """The sentence of an answer that refuses a request with one of these statuses."""
    assert answer.status_code in statuses, (answer.status_code, answer.text)
    found = expect_json(answer, answer.status_code)
    assert {"error", "rule"} <= set(found), found
    assert_sentence(found["error"])
    return str(found["error"])


def assert_sentence(said: object) -> None:
    """A refusal must be readable: not empty, no class names, no internals."""
    assert isinstance(said, str), said
    assert " " in said, said
    assert len(said) < 500, said
    assert not re.search(r"Traceback|Error\b|Exception|None|msgspec|\$\.", said), said


def process_parents() -> Iterator[tuple[int, int]]:
    """The ids of all processes with those of their parents."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            stat = (folder / "stat").read_text("utf-8", "replace")
            yield int(folder.name), int(stat.rpartition(")")[2].split()[1])


def database_file(server: RunningServer) -> Path:
    """The SQLite file of a server."""
    files = [file for file in server.data.rglob("*") if file.is_file()]
    (found,) = [file for file in files if file.read_bytes()[:15] == b"SQLite format 3"]
    return found


@contextmanager
def locked_database(server: RunningServer) -> Iterator[None]:
    """Locks the server's database, so that nothing can be written to it."""
    with closing(sqlite3.connect(database_file(server), isolation_level=None)) as connection:
        for _ in retry_until_timeout("the lock"):
            try:
                connection.execute("BEGIN IMMEDIATE")
                break
            except sqlite3.OperationalError:
                continue
        yield
        connection.execute("ROLLBACK")
