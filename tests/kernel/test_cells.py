"""Rows of cells."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import MAX_CELLS, cells_equal, hash_cells, zero_cells

ROW = [4, 0, -3, 0, 9]


def row(*numbers: int) -> vec[i64]:
    """A row of these numbers."""
    return vec[i64](list(numbers))


def test_a_cleared_row_has_so_many_zeros() -> None:
    assert list(zero_cells(0)) == []
    assert list(zero_cells(3)) == [0, 0, 0]


@pytest.mark.parametrize("size", [-1, MAX_CELLS + 1, 1 << 61, (1 << 63) - 1, -(1 << 63)])
def test_a_row_of_absurd_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"cells, not {size}"):
        zero_cells(size)


@pytest.mark.parametrize("at", range(len(ROW)))
def test_rows_differ_by_every_cell_from_the_first_to_the_last(at: int) -> None:
    other = list(ROW)
    other[at] += 1
    assert cells_equal(row(*ROW), row(*ROW))
    assert not cells_equal(row(*ROW), row(*other))
    assert not cells_equal(row(*other), row(*ROW))


def test_rows_differ_by_their_length() -> None:
    assert cells_equal(row(), row())
    assert not cells_equal(row(*ROW), row(*ROW[:-1]))
    assert not cells_equal(row(*ROW[:-1]), row(*ROW))
    assert not cells_equal(row(), row(0))


@pytest.mark.parametrize(
    ("key", "numbers", "expected"),
    [
        (0, [], -9223372036854775808),
        (1, [], -9223372036854775807),
        (0, [0, 0, 0], -9223372036854775808),
        (0, [1], 5536320288185935628),
        (0, [0, 1], 5850902912923625229),
        (7, [1, 2, 3], -2611321580263864933),
        (-1, [-1, 1 << 62, -(1 << 31)], 5771512073818016469),
        (1 << 62, [5, 0, 5], -4801133774345148282),
    ],
)
def test_the_hash_of_a_row_never_changes(key: int, numbers: list[int], expected: int) -> None:
    assert hash_cells(key, row(*numbers), 0, len(numbers)) == expected


def test_a_hash_depends_on_the_key_and_on_every_cell_of_its_stretch_alone() -> None:
    start = hash_cells(5, row(*ROW), 1, 4)
    assert hash_cells(6, row(*ROW), 1, 4) != start
    for at in range(len(ROW)):
        other = list(ROW)
        other[at] += 1
        assert (hash_cells(5, row(*other), 1, 4) == start) == (at in (0, 4))


def test_a_hash_depends_on_where_a_number_stands() -> None:
    found = [hash_cells(0, row(*numbers), 0, 3) for numbers in ([7, 0, 0], [0, 7, 0], [0, 0, 7])]
    assert len(set(found)) == 3


@pytest.mark.parametrize(
    ("start", "stop"), [(-1, 2), (0, 6), (6, 6), (3, 2), (0, -1), (0, 1 << 62), (1 << 62, 1 << 62)]
)
def test_a_stretch_beyond_the_row_is_refused(start: int, stop: int) -> None:
    with pytest.raises(ValueError, match=f"within the 5 cells, not {start} to {stop}"):
        hash_cells(0, row(*ROW), start, stop)
