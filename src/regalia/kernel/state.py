"""A table in play."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import same
from regalia.kernel.event import Event
from regalia.kernel.view import View


class State:
    """A whole position, secrets included: mutable, one owner, integers inside.

    `pending` has a bit per seat that owes a move now; 0 means that the game is over.
    `cells` holds everything else, in a layout that the game gives.
    """

    def __init__(self, pending: i64, cells: vec[i64]) -> None:
        self.pending = pending
        self.cells = cells

    def legal(self, seat: i64) -> vec[i64]:
        """All moves this seat may make now, each once; none if it is not pending."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        """Makes a legal move. It trusts its input: the door has checked."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each seat so far."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, ascending; empty before the end."""
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """What this seat knows."""
        raise NotImplementedError

    def table(self) -> dict[str, object]:
        """The position with its secrets, in the words of the notation page."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An equal state that shares nothing with this one."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.pending == other.pending and same(self.cells, other.cells)

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")
