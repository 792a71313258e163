"""A WebSocket that is written to without waiting, so that one slow client delays nobody."""

from asyncio import BaseTransport
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

SOCKET_EXTENSION = "regalia.socket"
MAX_UNSENT_BYTES = 4_000_000  # a client further behind is cut off
TEXT_FRAME = b"\x81"
GOING_AWAY = 1001


class NonBlockingWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which the application can also send through without ASGI."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Creates the send buffer early, since a server may shut down before the handshake."""
        self._unsent: list[bytes] = []
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """Gives the application this object in the ASGI scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[SOCKET_EXTENSION] = self

    async def send(self, message: ASGISendEvent) -> None:
        """Sends a message of the application; a refused handshake counts as complete, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # otherwise uvicorn logs an error

    def send_text_frame(self, frame: bytes) -> None:
        """Queues a text frame to be sent; frames keep their order.

        Frames are buffered until the event loop's next iteration, so that the frames of steps
        stored together are written with one system call.
        """
        if not self._unsent:
            self.loop.call_soon(self._flush_frames)
        self._unsent += (frame_header(len(frame)), frame)

    def _flush_frames(self) -> None:
        """Writes the buffered frames; a client that has stopped reading is cut off."""
        if self._unsent and self._is_open():
            self.transport.write(b"".join(self._unsent))
            if self.transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
                self.transport.abort()
        self._unsent.clear()

    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.transport.is_closing()

    def close_with_code(self, code: int) -> None:
        """Closes the connection with a close code, and wakes the reader at once."""
        self._flush_frames()
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
        """Closes with "going away" instead of uvicorn's error code when the server stops."""
        self.close_with_code(GOING_AWAY)
        super().shutdown()


def frame_header(length: int) -> bytes:
    """The header of a text frame of this length (RFC 6455)."""
    if length < 126:
        return TEXT_FRAME + bytes([length])
    if length < 1 << 16:
        return TEXT_FRAME + b"\x7e" + length.to_bytes(2)
    return TEXT_FRAME + b"\x7f" + length.to_bytes(8)
