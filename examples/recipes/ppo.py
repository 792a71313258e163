"""PPO in one file, in the manner of CleanRL: `pip install '.[train]'`.

    python examples/recipes/ppo.py Regalia/Majesty-v1 1000000

The learner has one seat and `greedy` the others. Every choice is masked.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import regalia.adapters.gymnasium  # noqa: F401 - registers the games

GAMES, STEPS, MINIBATCH, EPOCHS = 64, 64, 1024, 3
LEARNING_RATE, GAMMA, GAE_LAMBDA, CLIP, ENTROPY = 5e-4, 1.0, 0.95, 0.2, 0.01


class Agent(nn.Module):  # type: ignore[misc]  # PyTorch is not installed everywhere
    """A policy and a value over one body."""

    def __init__(self, env: gymnasium.vector.VectorEnv[Any, Any, Any]) -> None:
        super().__init__()
        space: Any = env.single_observation_space
        self.register_buffer("scale", 1.0 / torch.from_numpy(np.maximum(space.high, 1)).float())
        self.body = nn.Sequential(
            nn.Linear(space.shape[0], 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU()
        )
        self.policy = nn.Linear(128, env.single_action_space.n)  # type: ignore[attr-defined]
        self.value = nn.Linear(128, 1)

    def forward(self, observations: Any, masks: Any) -> tuple[Categorical, Any]:
        hidden = self.body(observations.float() * self.scale)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits), self.value(hidden).squeeze(1)


def train(env_id: str, timesteps: int, games: int = GAMES, steps: int = STEPS) -> list[float]:
    """Trains for a number of decisions; returns the mean reward of each rollout's games."""
    torch.manual_seed(1)
    env = gymnasium.make_vec(env_id, num_envs=games, seat=None)
    agent = Agent(env)
    optimiser = torch.optim.Adam(agent.parameters(), lr=LEARNING_RATE)
    observation, info = env.reset(seed=1)
    curve: list[float] = []
    for _ in range(max(1, timesteps // (games * steps))):
        seen, masks, actions, log_probs, values, rewards, ends = ([] for _ in range(7))
        for _ in range(steps):
            seen.append(torch.from_numpy(observation))
            masks.append(torch.from_numpy(info["action_mask"]).bool())
            with torch.no_grad():
                chances, value = agent(seen[-1], masks[-1])
                action = chances.sample()
            actions.append(action)
            log_probs.append(chances.log_prob(action))
            values.append(value)
            observation, reward, done, _, info = env.step(action.numpy())
            rewards.append(torch.from_numpy(reward).float())
            ends.append(torch.from_numpy(done))
        with torch.no_grad():
            mask = torch.from_numpy(info["action_mask"]).bool()
            _, next_value = agent(torch.from_numpy(observation), mask)
        advantages: list[Any] = []
        next_advantage = torch.zeros(games)
        for step in reversed(range(steps)):  # generalised advantage estimation
            goes_on = (~ends[step]).float()
            delta = rewards[step] + GAMMA * next_value * goes_on - values[step]
            next_advantage = delta + GAMMA * GAE_LAMBDA * goes_on * next_advantage
            next_value = values[step]
            advantages.insert(0, next_advantage)
        ended = torch.cat(ends)
        curve.append(float(torch.cat(rewards)[ended].mean()) if ended.any() else 0.0)
        columns = [torch.cat(each) for each in (seen, masks, actions, log_probs, advantages)]
        returns = torch.cat(advantages) + torch.cat(values)
        for _ in range(EPOCHS):
            for rows in torch.randperm(games * steps).split(MINIBATCH):
                old_seen, old_masks, old_actions, old_log_probs, gain = (c[rows] for c in columns)
                chances, value = agent(old_seen, old_masks)
                ratio = (chances.log_prob(old_actions) - old_log_probs).exp()
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                policy_loss = -torch.minimum(ratio * gain, clipped * gain).mean()
                value_loss = (value - returns[rows]).square().mean()
                loss = policy_loss + 0.5 * value_loss - ENTROPY * chances.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimiser.step()
    return curve


if __name__ == "__main__":
    for number, mean in enumerate(train(sys.argv[1], int(sys.argv[2]))):
        print(f"{(number + 1) * GAMES * STEPS:>10,} decisions: mean reward {mean:+.2f}")
