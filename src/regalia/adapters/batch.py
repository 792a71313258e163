"""Many games stepped at once over NumPy arrays. Needs the extra `lab`.

```python
from regalia.adapters.batch import Batch

batch = Batch("majesty", games=64, seats=2, seed=1)
batch.step(batch.mask.argmax(axis=1))
```
"""

from collections.abc import Mapping
from types import TracebackType

from regalia.adapters.crew import Crew
from regalia.adapters.numbers import Choices, Flags, Reals, Wholes, np, seen
from regalia.games import GAMES
from regalia.kernel import batch as kernel
from regalia.kernel.errors import BadRecord, quoted

ACTIONS = ("moves", "parts")
MOST_GAMES = 1 << 20
MOST_WORKERS = 64


class Batch:
    """So many games of one kind, each with a seat that is to choose.

    `features` (games, size) and `mask` (games, choices) show that seat what it knows and what it
    may choose, `seat` (games,) which one it is, `done` (games,) where the last step ended a game,
    and `rewards` and `scores` (games, seats) how. They are the same arrays after every step, and
    cannot be written to. A finished game is dealt anew at once, so that a choice is always open.

    With `actions="parts"` a step says one token of a move. With several `workers` the games are
    shared out among processes.
    """

    def __init__(
        self,
        game: str,
        games: int = 1024,
        seats: int = 0,
        seed: int = 0,
        actions: str = "moves",
        workers: int = 1,
        options: Mapping[str, object] | None = None,
    ) -> None:
        if game not in GAMES:
            raise BadRecord(f"game: {quoted(game)} is none of the games ({', '.join(GAMES)})")
        self.game = GAMES[game]
        chosen = self.game.options({"seats": seats or self.game.default_seats, **(options or {})})
        spelled = check(games, seed, actions, workers)
        if not self.game.features.size or (spelled and not self.game.tokens.size):
            raise BadRecord(f"{game} brings no features to learn from, or no tokens to spell in")
        self.games = games
        self.seats = chosen.seats
        self.seed = seed
        self.options = chosen
        self.crew: Crew | None = None
        if workers == 1:
            self.tables = kernel.Batch(self.game, chosen, seed, 0, games, spelled)
            self.look(self.tables)
        else:
            self.crew = Crew(self.game, chosen, seed, games, spelled, min(workers, games))
            self.share(self.crew)

    def look(self, tables: kernel.Batch) -> None:
        """Looks at the memory of the tables of this process."""
        self.features: Wholes = seen(tables.features, np.uint8, self.games)
        self.mask: Flags = seen(tables.mask, np.bool_, self.games)
        self.seat: Wholes = seen(tables.seat, np.int64, 0)
        self.done: Flags = seen(tables.done, np.bool_, 0)
        self.rewards: Reals = seen(tables.rewards, np.float64, self.games)
        self.scores: Wholes = seen(tables.scores, np.int64, self.games)

    def share(self, crew: Crew) -> None:
        """Looks at the memory that is shared with other processes."""
        self.features = crew.seen("features")
        self.mask = crew.seen("mask")
        self.seat = crew.seen("seat")
        self.done = crew.seen("done")
        self.rewards = crew.seen("rewards")
        self.scores = crew.seen("scores")

    def step(self, choices: Choices) -> None:
        """Makes one choice in every game; ValueError says which may not be made, and none is."""
        given = np.asarray(choices)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.games} whole numbers, one for each game")
        if self.crew is None:
            self.tables.step(given.astype("<i8", copy=False).tobytes())
            return
        legal = (given >= 0) & (given < self.mask.shape[1])
        legal &= self.mask[np.arange(self.games), np.where(legal, given, 0)]
        if not legal.all():
            number = int(legal.argmin())
            raise ValueError(
                f"table {number}: seat {self.seat[number]} may not choose {given[number]} now"
            )
        self.crew.step(given)

    def advice(self) -> Wholes:
        """What the game's own heuristics would choose in every game: a teacher for beginners."""
        if self.crew is not None:
            return self.crew.advice()
        return np.asarray(self.tables.advise())

    def seed_of(self, game: int, deal: int) -> int:
        """The seed of a deal of a game: `new` of the game itself deals the same table by it."""
        return (self.seed % (1 << 64)) << 64 | game << 32 | deal

    def close(self) -> None:
        """Ends the other processes, if there are any."""
        if self.crew is not None:
            self.crew.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def check(games: int, seed: int, actions: str, workers: int) -> bool:
    """Sees that a batch can be made so; tells whether moves are spelled."""
    if not 1 <= games <= MOST_GAMES:
        raise BadRecord(f"games: a number from 1 to {MOST_GAMES} is needed, not {games}")
    if not 1 <= workers <= MOST_WORKERS:
        raise BadRecord(f"workers: a number from 1 to {MOST_WORKERS} is needed, not {workers}")
    if not -(1 << 63) <= seed < 1 << 63:
        raise BadRecord(f"seed: a number of 64 bits is needed, not {seed}")
    if actions not in ACTIONS:
        raise BadRecord(f"actions: {quoted(actions)} is none of {', '.join(ACTIONS)}")
    return actions == "parts"
