"""Masks of seats."""

import pytest

from regalia.kernel.seats import bit, lowest, seats_of


def test_the_seats_of_a_mask_ascend() -> None:
    assert seats_of(0) == []
    assert seats_of(0b101101) == [0, 2, 3, 5]
    assert seats_of(1 << 62) == [62]
    assert lowest(0b101100) == 2


@pytest.mark.parametrize("mask", [-1, -2, -(1 << 62)])
def test_a_negative_mask_is_refused(mask: int) -> None:
    with pytest.raises(ValueError, match=f"not negative, as {mask} is"):
        seats_of(mask)


@pytest.mark.parametrize("seat", [0, 1, 30, 31, 40, 61])
def test_a_seat_has_a_bit_however_many_there_are(seat: int) -> None:
    assert bit(seat) == 2**seat
    assert seats_of(bit(seat)) == [seat]
    assert lowest(bit(seat)) == seat
