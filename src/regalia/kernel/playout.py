"""Random play to the end."""

from mypy_extensions import i64

from regalia.kernel.rng import Rng
from regalia.kernel.seats import lowest_seat
from regalia.kernel.state import State


def playout(state: State, rng: Rng) -> i64:
    """Plays random moves to the end and counts them."""
    moves: i64 = 0
    while state.pending:
        seat = lowest_seat(state.pending)
        state.apply(seat, state.random_move(seat, rng))
        moves += 1
    return moves
