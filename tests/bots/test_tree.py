"""What a search remembers."""

import pytest

from regalia.bots.tree import (
    AVAILABILITY,
    ENTRY_SIZE,
    KEY,
    MOVE_MULTIPLIER,
    VALUE_SUM,
    VALUE_UNIT,
    VISITS,
    Tree,
    entry_key,
)
from regalia.kernel.cells import MAX_CELLS
from regalia.kernel.rng import rng_from_number

FULL = 768  # of 1024 entries


def fill_tree(count: int) -> tuple[Tree, list[tuple[int, int]]]:
    """A small tree and the information sets and moves that it took in, each once."""
    rng = rng_from_number(5)
    tree = Tree(0)
    taken = [(int(rng.below(1 << 30)) << 32 | int(rng.below(1 << 30)), at) for at in range(count)]
    for at, (key, move) in enumerate(taken):
        place = tree.find(key, move)
        tree.insert(place, key, move)
        for _ in range(at % 3):
            tree.update(place, 0.5)
    return tree, taken


def entry(tree: Tree, key: int, move: int) -> list[int]:
    """The four numbers kept of a move."""
    at = tree.find(key, move)
    return [int(tree.cells[at + one]) for one in (KEY, VISITS, AVAILABILITY, VALUE_SUM)]


def test_a_tree_has_the_room_that_is_asked_for() -> None:
    assert len(Tree(0).cells) == 1024 * ENTRY_SIZE
    assert len(Tree(1024).cells) == 1024 * ENTRY_SIZE
    assert len(Tree(1025).cells) == 2048 * ENTRY_SIZE
    assert len(Tree(4097).cells) == 8192 * ENTRY_SIZE


@pytest.mark.parametrize("room", [-1, MAX_CELLS // ENTRY_SIZE + 1, 1 << 61, (1 << 63) - 1])
def test_a_tree_of_absurd_size_is_refused(room: int) -> None:
    with pytest.raises(ValueError, match=f"moves, not {room}"):
        Tree(room)


def test_everything_taken_in_is_found_again_with_what_was_learnt() -> None:
    tree, taken = fill_tree(FULL)
    for at, (key, move) in enumerate(taken):
        visits = at % 3
        assert entry(tree, key, move) == [entry_key(key, move), visits, 1, visits * VALUE_UNIT // 2]
    assert len({int(tree.find(key, move)) for key, move in taken}) == FULL


def test_the_same_move_of_another_information_set_is_another() -> None:
    tree, ((key, move), *_) = fill_tree(9)
    assert entry(tree, key + 1, move) == [0, 0, 0, 0]
    assert entry(tree, key, move + 1) == [0, 0, 0, 0]


def test_a_tree_is_full_when_a_quarter_of_it_is_left_for_gaps() -> None:
    tree, taken = fill_tree(FULL + 1)
    known = [entry(tree, key, move)[0] != 0 for key, move in taken]
    assert known == [True] * FULL + [False]


def test_no_information_set_and_move_look_like_a_gap() -> None:
    for move in (0, 1, 7):
        assert entry_key((move + 1) * MOVE_MULTIPLIER, move) != 0
        assert entry_key(0, move) != 0


def test_moves_that_want_the_same_place_lie_side_by_side() -> None:
    tree = Tree(0)
    last = entry_key(0, 0) ^ 1023  # a key whose entry is the very last
    same = [last ^ (one << 20) for one in range(4)]
    places = []
    for key in same:
        place = tree.find(key, 0)
        tree.insert(place, key, 0)
        places.append(int(place) // ENTRY_SIZE)
    assert places == [(places[0] + step) % 1024 for step in range(4)]
    assert [tree.find(key, 0) // ENTRY_SIZE for key in same] == places
