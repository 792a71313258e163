"""Fits the weights of a network to positions, and writes them as the search reads them."""

import json
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from regalia.bots.network_files import network_header
from regalia.kernel.game import Game
from regalia.kernel.network import EXTRA_WEIGHTS, OUTPUT_COUNT, UNIT_AT_FULL
from regalia.training.search.positions import Positions

BATCH_SIZE = 512
LEARNING_RATE = 3e-3
WEIGHT_DECAY = 0.01
MIN_SCHEDULE_STEPS = 20  # of the learning rate: OneCycleLR divides by zero if it has 10
GAME_RESULT_WEIGHT = 0.2  # in the target shares; the rest is what the search expected
POINTS_WEIGHT = 0.005  # of the squared error in points, in the loss
MAX_FIRST_LAYER_WEIGHT = 2.0  # so that a sum of weights fits the 16 bits of a lane
VALIDATION_DIVISOR = 20  # one in so many positions is kept for validation


class NetworkModel(torch.nn.Module):  # type: ignore[misc] # PyTorch's types are not read
    """The network of `kernel.network` in floating point, for training."""

    def __init__(self, features: int, phases: int, units: int) -> None:
        super().__init__()
        self.rows = torch.nn.EmbeddingBag(features, units, mode="sum")
        torch.nn.init.normal_(self.rows.weight, 0, 0.05)
        self.bias = torch.nn.Parameter(torch.full((units,), 0.3))
        self.second = torch.nn.Parameter(torch.zeros(phases, OUTPUT_COUNT, units + EXTRA_WEIGHTS))
        with torch.no_grad():
            self.second[:, :, :units].normal_(0, 0.1)
            self.second[:, 0, units + 1] = 0.7  # whoever leads will probably win

    def forward(self, active: Any, offsets: Any, phase: Any, leads: Any) -> Any:
        """Both outputs for each row of the batch."""
        units = torch.clamp(self.rows(active, offsets) + self.bias, 0, 1)
        ones = torch.ones(len(phase), 1)
        return (self.second[phase] * torch.cat([units, ones, leads], 1)[:, None, :]).sum(-1)

    def to_bytes(self, game: Game) -> bytes:
        """The file that `read_network` reads."""
        units = len(self.bias)
        with torch.no_grad():
            first = torch.cat([self.rows.weight, self.bias[None]]).numpy() * UNIT_AT_FULL
            second = self.second.numpy().copy()
        second[:, :, :units] /= UNIT_AT_FULL
        header = json.dumps(network_header(game, units)).encode()
        numbers: bytes = np.rint(first).astype("<i2").tobytes() + second.astype("<f4").tobytes()
        return header + b"\n" + numbers


class NetworkFitter:
    """Trains a model on batches of positions, and validates it on the last ones."""

    def __init__(self, positions: Positions, seed: int) -> None:
        self.positions = positions
        self.first_feature = np.concatenate([[0], np.cumsum(positions.counts)])
        self.first_row = np.concatenate([[0], np.cumsum(positions.seats)])
        count = len(positions.seats)
        validation_count = max(1, count // VALIDATION_DIVISOR)
        # the last games, as positions of one game resemble each other
        self.training_positions = np.arange(count - validation_count)
        self.validation_positions = np.arange(count - validation_count, count)
        self.rng = np.random.default_rng(seed)

    def fit_and_validate(self, model: NetworkModel, epochs: int) -> float:
        """Trains a model; returns its loss on the validation positions."""
        optimiser = torch.optim.AdamW(
            model.parameters(), lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY
        )
        steps = epochs * max(1, -(-len(self.training_positions) // BATCH_SIZE))
        schedule = torch.optim.lr_scheduler.OneCycleLR(
            optimiser, LEARNING_RATE, total_steps=max(MIN_SCHEDULE_STEPS, steps), pct_start=0.1
        )
        for _ in range(epochs):
            order = self.rng.permutation(self.training_positions)
            for at in range(0, len(order), BATCH_SIZE):
                loss = self.loss(model, order[at : at + BATCH_SIZE])
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                schedule.step()
                with torch.no_grad():
                    model.rows.weight.clamp_(-MAX_FIRST_LAYER_WEIGHT, MAX_FIRST_LAYER_WEIGHT)
        with torch.no_grad():
            return float(self.loss(model, self.validation_positions))

    def loss(self, model: NetworkModel, chosen: NDArray[Any]) -> Any:
        """The cross-entropy of the shares of the win, plus a small part of the error in points."""
        have = self.positions
        rows = np.concatenate([np.arange(*self.first_row[[one, one + 1]]) for one in chosen])
        counts = have.counts[rows]
        active = np.concatenate(
            [have.active[self.first_feature[row] : self.first_feature[row + 1]] for row in rows]
        )
        offsets = np.concatenate([[0], np.cumsum(counts)[:-1]])
        outputs = model.forward(
            torch.from_numpy(active.astype(np.int64)),
            torch.from_numpy(offsets.astype(np.int64)),
            torch.from_numpy(have.phase[rows].astype(np.int64)),
            torch.from_numpy(have.leads[rows]),
        )
        wanted = (
            GAME_RESULT_WEIGHT * have.won[rows] + (1 - GAME_RESULT_WEIGHT) * have.expected[rows]
        )
        position = torch.from_numpy(np.repeat(np.arange(len(chosen)), have.seats[chosen]))
        logits = outputs[:, 0]
        totals = torch.zeros(len(chosen)).index_add(0, position, torch.exp(logits))
        log_shares = logits - torch.log(totals)[position]
        cross_entropy = -(torch.from_numpy(wanted) * log_shares).sum() / len(chosen)
        error = (outputs[:, 1] - torch.from_numpy(have.points[rows])) ** 2
        return cross_entropy + POINTS_WEIGHT * error.mean()


def fit_network(
    game: Game, positions: Positions, units: int, epochs: int, seed: int
) -> tuple[bytes, float]:
    """The trained weights, as the content of a file, and their loss on the validation positions."""
    torch.manual_seed(seed)
    model = NetworkModel(game.inputs.size, game.inputs.phases, units)
    loss = NetworkFitter(positions, seed).fit_and_validate(model, epochs)
    return model.to_bytes(game), loss
