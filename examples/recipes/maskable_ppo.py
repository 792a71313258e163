"""Learns Majesty with MaskablePPO of sb3-contrib against `greedy`: `pip install '.[sb3]'`.

python examples/recipes/maskable_ppo.py 200000 majesty.zip
"""

import sys

from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecMonitor

from regalia.adapters.stable_baselines3 import SeatVecEnv


def train(timesteps: int, games: int = 64, steps: int = 128) -> MaskablePPO:
    """Trains for a number of the learner's decisions, in so many games at once."""
    env = VecMonitor(SeatVecEnv("majesty", games, opponents=["greedy"], seat=None))
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=steps, batch_size=min(1024, games * steps), seed=1, verbose=0
    )
    return model.learn(timesteps)


def evaluate(model: MaskablePPO, games: int) -> float:
    """The share of wins in about so many games."""
    env = SeatVecEnv("majesty", 32, opponents=["greedy"], seat=None, reward="win")
    env.seed(1000)
    observations = env.reset()
    won, ended = 0.0, 0
    while ended < games:
        masks = env.env_method("action_masks")
        actions, _ = model.predict(observations, action_masks=masks, deterministic=True)
        observations, rewards, done, _ = env.step(actions)
        won += float(rewards.sum())
        ended += int(done.sum())
    return won / ended


if __name__ == "__main__":
    trained = train(int(sys.argv[1]))
    trained.save(sys.argv[2])
    print(f"wins {evaluate(trained, 1000):.1%} against greedy")
