"""Castle as a `Game`: the one object through which all other packages use it."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from regalia.games.castle.card_tracking import imagine
from regalia.games.castle.checks import validation
from regalia.games.castle.checks.invariants import CastleInvariants
from regalia.games.castle.learning.features import CastleFeatures
from regalia.games.castle.learning.tokens import CastleTokens
from regalia.games.castle.notation import codec
from regalia.games.castle.rules import deal
from regalia.games.castle.rules.cards import CARDS
from regalia.games.castle.rules.events import EVENTS
from regalia.games.castle.rules.layout import CELLS, OPTION_CELLS
from regalia.games.castle.rules.move_codes import MOVES
from regalia.games.castle.rules.state import CastleState
from regalia.games.castle.rules.view import CastleView
from regalia.games.castle.strategy.coach import CastleCoach
from regalia.games.castle.strategy.consequences import CastleConsequences
from regalia.games.castle.strategy.heuristics import CastleHeuristics
from regalia.games.castle.strategy.inputs import CastleInputReader
from regalia.games.castle.terminal.terminal import CastleTerminal
from regalia.games.castle.wire.shapes import CastleDerived, CastleMemory, CastlePast, CastleTable
from regalia.kernel.cells import Cells
from regalia.kernel.game import Game
from regalia.kernel.options import Options, read_options
from regalia.kernel.parts import Part
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Shapes

TOPICS: Final = {
    **{row[0]: (row[4],) for row in CARDS},
    "advisor": ("C29", "C22"),
    "black-knight": ("C40", "C12"),
    "captain": ("C42", "C41"),
    "traitor": ("C43", "C41"),
    "knight": ("C56", "C12"),
    "board": ("C1",),
    "deal": ("C2", "C3", "C4"),
    "actions": ("C5", "C6"),
    "powers": ("C7",),
    "return": ("C8",),
    "move": ("C9",),
    "stack": ("C1", "C10"),
    "protection": ("C11",),
    "end": ("C13", "C14"),
    "knowledge": ("C60", "C61"),
}

CHANGES = {
    2: "A dead table ends the game, idle rounds count only without draws, the fewest cards in hand"
    " win a blockage (C14), and the Lady in waiting reaches walls and towers (C26)."
}


class Castle(Game):
    """Castle, for two to five seats; it ends when one of them has no cards left."""

    def __init__(self) -> None:
        self.name = "castle"
        self.version = 2
        self.changes = CHANGES
        self.package = "regalia.games.castle"
        self.seats = range(2, 6)
        self.default_seats = 2
        self.declared_options = deal.DECLARED
        self.move_count = MOVES
        self.cell_count = CELLS
        self.option_cell_count = OPTION_CELLS
        self.topics = TOPICS
        self.events = tuple(EVENTS.declared)
        self.shapes = Shapes(CastleTable, CastleMemory, CastlePast, CastleDerived)
        self.heuristics = CastleHeuristics()
        self.inputs = CastleInputReader()
        self.coach = CastleCoach()
        self.consequences = CastleConsequences()
        self.terminal = CastleTerminal()
        self.invariants = CastleInvariants()
        self.features = CastleFeatures()
        self.tokens = CastleTokens()

    def read_options(self, given: Mapping[str, object]) -> Options:
        values = read_options(self.declared_options, self.seats, given)
        return deal.CastleOptions(int(values.pop("seats")), values)

    def deal(self, options: Options, rng: Rng) -> State:
        assert isinstance(options, deal.CastleOptions)
        return deal.deal_shuffled(options, rng)

    def deal_explicit(
        self, options: Options, deal_: Mapping[str, object], rng: Rng | None
    ) -> State:
        assert isinstance(options, deal.CastleOptions)
        return deal.deal_explicit(options, deal_, rng)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine.imagine_state(view, rng)

    def make_state(self, pending: i64, cells: Cells) -> State:
        return CastleState(pending, cells)

    def make_view(self, seat: i64, pending: i64, cells: Cells) -> View:
        return CastleView(seat, pending, cells)

    def describe_fault(self, viewer: i64, pending: i64, cells: Cells) -> str:
        return validation.describe_fault(viewer, pending, cells)

    def parts(self, view: View, move: i64) -> list[Part]:
        return codec.move_parts(view.cells, move)

    def touches(self, parts: list[Part]) -> list[str]:
        return codec.things_to_touch(parts)

    def parse(self, view: View, text: str) -> int:
        return codec.parse_move(view, text)
