"""A client of a server: typed requests over HTTP, and the typed messages of a table's feed.

It knows no rules and keeps no position: `RemoteTable` does.
"""

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from threading import Event, Lock
from typing import TypeVar, cast
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from regalia.kernel.errors import Unable
from regalia.wire import messages, requests
from regalia.wire.reading import BadMessage

T = TypeVar("T")

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

    def request(
        self,
        method: str,
        path: str,
        answer_type: type[T],
        body: requests.Body | None = None,
        token: str | None = None,
    ) -> T:
        """Sends a request and decodes its answer; raises Unable if there is none."""
        headers = {} if body is None else {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        content = None if body is None else messages.encoder.encode(body)
        url = self.address + path
        try:
            response = httpx.request(
                method, url, content=content, headers=headers, timeout=REQUEST_TIMEOUT_S
            )
            if response.is_error:
                raise Unable(refusal_sentence(response))
            return msgspec.json.decode(response.content, type=answer_type)
        except (httpx.HTTPError, msgspec.DecodeError) as error:
            raise Unable(f"the server does not answer: {error}") from None

    def create_table(self, wanted: requests.NewTable) -> requests.TableMade:
        """Makes a table; the answer has the tokens of all its people."""
        return self.request("POST", "/api/tables", requests.TableMade, wanted)

    def take_seat(
        self, table_id: str, person_name: str, seat: int | None = None
    ) -> requests.HeldSeat:
        """Takes an open seat at a table: this one, or any."""
        wanted = requests.Sitting(person_name, secrets.token_hex(8), seat)
        return self.request("POST", f"/api/tables/{table_id}/seats", requests.HeldSeat, wanted)

    def list_tables(self) -> list[requests.TableListed]:
        """The listed tables, newest first."""
        return self.request("GET", "/api/tables", requests.TableList).tables

    def table_info(self, table_id: str) -> requests.TableTold:
        """What anyone may know of a table."""
        return self.request("GET", f"/api/tables/{table_id}", requests.TableTold)

    def create_or_join_rematch(self, table_id: str, token: str) -> requests.TableMade:
        """Makes or joins the rematch of a finished table; the answer has the token's seat."""
        return self.request(
            "POST", f"/api/tables/{table_id}/rematch", requests.TableMade, token=token
        )

    def download_record(self, table_id: str) -> bytes:
        """The record of a finished table, as it is in a file."""
        return bytes(self.request("GET", f"/api/tables/{table_id}/record", msgspec.Raw))


def refusal_sentence(response: httpx.Response) -> str:
    """Why a server refuses a request; its status if it does not say."""
    try:
        return msgspec.json.decode(response.content, type=requests.Error).error
    except msgspec.DecodeError:
        return f"status {response.status_code}"


def new_message_id() -> str:
    """An id for a message, which the server's answer repeats."""
    return secrets.token_hex(8)


class SeatConnection:
    """A connection to a table, for the seats of some tokens; without tokens it watches.

    `on_disconnect` is called whenever the connection is lost or cannot be made again. If it is
    set, the connection is tried again for ever, since the caller can close it.
    """

    def __init__(
        self,
        server: ServerClient,
        table_id: str,
        tokens: Sequence[str] = (),
        lang: str | None = None,
        numbers: bool = False,
    ) -> None:
        self.server = server
        self.table_id = table_id
        self.tokens = list(tokens)
        self.lang = cast("messages.Lang | None", lang)
        self.numbers = numbers
        self.on_disconnect: Callable[[], object] | None = None
        self.last_version: int | None = None  # that was received
        self.unanswered: dict[str, messages.ClientRequest] = {}
        self._socket: ClientConnection | None = None
        self._open_sockets = ExitStack()
        self._send_lock = Lock()  # one thread may send while another receives
        self._closed = Event()

    def receive_messages(
        self, idle_timeout_s: float | None = None
    ) -> Iterator[messages.FromServer]:
        """Yields every message of the server, across reconnections, until `close` is called.

        It also ends when no message has come for `idle_timeout_s` seconds. Messages of kinds that
        only newer servers know are skipped.
        """
        failures = 0
        while not self._closed.is_set():
            try:
                message = messages.decode_server_message(
                    self._open_or_reuse_socket().recv(idle_timeout_s)
                )
            except BadMessage as error:
                raise Unable(f"the server speaks another version of the wire: {error}") from None
            except (OSError, WebSocketException) as error:
                if self._closed.is_set():
                    break
                if isinstance(error, TimeoutError) and self._socket is not None:
                    return  # connected, but nothing has come for so long
                failures += 1
                give_up = failures > MAX_RECONNECTS and self.on_disconnect is None
                if give_up or is_permanent_error(error):
                    raise Unable(f"the table cannot be reached: {error}") from None
                self._close_socket()
                if self.on_disconnect is not None:
                    self.on_disconnect()
                self._closed.wait(min(2.0, 0.1 * failures))
                continue
            failures = 0
            if message is not None:
                self._note_version_and_answer(message)
                yield message
        self._close_socket()  # it may have been closed while the connection was made

    def send_request(self, request: messages.ClientRequest) -> str:
        """Sends a request, again after an interruption until it is answered; returns its id."""
        with self._send_lock:
            self.unanswered[request.id] = request
            self._send_if_connected(request)
        return request.id

    def close(self) -> None:
        """Leaves the table; another thread that reads messages gets no more."""
        self._closed.set()
        self._close_socket()

    def _close_socket(self) -> None:
        self._socket = None
        self._open_sockets.close()

    def _open_or_reuse_socket(self) -> ClientConnection:
        """The open socket; a new one begins with hello and all unanswered requests."""
        if self._socket is None:
            url = self.server.address.replace("http", "ws", 1)
            feed = connect(f"{url}/api/tables/{self.table_id}/feed", max_size=None)
            socket = self._open_sockets.enter_context(feed)
            with self._send_lock:
                self._socket = socket
                self._send_if_connected(
                    messages.Hello(self.tokens, self.last_version, self.lang, self.numbers)
                )
                for request in self.unanswered.values():
                    self._send_if_connected(request)
            return socket
        return self._socket

    def _send_if_connected(self, message: messages.Hello | messages.ClientRequest) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is sent again when the connection is back
                self._socket.send(messages.encoder.encode(message).decode())

    def _note_version_and_answer(self, message: messages.FromServer) -> None:
        """Remembers the version of a step, and drops the request that a message answers."""
        if isinstance(message, messages.Sync | messages.Step):
            self.last_version = max(self.last_version or 0, message.version)
        request_id = messages.answered_request_id(message)
        if isinstance(message, messages.Said):  # everybody is sent the same frame, without the id
            chatted = (message.seat, message.text)
            waiting = [
                one for one in list(self.unanswered.values()) if isinstance(one, messages.Say)
            ]
            request_id = next((one.id for one in waiting if (one.seat, one.text) == chatted), "")
        self.unanswered.pop(request_id, None)


def is_permanent_error(error: Exception) -> bool:
    """Whether the server rejects this client, so that connecting again cannot succeed."""
    if isinstance(error, InvalidStatus):
        return error.response.status_code in (403, 404)
    return (
        isinstance(error, ConnectionClosed)
        and error.rcvd is not None
        and error.rcvd.code == POLICY_VIOLATION
    )
