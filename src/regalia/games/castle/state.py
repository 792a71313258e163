"""A Castle table in play."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle import ending
from regalia.games.castle.layout import (
    CELLS,
    CHANCE,
    DECKS,
    HANDS,
    KNOWN,
    MOST_SEATS,
    NO_CHANCE,
    SEALED,
    SEATS,
)
from regalia.games.castle.table import table
from regalia.games.castle.turn import legal_moves, make
from regalia.games.castle.view import CastleView
from regalia.kernel.errors import BadRecord
from regalia.kernel.event import Event
from regalia.kernel.state import State
from regalia.kernel.view import HIDDEN, View


class CastleState(State):
    """The cells of `layout`; one seat is pending at a time, or for the Jester all with cards."""

    def legal(self, seat: i64) -> vec[i64]:
        if not (self.pending >> seat) & 1:
            return vec[i64]()
        return legal_moves(self.cells, seat)

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        if self.cells[CHANCE] == NO_CHANCE:
            self.apply_without_chance(seat, move, log)
        else:
            self.pending = make(self.cells, self.pending, seat, move, log)

    def apply_without_chance(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        """Makes a move on a table without a generator; one that needs it changes nothing."""
        before = self.cells[:]
        told = len(log) if log is not None else 0
        try:
            self.pending = make(self.cells, self.pending, seat, move, log)
        except BadRecord:
            self.cells = before
            if log is not None:
                del log[told:]
            raise

    def scores(self) -> list[int]:
        return ending.scores(self.cells)

    def winners(self) -> list[int]:
        return ending.winners(self.cells)

    def view(self, seat: i64) -> View:
        c = self.cells[:]
        other: i64 = 0
        while other < c[SEATS]:
            c[HANDS + other] = c[KNOWN + (seat + 1) * MOST_SEATS + other]
            if other != seat:
                if c[SEALED + other]:
                    c[SEALED + other] = HIDDEN
                hide(c, KNOWN + (other + 1) * MOST_SEATS, c[SEATS])
            other += 1
        hide(c, CHANCE, 4)
        at: i64 = DECKS
        while at < CELLS:
            if c[at]:
                c[at] = HIDDEN
            at += 1
        return CastleView(seat, self.pending, c)

    def table(self) -> dict[str, object]:
        return table(self.cells)

    def copy(self) -> State:
        return CastleState(self.pending, self.cells[:])


def hide(c: vec[i64], start: i64, size: i64) -> None:
    """Hides so many cells."""
    at = start
    while at < start + size:
        c[at] = HIDDEN
        at += 1
