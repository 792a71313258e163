"""Gradient steps on a rollout: the imitation loss, and the loss of PPO."""

from typing import Any

import torch

from regalia.training.network import PolicyValueNetwork
from regalia.training.rollout import Rollout, Samples

CLIP_RANGE = 0.2
ENTROPY_COEFFICIENT = 0.01
VALUE_COEFFICIENT = 0.5
MINIBATCH_SIZE = 1024
MAX_GRADIENT_NORM = 0.5


def update_network(
    network: PolicyValueNetwork, optimiser: Any, rollout: Rollout, imitate: bool, epochs: int
) -> None:
    """Trains on a rollout for some epochs, by the expert's actions or by PPO."""
    samples = rollout.samples()
    count = len(samples.features)
    compute_loss = imitation_and_value_loss if imitate else ppo_loss
    for _ in range(epochs):
        order = torch.randperm(count)
        for start in range(0, count, MINIBATCH_SIZE):
            rows = order[start : start + MINIBATCH_SIZE]
            loss = compute_loss(network, Samples(*(column[rows] for column in samples)))
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), MAX_GRADIENT_NORM)
            optimiser.step()


def imitation_and_value_loss(network: PolicyValueNetwork, samples: Samples) -> Any:
    """Cross-entropy to the expert's actions, plus the value loss."""
    logits, values = network.forward(samples.features, samples.mask)
    policy_loss = torch.nn.functional.cross_entropy(logits, samples.expert_actions)
    return policy_loss + VALUE_COEFFICIENT * value_loss(values, samples)


def ppo_loss(network: PolicyValueNetwork, samples: Samples) -> Any:
    """The clipped loss of proximal policy optimisation, with value loss and entropy bonus."""
    logits, values = network.forward(samples.features, samples.mask)
    log_probs = torch.log_softmax(logits, dim=1)
    chosen = log_probs.gather(1, samples.actions.unsqueeze(1)).squeeze(1)
    ratio = (chosen - samples.log_probs).exp()
    raw = samples.advantages
    advantages = (raw - raw.mean()) / (raw.std(correction=0) + 1e-6)
    clipped = ratio.clamp(1 - CLIP_RANGE, 1 + CLIP_RANGE)
    objective = torch.minimum(ratio * advantages, clipped * advantages).mean()
    entropy = -(log_probs.exp() * log_probs).sum(dim=1).mean()
    return (
        VALUE_COEFFICIENT * value_loss(values, samples) - objective - ENTROPY_COEFFICIENT * entropy
    )


def value_loss(values: Any, samples: Samples) -> Any:
    """The mean squared error of the values."""
    return (values - samples.returns).square().mean()
