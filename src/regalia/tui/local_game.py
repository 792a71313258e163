"""A game of one person against bots on this machine; the screen and the line mode share it."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from regalia.home import replace_private_file
from regalia.kernel.errors import Unable
from regalia.kernel.event import ALL_SEEING, SPECTATOR
from regalia.kernel.play.table import PlayedStep
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.game_log import Turn, replay_with_log
from regalia.tui.legal_moves import LegalMove, list_legal_moves
from regalia.tui.messages import Messages


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
        self.messages = Messages(language)
        names = self.messages.seat_names(record.names or (), seat)
        self.voice = Voice(self.rules, language, names)
        self.read_until = len(self.log.entries)

    @property
    def is_over(self) -> bool:
        return self.table.state.pending == 0

    @property
    def view(self) -> View:
        return self.table.state.view(self.seat)

    @property
    def displayed_view(self) -> View:
        """The person's view; once the game is over, a view without hidden cells."""
        if not self.is_over:
            return self.view
        return self.rules.make_view(SPECTATOR, self.table.state.pending, self.table.state.cells)

    def has_to_move(self) -> bool:
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
        step = self.log.play_and_log_move(self.table, partial(self.table.play, seat, move))
        self.save_game()
        return step

    def save_game(self) -> None:
        """Saves the record, if there is a file; it has the seed, so only its owner can read it."""
        if self.file is None:
            return
        try:
            replace_private_file(self.file, self.table.record.to_json())
        except OSError as error:
            sentence = f"the record cannot be saved in {self.file.name}: {error.strerror}"
            raise Unable(sentence) from None

    def undo_person_move(self) -> bool:
        """Takes back the person's last move and all later ones; returns whether there was one."""
        own_moves = [at for at, step in enumerate(self.table.steps) if step.seat == self.seat]
        if not own_moves:
            return False
        kept = self.table.record.moves[: own_moves[-1]]
        self.table, self.log = replay_with_log(replace(self.table.record, moves=kept))
        self.read_until = len(kept)
        self.save_game()
        return True

    def narrate_turns(self, after_move: int = 0) -> list[Turn]:
        """The log after the first `after_move` moves, with all secrets once the game is over."""
        return self.log.narrate_turns(
            ALL_SEEING if self.is_over else self.seat, self.voice, after_move
        )
