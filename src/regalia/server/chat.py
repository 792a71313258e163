"""Chat at the tables: messages are stored, broadcast once, and the recent ones kept in memory."""

from typing import TYPE_CHECKING

from regalia.server.cluster import ChatSaid
from regalia.server.live import LiveTable
from regalia.server.store.store import RECENT_CHAT_MESSAGES
from regalia.server.timestamps import now_ms
from regalia.wire.messages import Chatted, Said, encoder

if TYPE_CHECKING:
    from regalia.server.host import TableHost


class Chat:
    """The chat of all tables on this node."""

    def __init__(self, host: "TableHost") -> None:
        self.host = host

    async def recent_messages(self, live: LiveTable) -> list[tuple[Chatted, str]]:
        """The recent messages of a table with their client ids."""
        known = live.chat
        if known is None:
            found = await self.host.store.recent_chat_messages(live.table.id)
            live.chat = live.chat or found  # more may be posted meanwhile
        return live.chat or []

    async def post_message(
        self, live: LiveTable, seat: int, message_id: str, text: str
    ) -> Chatted | None:
        """Stores and broadcasts a message; returns the earlier one if this id was used before."""
        async with live.lock:
            while True:
                messages = await self.recent_messages(live)
                before = await self._find_message(live, messages, seat, message_id)
                if before is not None:
                    return before
                said = Chatted(seat, text, now_ms() / 1000, live.last_chat_number + 1)
                if await self.host.store.add_chat_message(live.table.id, said, message_id):
                    break
                # another node has stored a message first
                await self._broadcast_new_messages_locked(live)
            self._broadcast_message(live, said, message_id)
        self.host.cluster.publish(ChatSaid(self.host.cluster.node, live.table.id))
        return None

    async def _find_message(
        self, live: LiveTable, messages: list[tuple[Chatted, str]], seat: int, message_id: str
    ) -> Chatted | None:
        """The message that a seat has sent with this id, however long ago."""
        for said, one in messages:
            if one == message_id and said.seat == seat:
                return said
        if not messages or messages[0][0].number == 1:
            return None
        return await self.host.store.find_chat_message(live.table.id, seat, message_id)

    def _broadcast_message(self, live: LiveTable, message: Chatted, message_id: str) -> None:
        assert live.chat is not None
        live.chat = [*live.chat[1 - RECENT_CHAT_MESSAGES :], (message, message_id)]
        live.broadcast_frame(
            encoder.encode(Said(message.seat, message.text, message.at, message.number))
        )

    async def broadcast_new_messages(self, live: LiveTable) -> None:
        """Broadcasts messages that were stored by another node."""
        async with live.lock:
            await self._broadcast_new_messages_locked(live)

    async def _broadcast_new_messages_locked(self, live: LiveTable) -> None:
        if live.chat is None:
            return
        last = live.last_chat_number
        for said, message_id in await self.host.store.recent_chat_messages(live.table.id):
            if said.number > last:
                self._broadcast_message(live, said, message_id)
