"""Majesty as a `Game`: the one object through which all other packages use it."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.checks import validation
from regalia.games.majesty.checks.invariants import MajestyInvariants
from regalia.games.majesty.learning.features import MajestyFeatures
from regalia.games.majesty.learning.tokens import MajestyTokens
from regalia.games.majesty.notation import codec
from regalia.games.majesty.notation.refusals import explain_refusal
from regalia.games.majesty.rules import deal
from regalia.games.majesty.rules.events import EVENTS
from regalia.games.majesty.rules.layout import CELLS, OPTION_CELLS
from regalia.games.majesty.rules.move_codes import MOVES
from regalia.games.majesty.rules.state import MajestyState
from regalia.games.majesty.rules.view import MajestyView
from regalia.games.majesty.strategy.coach import MajestyCoach
from regalia.games.majesty.strategy.consequences import MajestyConsequences
from regalia.games.majesty.strategy.heuristics import MajestyHeuristics
from regalia.games.majesty.strategy.inputs import MajestyInputReader
from regalia.games.majesty.terminal.terminal import MajestyTerminal
from regalia.games.majesty.wire.shapes import MajestyDerived, MajestyPast, MajestyTable
from regalia.kernel.cells import Cells
from regalia.kernel.errors import Refused
from regalia.kernel.game import Game
from regalia.kernel.options import Options, read_options
from regalia.kernel.parts import Part
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Nothing, Shapes

TOPICS: Final = {
    "row": ("M8", "M9", "M13"),
    "workers": ("M8", "M9", "M12"),
    "mill": ("M20A", "M20B"),
    "brewery": ("M21A", "M21B"),
    "cottage": ("M22A", "M22B", "M32"),
    "guardhouse": ("M23A", "M23B"),
    "barracks": ("M24A", "M24B", "M30"),
    "inn": ("M25A", "M25B"),
    "castle": ("M26A", "M26B"),
    "infirmary": ("M27A", "M27B", "M31"),
    "attack": ("M30", "M31"),
    "healing": ("M32", "M33", "M34"),
    "end": ("M40", "M41", "M42"),
}


class Majesty(Game):
    """Majesty, for two to four seats with twelve turns each."""

    def __init__(self) -> None:
        self.name = "majesty"
        self.version = 1
        self.package = "regalia.games.majesty"
        self.seats = range(2, 5)
        self.default_seats = 4
        self.declared_options = deal.DECLARED
        self.move_count = MOVES
        self.cell_count = CELLS
        self.option_cell_count = OPTION_CELLS
        self.topics = TOPICS
        self.events = tuple(EVENTS.declared)
        self.shapes = Shapes(MajestyTable, Nothing, MajestyPast, MajestyDerived)
        self.heuristics = MajestyHeuristics()
        self.inputs = MajestyInputReader()
        self.coach = MajestyCoach()
        self.consequences = MajestyConsequences()
        self.terminal = MajestyTerminal()
        self.invariants = MajestyInvariants()
        self.features = MajestyFeatures()
        self.tokens = MajestyTokens()

    def read_options(self, given: Mapping[str, object]) -> Options:
        values = read_options(self.declared_options, self.seats, given)
        return deal.MajestyOptions(int(values.pop("seats")), values)

    def deal(self, options: Options, rng: Rng) -> State:
        assert isinstance(options, deal.MajestyOptions)
        return deal.deal_shuffled(options, rng)

    def deal_explicit(
        self, options: Options, deal_: Mapping[str, object], rng: Rng | None
    ) -> State:
        assert isinstance(options, deal.MajestyOptions)
        return deal.deal_explicit(options, deal_)

    def imagine(self, view: View, rng: Rng) -> State:
        return deal.imagine_state(view, rng)

    def make_state(self, pending: i64, cells: Cells) -> State:
        return MajestyState(pending, cells)

    def make_view(self, seat: i64, pending: i64, cells: Cells) -> View:
        return MajestyView(seat, pending, cells)

    def describe_fault(self, viewer: i64, pending: i64, cells: Cells) -> str:
        return validation.describe_fault(viewer, pending, cells)

    def parts(self, view: View, move: i64) -> list[Part]:
        return codec.move_parts(view.cells, view.seat, move)

    def notate_parts(self, parts: list[Part]) -> str:
        return codec.notation_from_parts(parts)

    def touches(self, parts: list[Part]) -> list[str]:
        return codec.things_to_touch(parts)

    def refusal(self, view: View, text: str) -> Refused:
        return explain_refusal(view.cells, view.seat, text)
