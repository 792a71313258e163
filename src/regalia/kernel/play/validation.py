"""Reads states and views that come from outside as numbers, and checks them."""

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
"""In the place of a seat: the numbers are a whole state, and nothing is hidden."""

MIN_NUMBER: Final = -(2**62)
MAX_NUMBER: Final = 2**62


def read_state(game: Game, numbers: Sequence[object]) -> State:
    """The state with the numbers of `State.to_numbers`; BadNumbers if they are not a state."""
    checked = check_position_numbers(game, numbers, 1)
    cells = vec[i64](checked[1:])
    raise_bad_numbers_if(game, game.describe_fault(WHOLE_STATE, checked[0], cells))
    return game.make_state(checked[0], cells)


def read_view(game: Game, numbers: Sequence[object]) -> View:
    """The view with the numbers of `View.to_numbers`; BadNumbers if they are not a view."""
    checked = check_position_numbers(game, numbers, 2)
    cells = vec[i64](checked[2:])
    if checked[0] < SPECTATOR:
        raise BadNumbers(f"{checked[0]} is no seat of {game.name}")
    raise_bad_numbers_if(game, game.describe_fault(checked[0], checked[1], cells))
    return game.make_view(checked[0], checked[1], cells)


def check_position_numbers(game: Game, numbers: Sequence[object], header_size: int) -> list[int]:
    """The numbers, if they are as many as a position and its header have, of at most 62 bits."""
    expected = game.cell_count + header_size
    if len(numbers) != expected:
        raise BadNumbers(f"{game.name} has {expected} numbers in a position, not {len(numbers)}")
    # they are typed as objects: compiled code would turn a bool into an int
    found: list[int] = []
    for number in numbers:
        if type(number) is not int or not MIN_NUMBER <= number <= MAX_NUMBER:
            raise BadNumbers("a position is made of whole numbers of at most 62 bits")
        found.append(number)
    return found


def raise_bad_numbers_if(game: Game, fault: str) -> None:
    """Raises BadNumbers if there is a fault; an empty text means that there is none."""
    if fault:
        raise BadNumbers(f"these numbers are no position of {game.name}: {fault}")


def cells_within_limits(c: Cells, limits: tuple[tuple[int, int, int], ...]) -> bool:
    """Whether cells are within limits, given as triples of cell, minimum and maximum."""
    return all(least <= c[cell] <= most for cell, least, most in limits)
