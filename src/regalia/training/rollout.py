"""Games that a network plays against itself, written down to learn from."""

from typing import Any

from regalia.training.library import NDArray, np, torch
from regalia.training.network import Network
from regalia.training.tables import Tables, made

FAR = 0.95  # how far a surprise is felt backwards
WINNING = 0.5  # what the place counts; the rest is for a clear lead


class Rollout:
    """So many steps of all games: what was seen, chosen and expected, and how it turned out."""

    def __init__(self, tables: Tables, network: Network, steps: int, advised: bool) -> None:
        games, size = tables.features.shape
        self.rows = torch.empty((steps, games, size), dtype=torch.uint8)
        self.mask = torch.empty((steps, games, len(network.met)), dtype=torch.bool)
        self.chosen = torch.empty((steps, games), dtype=torch.int64)
        self.advice = torch.zeros((steps, games), dtype=torch.int64)
        self.likely = torch.empty((steps, games))
        self.open = torch.empty((steps, games), dtype=torch.bool)
        self.expected = np.empty((steps, games), np.float32)
        self.seats = np.empty((steps, games), np.int64)
        self.done = np.empty((steps, games), np.bool_)
        self.won = np.zeros((steps, games, tables.seats), np.float32)
        place = np.zeros(tables.mask.shape[1], np.int64)
        place[network.met] = np.arange(len(network.met))
        for step in range(steps):
            self.rows[step] = torch.from_numpy(tables.features.copy())
            self.mask[step] = torch.from_numpy(tables.mask[:, network.met])
            if advised:
                self.advice[step] = torch.from_numpy(place[tables.advice()])
            with torch.no_grad():
                wishes, expected = network.look(self.rows[step], self.mask[step])
                likely = torch.log_softmax(wishes, dim=1)
                chosen = torch.multinomial(likely.exp(), 1)
            self.chosen[step] = chosen.squeeze(1)
            self.likely[step] = likely.gather(1, chosen).squeeze(1)
            self.expected[step] = expected.numpy()
            self.seats[step] = tables.seat
            teaching = self.advice[step].unsqueeze(1) if advised else chosen
            self.open[step] = self.mask[step].gather(1, teaching).squeeze(1)
            tables.step(made(network.met, self.chosen[step].numpy(), tables.mask))
            self.done[step] = tables.done
            if tables.done.any():
                self.won[step] = worth(tables)
        self.surprise, self.known = surprises(self)

    def lessons(self) -> tuple[Any, ...]:
        """What can be learnt from, step by step in one row each."""
        known = torch.from_numpy(self.known.ravel()) & self.open.ravel()
        surprise = torch.from_numpy(self.surprise.ravel())
        reached = torch.from_numpy((self.surprise + self.expected).ravel())
        rows = self.rows.flatten(0, 1)
        mask = self.mask.flatten(0, 1)
        flat = (self.chosen.ravel(), self.advice.ravel(), self.likely.ravel())
        return tuple(one[known] for one in (rows, mask, *flat, surprise, reached))


def worth(tables: Tables) -> NDArray[Any]:
    """What the games that have just ended are worth to each seat: the place and the lead."""
    scores = tables.scores.astype(np.float32)
    lead = np.empty_like(scores)
    for seat in range(tables.seats):
        lead[:, seat] = scores[:, seat] - np.delete(scores, seat, axis=1).max(axis=1)
    spread = max(1.0, float(np.abs(lead[tables.done]).mean()))
    shown: NDArray[Any] = WINNING * tables.rewards + (1 - WINNING) * np.tanh(lead / spread)
    return shown


def surprises(rollout: Rollout) -> tuple[NDArray[Any], NDArray[Any]]:
    """How much better each choice turned out than expected, and where that is known.

    Every seat is followed on its own: what it expects at its next choice, or wins, tells about
    this one. The last choices of games under way tell nothing yet.
    """
    steps, games = rollout.expected.shape
    seats = rollout.won.shape[2]
    every = np.arange(games)
    surprise = np.zeros((steps, games), np.float32)
    known = np.zeros((steps, games), np.bool_)
    following = np.zeros((games, seats), np.float32)
    felt = np.zeros((games, seats), np.float32)
    heard = np.zeros((games, seats), np.bool_)
    for step in range(steps - 1, -1, -1):
        over = rollout.done[step]
        following[over] = rollout.won[step][over]
        felt[over] = 0
        heard[over] = True
        seat = rollout.seats[step]
        expected = rollout.expected[step]
        surprise[step] = following[every, seat] - expected + FAR * felt[every, seat]
        known[step] = heard[every, seat]
        following[every, seat] = expected
        felt[every, seat] = np.where(known[step], surprise[step], 0)
        heard[every, seat] = True
    return surprise, known
