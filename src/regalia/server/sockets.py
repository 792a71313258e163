"""A WebSocket that is written to without waiting, so that nobody waits for a slow reader."""

from asyncio import BaseTransport
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

CHANNEL_EXTENSION = "regalia.line"
MAX_UNSENT_BYTES = 4_000_000  # bytes that a slow reader may be behind
TEXT_FRAME = b"\x81"
GOING_AWAY = 1001


class MessageChannel(Protocol):
    """The way into a connection and out of it."""

    async def receive(self) -> Any:
        """The next message as ASGI has it."""

    def send_text_frame(self, frame: bytes) -> None:
        """Sends a text frame, in order, without waiting."""

    def close_with_code(self, code: int) -> None:
        """Says goodbye with a close code."""


class NonBlockingWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a line for those who tell many at once."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begins with nothing to send: a server may end before the first word."""
        self._unsent: list[bytes] = []
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """Gives the application the line beside the connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[CHANNEL_EXTENSION] = self

    def send_text_frame(self, frame: bytes) -> None:
        """Sends a text frame soon, in order.

        Frames go out after all that is happening now: moves that were stored together wake up
        those who read of them once, not once for every frame.
        """
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (frame_header(len(frame)), frame)

    def _flush(self) -> None:
        """Writes what was told; who has not read for long is cut off."""
        if self._unsent and self._is_open():
            self.transport.write(b"".join(self._unsent))
            if self.transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
                self.transport.abort()
        self._unsent.clear()

    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.transport.is_closing()

    def close_with_code(self, code: int) -> None:
        """Says goodbye with a close code; the reading end hears of it at once."""
        self._flush()
        if not self._is_open():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def shutdown(self) -> None:
        """The server ends: it goes away, it does not fail."""
        self.close_with_code(GOING_AWAY)
        super().shutdown()


def frame_header(length: int) -> bytes:
    """What stands before a text frame of this length."""
    if length < 126:
        return TEXT_FRAME + bytes([length])
    if length < 1 << 16:
        return TEXT_FRAME + b"\x7e" + length.to_bytes(2)
    return TEXT_FRAME + b"\x7f" + length.to_bytes(8)
