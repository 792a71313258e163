"""The contract of a bot: it gets a view, which is what one seat knows, and chooses a move."""

from time import thread_time

from librt.time import time
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.game import Game
from regalia.kernel.rng import Rng, rng_from_words
from regalia.kernel.view import View


class Budget:
    """How long a bot may think: limits on iterations and on seconds.

    0 is no limit of that kind. `Budget()` sets none at all: it is for bots that do not search.
    With `in_processor_time` the seconds are those that the thread computes, not those of the clock.
    """

    def __init__(self, iterations: i64 = 0, seconds: float = 0.0) -> None:
        if iterations < 0 or not seconds >= 0.0:
            raise ValueError(f"a budget is not below zero, as {iterations} and {seconds} are")
        self.iterations = iterations
        self.seconds = seconds
        self.in_processor_time = False

    def clock_seconds(self) -> float:
        """The time by the wall clock, or this thread's processor time; differences count."""
        return thread_time() if self.in_processor_time else time()


class Candidate:
    """A move that a bot considered: how often it was tried, and the result expected of it.

    `value` is the expected share of the win, from 0 to 1; None where the bot expects nothing.
    """

    def __init__(self, move: i64, visits: i64, value: float | None) -> None:
        self.move = move
        self.visits = visits
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot for one game. It is given views only, never a state.

    A bot of your own overrides `choose`; callers use `decide`. After either, `candidates` has the
    moves that were considered, the best first.
    """

    def __init__(self, game: Game, seed: i64 = 0) -> None:
        self.game = game
        self.seed = seed
        self.candidates: list[Candidate] = []

    def decide(self, view: View, budget: Budget) -> int:
        """The bot's move on the view's seat, whether or not others have already sealed a move."""
        return self.choose(view.without_sealed_moves(), budget)

    def choose(self, view: View, budget: Budget) -> int:
        """One of `view.legal()`."""
        raise NotImplementedError

    def check_seats(self, seats: int) -> None:
        """Raises BadRecord if the bot cannot play at a table with this number of seats."""

    def rng_for(self, view: View) -> Rng:
        """A generator seeded by the bot's seed and the view: the same question, the same answer."""
        key = view.information_set_key()
        return rng_from_words(self.seed, self.seed >> 32, key, key >> 32)
