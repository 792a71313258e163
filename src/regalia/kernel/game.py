"""The box: what can be dealt, imagined, written and read of one game."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.event import Event
from regalia.kernel.options import Option, Options
from regalia.kernel.rng import Rng
from regalia.kernel.seats import lowest
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.voice import Voice


class Game:
    """One game: facts about it as data, and the doors through which everything is done.

    `name` is its word in records and commands, `seats` the numbers of seats it allows and
    `default_seats` the one it is measured with, `declared` its options besides seats, `moves` the
    number of different moves (each is a whole number below it), `topics` the words a player
    may ask about, each with the ids of the rules that explain it.
    """

    name: str
    topics: dict[str, tuple[str, ...]]
    seats: range
    default_seats: int
    declared: tuple[Option, ...]
    moves: int

    def options(self, given: Mapping[str, object]) -> Options:
        """The options given in a record or on a command line, checked and completed."""
        raise NotImplementedError

    def deal(self, options: Options, rng: Rng) -> State:
        """A new table, shuffled by the generator."""
        raise NotImplementedError

    def deal_explicit(self, options: Options, deal: Mapping[str, object], rng: Rng | None) -> State:
        """A new table with an explicit deal; without a generator there is no later chance."""
        raise NotImplementedError

    def imagine(self, view: View, rng: Rng) -> State:
        """Some whole table that this view could be a view of."""
        raise NotImplementedError

    def view_of(self, seat: i64, pending: i64, cells: vec[i64]) -> View:
        """The view with these numbers."""
        raise NotImplementedError

    def belief(self, view: View) -> "Belief":
        """What a thoughtful player behind this view believes of the rest."""
        return Belief(self, view)

    def rollout(self, state: State, rng: Rng) -> None:
        """Plays on quickly to where it can be evaluated."""
        playout(state, rng)

    def evaluate(self, state: State) -> vec[float]:
        """The share of the win that each seat can expect, as far as the game can judge."""
        seats = len(state.scores())
        shares = vec[float]([0.0] * seats)
        winners = state.winners() or list(range(seats))
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        """What a legal move seems to be worth to its seat at first sight; more is better.

        It looks only at what that seat knows.
        """
        return 0

    def score_move(self, state: State, seat: i64, move: i64) -> float:
        """The same with a little thought, for a bot that does nothing else."""
        return float(self.prior(state, seat, move))

    def notate(self, state: State, seat: i64, move: i64) -> str:
        """The move in notation."""
        raise NotImplementedError

    def parse(self, state: State, seat: i64, text: str) -> int:
        """The legal move that this text writes; IllegalMove says why there is none."""
        raise NotImplementedError

    def typed(self, text: str, voice: Voice) -> str:
        """What a person typed in a language, as notation where it is a move."""
        return text

    def bound(self, options: Options) -> int:
        """A number of moves within which every game ends."""
        raise NotImplementedError

    def census(self, state: State) -> list[str]:
        """Every card and token of the box by name, sorted: the same list at every moment."""
        raise NotImplementedError

    def narrate(self, event: Event, voice: Voice) -> str:
        """An event, veiled for whoever listens, as a sentence."""
        return voice.tell(event)

    def picture(self, view: View, voice: Voice) -> str:
        """A view as a picture in plain text, several lines of at most 100 columns."""
        raise NotImplementedError

    def describe(self, view: View, move: i64, voice: Voice) -> str:
        """A legal move of the view's seat in plain words, for a list to choose from."""
        raise NotImplementedError


class Belief:
    """Whole tables behind a view, the likely ones more often; here, all alike."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view

    def imagine(self, rng: Rng) -> State:
        """One such table."""
        return self.game.imagine(self.view, rng)


def playout(state: State, rng: Rng) -> i64:
    """Plays random moves to the end and counts them."""
    moves: i64 = 0
    while state.pending:
        seat = lowest(state.pending)
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        moves += 1
    return moves


def read_view(game: Game, numbers: list[int]) -> View:
    """The view that `View.numbers` wrote."""
    return game.view_of(numbers[0], numbers[1], vec[i64](numbers[2:]))
