"""The rewards of a finished game, in each of the ways a learner may ask for."""

from regalia.adapters.arrays import Array, ArrayLike, np
from regalia.kernel.errors import BadRecord, quote

REWARD_KINDS = ("place", "win", "score")


def check_reward_kind(kind: str) -> None:
    """Raises BadRecord unless it is one of REWARD_KINDS."""
    if kind not in REWARD_KINDS:
        raise BadRecord(f"reward: it is {', '.join(REWARD_KINDS)}, not {quote(kind)}")


def rewards_of_kind(kind: str, place_rewards: ArrayLike, scores: ArrayLike) -> Array:
    """The rewards of all seats, along the last axis.

    `place`: from 1 for the first rank to -1 for the last. `win`: the share of the win, from 0 to 1.
    `score`: the score itself.
    """
    places = np.asarray(place_rewards, np.float64)
    if kind == "win":
        is_winner = places == places.max(axis=-1, keepdims=True)
        return np.asarray(is_winner / is_winner.sum(axis=-1, keepdims=True))
    return np.asarray(scores, np.float64) if kind == "score" else places
