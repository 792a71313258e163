"""What the laws ask of a game besides its rules. A game may leave it out: then less is checked."""

from mypy_extensions import mypyc_attr

from regalia.kernel.options import Options
from regalia.kernel.state import State
from regalia.kernel.view import View

DEFAULT_MAX_MOVES = 100_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Invariants:
    """The things of the box, and how long a game can last."""

    def component_names(self, state: State) -> list[str]:
        """Every card and token of the box by name, sorted: the same list at every moment."""
        return []

    def max_moves(self, options: Options) -> int:
        """A number of moves within which every game ends."""
        return DEFAULT_MAX_MOVES

    def nameable_things(self, view: View) -> dict[str, set[str]] | None:
        """What the parts of the seat's moves may name, by kind; None where nobody says."""
        return None
