"""How well a network plays: its share of wins, with one seat of each game against opponents."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from regalia.adapters.batch import Batch
from regalia.training.actions import head_indices_to_legal_actions, random_actions
from regalia.training.network import PolicyValueNetwork

OPPONENTS = ("random", "greedy")
EVALUATION_GAMES = 256


def evaluate_against_opponents(network: PolicyValueNetwork, evaluation: int) -> tuple[float, ...]:
    """The win share against each opponent; every evaluation of a training has its own deals.

    Seeds of training games are not negative, so no evaluation repeats one of them.
    """
    seed = -1 - evaluation
    return tuple(
        play_and_measure_win_share(network, opponent, EVALUATION_GAMES, seed)
        for opponent in OPPONENTS
    )


def play_and_measure_win_share(
    network: PolicyValueNetwork, opponent: str, games: int, seed: int
) -> float:
    """The share of wins in a number of games, on each seat in turn; ties count in part."""
    metadata = network.metadata
    batch = Batch(metadata.game, games, metadata.seats, seed, metadata.actions)
    rng = np.random.default_rng(abs(seed))
    own_seat = np.arange(games) % metadata.seats
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        own_actions = highest_logit_actions(network, batch)
        is_random = opponent == "random"
        other_actions = random_actions(batch.mask, rng) if is_random else batch.heuristic_choices()
        batch.step(np.where(batch.seat == own_seat, own_actions, other_actions))
        for game in np.flatnonzero(batch.done & np.isnan(won)):
            rewards = batch.rewards[game]
            is_winner = rewards == rewards.max()
            won[game] = is_winner[own_seat[game]] / is_winner.sum()
    return float(won.mean())


def highest_logit_actions(network: PolicyValueNetwork, batch: Batch) -> NDArray[Any]:
    """The action with the largest logit in every game."""
    with torch.no_grad():
        mask = torch.from_numpy(batch.mask[:, network.head_actions])
        logits, _ = network.forward(torch.from_numpy(batch.features.copy()), mask)
    return head_indices_to_legal_actions(
        network.head_actions, logits.argmax(dim=1).numpy(), batch.mask
    )
