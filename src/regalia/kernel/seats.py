"""Seats as bits of a mask: seat 0 is the lowest bit."""

from typing import Final

from mypy_extensions import i64

MAX_SEAT_BITS: Final = 63  # shifting a machine integer farther is undefined


def has_seat(mask: i64, seat: i64) -> bool:
    """Whether a seat is in a mask; False for any number that is no seat."""
    return 0 <= seat < MAX_SEAT_BITS and (mask >> seat) & 1 != 0


def lowest_seat(mask: i64) -> i64:
    """The lowest seat of a mask that is not empty."""
    if mask <= 0:
        raise ValueError(f"a mask with a lowest seat is above zero, as {mask} is not")
    seat: i64 = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def seats_in_mask(mask: i64) -> list[int]:
    """All seats of a mask, ascending."""
    if mask < 0:
        raise ValueError(f"a mask of seats is not negative, as {mask} is")
    found: list[int] = []
    seat: i64 = 0
    while mask >> seat:
        if (mask >> seat) & 1:
            found.append(seat)
        seat += 1
    return found
