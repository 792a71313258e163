"""What one seat knows: all that a player with a perfect memory would, and nothing else."""

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.cells import SEATS_CELL, cells_equal, cells_from_bytes, hash_cells
from regalia.kernel.seats import seats_in_mask

if TYPE_CHECKING:
    from regalia.kernel.wire.shapes import Wire

HIDDEN: Final = -2147483648
"""Marks a cell of a view whose number the seat may not know. No state holds it."""


class NotForeseeable(Exception):
    """The rules need a number that the seat does not know, so nothing more can be foreseen."""


def require_not_hidden(number: i64) -> i64:
    """The number itself; NotForeseeable if it is hidden.

    Rules read through it every number that a seat may not know and that decides what happens.
    """
    if number == HIDDEN:
        raise NotForeseeable
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A position as one seat knows it: the state's cells, with HIDDEN for what it may not know.

    Equal views have equal cells.
    """

    def __init__(self, seat: i64, pending: i64, cells: vec[i64]) -> None:
        if seat < -1 or seat >= cells[SEATS_CELL]:  # -1 is a spectator
            raise ValueError(f"there is no seat {seat} at this table")
        self.seat = seat
        self.pending = pending
        self.cells = cells

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.cells[SEATS_CELL])

    def legal(self) -> vec[i64]:
        """All moves that the view's seat may make now; none if it is not pending."""
        raise NotImplementedError

    def known_moves(self, seat: i64) -> vec[i64]:
        """Moves that a seat may make now in every state with this view; some may be missing."""
        return self.legal() if seat == self.seat else vec[i64]()

    def without_sealed_moves(self) -> "View":
        """This view as it was before other seats sealed a move of the present decision.

        Bots decide by it, so that the order in which pending seats are asked makes no difference.
        A game without secret simultaneous moves has nothing to take back.
        """
        return self

    def scores(self) -> list[int]:
        """The score of each seat so far."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, ascending; empty before the end."""
        raise NotImplementedError

    def to_wire(self) -> "Wire":
        """All that the seat knows, in the form that goes over a wire."""
        raise NotImplementedError

    def table_as_dict(self) -> dict[str, Any]:
        """What lies on the table as plain data, None where the seat may not look."""
        return cast(dict[str, Any], msgspec.to_builtins(self.to_wire().table))

    def information_set_key(self) -> i64:
        """A hash of 64 bits that identifies this information set, the same on every machine."""
        return hash_cells(self.pending << 8 ^ self.seat, self.cells, 0, len(self.cells))

    def to_numbers(self) -> list[int]:
        """The whole view as a list of numbers; `read_view` reads it back."""
        return [self.seat, self.pending, *list(self.cells)]

    def __reduce__(self) -> tuple[object, ...]:
        return unpickle_view, (type(self), int(self.seat), int(self.pending), bytes(self.cells))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (
            self.seat == other.seat
            and self.pending == other.pending
            and cells_equal(self.cells, other.cells)
        )

    def __hash__(self) -> int:
        return int(self.information_set_key())

    def __repr__(self) -> str:
        pending = seats_in_mask(self.pending)
        return f"<{type(self).__name__} of seat {int(self.seat)}, pending {pending}>"


def unpickle_view(view: type[View], seat: int, pending: int, cells: bytes) -> View:
    """Restores a pickled view; the bytes are the memory of its cells."""
    return view(seat, pending, cells_from_bytes(cells))
