"""What a seat knows of a King Me! table: its own goals, all that was shown, and who did what."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.notation.position import position_to_wire
from regalia.games.kingme.rules import layout, scoring
from regalia.games.kingme.rules.choices import legal_moves
from regalia.games.kingme.rules.layout import round_offset, seat_offset
from regalia.kernel.cells import Cells, cells_from_bytes, hash_cells
from regalia.kernel.seats import has_seat
from regalia.kernel.view import HIDDEN, View
from regalia.kernel.wire.shapes import Wire


class KingMeView(View):
    """The cells of the state; hidden are the goals of others, their sealed votes, the future."""

    def legal(self) -> vec[i64]:
        if not has_seat(self.pending, self.seat):
            return vec[i64]()
        return legal_moves(self.cells, self.seat)

    def without_sealed_moves(self) -> View:
        cells = self.cells[:]
        pending = self.pending
        for seat in range(cells[layout.SEATS]):
            vote = seat_offset(seat) + layout.VOTE
            if cells[vote] == HIDDEN:
                cells[vote] = layout.NO_VOTE
                pending |= i64(1) << seat
        return KingMeView(self.seat, pending, cells)

    def scores(self) -> list[int]:
        return scoring.scores(self.cells)

    def winners(self) -> list[int]:
        return scoring.winners(self.cells)

    def to_wire(self) -> Wire:
        return position_to_wire(self.cells, self.pending)

    def information_set_key(self) -> i64:
        # what lies behind the memory of this round is still to come: nothing is known of it
        return hash_cells(
            self.pending << 8 ^ self.seat, self.cells, 0, round_offset(self.cells[layout.ROUND] + 1)
        )

    def __reduce__(self) -> tuple[object, ...]:
        return restore_view, (int(self.seat), int(self.pending), bytes(self.cells))


def restore_view(seat: int, pending: int, cells: bytes) -> KingMeView:
    """Restores a pickled view."""
    return KingMeView(seat, pending, cells_from_bytes(cells))


def hide_secrets(c: Cells, viewer: i64) -> None:
    """Hides from a seat, or from a spectator, what it may not know (K1, K10)."""
    for seat in range(c[layout.SEATS]):
        me = seat_offset(seat)
        if seat != viewer and c[me + layout.VOTE]:
            c[me + layout.VOTE] = HIDDEN
        for number in range(
            c[layout.ROUND]
            if seat != viewer and c[layout.PHASE] != layout.OVER
            else c[layout.ROUND] + 1,
            c[layout.ROUNDS],
        ):
            c[me + layout.GOAL + number] = HIDDEN
    if c[layout.RANDOM_FLOORS]:
        for number in range(c[layout.ROUND] + 1, c[layout.ROUNDS]):
            c[round_offset(number) + layout.START_POSITIONS] = HIDDEN
