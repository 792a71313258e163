"""Majesty, or another good game, wrapped in plain Python so that a fault can be planted in it."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games import GAMES
from regalia.kernel.event import NUMBER, Event, EventType
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.parts import Part
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Wire

MAJESTY = GAMES["majesty"]
MOOD = EventType("mood", {"times": NUMBER})
WHISPER = EventType("whisper", {"card": NUMBER})


class PlantedView(View):
    """A view that passes everything on to a good one."""

    def __init__(self, inner: View) -> None:
        super().__init__(inner.seat, inner.pending, inner.cells)
        self.inner = inner

    def legal(self) -> vec[i64]:
        return self.inner.legal()

    def without_sealed_moves(self) -> View:
        return type(self)(self.inner.without_sealed_moves())

    def scores(self) -> list[int]:
        return self.inner.scores()

    def winners(self) -> list[int]:
        return self.inner.winners()

    def to_wire(self) -> Wire:
        return self.inner.to_wire()

    def information_set_key(self) -> i64:
        return self.inner.information_set_key()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.inner,)


class PlantedState(State):
    """A state that passes everything on to a good one, and shows views of a given kind."""

    look: type[PlantedView] = PlantedView
    box = MAJESTY
    chosen: Mapping[str, object] = {"seats": 2}

    def __init__(self, pending: i64, cells: vec[i64]) -> None:
        super().__init__(pending, cells)
        self.inner = self.box.make_state(pending, self.cells)

    def legal(self, seat: i64) -> vec[i64]:
        return self.inner.legal(seat)

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        self.inner.apply(seat, move, log)
        self.cells = self.inner.cells
        self.pending = self.inner.pending

    def scores(self) -> list[int]:
        return self.inner.scores()

    def winners(self) -> list[int]:
        return self.inner.winners()

    def view(self, seat: i64) -> View:
        return self.look(self.inner.view(seat))

    def to_wire(self) -> Wire:
        return self.inner.to_wire()


class PlantedGame(Game):
    """A good game, with states of a given kind."""

    def __init__(self, state: type[PlantedState] = PlantedState) -> None:
        box = state.box
        self.name = box.name
        self.version = box.version
        self.package = box.package
        self.seats = box.seats
        self.default_seats = box.default_seats
        self.declared_options = box.declared_options
        self.move_count = box.move_count
        self.cell_count = box.cell_count
        self.option_cell_count = box.option_cell_count
        self.topics = box.topics
        self.events = (*box.events, MOOD, WHISPER)
        self.shapes = box.shapes
        self.heuristics = box.heuristics
        self.terminal = box.terminal
        self.invariants = box.invariants
        self.features = box.features
        self.tokens = box.tokens
        self.box = box
        self.planted = state

    def read_options(self, given: Mapping[str, object]) -> Options:
        return self.box.read_options(given)

    def deal(self, options: Options, rng: Rng) -> State:
        dealt = self.box.deal(options, rng)
        return self.planted(dealt.pending, dealt.cells)

    def imagine(self, view: View, rng: Rng) -> State:
        imagined = self.box.imagine(view, rng)
        return self.planted(imagined.pending, imagined.cells)

    def make_state(self, pending: i64, cells: vec[i64]) -> State:
        return self.planted(pending, cells)

    def make_view(self, seat: i64, pending: i64, cells: vec[i64]) -> View:
        return self.planted.look(self.box.make_view(seat, pending, cells))

    def describe_fault(self, seat: i64, pending: i64, cells: vec[i64]) -> str:
        return self.box.describe_fault(seat, pending, cells)

    def parts(self, view: View, move: i64) -> list[Part]:
        return self.box.parts(view, move)

    def notate_parts(self, parts: list[Part]) -> str:
        return self.box.notate_parts(parts)

    def touches(self, parts: list[Part]) -> list[str]:
        return self.box.touches(parts)

    def parse(self, view: View, text: str) -> int:
        return self.box.parse(view, text)

    def __repr__(self) -> str:
        return f"{type(self).__name__} {self.planted.__name__}"
