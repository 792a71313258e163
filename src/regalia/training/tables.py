"""The games that are played at once, as arrays."""

from typing import Any

from regalia.kernel.batch import Batch
from regalia.kernel.game import Game
from regalia.training.library import NDArray, np


class Tables:
    """A batch with its memory looked at, and how much of the mask a learner needs."""

    def __init__(self, game: Game, seats: int, games: int, seed: int, spelled: bool) -> None:
        self.game = game
        self.seats = seats
        self.games = games
        self.batch = Batch(game, game.options({"seats": seats}), seed, 0, games, spelled)
        self.features = self.seen(self.batch.features, "u1")
        self.mask = self.seen(self.batch.mask, "?")
        self.seat = self.seen(self.batch.seat, "i8")[:, 0]
        self.done = self.seen(self.batch.done, "?")[:, 0]
        self.rewards = self.seen(self.batch.rewards, "f8")
        self.scores = self.seen(self.batch.scores, "i8")

    def seen(self, numbers: Any, kind: str) -> NDArray[Any]:
        """A vector looked at where it lies, a row for each game."""
        flat: NDArray[Any] = np.frombuffer(numbers, dtype=kind)
        return flat.reshape(self.games, -1)

    def step(self, choices: NDArray[Any]) -> None:
        """Makes a choice in every game."""
        self.batch.step(choices.astype("<i8", copy=False).tobytes())

    def advice(self) -> NDArray[Any]:
        """What the game's own heuristics would choose in every game."""
        return np.asarray(self.batch.advise())


def random_choices(mask: NDArray[Any], chance: np.random.Generator) -> NDArray[Any]:
    """One choice for every row of a mask, all that it allows alike."""
    drawn = chance.random(mask.shape, dtype=np.float32)
    found: NDArray[Any] = np.where(mask, drawn, np.float32(-1)).argmax(axis=1)
    return found


def made(met: NDArray[Any], chosen: NDArray[Any], mask: NDArray[Any]) -> NDArray[Any]:
    """Choices of a head as choices of the game; where a head has none that is open, the first."""
    wanted = met[chosen]
    open_ = mask[np.arange(len(wanted)), wanted]
    found: NDArray[Any] = np.where(open_, wanted, mask.argmax(axis=1))
    return found


def choices_met(game: Game, seats: int, spelled: bool, steps: int) -> NDArray[Any]:
    """The choices that were open at least once in random games: a head needs no others.

    With the options as they are, many moves of a game never come up.
    """
    tables = Tables(game, seats, 256, 0, spelled)
    chance = np.random.default_rng(0)
    met = tables.mask.any(axis=0)
    for _ in range(steps):
        tables.step(random_choices(tables.mask, chance))
        met |= tables.mask.any(axis=0)
    return np.flatnonzero(met)
