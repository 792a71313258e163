"""What a search remembers."""

import pytest

from regalia.bots.tree import ENTRY, Tree
from regalia.kernel.cells import MOST_CELLS


def test_a_tree_has_the_room_that_is_asked_for() -> None:
    assert len(Tree(0).cells) == 1024 * ENTRY
    assert len(Tree(1025).cells) == 2048 * ENTRY


@pytest.mark.parametrize("room", [-1, MOST_CELLS // ENTRY + 1, 1 << 61, (1 << 63) - 1])
def test_a_tree_of_absurd_size_is_refused(room: int) -> None:
    with pytest.raises(ValueError, match=f"moves, not {room}"):
        Tree(room)
