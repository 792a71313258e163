"""A server as a host runs it: a process of its own, spoken to over real sockets."""

import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

Answer = dict[str, Any]
Chair = Mapping[str, object]

PATIENCE = 60.0  # seconds that a busy machine may need
HOST = "127.0.0.1"
COMMAND = (sys.executable, "-m", "regalia")

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


class House:
    """One server process and its folder; it may be stopped, killed and started again."""

    def __init__(
        self, folder: Path, *words: str, port: int = 0, command: Sequence[str] = COMMAND
    ) -> None:
        """Starts a server; the words are more options of `regalia serve`."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.data = folder / "data"
        self.words = words
        self.command = command
        self.port = port or free_port()
        self.tokens: list[str] = []  # all that were ever handed out
        self.web = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)
        self.start()

    @property
    def address(self) -> str:
        """Where a browser finds it."""
        return f"http://{HOST}:{self.port}"

    # the process

    def start(self) -> None:
        """Starts the process and waits until it says where it is."""
        with (
            (self.folder / "stdout").open("wb") as said,
            (self.folder / "stderr").open("ab") as log,
        ):
            words = ["--host", HOST, "--port", str(self.port), "--data", str(self.data)]
            self.process = subprocess.Popen(
                [*self.command, "serve", *words, *self.words],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=log,
            )
        try:
            for _ in patiently("the server to say where it is"):
                if self.said().endswith("\n"):
                    break
                assert self.process.poll() is None, self.log()
        except BaseException:
            self.kill()
            raise
        assert self.said().startswith(f"Regalia is at {self.address}/\n")
        assert self.web.get("/health/ready").status_code == 200

    def said(self) -> str:
        """What this process has said on standard output."""
        return (self.folder / "stdout").read_text("utf-8")

    def log(self) -> str:
        """What all processes of this house have logged."""
        return (self.folder / "stderr").read_text("utf-8", "replace")

    def stop(self) -> int:
        """Asks it to stop; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """Ends it in the middle of whatever it does."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.web.close()  # its connections are dead
        self.web = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)

    def children(self) -> list[int]:
        """The processes that the server has started."""
        return [pid for pid, parent in processes() if parent == self.process.pid]

    def close(self) -> None:
        """Leaves nothing running."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.web.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

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


def patiently(what: str, patience: float = PATIENCE) -> Iterator[None]:
    """Comes round every few milliseconds until patience ends."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        yield
        time.sleep(0.01)
    raise AssertionError(f"waited {patience:.0f} s for {what}")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


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
