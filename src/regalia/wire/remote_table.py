"""The state of a server's table, as one seat or a spectator knows it from the feed.

Both the terminal and the MCP adapter use it.
"""

from time import monotonic

import msgspec
from msgspec import UNSET, Raw

from regalia.games import GAMES
from regalia.kernel.errors import BadNumbers, Unable, quote
from regalia.kernel.event import SPECTATOR, VisibleEvent
from regalia.kernel.play.validation import read_view
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Offer
from regalia.wire.client import SeatConnection, ServerClient
from regalia.wire.messages import Crowd, FromServer, Step, Sync
from regalia.wire.presence import TablePresence
from regalia.wire.schema import GameEvent, ToldPosition

events_decoder = msgspec.json.Decoder(list[GameEvent])
position_decoder = msgspec.json.Decoder(ToldPosition)
offers_decoder = msgspec.json.Decoder(list[Offer])


class RemoteTable:
    """The state of a table; `view` is None before the game has begun.

    `version` and `beat` are those of the last message applied, which may be older than the last
    one that the connection has received.
    """

    def __init__(
        self, server: ServerClient, table_id: str, token: str | None, language: str
    ) -> None:
        info = server.table_info(table_id)
        if info.game not in GAMES:
            raise Unable(f"the server plays {quote(info.game)}, which is not installed here")
        self.game = GAMES[info.game]
        self.has_hints = info.hints
        tokens = [token] if token else []
        self.connection = SeatConnection(server, table_id, tokens, language, numbers=True)
        self.presence = TablePresence()
        self.names = info.names
        self.seat = SPECTATOR
        self.view: View | None = None
        self.offers: list[Offer] = []
        self.version = -1
        self.beat = 0
        self._event_types = {event_type.name: event_type for event_type in self.game.events}

    @property
    def has_to_move(self) -> bool:
        return self.view is not None and self.seat in seats_in_mask(self.view.pending)

    def apply_message(self, message: FromServer) -> bool:
        """Updates the state from a message; returns whether the position is a new one."""
        self.presence.apply_message(message, monotonic())
        if isinstance(message, Crowd):
            self.names = [seat.name for seat in message.seats]
        if not isinstance(message, Sync | Step) or message.version <= self.version:
            return False
        views = [self._decode_view(position) for position in message.views.values()]
        if isinstance(message, Sync):
            self.names = message.table.names
        elif views and self.view is None:  # just started: the last seats were taken meanwhile
            self.names = self.connection.server.table_info(self.connection.table_id).names
        self.version, self.beat = message.version, message.beat
        for view in views:
            self.view, self.seat = view, int(view.seat)
        offers = message.moves.get(str(self.seat))
        self.offers = [] if offers is None else offers_decoder.decode(offers)
        return True

    def decode_events(self, encoded: Raw) -> list[VisibleEvent]:
        """The events in an encoded list; Unable if this version of the game has no such events."""
        try:
            return [
                VisibleEvent(self._event_types[event.name], event.facts)
                for event in events_decoder.decode(encoded)
            ]
        except (KeyError, msgspec.DecodeError) as error:
            raise self._version_mismatch_error(error) from None

    def _decode_view(self, encoded: Raw) -> View:
        """The view in an encoded position; Unable if it is none of this version of the game."""
        try:
            numbers = position_decoder.decode(encoded).numbers
            return read_view(self.game, () if numbers is UNSET else numbers)
        except (BadNumbers, msgspec.DecodeError) as error:
            raise self._version_mismatch_error(error) from None

    def _version_mismatch_error(self, error: Exception) -> Unable:
        """The error to raise if what the server sends does not fit the game installed here."""
        return Unable(f"the server plays another version of {self.game.name}: {error}")
