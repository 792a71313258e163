"""What people say to each other at a table: kept, told once, and remembered for a while."""

from typing import TYPE_CHECKING

from regalia.server.live import LiveTable
from regalia.server.store.store import RECENT, now
from regalia.wire.messages import Chatted, Said, encoder

if TYPE_CHECKING:
    from regalia.server.host import Host


class Talk:
    """The talk at all tables of a host."""

    def __init__(self, host: "Host") -> None:
        self.host = host

    async def lately(self, live: LiveTable) -> list[tuple[Chatted, str]]:
        """What was said at a table lately."""
        if live.talk is None:
            live.talk = await self.host.store.talk(live.table.id)
        return live.talk

    async def say(self, live: LiveTable, seat: int, said_id: str, text: str) -> Chatted | None:
        """Keeps and tells what somebody says; what was said before with this id is not repeated."""
        async with live.turn:
            while True:
                talk = await self.lately(live)
                for said, one in talk:
                    if one == said_id and said.seat == seat:
                        return said
                number = talk[-1][0].number + 1 if talk else 1
                said = Chatted(seat, text, now() / 1000, number)
                if await self.host.store.say(live.table.id, said, said_id):
                    break
                live.talk = None  # another node was faster
            self._tell(live, said, said_id)
        self.host.fellows.tell_talk(live.table.id)
        return None

    def _tell(self, live: LiveTable, said: Chatted, said_id: str) -> None:
        assert live.talk is not None
        live.talk = [*live.talk[-RECENT:], (said, said_id)]
        live.tell_all(encoder.encode(Said(said.seat, said.text, said.at, said.number)))

    async def hear(self, live: LiveTable) -> None:
        """Tells what was said through another node."""
        async with live.turn:
            if live.talk is None:
                return
            last = live.talk[-1][0].number if live.talk else 0
            for said, said_id in await self.host.store.talk(live.table.id):
                if said.number > last:
                    self._tell(live, said, said_id)
