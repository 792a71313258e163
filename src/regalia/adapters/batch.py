"""Many games stepped at once over NumPy arrays. Needs the extra `lab`.

```python
from regalia.adapters.batch import Batch

batch = Batch("majesty", games=64, seats=2, seed=1)
batch.step(batch.mask.argmax(axis=1))
```
"""

from collections.abc import Mapping
from operator import index
from types import TracebackType
from typing import SupportsIndex

from regalia.adapters.action_encodings import ACTION_ENCODINGS
from regalia.adapters.arrays import Array, ArrayLike, BoolArray, FloatArray, batch_arrays, np
from regalia.adapters.worker_pool import BatchWorkerPool
from regalia.games import GAMES
from regalia.kernel import batch as kernel
from regalia.kernel.errors import BadRecord, Unable, quote
from regalia.kernel.game import find_game
from regalia.kernel.state import State

MAX_BATCH_GAMES = 1 << 20
MAX_WORKERS = 64


class Batch:
    """A number of games of one kind; in each of them one seat has to choose.

    `features` (games, size) and `mask` (games, choices) hold what that seat knows and what it may
    choose, `seat` (games,) which seat it is, `done` (games,) whether the last step ended the game,
    `rewards` and `scores` (games, seats) how it ended. The arrays stay the same objects after
    every step. The games do not read them: what you write there changes no game. A finished game
    is dealt anew at once, so a choice is always open.

    With `actions="parts"` a choice is one token of a move. With several `workers` the games are
    split among processes.
    """

    def __init__(
        self,
        game: str,
        games: SupportsIndex = 1024,
        seats: SupportsIndex = 0,
        seed: SupportsIndex = 0,
        actions: str = "moves",
        workers: SupportsIndex = 1,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = find_game(GAMES, game)
        chosen = self.game.read_options(
            {"seats": index(seats) or self.game.default_seats, **(options or {})}
        )
        games, seed, workers = index(games), index(seed), index(workers)
        check_batch_arguments(games, seed, actions, workers)
        in_tokens = actions == "parts"
        if not self.game.features.size or (in_tokens and not self.game.tokens.size):
            raise BadRecord(f"{game} brings no features to learn from, or no tokens to spell in")
        self.games = games
        self.seats = chosen.seats
        self.seed = seed
        self.options = chosen
        self.pool: BatchWorkerPool | None = None
        if workers == 1:
            self.tables = kernel.TableBatch(self.game, chosen, seed, 0, games, in_tokens)
            arrays = batch_arrays(self.tables)
        else:
            processes = min(workers, games)
            self.pool = BatchWorkerPool(self.game, chosen, seed, games, in_tokens, processes)
            arrays = self.pool.shared_arrays()
        self.features: Array = arrays["features"]
        self.mask: BoolArray = arrays["mask"]
        self.seat: Array = arrays["seat"]
        self.done: BoolArray = arrays["done"]
        self.rewards: FloatArray = arrays["rewards"]
        self.scores: Array = arrays["scores"]

    def step(self, choices: ArrayLike) -> None:
        """Makes one choice in every game; if any is illegal, raises ValueError and makes none."""
        chosen = np.asarray(choices)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.games} whole numbers, one for each game")
        if self.pool is None:
            self.tables.step(chosen.astype("<i8", copy=False).tobytes())
            return
        legal = (chosen >= 0) & (chosen < self.mask.shape[1])
        legal &= self.mask[np.arange(self.games), np.where(legal, chosen, 0)]
        if not legal.all():
            number = int(legal.argmin())
            raise ValueError(
                f"table {number}: seat {self.seat[number]} may not choose {chosen[number]} now"
            )
        self.pool.step(chosen)

    def reset(self, games: ArrayLike | None = None) -> None:
        """Abandons games and deals new ones: all games, or those of a mask or a list of numbers."""
        chosen = games_as_mask(games, self.games)
        if self.pool is not None:
            self.pool.reset(chosen)
            return
        for number in np.flatnonzero(chosen):
            self.tables.reset_table(int(number))

    def state(self, game: int) -> State:
        """A copy of one game's whole position, with its secrets."""
        if self.pool is not None:
            raise Unable("state: the games are in other processes; workers=1 keeps them here")
        return self.tables.tables[game].state.copy()

    def random_choices(self) -> Array:
        """A legal choice in every game, all equally likely; equal seeds draw equal choices."""
        if self.pool is not None:
            return self.pool.random_choices()
        return np.asarray(self.tables.random_choices())

    def heuristic_choices(self) -> Array:
        """What the game's own heuristics would choose in every game, as an expert for imitation."""
        if self.pool is not None:
            return self.pool.heuristic_choices()
        return np.asarray(self.tables.heuristic_choices())

    def deal_seed(self, game: int, deal: int) -> int:
        """The seed of one deal of one game; `Game.new` deals the same table by it."""
        return seed_of_deal(self.seed, game, deal)

    def close(self) -> None:
        """Ends the worker processes, if there are any."""
        if self.pool is not None:
            self.pool.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def seed_of_deal(batch_seed: int, game_number: int, deal_number: int) -> int:
    """The seed of one deal of one game of a batch with this seed."""
    return (batch_seed % (1 << 64)) << 64 | game_number << 32 | deal_number


def games_as_mask(games: ArrayLike | None, game_count: int) -> BoolArray:
    """Which of a number of games are meant: all for None, or those of a mask or of numbers."""
    mask = np.zeros(game_count, np.bool_)
    mask[slice(None) if games is None else np.asarray(games)] = True
    return mask


def check_batch_arguments(games: int, seed: int, actions: str, workers: int) -> None:
    """Raises BadRecord if no batch can be made with these arguments."""
    if not 1 <= games <= MAX_BATCH_GAMES:
        raise BadRecord(f"games: a number from 1 to {MAX_BATCH_GAMES} is needed, not {games}")
    if not 1 <= workers <= MAX_WORKERS:
        raise BadRecord(f"workers: a number from 1 to {MAX_WORKERS} is needed, not {workers}")
    if not -(1 << 63) <= seed < 1 << 63:
        raise BadRecord(f"seed: a number of 64 bits is needed, not {seed}")
    if actions not in ACTION_ENCODINGS:
        raise BadRecord(f"actions: {quote(actions)} is none of {', '.join(ACTION_ENCODINGS)}")
