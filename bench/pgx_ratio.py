"""Steps per second of our batches beside those of pgx, on the same processor and by turns.

    pip install pgx jax     # into an environment of your own; nothing else here needs them
    python bench/pgx_ratio.py [seconds] [games]

Both play uniformly random legal choices in a thousand games at once; a step is one choice made,
with observation and mask of the next seat, and finished games begin anew. The choice of the random
moves is included. Seconds are processor seconds of all threads, since XLA uses several.
"""

import sys
import time
from collections.abc import Callable

from regalia.adapters.batch import Batch

OURS = (("majesty", 2, "moves"), ("kingme", 3, "moves"), ("castle", 2, "parts"))
THEIRS = ("backgammon", "sparrow_mahjong")
ROUNDS = 3


def our_steps(name: str, seats: int, actions: str, games: int) -> tuple[str, Callable[[], None]]:
    """A function that steps a batch once, and what it is."""
    batch = Batch(name, games=games, seats=seats, seed=1, actions=actions)

    def step() -> None:
        batch.step(batch.random_choices())

    size = f"{batch.features.shape[1]} features, {batch.mask.shape[1]} choices"
    return f"regalia {name}, {seats} seats, {actions}: {size}", step


def pgx_steps(name: str, games: int) -> tuple[str, Callable[[], None]]:
    """The same for a game of pgx, compiled by XLA."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    advance = auto_reset(env.step, env.init)

    def random_step(state: object, key: object) -> object:
        logits = jax.numpy.log(state.legal_action_mask.astype("float32"))  # type: ignore[attr-defined]
        choose, play = jax.random.split(key)
        return advance(state, jax.random.categorical(choose, logits), play)

    step_all = jax.jit(jax.vmap(random_step))
    key = jax.random.PRNGKey(1)
    now = {"state": jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), "key": key}

    def step() -> None:
        now["key"], part = jax.random.split(now["key"])
        now["state"] = step_all(now["state"], jax.random.split(part, games))
        jax.block_until_ready(now["state"].observation)

    step()  # compiles
    shape = "×".join(map(str, env.observation_shape))
    return f"pgx {name}: {shape} features, {env.num_actions} choices", step


def main(seconds: float, games: int) -> None:
    """Measures all games by turns and prints the median of the rounds, and the ratios."""
    players = [our_steps(*table, games) for table in OURS]
    players += [pgx_steps(name, games) for name in THEIRS]
    speeds: dict[str, list[float]] = {text: [] for text, _ in players}
    for _ in range(ROUNDS):
        for text, step in players:
            steps, start = 0, time.process_time()
            while (spent := time.process_time() - start) < seconds:
                step()
                steps += games
            speeds[text].append(steps / spent)
    median = {text: sorted(found)[ROUNDS // 2] for text, found in speeds.items()}
    for text, speed in median.items():
        print(f"{text:60} {speed:>12,.0f} steps/s")
    for ours, _ in players[: len(OURS)]:
        ratios = [
            f"{median[ours] / median[text]:.2f} × {text.split(':')[0]}"
            for text, _ in players[len(OURS) :]
        ]
        print(f"{ours.split(':')[0]}: {', '.join(ratios)}")


if __name__ == "__main__":
    main(
        float(sys.argv[1]) if len(sys.argv) > 1 else 5.0,
        int(sys.argv[2]) if len(sys.argv) > 2 else 1024,
    )
