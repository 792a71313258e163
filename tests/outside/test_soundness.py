"""Numbers from outside: what play gives is believed, and what is believed can be played."""

import pytest
from thirtyone.game import ThirtyOne

from regalia.kernel.errors import BadNumbers
from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.validation import read_state, read_view
from regalia.kernel.playout import playout
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import HIDDEN

GAME = ThirtyOne()
TRIES = 40
NUMBERS = (0, 1, 2, 3, 4, 9, 31, 52, 53, -1, HIDDEN, 2**31, 2**61, -(2**61))


def replace_some_numbers(numbers: list[int], rng: Rng) -> list[int]:
    """The numbers with one to three of them replaced."""
    found = numbers[:]
    for _ in range(1 + rng.below(3)):
        at = rng.below(len(found))
        kind = rng.below(3)
        if kind == 0:
            found[at] = NUMBERS[rng.below(len(NUMBERS))]
        elif kind == 1:
            found[at] = found[rng.below(len(found))]
        else:
            found[at] += 1 - 2 * rng.below(2)
    return found


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_whatever_is_believed_can_be_played(seats: int) -> None:
    rng = rng_from_number(seats)
    voice = Voice(GAME, "en")
    state = GAME.new(seats, seed=seats)
    believed = 0
    while True:
        assert read_state(GAME, state.to_numbers()) == state
        for seat in (SPECTATOR, *range(seats)):
            assert read_view(GAME, state.view(seat).to_numbers()) == state.view(seat)
        for _ in range(TRIES):
            seat = rng.below(seats + 1) - 1
            try:
                view = read_view(GAME, replace_some_numbers(state.view(seat).to_numbers(), rng))
                world = read_state(GAME, replace_some_numbers(state.to_numbers(), rng))
            except BadNumbers:
                continue
            believed += 1
            for table in (GAME.imagine(view, rng), world):
                GAME.terminal.picture(table.view(SPECTATOR), voice)
                table.to_wire()
                table.information_set_key(0)
                playout(table, rng)
                assert table.winners()
        if not state.pending:
            break
        legal = state.legal(state.seat_to_move())
        state.apply(state.seat_to_move(), legal[rng.below(len(legal))])
    assert believed
