"""How a network learns from games: at first from a teacher, then from how they turned out."""

from typing import Any

from regalia.training.library import torch
from regalia.training.network import Network
from regalia.training.rollout import Rollout

CLIP = 0.2  # how much more or less likely a choice may become at once
CURIOSITY = 0.01
FORESIGHT = 0.5  # what a wrong expectation counts
PORTION = 1024
STEEPEST = 0.5


def learn(network: Network, optimiser: Any, rollout: Rollout, taught: bool, times: int) -> None:
    """Goes over the lessons of a rollout so many times."""
    lessons = rollout.lessons()
    count = len(lessons[0])
    for _ in range(times):
        order = torch.randperm(count)
        for start in range(0, count, PORTION):
            portion = [one[order[start : start + PORTION]] for one in lessons]
            loss = taught_loss(network, portion) if taught else played_loss(network, portion)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
            optimiser.step()


def taught_loss(network: Network, portion: list[Any]) -> Any:
    """How far from the teacher's choices, and from what was won."""
    rows, mask, _, advice, _, _, reached = portion
    wishes, expected = network.look(rows, mask)
    missed = torch.nn.functional.cross_entropy(wishes, advice)
    return missed + FORESIGHT * (expected - reached).square().mean()


def played_loss(network: Network, portion: list[Any]) -> Any:
    """What makes surprising choices likelier, in small steps (proximal policy optimisation)."""
    rows, mask, chosen, _, before, surprise, reached = portion
    wishes, expected = network.look(rows, mask)
    likely = torch.log_softmax(wishes, dim=1)
    ratio = (likely.gather(1, chosen.unsqueeze(1)).squeeze(1) - before).exp()
    gain = (surprise - surprise.mean()) / (surprise.std(correction=0) + 1e-6)
    better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
    variety = -(likely.exp() * likely).sum(dim=1).mean()
    missed = (expected - reached).square().mean()
    return FORESIGHT * missed - better - CURIOSITY * variety
