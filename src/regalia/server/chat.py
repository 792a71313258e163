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
        if live.chat is None:
            live.chat = await self.host.store.recent_chat_messages(live.table.id)
        return live.chat

    async def post_message(
        self, live: LiveTable, seat: int, message_id: str, text: str
    ) -> Chatted | None:
        """Stores and broadcasts a message; returns the earlier one if this id was used before."""
        async with live.lock:
            while True:
                messages = await self.recent_messages(live)
                for said, one in messages:
                    if one == message_id and said.seat == seat:
                        return said
                number = messages[-1][0].number + 1 if messages else 1
                said = Chatted(seat, text, now_ms() / 1000, number)
                if await self.host.store.add_chat_message(live.table.id, said, message_id):
                    break
                live.chat = None  # another node was faster
            self._broadcast_message(live, said, message_id)
        self.host.cluster.publish(ChatSaid(self.host.cluster.node, live.table.id))
        return None

    def _broadcast_message(self, live: LiveTable, message: Chatted, message_id: str) -> None:
        assert live.chat is not None
        live.chat = [*live.chat[-RECENT_CHAT_MESSAGES:], (message, message_id)]
        live.broadcast_frame(
            encoder.encode(Said(message.seat, message.text, message.at, message.number))
        )

    async def broadcast_new_messages(self, live: LiveTable) -> None:
        """Broadcasts messages that were stored by another node."""
        async with live.lock:
            if live.chat is None:
                return
            last = live.chat[-1][0].number if live.chat else 0
            for said, message_id in await self.host.store.recent_chat_messages(live.table.id):
                if said.number > last:
                    self._broadcast_message(live, said, message_id)
