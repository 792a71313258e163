"""What one seat knows of a table: all that a perfect memory would, and nothing else."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import same

HIDDEN: Final = -1
"""Stands in the cells of a view for a number that its seat may not know."""


class View:
    """A position seen from a seat: the cells of the state, with HIDDEN where it may not look.

    Each game gives the meaning of the cells; equal views hold equal cells.
    """

    def __init__(self, seat: i64, pending: i64, cells: vec[i64]) -> None:
        self.seat = seat
        self.pending = pending
        self.cells = cells

    def scores(self) -> list[int]:
        """The score of each seat so far."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, ascending; empty before the end."""
        raise NotImplementedError

    def table(self) -> dict[str, object]:
        """The position in the words of the notation page, null where the seat may not look."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The whole view as plain numbers; the game's `view_of` reads them back."""
        return [self.seat, self.pending, *list(self.cells)]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (
            self.seat == other.seat
            and self.pending == other.pending
            and same(self.cells, other.cells)
        )

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))
