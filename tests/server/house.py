"""A server as a host runs it: a process of its own, spoken to over real sockets."""

import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from deploy.local.server import LocalServer, patiently

Answer = dict[str, Any]
Chair = Mapping[str, object]

ANNA: Chair = {"person": "Anna"}
BORIS: Chair = {"person": "Boris"}
BOT: Chair = {"bot": "random"}
OPEN: Chair = {"open": True}


@dataclass(frozen=True)
class Made:
    """A table as its maker knows it: its id, the tokens of its people by seat, the commitment."""

    table: str
    tokens: dict[int, str]
    commitment: str


class House(LocalServer):
    """A local server with requests of the tests; it remembers the tokens it handed out."""

    def __init__(self, folder: Path, *words: str, port: int = 0) -> None:
        """Starts a server; the words are more options of `regalia serve`."""
        self.tokens: list[str] = []
        super().__init__(folder, *words, port=port)

    def children(self) -> list[int]:
        """The processes that the server has started."""
        return [pid for pid, parent in processes() if parent == self.process.pid]

    # requests

    def ask(
        self, method: str, path: str, body: object = None, token: str | None = None
    ) -> httpx.Response:
        """One request; a body is sent as JSON."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        if body is None:
            return self.web.request(method, path, headers=headers)
        return self.web.request(method, path, headers=headers, json=body)

    def got(self, path: str, token: str | None = None) -> Answer:
        """The object that a request is answered with."""
        return answered(self.ask("GET", path, None, token), 200)

    def make(self, game: str, seats: int | Sequence[Chair], **fields: object) -> Made:
        """A new table; a number of seats is so many people."""
        if isinstance(seats, int):
            seats = [{"person": f"Person {seat}"} for seat in range(seats)]
        body = {"game": game, "seats": list(seats), **fields}
        made = answered(self.ask("POST", "/api/tables", body), 201)
        return self.known(made)

    def known(self, made: Answer) -> Made:
        """A table that was answered with."""
        tokens = {one["seat"]: one["token"] for one in made["seats"]}
        self.tokens += tokens.values()
        return Made(made["table"], tokens, made["commitment"])

    def sit(self, table: str, name: str, **fields: object) -> tuple[int, str]:
        """Sits down at a table; the seat and its token."""
        answer = self.ask("POST", f"/api/tables/{table}/seats", {"name": name, **fields})
        sat = answered(answer, 201)
        self.tokens.append(sat["token"])
        return sat["seat"], sat["token"]


def answered(answer: httpx.Response, status: int) -> Answer:
    """The object of an answer that has this status."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    assert answer.headers["content-type"].startswith("application/json")
    found = answer.json()
    assert isinstance(found, dict), found
    return found


def refused(answer: httpx.Response, *statuses: int) -> str:
    """The sentence with which a request is refused."""
    assert answer.status_code in statuses, (answer.status_code, answer.text)
    found = answered(answer, answer.status_code)
    assert {"error", "rule"} <= set(found), found
    assert_sentence(found["error"])
    return str(found["error"])


def assert_sentence(said: object) -> None:
    """A refusal is for people: no empty text, no class names, nothing of the program's inside."""
    assert isinstance(said, str), said
    assert " " in said, said
    assert len(said) < 500, said
    assert not re.search(r"Traceback|Error\b|Exception|None|msgspec|\$\.", said), said


def processes() -> Iterator[tuple[int, int]]:
    """All processes with their parents."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            stat = (folder / "stat").read_text("utf-8", "replace")
            yield int(folder.name), int(stat.rpartition(")")[2].split()[1])


def database(house: House) -> Path:
    """The file in which an SQLite house keeps its record."""
    files = [file for file in house.data.rglob("*") if file.is_file()]
    (found,) = [file for file in files if file.read_bytes()[:15] == b"SQLite format 3"]
    return found


@contextmanager
def locked(house: House) -> Iterator[None]:
    """Holds the house's database, so that nothing can be written to it."""
    with closing(sqlite3.connect(database(house), isolation_level=None)) as connection:
        for _ in patiently("the lock"):
            try:
                connection.execute("BEGIN IMMEDIATE")
                break
            except sqlite3.OperationalError:
                continue
        yield
        connection.execute("ROLLBACK")
