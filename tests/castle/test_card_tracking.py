"""The worked example of card tracking is true, number by number."""

import doctest
from random import Random

from regalia.games.castle import card_tracking
from regalia.games.castle.card_tracking.multisets import UNIT, kinds_in, kinds_mask
from regalia.games.castle.rules.cards import COPIES, KINDS


def test_the_worked_example_holds() -> None:
    done = doctest.testmod(card_tracking)
    assert done.attempted > 20
    assert done.failed == 0


def test_the_kinds_of_a_bag_are_the_bits_of_its_mask() -> None:
    rng = Random(5)
    for _ in range(500):
        bag = sum(rng.choice((0, COPIES[kind])) * UNIT[kind] for kind in range(1, KINDS + 1))
        assert kinds_mask(bag) == sum(1 << (kind - 1) for kind in kinds_in(bag))
    assert all(kinds_mask(UNIT[kind]) == 1 << (kind - 1) for kind in range(1, KINDS + 1))
