"""Numbers from outside that are no position of Majesty, each told by what is wrong."""

import pytest
from tests.majesty.tables import MAJESTY, table_after_turns

from regalia.games.majesty.rules.layout import (
    ALL_CARDS,
    COINS,
    COUNT,
    DECK,
    DRAWN,
    EDITION,
    FIRST,
    ROW,
    ROW_WORKERS,
    SEATS,
    SIDES,
    SIZE,
    STACK,
    TAKEN,
    TURN,
    WORKERS,
    WORKERS_BREAK_TIES,
    WOUNDED_COUNT,
    WOUNDED_STACK,
    seat_offset,
)
from regalia.kernel.errors import BadNumbers
from regalia.kernel.play.validation import read_state, read_view
from regalia.kernel.view import HIDDEN

ME = seat_offset(0)
LONG = sum(1 << 5 * place for place in range(12))  # twelve millers
WRONG = [
    *(("the number of seats", SEATS, seats) for seats in (0, 1, 5, -2, HIDDEN, 1 << 60)),
    *(("the options", EDITION, edition) for edition in (-1, 4, HIDDEN)),
    *(("the options", SIDES, sides) for sides in (-1, 256)),
    *(("the options", ALL_CARDS, every) for every in (-1, 0, 2)),
    *(("the options", WORKERS_BREAK_TIES, breaks) for breaks in (-1, 1, 2)),
    *(("the options", SIZE, size) for size in (0, 33, 61, 1 << 60)),
    *(("whose turn it is", FIRST, first) for first in (-1, 1, 2, 4, HIDDEN)),
    *(("whose turn it is", TURN, turn) for turn in (-1, 0, 5, 25, 1 << 60)),
    *(("whose turn it is", DRAWN, drawn) for drawn in (-1, 6, 10, 61)),
    *(("whose turn it is", TAKEN, card) for card in (-1, 1, 20, HIDDEN)),
    *(("what lies before seat 0", ME + COINS, coins) for coins in (-10_001, 10_001, HIDDEN)),
    *(("what lies before seat 0", ME + WORKERS, workers) for workers in (-1, 6, 1 << 60)),
    *(("what lies before seat 0", ME + WOUNDED_STACK, stack) for stack in (0, -1, 31, 20, 1 << 60)),
    *(("what lies before seat 0", ME + WOUNDED_COUNT, count) for count in (0, 2, -1)),
    *(("what lies before seat 0", ME + STACK, stack) for stack in (1, LONG, -1, HIDDEN)),
    *(("what lies before seat 0", ME + COUNT, count) for count in (1, -1, HIDDEN)),
    ("what lies before seat 2", seat_offset(2) + WORKERS, 5),
    ("what lies before seat 3", seat_offset(3) + COINS, 1),
    *(("the row and the deck", ROW, card) for card in (0, 19, 20, -1, HIDDEN)),
    *(("the row and the deck", ROW_WORKERS, workers) for workers in (-1, 48, HIDDEN)),
    *(("the row and the deck", DECK, card) for card in (0, 19, 20, HIDDEN)),
]


def table_with_wounded() -> list[int]:
    """Seat 0 has a miller in the Infirmary and a guard, seat 1 a knight."""
    return table_after_turns("miller", "knight", "guard").to_numbers()


@pytest.mark.parametrize(("says", "at", "number"), WRONG)
def test_a_state_that_cannot_be_is_refused(says: str, at: int, number: int) -> None:
    numbers = table_with_wounded()
    assert read_state(MAJESTY, numbers).to_numbers() == numbers
    assert numbers[1 + at] != number
    numbers[1 + at] = number
    with pytest.raises(BadNumbers, match=f"no position of majesty: {says}"):
        read_state(MAJESTY, numbers)


@pytest.mark.parametrize("pending", [0, 1, 3, 4, -1])
def test_only_the_mover_is_pending(pending: int) -> None:
    numbers = table_with_wounded()
    assert numbers[0] == 2
    with pytest.raises(BadNumbers, match="whose turn it is"):
        read_state(MAJESTY, [pending, *numbers[1:]])


def test_a_view_hides_the_cards_to_come_and_nothing_else() -> None:
    state = table_after_turns("miller", "knight", "guard")
    numbers = state.view(1).to_numbers()
    assert read_view(MAJESTY, numbers) == state.view(1)
    for at in range(MAJESTY.cell_count):
        other = list(numbers)
        hidden = numbers[2 + at] == HIDDEN
        other[2 + at] = int(state.cells[at]) if hidden else HIDDEN
        with pytest.raises(BadNumbers):
            read_view(MAJESTY, other)
