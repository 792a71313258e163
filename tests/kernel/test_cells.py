"""Rows of cells."""

import pytest

from regalia.kernel.cells import MOST_CELLS, cleared


def test_a_cleared_row_has_so_many_zeros() -> None:
    assert list(cleared(0)) == []
    assert list(cleared(3)) == [0, 0, 0]


@pytest.mark.parametrize("size", [-1, MOST_CELLS + 1, 1 << 61, (1 << 63) - 1, -(1 << 63)])
def test_a_row_of_absurd_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"cells, not {size}"):
        cleared(size)
