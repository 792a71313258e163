"""A minimal WebSocket client on asyncio's transport: only what a client on loopback needs."""

import asyncio
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL_BIT = 0x80
MASK_BIT = 0x80
NO_MASK = bytes(4)  # changes nothing: on loopback there is no proxy to protect


def make_frame(payload: bytes, kind: int = TEXT) -> bytes:
    """One masked frame."""
    size = len(payload)
    if size < 126:
        return bytes((FINAL_BIT | kind, MASK_BIT | size)) + NO_MASK + payload
    return bytes((FINAL_BIT | kind, MASK_BIT | 126)) + size.to_bytes(2) + NO_MASK + payload


class FeedClient(asyncio.Protocol):
    """A connection to a table; every text that arrives is passed to `on_text`."""

    def __init__(self, table: str) -> None:
        loop = asyncio.get_running_loop()
        self.path = f"/api/tables/{table}/feed"
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()
        self._rest = b""
        self._code = 1006

    async def connect(self, port: int) -> None:
        """Opens the connection."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        await self.opened

    async def disconnect(self) -> None:
        """Ends the connection."""
        self.transport.close()
        await self.closed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Requests the upgrade to a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        lines = (
            f"GET {self.path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: UmVnYWxpYSdzIGJlbmNoLg==",
        )
        self.transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        """Splits what has arrived into frames."""
        data = self._rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode()))
                self.transport.close()
                return
            self.opened.set_result(None)
        at = 0
        while len(data) >= at + 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < start + size:
                break
            self._handle_frame(data[at] & 15, data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def _handle_frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.on_text(payload)
        elif kind == PING:
            self.transport.write(make_frame(payload, PONG))
        elif kind == CLOSE:
            self._code = int.from_bytes(payload[:2]) if payload else 1005
            self.transport.write(make_frame(payload, CLOSE))

    def connection_lost(self, error: Exception | None) -> None:
        """Notes the code it was closed with."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the connection was lost"))
        self.closed.set_result(self._code)

    def send_text(self, payload: bytes) -> None:
        """Sends a text."""
        self.transport.write(make_frame(payload))

    def on_text(self, payload: bytes) -> None:
        """Handles a text."""
        raise NotImplementedError
