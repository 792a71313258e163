"""Masks of seats."""

import pytest

from regalia.kernel.seats import lowest, seats_of


def test_the_seats_of_a_mask_ascend() -> None:
    assert seats_of(0) == []
    assert seats_of(0b101101) == [0, 2, 3, 5]
    assert seats_of(1 << 62) == [62]
    assert lowest(0b101100) == 2


@pytest.mark.parametrize("mask", [-1, -2, -(1 << 62)])
def test_a_negative_mask_is_refused(mask: int) -> None:
    with pytest.raises(ValueError, match=f"not negative, as {mask} is"):
        seats_of(mask)
