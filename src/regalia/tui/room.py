"""How the parts of the screen share the room there is."""

from typing import NamedTuple

LEAST_WIDE = 80
LEAST_HIGH = 24
DETAIL = 2  # lines that say what a choice brings


class Room(NamedTuple):
    """Columns and lines of the parts of a screen."""

    board_wide: int
    board_high: int
    side_wide: int
    choices_high: int


def room_in(wide: int, high: int) -> Room:
    """The parts of a screen of this size: the larger it is, the more each of them has."""
    side = 22 if wide < 96 else 29 if wide < 130 else 40
    choices = 5 if high < 28 else 7 if high < 40 else 10
    rest = 2  # the title, the line to type in
    return Room(wide - side - 1, high - choices - DETAIL - rest, side, choices)


def choices_beneath(room: Room, lines: int) -> int:
    """Lines for the choices beneath a board of so many: one more where it leaves some free."""
    return room.choices_high + (lines < room.board_high)


def fits(wide: int, high: int) -> bool:
    """Whether there is room for a table at all."""
    return wide >= LEAST_WIDE and high >= LEAST_HIGH
