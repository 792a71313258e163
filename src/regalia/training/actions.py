"""Actions of a whole batch of games: one per game, as indices into the batch's action mask."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia.adapters.batch import Batch

EXPLORED_GAMES = 256


def random_actions(mask: NDArray[Any], rng: np.random.Generator) -> NDArray[Any]:
    """One action per row of the mask, uniformly among those that it allows."""
    priorities = rng.random(mask.shape, dtype=np.float32)
    actions: NDArray[Any] = np.where(mask, priorities, np.float32(-1)).argmax(axis=1)
    return actions


def head_indices_to_legal_actions(
    head_actions: NDArray[Any], head_indices: NDArray[Any], mask: NDArray[Any]
) -> NDArray[Any]:
    """The actions of the game for the actions that a policy head chose by its own indices.

    Where none of the head's actions is legal, the first legal action of the game stands in.
    """
    wanted = head_actions[head_indices]
    is_legal = mask[np.arange(len(wanted)), wanted]
    actions: NDArray[Any] = np.where(is_legal, wanted, mask.argmax(axis=1))
    return actions


def actions_seen_in_random_play(game: str, seats: int, encoding: str, steps: int) -> NDArray[Any]:
    """The actions that were legal at least once in random play: the policy head needs no others.

    With the default options many moves of a game never become legal.
    """
    batch = Batch(game, EXPLORED_GAMES, seats, seed=0, actions=encoding)
    rng = np.random.default_rng(0)
    reached = batch.mask.any(axis=0)
    for _ in range(steps):
        batch.step(random_actions(batch.mask, rng))
        reached |= batch.mask.any(axis=0)
    return np.flatnonzero(reached)
