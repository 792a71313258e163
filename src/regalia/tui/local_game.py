"""A game of one person against bots on this machine; the screen and the line mode share it."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from regalia.kernel.event import ALL_SEEING, SPECTATOR
from regalia.kernel.play.table import PlayedStep
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.text.names import distinct_names
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.game_log import Turn, replay_with_log
from regalia.tui.legal_moves import LegalMove, list_legal_moves
from regalia.tui.messages import Messages
from regalia.tui.record_file import save_record


class LocalGame:
    """A table with one person; the names of the other seats are the bots that play there.

    If there is a file, the record is saved in it after every move.
    """

    def __init__(self, record: Record, seat: int, language: str, file: Path | None) -> None:
        self.table, self.log = replay_with_log(record)
        self.rules = record.game
        self.seat = seat
        self.language = language
        self.file = file
        self.voice = Voice(self.rules, language, distinct_names(record.names or ()))
        self.messages = Messages(language)
        self.read_until = len(self.log.entries)

    @property
    def is_over(self) -> bool:
        return self.table.state.pending == 0

    @property
    def view(self) -> View:
        return self.table.state.view(self.seat)

    @property
    def visible_view(self) -> View:
        """What the person may see: everything once the game is over."""
        if not self.is_over:
            return self.view
        return self.rules.make_view(SPECTATOR, self.table.state.pending, self.table.state.cells)

    def has_to_move(self) -> bool:
        """Whether the person has to move, and no bot before."""
        return not self.is_over and self.next_seat() == self.seat

    def next_seat(self) -> int:
        """The seat to move next: where several choose secretly, bots choose before the person."""
        pending = seats_in_mask(self.table.state.pending)
        return next((seat for seat in pending if seat != self.seat), pending[0])

    def legal_moves(self) -> list[LegalMove]:
        return list_legal_moves(self.rules, self.view)

    def make_move(self, seat: int, move: int | str) -> PlayedStep:
        """Makes a move and saves the record; Refused says why it cannot be made."""
        if seat == self.seat:
            self.read_until = len(self.log.entries)
        step = self.log.record_move(self.table, partial(self.table.play, seat, move))
        self.save_game()
        return step

    def save_game(self) -> None:
        """Saves the record, if there is a file for it."""
        if self.file is not None:
            save_record(self.table.record, self.file)

    def take_back_move(self) -> bool:
        """Takes back the person's last move and all later ones; returns whether there was one."""
        own_moves = [at for at, step in enumerate(self.table.steps) if step.seat == self.seat]
        if not own_moves:
            return False
        kept = self.table.record.moves[: own_moves[-1]]
        self.table, self.log = replay_with_log(replace(self.table.record, moves=kept))
        self.read_until = len(kept)
        self.save_game()
        return True

    def turns(self, since: int = 0) -> list[Turn]:
        """The log after the first `since` moves, with all secrets once the game is over."""
        return self.log.turns(ALL_SEEING if self.is_over else self.seat, self.voice, since)
