"""Masks of seats."""

import pytest

from regalia.kernel.seats import has_seat, lowest_seat, seats_in_mask


def test_the_seats_of_a_mask_ascend() -> None:
    assert seats_in_mask(0) == []
    assert seats_in_mask(0b101101) == [0, 2, 3, 5]
    assert seats_in_mask(1 << 62) == [62]
    assert lowest_seat(0b101100) == 2


@pytest.mark.parametrize("mask", [-1, -2, -(1 << 62)])
def test_a_negative_mask_is_refused(mask: int) -> None:
    with pytest.raises(ValueError, match=f"not negative, as {mask} is"):
        seats_in_mask(mask)


@pytest.mark.parametrize("mask", [0, -1, -(1 << 63)])
def test_a_mask_without_seats_has_no_lowest(mask: int) -> None:
    with pytest.raises(ValueError, match=f"above zero, as {mask} is not"):
        lowest_seat(mask)


def test_a_mask_holds_its_seats_and_no_number_that_is_none() -> None:
    assert [seat for seat in range(-130, 130) if has_seat(0b101, seat)] == [0, 2]
    assert has_seat(1 << 62, 62)
    assert not has_seat(-1, 63)
