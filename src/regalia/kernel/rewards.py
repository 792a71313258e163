"""Rewards for learners at the end of a game."""

from librt.vecs import append, vec

from regalia.kernel.state import State


def place_rewards(state: State) -> vec[float]:
    """The reward of each seat of a finished game, from 1 for the first place to -1 for the last.

    Winners come first, then the others by score; seats with equal places get the mean of their
    rewards, so all rewards add up to 0.
    """
    winners = state.winners()
    places = [
        (1, 0) if seat in winners else (0, score) for seat, score in enumerate(state.scores())
    ]
    found = vec[float]()
    for own in places:
        ahead = sum([1 for other in places if other > own])
        behind = sum([1 for other in places if other < own])
        found = append(found, float(behind - ahead) / float(len(places) - 1))
    return found
