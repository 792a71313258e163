"""States and views that come from outside as plain numbers: checked before they are believed."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import Cells
from regalia.kernel.errors import BadNumbers
from regalia.kernel.event import SPECTATOR
from regalia.kernel.game import Game
from regalia.kernel.state import State
from regalia.kernel.view import View

WHOLE_STATE: Final = -2
"""Stands where a seat would, for one who sees everything."""

MIN_NUMBER: Final = -(2**62)
MAX_NUMBER: Final = 2**62


def read_state(game: Game, numbers: Sequence[object]) -> State:
    """The state that `State.numbers` wrote."""
    checked = check_numbers(game, numbers, 1)
    cells = vec[i64](checked[1:])
    raise_bad_numbers(game, game.position_error(WHOLE_STATE, checked[0], cells))
    return game.make_state(checked[0], cells)


def read_view(game: Game, numbers: Sequence[object]) -> View:
    """The view that `View.numbers` wrote."""
    checked = check_numbers(game, numbers, 2)
    cells = vec[i64](checked[2:])
    if checked[0] < SPECTATOR:
        raise BadNumbers(f"{checked[0]} is no seat of {game.name}")
    raise_bad_numbers(game, game.position_error(checked[0], checked[1], cells))
    return game.make_view(checked[0], checked[1], cells)


def check_numbers(game: Game, numbers: Sequence[object], heading: int) -> list[int]:
    """As many whole numbers as a position of the game has, each within a machine integer."""
    if len(numbers) != game.cell_count + heading:
        raise BadNumbers(
            f"{game.name} has {game.cell_count + heading} numbers in a position, not {len(numbers)}"
        )
    # looked at as objects: what is known to be an int or a bool, compiled code makes an int
    found: list[int] = []
    for number in numbers:
        if type(number) is not int or not MIN_NUMBER <= number <= MAX_NUMBER:
            raise BadNumbers("a position is made of whole numbers of at most 62 bits")
        found.append(number)
    return found


def raise_bad_numbers(game: Game, wrong: str) -> None:
    """Stops where the game found something wrong."""
    if wrong:
        raise BadNumbers(f"these numbers are no position of {game.name}: {wrong}")


def cells_within(c: Cells, limits: tuple[tuple[int, int, int], ...]) -> bool:
    """Whether cells hold numbers within limits, given as cell, least and most."""
    return all(least <= c[cell] <= most for cell, least, most in limits)
