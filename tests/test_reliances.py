"""Where Regalia relies on what other projects do not promise.

Each reliance is a function. It raises `Changed`, with a sentence that says what to look at, when a
new version of the library no longer behaves as we need. pyproject.toml bounds these libraries to
the versions that were tried.
"""

import asyncio
import inspect
import re
import struct
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
import uvicorn
from librt.vecs import vec
from mypy_extensions import i64
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from regalia.server import sockets
from regalia.wire import reading

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Changed(AssertionError):
    """A library no longer does what we rely on."""

    def __init__(self, library: str, what: str, where: str) -> None:
        super().__init__(f"{library} {version(library)}: {what}; {where} relies on it")


class MemoryTransport(asyncio.Transport):
    """A transport that sends nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keeps what would be sent."""
        self.written += bytes(data)

    def is_closing(self) -> bool:
        """Never."""
        return False

    def close(self) -> None:
        """Does nothing."""


async def accept(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts a connection and ends."""
    await send({"type": "websocket.accept"})


async def connected_protocol() -> WebSocketsSansIOProtocol:
    """uvicorn's own protocol, after the handshake of a client."""
    config = uvicorn.Config(accept, log_config=None)
    protocol = WebSocketsSansIOProtocol(config, ServerState(), {})
    protocol.connection_made(MemoryTransport())
    protocol.data_received(HANDSHAKE)
    await asyncio.sleep(0)
    return protocol


def inherited_names(subclass: type) -> set[str]:
    """The attributes of `self` and `super()` that a class uses and does not define itself."""
    used = re.findall(r"(?:self|super\(\))\.([a-z]\w*)", inspect.getsource(subclass))
    return {name for name in used if name not in vars(subclass) or hasattr(subclass.__base__, name)}


def websocket_protocol_has_what_sockets_use() -> None:
    protocol = asyncio.run(connected_protocol())
    for name in sorted(inherited_names(sockets.NonBlockingWebSocket)):
        if not hasattr(protocol, name):
            raise Changed("uvicorn", f"WebSocketsSansIOProtocol has no {name}", "server/sockets.py")
    if "extensions" not in protocol.scope or not protocol.handshake_complete:
        what = "the scope has no extensions, or an accepted handshake is not complete"
        raise Changed("uvicorn", what, "server/sockets.py")


def server_calls_what_serve_overrides() -> None:
    server = uvicorn.Server(uvicorn.Config(accept, log_config=None))
    for name in ("startup", "capture_signals", "started", "should_exit"):
        if not hasattr(server, name):
            raise Changed("uvicorn", f"Server has no {name}", "server/serve.py")
    for name in ("startup", "capture_signals"):
        if not re.search(rf"self\.{name}\(", inspect.getsource(uvicorn.Server)):
            raise Changed("uvicorn", f"Server does not call {name}", "server/serve.py")


class Sample(msgspec.Struct, forbid_unknown_fields=True):
    """A message with a field of every kind for which an error is reworded."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=3, pattern="^[a-z]*$")]
    number: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    list: Annotated[tuple[int, ...], msgspec.Meta(max_length=2)] = ()
    choice: Literal["yes", "no"] = "yes"
    perhaps: float | None = None


SAMPLES = msgspec.json.Decoder(Sample)

REWORDED = {
    "{}": "the field text is missing",
    '{"text": 1}': "text: a text is needed, not a whole number",
    '{"text": ""}': "text: a text with at least 1 characters is needed",
    '{"text": "long"}': "text: a text with at most 3 characters is needed",
    '{"text": "?"}': "text: a text has a character that it may not have",
    '{"text": "a", "number": -1}': "number: a number of at least 0 is needed",
    '{"text": "a", "number": 10}': "number: a number of at most 9 is needed",
    '{"text": "a", "list": [1, 2, 3]}': "list: a list with at most 2 things in it is needed",
    '{"text": "a", "list": [1, {}]}': "list[1]: a whole number is needed, not an object",
    '{"text": "a", "choice": "no!"}': "choice: 'no!' is none of the values allowed",
    '{"text": "a", "perhaps": true}': "perhaps: a number or null is needed, not true or false",
    '{"text": "a", "other": 1}': "there is no field «other»",
}


def errors_are_worded_as_reading_expects() -> None:
    for text, sentence in REWORDED.items():
        try:
            SAMPLES.decode(text)
        except msgspec.ValidationError as error:
            if reading.plain_sentence(str(error)) != sentence:
                raise Changed("msgspec", f"it says «{error}»", "wire/reading.py") from None
        else:
            raise Changed("msgspec", f"it accepts {text}", "wire/reading.py")


def a_vector_gives_its_memory() -> None:
    cells = vec[i64]([1, -2, 1 << 40])
    if bytes(cells) != struct.pack("=3q", *cells):
        raise Changed("librt", "bytes() of a vector are not its memory", "kernel/cells.py")


RELIANCES: list[Callable[[], None]] = [
    websocket_protocol_has_what_sockets_use,
    server_calls_what_serve_overrides,
    errors_are_worded_as_reading_expects,
    a_vector_gives_its_memory,
]


@pytest.mark.parametrize("rely", RELIANCES)
def test_libraries_are_as_we_rely_on_them(rely: Callable[[], None]) -> None:
    rely()


@pytest.mark.parametrize("library", ["librt", "msgspec", "uvicorn"])
def test_what_is_relied_on_is_bounded_to_the_versions_tried(library: str) -> None:
    project = PROJECT["project"]
    named = map(Requirement, project["dependencies"] + project["optional-dependencies"]["serve"])
    bounds = next(each.specifier for each in named if each.name == library)
    tried = Version(version(library))
    assert bounds.contains(tried)
    assert not bounds.contains(f"{tried.major}.{tried.minor + 1}")


def test_a_protocol_without_an_attribute_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(protocol: WebSocketsSansIOProtocol, transport: asyncio.BaseTransport) -> None:
        connect(protocol, transport)
        del protocol.close_timeout

    connect = WebSocketsSansIOProtocol.connection_made
    monkeypatch.setattr(WebSocketsSansIOProtocol, "connection_made", forget)
    with pytest.raises(
        Changed, match=r"WebSocketsSansIOProtocol has no close_timeout; server/sock"
    ):
        websocket_protocol_has_what_sockets_use()


def test_a_server_without_a_hook_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(uvicorn.Server, "capture_signals")
    with pytest.raises(Changed, match=r"Server has no capture_signals; server/serve.py"):
        server_calls_what_serve_overrides()


def test_other_words_of_an_error_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class OtherDecoder:
        def decode(self, text: str) -> Sample:
            raise msgspec.ValidationError(f"`$.text` is not what was wanted: {text}")

    monkeypatch.setattr(f"{__name__}.SAMPLES", OtherDecoder())
    with pytest.raises(Changed, match=r"msgspec .* it says «`\$\.text` is not what .*reading\.py"):
        errors_are_worded_as_reading_expects()


def test_other_memory_of_a_vector_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class OtherVector(list[int]):
        def __bytes__(self) -> bytes:
            return b"".join(number.to_bytes(8, "big", signed=True) for number in self)

    monkeypatch.setattr(f"{__name__}.vec", {i64: OtherVector})
    with pytest.raises(
        Changed, match=r"librt .* are not its memory; kernel/cells\.py relies on it"
    ):
        a_vector_gives_its_memory()
