"""The contract of a game: dealing, sampling states behind a view, and moves as text."""

from collections.abc import Mapping
from operator import index
from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.coach import GameCoach
from regalia.kernel.consequences import Consequences
from regalia.kernel.errors import BadRecord, Refused, quote
from regalia.kernel.event import EventType
from regalia.kernel.features import Features
from regalia.kernel.heuristics import Belief, Heuristics
from regalia.kernel.invariants import Invariants
from regalia.kernel.network import NO_NETWORK_INPUTS, NetworkInputReader
from regalia.kernel.options import Option, Options, read_options
from regalia.kernel.parts import Part, join_parts, touch_path
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.state import State
from regalia.kernel.terminal.terminal import Terminal
from regalia.kernel.tokens import Tokens
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Shapes

# what a game uses if it has nothing of its own
NO_CHANGES: Final[dict[int, str]] = {}
NO_TOPICS: Final[dict[str, tuple[str, ...]]] = {}
NO_HEURISTICS: Final = Heuristics()
PLAIN_TERMINAL: Final = Terminal()
NO_INVARIANTS: Final = Invariants()
NO_COACH: Final = GameCoach()
NO_CONSEQUENCES: Final = Consequences()
NO_FEATURES: Final = Features()
NO_TOKENS: Final = Tokens()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: facts about it as data, its rules and its notation.

    - `name`: its word in records and commands; `version`: that of its rules and its shuffling
    - `changes`: what each version of the rules after the first one changed, in a sentence
    - `package`: the package whose folder `i18n` holds its words
    - `seats`: the numbers of seats it allows; `default_seats`: the one it is measured with
    - `declared_options`: its options besides the number of seats
    - `move_count`: how many different moves it has; a move is a whole number below that
    - `cell_count`: the length of a position; `option_cell_count`: how many cells at its beginning
      hold the options
    - `topics`: the words a player may ask about, each with the ids of the rules that explain it
    - `events`: the types of all its events; `shapes`: the types of its wire form

    Evaluation for bots, what a coach points out, what moves lead to, drawing for terminals,
    invariants for the laws, features and tokens for learners are objects of their own. A game may
    leave out whatever has a default here.
    """

    name: str
    version: int = 1
    changes: dict[int, str] = NO_CHANGES
    package: str
    seats: range
    default_seats: int
    declared_options: tuple[Option, ...] = ()
    move_count: int
    cell_count: int
    option_cell_count: int = 1
    topics: dict[str, tuple[str, ...]] = NO_TOPICS
    events: tuple[EventType, ...]
    shapes: Shapes
    heuristics: Heuristics = NO_HEURISTICS
    inputs: NetworkInputReader = NO_NETWORK_INPUTS
    coach: GameCoach = NO_COACH
    consequences: Consequences = NO_CONSEQUENCES
    terminal: Terminal = PLAIN_TERMINAL
    invariants: Invariants = NO_INVARIANTS
    features: Features = NO_FEATURES
    tokens: Tokens = NO_TOKENS

    # dealing

    def read_options(self, values: Mapping[str, object]) -> Options:
        """Options of a record or a command line, checked, with defaults filled in."""
        values = read_options(self.declared_options, self.seats, values)
        return Options(int(values.pop("seats")), values)

    def deal(self, options: Options, rng: Rng) -> State:
        """A new state, shuffled by the generator."""
        raise NotImplementedError

    def deal_explicit(self, options: Options, deal: Mapping[str, object], rng: Rng | None) -> State:
        """A new state with an explicit deal; without a generator nothing can be shuffled later."""
        raise NotImplementedError

    def new(
        self,
        seats: SupportsIndex = 0,
        seed: SupportsIndex = 0,
        options: Mapping[str, object] | None = None,
    ) -> State:
        """A new state for some number of seats, 0 for the default, shuffled by a seed."""
        given = {"seats": index(seats) or self.default_seats, **(options or {})}
        return self.deal(self.read_options(given), rng_from_number(seed))

    # hidden information

    def imagine(self, view: View, rng: Rng) -> State:
        """A random state that has exactly this view (a determinization)."""
        raise NotImplementedError

    def belief(self, view: View) -> Belief:
        """The distribution of states behind a view that the game's heuristics assume."""
        return self.heuristics.belief(view) or UniformBelief(self, view)

    def make_state(self, pending: i64, cells: vec[i64]) -> State:
        """The state with these numbers, unchecked."""
        raise NotImplementedError

    def make_view(self, seat: i64, pending: i64, cells: vec[i64]) -> View:
        """The view with these numbers, unchecked."""
        raise NotImplementedError

    def describe_fault(self, viewer: i64, pending: i64, cells: vec[i64]) -> str:
        """Why numbers from outside are not a position of this game; empty if they are one.

        `viewer` is the seat of a view, SPECTATOR, or WHOLE_STATE for a state, which hides nothing;
        `pending` is the mask of the seats that must move.
        """
        raise NotImplementedError

    # moves as text

    def parts(self, view: View, move: i64) -> list[Part]:
        """The parts of a legal move of the view's seat: a verb, then the things it names."""
        raise NotImplementedError

    def parse(self, view: View, text: str) -> int:
        """The legal move of the view's seat with this notation; raises Refused if there is none."""
        for move in view.legal():
            if self.notate(view, move) == text:
                return int(move)
        raise self.refusal(view, text)

    def refusal(self, view: View, text: str) -> Refused:
        """The reason why a text is not a legal move of the view's seat."""
        return Refused("no-such-move", {"typed": text}, None)

    def notate_parts(self, parts: list[Part]) -> str:
        """How a move with these parts is written; games whose notation differs change it."""
        return join_parts(parts)

    def touches(self, parts: list[Part]) -> list[str]:
        """What a player touches on a screen to make the move with these parts, in order."""
        return touch_path(parts)

    def notate(self, view: View, move: i64) -> str:
        """The notation of a legal move of the view's seat."""
        return self.notate_parts(self.parts(view, move))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()

    def __repr__(self) -> str:
        return f"<the game {self.name}>"


class UniformBelief(Belief):
    """The distribution of the states that `Game.imagine` samples."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view

    def imagine(self, rng: Rng) -> State:
        return self.game.imagine(self.view, rng)


def find_game(games: Mapping[str, Game], name: object) -> Game:
    """The game with this name; if there is none, raises BadRecord with the names of all games."""
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        raise BadRecord(f"game: {quote(name)} is none of the games ({', '.join(games)})")
    return game
