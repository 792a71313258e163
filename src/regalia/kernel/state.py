"""The whole position of a game in play."""

from typing import TYPE_CHECKING, Any, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.cells import SEATS_CELL, cells_equal, cells_from_bytes
from regalia.kernel.event import Event
from regalia.kernel.rng import Rng
from regalia.kernel.seats import lowest_seat, seats_in_mask
from regalia.kernel.view import View

if TYPE_CHECKING:
    from regalia.kernel.wire.shapes import Wire


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A whole position, secrets included: mutable, one owner, integers inside.

    `pending` has a bit for each seat that must move now; 0 means that the game is over.
    `cells` holds everything else, in a layout that the game defines; cell 0 is the number of seats.
    """

    def __init__(self, pending: i64, cells: vec[i64]) -> None:
        self.pending = pending
        self.cells = cells

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.cells[SEATS_CELL])

    def seat_to_move(self) -> int:
        """The lowest seat that must move; ValueError when the game is over."""
        if not self.pending:
            raise ValueError("the game is over: nobody is to move")
        return int(lowest_seat(self.pending))

    def legal(self, seat: i64) -> vec[i64]:
        """All moves that a seat may make now, each once; none if it is not pending."""
        raise NotImplementedError

    def random_move(self, seat: i64, rng: Rng) -> i64:
        """A legal move, drawn uniformly; a game may find it without listing all."""
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        """Makes a legal move and logs its events. `Table.play` is what checks moves."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each seat so far."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, ascending; empty before the end."""
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """What a seat knows."""
        raise NotImplementedError

    def to_wire(self) -> "Wire":
        """The position with its secrets, in the form that goes over a wire."""
        raise NotImplementedError

    def table_as_dict(self) -> dict[str, Any]:
        """What lies on the table, secrets included, as plain data."""
        return cast(dict[str, Any], msgspec.to_builtins(self.to_wire().table))

    def copy(self) -> "State":
        """An equal state that shares nothing with this one."""
        return type(self)(self.pending, self.cells[:])

    def information_set_key(self, seat: i64) -> i64:
        """The key of the information set of a seat; equal to that of its view."""
        return self.view(seat).information_set_key()

    def to_numbers(self) -> list[int]:
        """The whole state as a list of numbers; `read_state` reads it back."""
        return [self.pending, *list(self.cells)]

    def __reduce__(self) -> tuple[object, ...]:
        return unpickle_state, (type(self), int(self.pending), bytes(self.cells))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.pending == other.pending and cells_equal(self.cells, other.cells)

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")

    def __repr__(self) -> str:
        pending = seats_in_mask(self.pending)
        return f"<{type(self).__name__}: pending {pending}, scores {self.scores()}>"


def unpickle_state(state: type[State], pending: int, cells: bytes) -> State:
    """Restores a pickled state; the bytes are the memory of its cells."""
    return state(pending, cells_from_bytes(cells))
