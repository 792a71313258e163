"""One person at a table with bots: what both the screen and the line mode play with."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import Step
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_of
from regalia.kernel.text.names import distinct_names
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.offers import Offer, offers_of
from regalia.tui.saving import save
from regalia.tui.story import EVERYTHING, Turn, retold
from regalia.tui.words import Words


class Sitting:
    """A game between one person and bots; every move is saved if there is a file.

    The bots are those whose names stand at the other seats.
    """

    def __init__(self, record: Record, seat: int, language: str, file: Path | None) -> None:
        self.table, self.story = retold(record)
        self.game = record.game
        self.seat = seat
        self.language = language
        self.file = file
        self.voice = Voice(self.game, language, distinct_names(record.names or ()))
        self.words = Words(language)
        self.read_until = len(self.story.passages)  # moves the person has seen the end of

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.state.pending == 0

    @property
    def view(self) -> View:
        """What the person knows."""
        return self.table.state.view(self.seat)

    @property
    def shown(self) -> View:
        """What the person may see: at the end, everything."""
        if not self.over:
            return self.view
        return self.game.view_of(SPECTATOR, self.table.state.pending, self.table.state.cells)

    def is_asked(self) -> bool:
        """Whether the person, and no bot before, owes a move."""
        return not self.over and self.next_seat() == self.seat

    def next_seat(self) -> int:
        """Whose move is asked for next: in a sealed choice the bots' before the person's."""
        pending = seats_of(self.table.state.pending)
        return next((seat for seat in pending if seat != self.seat), pending[0])

    def offers(self) -> list[Offer]:
        """The person's legal moves."""
        return offers_of(self.game, self.view)

    def play(self, seat: int, move: int | str) -> Step:
        """Makes a move through the door of the table, and saves it; Refused says why not."""
        if seat == self.seat:
            self.read_until = len(self.story.passages)
        step = self.story.note(self.table, partial(self.table.play, seat, move))
        self.save()
        return step

    def save(self) -> None:
        """Writes the record, if there is a file for it."""
        if self.file is not None:
            save(self.table.record, self.file)

    def undo(self) -> bool:
        """Takes back the person's last move and all that followed; tells whether there was one."""
        made = [at for at, step in enumerate(self.table.steps) if step.seat == self.seat]
        if not made:
            return False
        kept = self.table.record.moves[: made[-1]]
        self.table, self.story = retold(replace(self.table.record, moves=kept))
        self.read_until = len(kept)
        self.save()
        return True

    def turns(self, since: int = 0) -> list[Turn]:
        """What has happened after so many moves, as the person may know it."""
        return self.story.turns(EVERYTHING if self.over else self.seat, self.voice, since)

    def news(self) -> list[Turn]:
        """What has happened since the person last moved."""
        return self.story.turns(self.seat, self.voice, self.read_until)
