"""What a bot is: someone who is shown a view and says a move."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.game import Game
from regalia.kernel.rng import Rng, warmed
from regalia.kernel.view import View


class Budget:
    """How long a bot may think: a number of iterations, or seconds; 0 is no limit of that kind."""

    def __init__(self, iterations: i64 = 0, seconds: float = 0.0) -> None:
        if iterations < 0 or not seconds >= 0.0:
            raise ValueError(f"a budget is not below zero, as {iterations} and {seconds} are")
        self.iterations = iterations
        self.seconds = seconds


class Candidate:
    """A move that was considered: how often it was tried, and the result expected of it.

    `value` is the expected share of the win, from 0 to 1; None where the bot expects nothing.
    """

    def __init__(self, move: i64, visits: i64, value: float | None) -> None:
        self.move = move
        self.visits = visits
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one game. It never holds a state, only views.

    After `choose`, `candidates` tells the moves it considered, the best first.
    """

    def __init__(self, game: Game, seed: i64 = 0) -> None:
        self.game = game
        self.seed = seed
        self.candidates: list[Candidate] = []

    def decide(self, view: View, budget: Budget) -> int:
        """The move of the view's seat, the same whatever other seats have sealed meanwhile."""
        view = view.without_sealed_moves()
        return self.choose(view, view.legal(), budget)

    def choose(self, view: View, legal: vec[i64], budget: Budget) -> int:
        """One of the legal moves of the view's seat; each kind of bot has its own way."""
        raise NotImplementedError

    def chance(self, view: View) -> Rng:
        """A generator fixed by the bot's seed and the view: the same question, the same answer."""
        key = view.key()
        return warmed(self.seed, self.seed >> 32, key, key >> 32)
