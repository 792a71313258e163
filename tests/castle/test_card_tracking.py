"""The worked example of card tracking is true, number by number."""

import doctest

from regalia.games.castle import card_tracking


def test_the_worked_example_holds() -> None:
    done = doctest.testmod(card_tracking)
    assert done.attempted > 20
    assert done.failed == 0
