"""The whole position of a game, and what a seat knows of it."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import SEATS_CELL
from regalia.kernel.event import Event
from regalia.kernel.seats import has_seat
from regalia.kernel.state import State
from regalia.kernel.view import HIDDEN, View
from regalia.kernel.wire.shapes import Wire
from thirtyone.layout import (
    HAND,
    KNOWN_COUNT,
    STOCK,
    STOCK_SIZE,
    Cells,
    hand_size,
    seat_offset,
    seat_to_move,
)
from thirtyone.moves import legal_moves
from thirtyone.turn import best_seats, hand_totals, make_move
from thirtyone.wire import position_to_wire


class ThirtyOneState(State):
    """The cells of `layout`; one seat is pending at a time."""

    def legal(self, seat: int) -> vec[i64]:
        return legal_moves(self.cells, seat) if has_seat(self.pending, seat) else vec[i64]()

    def apply(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        over = make_move(self.cells, seat, move, log)
        self.pending = 0 if over else 1 << seat_to_move(self.cells)

    def scores(self) -> list[int]:
        return scores(self.pending, self.cells)

    def winners(self) -> list[int]:
        return [] if self.pending else best_seats(self.cells)

    def view(self, seat: int) -> View:
        return ThirtyOneView(seat, self.pending, hide_secrets(self.pending, self.cells, seat))

    def to_wire(self) -> Wire:
        return position_to_wire(self.pending, self.cells)


class ThirtyOneView(View):
    """The stock is HIDDEN, and so are the cards of the others that nobody saw them take."""

    def legal(self) -> vec[i64]:
        pending = has_seat(self.pending, self.seat)
        return legal_moves(self.cells, self.seat) if pending else vec[i64]()

    def scores(self) -> list[int]:
        return scores(self.pending, self.cells)

    def winners(self) -> list[int]:
        return [] if self.pending else best_seats(self.cells)

    def to_wire(self) -> Wire:
        return position_to_wire(self.pending, self.cells)


def scores(pending: int, c: Cells) -> list[int]:
    """What the hands are worth once they are shown, and nothing before."""
    return [0] * int(c[SEATS_CELL]) if pending else hand_totals(c)


def hide_secrets(pending: int, c: Cells, seat: int) -> Cells:
    """The cells as a seat may know them; shown hands are for every eye (T10)."""
    seen = c[:]
    for at in range(STOCK, STOCK + c[STOCK_SIZE]):
        seen[at] = HIDDEN
    for other in range(c[SEATS_CELL]) if pending else ():
        if other != seat:
            start = seat_offset(other) + HAND
            for at in range(
                start + c[seat_offset(other) + KNOWN_COUNT], start + hand_size(c, other)
            ):
                seen[at] = HIDDEN
    return seen
