"""Older versions of a network: playing against them keeps what was learned from being forgotten."""

import copy

import numpy as np

from regalia.training.network import PolicyValueNetwork

MAX_POOL_SIZE = 8


class OpponentPool:
    """The last versions that were added, from which one is drawn for each rollout."""

    def __init__(self, seed: int) -> None:
        self.networks: list[PolicyValueNetwork] = []
        self.rng = np.random.default_rng(abs(seed))

    def add(self, network: PolicyValueNetwork) -> None:
        """Keeps a copy of the network; if there are too many, the second oldest one is dropped."""
        self.networks.append(copy.deepcopy(network))
        if len(self.networks) > MAX_POOL_SIZE:
            del self.networks[1]

    def draw(self) -> PolicyValueNetwork | None:
        """One of the versions, or None if there is none yet."""
        if not self.networks:
            return None
        return self.networks[int(self.rng.integers(len(self.networks)))]
