"""A client of a server: makes tables, sits down, and listens to a feed.

It keeps no rules. `Seat.frames` gives what the server says; after an interruption it comes back
with the last version it knows and goes on.
"""

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from threading import Event, Lock
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from regalia.kernel.errors import Unable

REQUEST_TIMEOUT_S = 10.0
MAX_RECONNECTS = 30
POLICY_VIOLATION = 1008


class ServerClient:
    """A server by its address, like `http://127.0.0.1:8000`."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Unable(f"an address begins with http:// or https://, as {address!r} does not")
        self.address = f"{parts.scheme}://{parts.netloc}"

    def ask(
        self, method: str, path: str, body: object = None, token: str | None = None
    ) -> dict[str, Any]:
        """A request and its answer; Unable says why there is none."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        try:
            answer = httpx.request(
                method, self.address + path, json=body, headers=headers, timeout=REQUEST_TIMEOUT_S
            )
            told: dict[str, Any] = answer.json() if answer.content else {}
        except (httpx.HTTPError, ValueError) as error:
            raise Unable(f"the server does not answer: {error}") from None
        if answer.is_error:
            raise Unable(str(told.get("error", f"status {answer.status_code}")))
        return told

    def make(self, wanted: dict[str, object]) -> dict[str, Any]:
        """Makes a table: its id, and the seats and tokens of this device."""
        return self.ask("POST", "/api/tables", wanted)

    def sit(self, table: str, name: str, seat: int | None = None) -> dict[str, Any]:
        """Sits down at a table: the seat, and its token."""
        wanted = {"name": name, "salt": secrets.token_hex(8)}
        return self.ask(
            "POST",
            f"/api/tables/{table}/seats",
            wanted if seat is None else wanted | {"seat": seat},
        )

    def tables(self) -> list[dict[str, Any]]:
        """The listed tables, newest first."""
        found: list[dict[str, Any]] = self.ask("GET", "/api/tables")["tables"]
        return found

    def table(self, table: str) -> dict[str, Any]:
        """What anyone may know of a table."""
        return self.ask("GET", f"/api/tables/{table}")

    def rematch(self, table: str, token: str) -> dict[str, Any]:
        """Asks the people of a finished table to another one: its id, and the asker's seat."""
        return self.ask("POST", f"/api/tables/{table}/rematch", token=token)


class SeatConnection:
    """A connection to a table, holding the seats of some tokens; without any it watches.

    `interrupted` is called whenever the connection is lost or cannot be made again: somebody is
    told then and decides how long to wait, so it is tried for ever.
    """

    def __init__(
        self,
        server: ServerClient,
        table: str,
        tokens: Sequence[str] = (),
        lang: str | None = None,
        numbers: bool = False,
    ) -> None:
        self.server = server
        self.table = table
        self.tokens = list(tokens)
        self.lang = lang
        self.numbers = numbers
        self.interrupted: Callable[[], None] | None = None
        self.version: int | None = None
        self.beat = 0
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._unheard: dict[str, dict[str, object]] = {}
        self._speaking = Lock()  # one thread may speak while another hears
        self._left = Event()

    def frames(self, timeout: float | None = None) -> Iterator[dict[str, Any]]:
        """Everything the server says, over interruptions, until the connection is closed here."""
        tries = 0
        while not self._left.is_set():
            try:
                socket = self._connected()
                frame = msgspec.json.decode(socket.recv(timeout))
            except (OSError, WebSocketException) as error:
                if self._left.is_set():
                    break
                if isinstance(error, TimeoutError) and self._socket is not None:
                    return  # it is there, and has said nothing for so long
                tries += 1
                if self._unwelcome(error) or (tries > MAX_RECONNECTS and self.interrupted is None):
                    raise Unable(f"the table cannot be reached: {error}") from None
                self._hang_up()
                if self.interrupted is not None:
                    self.interrupted()
                self._left.wait(min(2.0, 0.1 * tries))
                continue
            tries = 0
            self._note(frame)
            yield frame
        self._hang_up()  # it may have been left while the connection was made

    def move(self, seat: int, move: str, beat: int | None = None) -> str:
        """Makes a move; its id stands in the answer, and it is said again after an interruption."""
        at = self.beat if beat is None else beat
        return self.say({"type": "move", "seat": seat, "beat": at, "move": move})

    def say(self, message: dict[str, object]) -> str:
        """Says something that has an id."""
        said_id = secrets.token_hex(8)
        whole = {"type": message["type"], "id": said_id} | message
        with self._speaking:
            self._unheard[said_id] = whole
            self._send(whole)
        return said_id

    def close(self) -> None:
        """Leaves the table; another thread that hears it hears no more."""
        self._left.set()
        self._hang_up()

    def _hang_up(self) -> None:
        self._socket = None
        self._open.close()

    def _connected(self) -> ClientConnection:
        if self._socket is None:
            address = self.server.address.replace("http", "ws", 1)
            feed = connect(f"{address}/api/tables/{self.table}/feed", max_size=None)
            socket = self._open.enter_context(feed)
            hello: dict[str, object] = {"type": "hello", "tokens": self.tokens}
            hello |= {"since": self.version, "lang": self.lang, "numbers": self.numbers}
            with self._speaking:
                self._socket = socket
                self._send(hello)
                for message in self._unheard.values():
                    self._send(message)
            return socket
        return self._socket

    def _send(self, message: dict[str, object]) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is said again when the connection is back
                self._socket.send(msgspec.json.encode(message).decode())

    def _note(self, frame: dict[str, Any]) -> None:
        """Remembers how far it has heard, and which of its wishes are answered."""
        if frame["type"] in ("sync", "step"):
            self.version = max(self.version or 0, frame["version"])
            self.beat = max(self.beat, frame["beat"])
        answered = frame.get("ack") or frame.get("id") or ""
        if frame["type"] == "said":  # what is said is told to all alike, without its id
            told = {"type": "say", "seat": frame["seat"], "text": frame["text"]}
            waiting = list(self._unheard.items())
            answered = next((one for one, said in waiting if said == {"id": one} | told), "")
        self._unheard.pop(answered, None)

    @staticmethod
    def _unwelcome(error: Exception) -> bool:
        """Whether it makes no sense to try again."""
        if isinstance(error, InvalidStatus):
            return error.response.status_code in (403, 404)
        return (
            isinstance(error, ConnectionClosed)
            and error.rcvd is not None
            and error.rcvd.code == POLICY_VIOLATION
        )
