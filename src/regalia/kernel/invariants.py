"""Facts about a game with which the laws check it. Without them, less is checked."""

from mypy_extensions import mypyc_attr

from regalia.kernel.options import Options
from regalia.kernel.state import State
from regalia.kernel.view import View

DEFAULT_MAX_MOVES = 100_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Invariants:
    """What a game is made of, and how long it can last."""

    def component_names(self, state: State) -> list[str]:
        """The names of all cards and tokens, sorted: the same list in every position of a game."""
        return []

    def max_moves(self, options: Options) -> int:
        """An upper bound on the number of moves of a game."""
        return DEFAULT_MAX_MOVES

    def nameable_things(self, view: View) -> dict[str, set[str]] | None:
        """The values that parts of the seat's moves may have, by kind; None if not declared."""
        return None
