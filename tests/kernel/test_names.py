"""Names at a table that several seats share get the number of the seat."""

import pytest

from regalia.kernel.text.names import distinct_names


@pytest.mark.parametrize(
    ("names", "distinct"),
    [
        ([], []),
        (["Anna", "easy"], ["Anna", "easy"]),
        (["Anna", "easy", "easy"], ["Anna", "easy 2", "easy 3"]),
        (["", "Anna", ""], [" 1", "Anna", " 3"]),
    ],
)
def test_equal_names_are_numbered_by_seat(names: list[str], distinct: list[str]) -> None:
    assert distinct_names(names) == distinct
