"""How the parts of the screen share its columns and lines."""

from typing import NamedTuple

MIN_WIDTH_COLUMNS = 80
MIN_HEIGHT_LINES = 24
DETAIL_LINES = 2
TITLE_AND_INPUT_LINES = 2


class ScreenLayout(NamedTuple):
    """Widths in columns and heights in lines of the parts of a screen."""

    board_width: int
    board_height: int
    side_width: int
    min_choices_height: int


def layout_for_size(columns: int, lines: int) -> ScreenLayout:
    """The layout of a screen of this size: every part grows with the screen."""
    side = 22 if columns < 96 else 29 if columns < 130 else 40
    choices = 5 if lines < 28 else 7 if lines < 40 else 10
    board_height = lines - choices - DETAIL_LINES - TITLE_AND_INPUT_LINES
    return ScreenLayout(columns - side - 1, board_height, side, choices)


def choice_list_height(layout: ScreenLayout, used_board_lines: int, choice_count: int) -> int:
    """How many lines the list of choices gets: more than its minimum if the board needs fewer."""
    spare = max(0, layout.board_height - used_board_lines)
    missing = max(0, choice_count - layout.min_choices_height)
    return layout.min_choices_height + min(spare, missing)
