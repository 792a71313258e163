"""King Me! as a `Game`: the one object through which all other packages use it."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.checks import validation
from regalia.games.kingme.checks.invariants import KingMeInvariants
from regalia.games.kingme.learning.features import KingMeFeatures
from regalia.games.kingme.learning.tokens import KingMeTokens
from regalia.games.kingme.notation import codec
from regalia.games.kingme.notation.refusals import explain_refusal
from regalia.games.kingme.rules import deal
from regalia.games.kingme.rules.events import EVENTS
from regalia.games.kingme.rules.layout import CELLS, OPTION_CELLS
from regalia.games.kingme.rules.move_codes import MOVES
from regalia.games.kingme.rules.state import KingMeState
from regalia.games.kingme.rules.view import KingMeView
from regalia.games.kingme.strategy.coach import KingMeCoach
from regalia.games.kingme.strategy.consequences import KingMeConsequences
from regalia.games.kingme.strategy.heuristics import KingMeHeuristics
from regalia.games.kingme.strategy.inputs import KingMeInputReader
from regalia.games.kingme.terminal.terminal import KingMeTerminal
from regalia.games.kingme.wire.shapes import KingMeDerived, KingMeMemory, KingMePast, KingMeTable
from regalia.kernel.cells import Cells
from regalia.kernel.errors import Refused
from regalia.kernel.game import Game
from regalia.kernel.options import Options, read_options
from regalia.kernel.parts import Part
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Shapes

TOPICS: Final = {
    "goals": ("K1", "K14"),
    "noes": ("K2", "K12", "K13"),
    "seats": ("K3", "K16"),
    "placing": ("K4", "K5", "K6"),
    "floors": ("K4", "K5"),
    "ascent": ("K7", "K8"),
    "crown": ("K9", "K12", "K16"),
    "throne": ("K9", "K11"),
    "votes": ("K10", "K11", "K12", "K13"),
    "king": ("K11", "K13"),
    "scoring": ("K14", "K15"),
    "moonshot": ("K15",),
    "rounds": ("K16",),
    "end": ("K17",),
}


class KingMe(Game):
    """King Me!, for three to six seats; it has three rounds."""

    def __init__(self) -> None:
        self.name = "kingme"
        self.version = 1
        self.package = "regalia.games.kingme"
        self.seats = range(3, 7)
        self.default_seats = 4
        self.declared_options = deal.DECLARED
        self.move_count = MOVES
        self.cell_count = CELLS
        self.option_cell_count = OPTION_CELLS
        self.topics = TOPICS
        self.events = tuple(EVENTS.declared)
        self.shapes = Shapes(KingMeTable, KingMeMemory, KingMePast, KingMeDerived)
        self.heuristics = KingMeHeuristics()
        self.inputs = KingMeInputReader()
        self.coach = KingMeCoach()
        self.consequences = KingMeConsequences()
        self.terminal = KingMeTerminal()
        self.invariants = KingMeInvariants()
        self.features = KingMeFeatures()
        self.tokens = KingMeTokens()

    def read_options(self, given: Mapping[str, object]) -> Options:
        values = read_options(self.declared_options, self.seats, given)
        return deal.KingMeOptions(int(values.pop("seats")), values)

    def deal(self, options: Options, rng: Rng) -> State:
        assert isinstance(options, deal.KingMeOptions)
        return deal.deal_shuffled(options, rng)

    def deal_explicit(
        self, options: Options, deal_: Mapping[str, object], rng: Rng | None
    ) -> State:
        assert isinstance(options, deal.KingMeOptions)
        return deal.deal_explicit(options, deal_)

    def imagine(self, view: View, rng: Rng) -> State:
        return deal.imagine_state(view, rng)

    def make_state(self, pending: i64, cells: Cells) -> State:
        return KingMeState(pending, cells)

    def make_view(self, seat: i64, pending: i64, cells: Cells) -> View:
        return KingMeView(seat, pending, cells)

    def describe_fault(self, viewer: i64, pending: i64, cells: Cells) -> str:
        return validation.describe_fault(viewer, pending, cells)

    def parts(self, view: View, move: i64) -> list[Part]:
        return codec.move_parts(move)

    def notate_parts(self, parts: list[Part]) -> str:
        return codec.notation_from_parts(parts)

    def touches(self, parts: list[Part]) -> list[str]:
        return codec.things_to_touch(parts)

    def refusal(self, view: View, text: str) -> Refused:
        return explain_refusal(view.cells, text)
