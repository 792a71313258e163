"""Majesty as a box: the doors through which everything else uses it."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty import codec, deal, heuristics, picture
from regalia.games.majesty.cards import KINDS_OF_PEOPLE, NAMES
from regalia.games.majesty.layout import (
    DECK,
    DRAWN,
    ROW,
    ROW_SIZE,
    SEATS,
    SIZE,
    STACK,
    TAKEN,
    TURNS_EACH,
    WOUNDED,
    block,
    cards_of,
    mover,
)
from regalia.games.majesty.moves import MOVES
from regalia.games.majesty.view import MajestyView
from regalia.kernel.game import Game
from regalia.kernel.options import Options, read_options
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.voice import Voice

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
    """Two to four seats, twelve turns each."""

    def __init__(self) -> None:
        self.name = "majesty"
        self.topics = TOPICS
        self.seats = range(2, 5)
        self.default_seats = 4
        self.declared = deal.DECLARED
        self.moves = MOVES

    def options(self, given: Mapping[str, object]) -> Options:
        values = read_options(self.declared, self.seats, given)
        return deal.MajestyOptions(int(values.pop("seats")), values)

    def deal(self, options: Options, rng: Rng) -> State:
        assert isinstance(options, deal.MajestyOptions)
        return deal.dealt(options, rng)

    def deal_explicit(
        self, options: Options, deal_: Mapping[str, object], rng: Rng | None
    ) -> State:
        assert isinstance(options, deal.MajestyOptions)
        return deal.laid(options, deal_)

    def imagine(self, view: View, rng: Rng) -> State:
        return deal.imagined(view, rng)

    def view_of(self, seat: i64, pending: i64, cells: vec[i64]) -> View:
        return MajestyView(seat, pending, cells)

    def rollout(self, state: State, rng: Rng) -> None:
        while state.pending:
            seat = mover(state.cells)
            move = heuristics.quick_move(state.cells, seat, state.legal(seat), rng)
            state.apply(seat, move)

    def evaluate(self, state: State) -> vec[float]:
        return heuristics.evaluate(state)

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        return heuristics.worth(state.cells, seat, move)

    def notate(self, state: State, seat: i64, move: i64) -> str:
        return codec.notate(state, seat, move)

    def parse(self, state: State, seat: i64, text: str) -> int:
        return codec.parse(state, seat, text)

    def bound(self, options: Options) -> int:
        return 2 * TURNS_EACH * int(options.seats)

    def census(self, state: State) -> list[str]:
        c = state.cells
        cards = [int(c[ROW + place]) for place in range(ROW_SIZE) if c[ROW + place]]
        cards += [int(c[DECK + at]) for at in range(c[DRAWN], c[SIZE])]
        if c[TAKEN]:
            cards.append(int(c[TAKEN]))
        for seat in range(c[SEATS]):
            me = block(seat)
            cards += cards_of(c[me + WOUNDED])
            for building in range(KINDS_OF_PEOPLE):
                cards += cards_of(c[me + STACK + building])
        return sorted(NAMES[card] for card in cards)

    def picture(self, view: View, voice: Voice) -> str:
        return picture.picture(view, voice)

    def describe(self, view: View, move: i64, voice: Voice) -> str:
        return picture.describe(view, move, voice)
