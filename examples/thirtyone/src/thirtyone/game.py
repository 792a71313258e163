"""Thirty-One as a `Game`: the one object through which Regalia uses it."""

from collections.abc import Mapping

from regalia.kernel.errors import Refused
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.parts import Part
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Shapes
from thirtyone import deal, moves, validation
from thirtyone.events import EVENTS
from thirtyone.heuristics import ThirtyOneHeuristics
from thirtyone.invariants import ThirtyOneInvariants
from thirtyone.layout import CELLS, MAX_SEATS, Cells
from thirtyone.picture import ThirtyOneTerminal
from thirtyone.state import ThirtyOneState, ThirtyOneView
from thirtyone.wire import ThirtyOneMemory, ThirtyOnePast, ThirtyOneTable


class ThirtyOne(Game):
    """Two to nine seats, one deal."""

    def __init__(self) -> None:
        self.name = "thirtyone"
        self.version = 1
        self.package = "thirtyone"
        self.seats = range(2, MAX_SEATS + 1)
        self.default_seats = 4
        self.move_count = moves.MOVES
        self.cell_count = CELLS
        self.topics = {"knock": ("T6",), "31": ("T7",), "points": ("T1", "T3"), "end": ("T8", "T9")}
        self.events = EVENTS
        self.shapes = Shapes(ThirtyOneTable, ThirtyOneMemory, ThirtyOnePast)
        self.heuristics = ThirtyOneHeuristics()
        self.terminal = ThirtyOneTerminal()
        self.invariants = ThirtyOneInvariants()

    def deal(self, options: Options, rng: Rng) -> State:
        return deal.deal_shuffled(int(options.seats), rng)

    def deal_explicit(
        self, options: Options, given: Mapping[str, object], rng: Rng | None
    ) -> State:
        return deal.deal_explicit(int(options.seats), given)

    def imagine(self, view: View, rng: Rng) -> State:
        return deal.imagine_state(view, rng)

    def make_state(self, pending: int, cells: Cells) -> State:
        return ThirtyOneState(pending, cells)

    def make_view(self, seat: int, pending: int, cells: Cells) -> View:
        return ThirtyOneView(seat, pending, cells)

    def describe_fault(self, seat: int, pending: int, cells: Cells) -> str:
        return validation.describe_fault(seat, pending, cells)

    def parts(self, view: View, move: int) -> list[Part]:
        return moves.move_parts(move)

    def refusal(self, view: View, text: str) -> Refused:
        return moves.refusal(view, text)
