"""Self-play games of a network, recorded for training."""

from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from regalia.adapters.batch import Batch
from regalia.training.actions import head_indices_to_legal_actions
from regalia.training.network import PolicyValueNetwork

GAE_LAMBDA = 0.95
RANK_WEIGHT = 0.5  # how much the rank counts in an outcome; the rest is for the lead


class Samples(NamedTuple):
    """Tensors with one row for each recorded decision; actions are indices of the policy head."""

    features: Any
    mask: Any
    actions: Any
    expert_actions: Any
    log_probs: Any
    advantages: Any
    returns: Any


class Rollout:
    """A fixed number of steps of every game in a batch, played by the network on all seats.

    With `with_expert` it also records what the game's heuristics would have chosen. With an
    `opponent`, an older network, that one plays all seats but one of the first `opponent_games`
    games, and nothing is learned from its decisions.
    """

    def __init__(
        self,
        batch: Batch,
        network: PolicyValueNetwork,
        steps: int,
        with_expert: bool,
        opponent: PolicyValueNetwork | None = None,
        opponent_games: int = 0,
    ) -> None:
        games, feature_count = batch.features.shape
        self.features = torch.empty((steps, games, feature_count), dtype=torch.uint8)
        self.mask = torch.empty((steps, games, len(network.head_actions)), dtype=torch.bool)
        self.actions = torch.empty((steps, games), dtype=torch.int64)
        self.expert_actions = torch.zeros((steps, games), dtype=torch.int64)
        self.log_probs = torch.empty((steps, games))
        self.target_is_legal = torch.empty((steps, games), dtype=torch.bool)
        self.values = np.empty((steps, games), np.float32)
        self.seats = np.empty((steps, games), np.int64)
        self.done = np.empty((steps, games), np.bool_)
        self.outcomes = np.zeros((steps, games, batch.seats), np.float32)
        head_index = np.zeros(batch.mask.shape[1], np.int64)
        head_index[network.head_actions] = np.arange(len(network.head_actions))
        for step in range(steps):
            self.features[step] = torch.from_numpy(batch.features.copy())
            self.mask[step] = torch.from_numpy(batch.mask[:, network.head_actions])
            if with_expert:
                self.expert_actions[step] = torch.from_numpy(head_index[batch.heuristic_choices()])
            with torch.no_grad():
                logits, values = network.forward(self.features[step], self.mask[step])
                log_probs = torch.log_softmax(logits, dim=1)
                actions = torch.multinomial(log_probs.exp(), 1)
                theirs = games_where_opponent_decides(
                    batch, opponent_games if opponent is not None else 0
                )
                if opponent is not None and theirs.any():
                    other_logits, _ = opponent.forward(
                        self.features[step][theirs], self.mask[step][theirs]
                    )
                    actions[theirs] = torch.multinomial(torch.softmax(other_logits, dim=1), 1)
            self.actions[step] = actions.squeeze(1)
            self.log_probs[step] = log_probs.gather(1, actions).squeeze(1)
            self.values[step] = values.numpy()
            self.seats[step] = batch.seat
            targets = self.expert_actions[step].unsqueeze(1) if with_expert else actions
            self.target_is_legal[step] = self.mask[step].gather(1, targets).squeeze(1)
            self.target_is_legal[step][theirs] = False
            chosen = self.actions[step].numpy()
            batch.step(head_indices_to_legal_actions(network.head_actions, chosen, batch.mask))
            self.done[step] = batch.done
            if batch.done.any():
                self.outcomes[step] = seat_values_of_ended_games(batch)
        self.advantages, self.has_advantage = estimate_advantages(self)

    def samples(self) -> Samples:
        """The decisions to learn from: those of the network, not of an older opponent.

        Their advantage is known, and their target (the action taken, or the expert's) is legal.
        """
        usable = torch.from_numpy(self.has_advantage.ravel()) & self.target_is_legal.ravel()
        columns = Samples(
            self.features.flatten(0, 1),
            self.mask.flatten(0, 1),
            self.actions.ravel(),
            self.expert_actions.ravel(),
            self.log_probs.ravel(),
            torch.from_numpy(self.advantages.ravel()),
            torch.from_numpy((self.advantages + self.values).ravel()),
        )
        return Samples(*(column[usable] for column in columns))


def games_where_opponent_decides(batch: Batch, opponent_games: int) -> Any:
    """In which games the opponent decides now; the learner's seat differs from game to game."""
    numbers = np.arange(batch.games)
    theirs = (numbers < opponent_games) & (batch.seat != numbers % batch.seats)
    return torch.from_numpy(theirs)


def seat_values_of_ended_games(batch: Batch) -> NDArray[Any]:
    """The value of each game that has just ended to each seat: its rank, and its lead in points."""
    scores = batch.scores.astype(np.float32)
    lead = np.empty_like(scores)
    for seat in range(batch.seats):
        lead[:, seat] = scores[:, seat] - np.delete(scores, seat, axis=1).max(axis=1)
    scale = max(1.0, float(np.abs(lead[batch.done]).mean()))
    mixed: NDArray[Any] = RANK_WEIGHT * batch.rewards + (1 - RANK_WEIGHT) * np.tanh(lead / scale)
    return mixed


def estimate_advantages(rollout: Rollout) -> tuple[NDArray[Any], NDArray[np.bool_]]:
    """Generalised advantage estimation (GAE), and for which decisions there is an estimate.

    Every seat is a trajectory of its own: the value of its next decision, or its outcome, is the
    target of this one. The last decision of a seat in an unfinished game has no estimate.
    """
    steps, games = rollout.values.shape
    seats = rollout.outcomes.shape[2]
    all_games = np.arange(games)
    advantages = np.zeros((steps, games), np.float32)
    has_advantage = np.zeros((steps, games), np.bool_)
    next_value = np.zeros((games, seats), np.float32)
    next_advantage = np.zeros((games, seats), np.float32)
    has_next = np.zeros((games, seats), np.bool_)
    for step in range(steps - 1, -1, -1):
        over = rollout.done[step]
        next_value[over] = rollout.outcomes[step][over]
        next_advantage[over] = 0
        has_next[over] = True
        here = all_games, rollout.seats[step]
        values = rollout.values[step]
        advantages[step] = next_value[here] - values + GAE_LAMBDA * next_advantage[here]
        has_advantage[step] = has_next[here]
        next_value[here] = values
        next_advantage[here] = np.where(has_advantage[step], advantages[step], 0)
        has_next[here] = True
    return advantages, has_advantage
