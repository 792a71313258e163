"""The network that is trained: a perceptron with a policy head and a value head."""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from safetensors.numpy import load_file

from regalia.bots.neural.learned import WeightsMetadata, metadata_for
from regalia.bots.neural.learned import load_network as load_policy
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import Game

MASKED_LOGIT = -1e9
UNREACHABLE_LOGIT = -100.0  # in the file, for actions that the policy head does not cover
INITIAL_HEAD_SCALE = 0.1  # small heads start close to uniform play and to a value of 0


class PolicyValueNetwork:
    """Maps feature vectors to action logits and to the expected reward.

    The policy head covers `head_actions` alone, the actions that occur in play. The file of
    weights covers every action of the game.
    """

    def __init__(
        self, metadata: WeightsMetadata, feature_scale: NDArray[Any], head_actions: NDArray[Any]
    ) -> None:
        self.metadata = metadata
        self.feature_scale = torch.from_numpy(feature_scale)
        self.head_actions = head_actions
        layers: list[Any] = []
        inputs = metadata.features
        for width in metadata.layers:
            layers += [torch.nn.Linear(inputs, width), torch.nn.ReLU()]
            inputs = width
        self.body = torch.nn.Sequential(*layers)
        self.policy = torch.nn.Linear(inputs, len(head_actions))
        self.value = torch.nn.Linear(inputs, 1)
        with torch.no_grad():
            self.policy.weight.mul_(INITIAL_HEAD_SCALE)
            self.value.weight.mul_(INITIAL_HEAD_SCALE)

    def parameters(self) -> list[Any]:
        modules = (self.body, self.policy, self.value)
        return [parameter for module in modules for parameter in module.parameters()]

    def forward(self, features: Any, mask: Any) -> tuple[Any, Any]:
        """The masked logits of each row, and its value."""
        hidden = self.body(features.float() * self.feature_scale)
        logits = self.policy(hidden).masked_fill(~mask, MASKED_LOGIT)
        return logits, self.value(hidden).squeeze(1)

    def tensors_for_weights_file(self) -> dict[str, NDArray[Any]]:
        """The tensors by their names in a file of weights."""
        tensors = {"scale": self.feature_scale.numpy()}
        for number in range(len(self.metadata.layers)):
            tensors |= named_tensors_of_layer(f"body.{number}", self.body[2 * number])
        head = named_tensors_of_layer("policy", self.policy)
        weight = np.zeros((self.metadata.choices, head["policy.weight"].shape[1]), np.float32)
        bias = np.full(self.metadata.choices, UNREACHABLE_LOGIT, np.float32)
        weight[self.head_actions] = head["policy.weight"]
        bias[self.head_actions] = head["policy.bias"]
        tensors |= {"policy.weight": weight, "policy.bias": bias}
        return tensors | named_tensors_of_layer("value", self.value)


def named_tensors_of_layer(name: str, layer: Any) -> dict[str, NDArray[Any]]:
    """The weight and the bias of a linear layer."""
    return {
        f"{name}.weight": layer.weight.detach().numpy(),
        f"{name}.bias": layer.bias.detach().numpy(),
    }


def new_network(
    game: Game, seats: int, encoding: str, layers: list[int], head_actions: NDArray[Any]
) -> PolicyValueNetwork:
    """An untrained network for a game; `layers` are the widths of its hidden layers."""
    metadata = metadata_for(game, seats, encoding, layers)
    scale = np.ones(metadata.features, np.float32)
    start = 0
    for block in game.features.blocks:
        # 1 for flags, about a quarter of the maximum for wide ranges, whose usual values are small
        scale[start : start + block.size] = 4.0 / (3.0 + block.max_value)
        start += block.size
    return PolicyValueNetwork(metadata, scale, head_actions)


def load_network(
    file: Path, game: Game, seats: int, encoding: str, head_actions: NDArray[Any]
) -> PolicyValueNetwork:
    """A network with the weights of a file, to go on training; BadRecord if they do not fit."""
    metadata = load_policy(str(file), game).metadata
    if (metadata.seats, metadata.actions) != (seats, encoding):
        raise BadRecord(
            f"resume: these weights are for {metadata.seats} seats and {metadata.actions},"
            f" not for {seats} and {encoding}"
        )
    tensors = load_file(file)
    network = PolicyValueNetwork(metadata, tensors["scale"], head_actions)
    with torch.no_grad():
        for number in range(len(metadata.layers)):
            copy_tensors_into_layer(network.body[2 * number], tensors, f"body.{number}")
        for head in ("policy.weight", "policy.bias"):
            tensors[head] = tensors[head][head_actions]
        copy_tensors_into_layer(network.policy, tensors, "policy")
        copy_tensors_into_layer(network.value, tensors, "value")
    return network


def copy_tensors_into_layer(layer: Any, tensors: dict[str, NDArray[Any]], name: str) -> None:
    """Copies the weight and the bias of a linear layer from a file's tensors."""
    layer.weight.copy_(torch.from_numpy(tensors[f"{name}.weight"]))
    layer.bias.copy_(torch.from_numpy(tensors[f"{name}.bias"]))
