"""What learners observe and do changes only together with the version of the environment."""

from hashlib import blake2b

import pytest

from regalia.adapters.versions import environment_version
from regalia.games import GAMES
from regalia.kernel.features import FeatureBlock
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import lowest_seat
from regalia.kernel.view import View

POSITIONS = 60  # of one game of random moves

# Environment version and digest. A test that fails here has found a change of observations or
# actions: raise the layout of the features or the version of the rules, and write both anew.
EXPECTED = {
    "majesty": (1, "e069d5b6910d7fef"),
    "kingme": (1, "c1db15c529d0a277"),
    "castle": (2, "ca1eb192a980704f"),
}


def digest_of_blocks(game: Game, blocks: tuple[FeatureBlock, ...]) -> str:
    """A digest of the layout of features, of rows of them in some positions, and of actions."""
    found = blake2b(digest_size=8)
    found.update(f"{game.move_count} {game.tokens.names}".encode())
    for block in blocks:
        found.update(f"{block.name} {block.shape} {block.max_value}".encode())
    for view in random_views(game):
        found.update(bytes(map(int, game.features.row(view))))
    return found.hexdigest()


def random_views(game: Game) -> list[View]:
    """The views of those who move in a game of random moves."""
    rng = rng_from_number(5)
    state = game.deal(game.read_options({"seats": game.seats[-1]}), rng)
    views: list[View] = []
    while state.pending and len(views) < POSITIONS:
        seat = lowest_seat(state.pending)
        views.append(state.view(seat))
        state.apply(seat, state.random_move(seat, rng))
    return views


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_changed_layout_has_a_new_version(game: Game) -> None:
    found = (environment_version(game), digest_of_blocks(game, game.features.blocks))
    assert found == EXPECTED[game.name], (
        "observations or actions have changed: raise the layout of the features"
        " (or the version of the rules), and write the new version and digest here"
    )


def test_every_part_of_a_layout_counts() -> None:
    game = GAMES["majesty"]
    blocks = game.features.blocks
    first = blocks[0]
    renamed = FeatureBlock("other", first.shape, first.max_value, first.description)
    larger = FeatureBlock(first.name, first.shape, first.max_value + 1, first.description)
    changed = [(renamed, *blocks[1:]), (larger, *blocks[1:]), blocks[::-1], blocks[1:]]
    digests = {digest_of_blocks(game, each) for each in [blocks, *changed]}
    assert len(digests) == 5
