"""What one seat knows of a table: all that a perfect memory would, and nothing else."""

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.cells import SEATS_CELL, cells_equal, cells_from_bytes, hash_cells
from regalia.kernel.seats import seats_of

if TYPE_CHECKING:
    from regalia.kernel.wire.shapes import Wire

HIDDEN: Final = -2147483648
"""Stands in the cells of a view for a number that its seat may not know, and for nothing else."""


class NotForeseeable(Exception):
    """The rules ask for something that the seat does not know: what follows cannot be foreseen."""


def require_known(number: i64) -> i64:
    """A number on which something hinges; Unknown stops whoever foresees without knowing it."""
    if number == HIDDEN:
        raise NotForeseeable
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A position seen from a seat: the cells of the state, with HIDDEN where it may not look.

    Each game gives the meaning of the cells; equal views hold equal cells.
    """

    def __init__(self, seat: i64, pending: i64, cells: vec[i64]) -> None:
        if seat < -1 or seat >= cells[SEATS_CELL]:  # -1 is a spectator's
            raise ValueError(f"there is no seat {seat} at this table")
        self.seat = seat
        self.pending = pending
        self.cells = cells

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.cells[SEATS_CELL])

    def legal(self) -> vec[i64]:
        """All moves that the view's seat may make now; none if it is not pending."""
        raise NotImplementedError

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
        """All that the seat knows, in the words of the notation page."""
        raise NotImplementedError

    def table_as_dict(self) -> dict[str, Any]:
        """The position as plain data, null where the seat may not look."""
        return cast(dict[str, Any], msgspec.to_builtins(self.to_wire().table))

    def key(self) -> i64:
        """A number of 64 bits for this information set, the same wherever it is asked for."""
        return hash_cells(self.pending << 8 ^ self.seat, self.cells, 0, len(self.cells))

    def to_numbers(self) -> list[int]:
        """The whole view as plain numbers; `read_view` reads them back."""
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
        return int(self.key())

    def __repr__(self) -> str:
        pending = seats_of(self.pending)
        return f"<{type(self).__name__} of seat {int(self.seat)}, pending {pending}>"


def unpickle_view(view: type[View], seat: int, pending: int, cells: bytes) -> View:
    """The view that was pickled; the bytes are the memory of its cells."""
    return view(seat, pending, cells_from_bytes(cells))
