"""The people at a server's table: who is connected, their clocks and the chat."""

from regalia.wire.messages import Chatted, Clock, Crowd, FromServer, Rematch, Said, SeatHere, Sync


class TablePresence:
    """The presence, clocks and chat of a table, from the messages of its feed."""

    def __init__(self) -> None:
        self.seats: list[SeatHere] = []
        self.watcher_count = 0
        self.clock = Clock([], [])
        self.clock_received_at = 0.0
        self.chat: list[Chatted] = []
        self.rematch_table = ""

    def apply_message(self, message: FromServer, now: float) -> None:
        """Updates from a message received at `now`, in seconds of a steady clock."""
        match message:
            case Crowd():
                self.seats, self.watcher_count = message.seats, message.watching
            case Clock():
                self.clock, self.clock_received_at = message, now
            case Said():
                self._add_new_chat_message(message)
            case Rematch():
                self.rematch_table = message.table
            case Sync():
                for chat_message in message.chat or ():
                    self._add_new_chat_message(chat_message)
                self.rematch_table = message.table.rematch or self.rematch_table

    def _add_new_chat_message(self, message: Chatted) -> None:
        """Keeps a message once; the server may repeat it after a reconnection."""
        if not self.chat or message.number > self.chat[-1].number:
            self.chat.append(message)

    def clock_seconds_left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left to think at the time `now`; None if it has no clock."""
        seconds = self.clock.left[seat] if seat < len(self.clock.left) else None
        if seconds is None:
            return None
        elapsed = now - self.clock_received_at if seat in self.clock.running else 0.0
        return max(0.0, seconds - elapsed)
