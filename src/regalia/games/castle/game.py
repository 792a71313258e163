"""Castle as a box: the doors through which everything else uses it."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle import codec, deal, heuristics, picture
from regalia.games.castle.bags import cards_of
from regalia.games.castle.board import PLACES
from regalia.games.castle.cards import CARDS, NAMES
from regalia.games.castle.layout import (
    CELLS,
    DECKS,
    HANDS,
    MOST_ROUNDS,
    REMOVED,
    RESERVE,
    SEATS,
    STACKS,
    kind_of,
)
from regalia.games.castle.moves import MOVES
from regalia.games.castle.table import cards_in
from regalia.games.castle.view import CastleView
from regalia.kernel.game import Game
from regalia.kernel.options import Options, read_options
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.voice import Voice

MOST_MOVES_A_TURN: Final = 64  # four actions, two of them Merchants; the Spy swaps longest
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


class Castle(Game):
    """Two to five seats, until one has no cards left."""

    def __init__(self) -> None:
        self.name = "castle"
        self.topics = TOPICS
        self.seats = range(2, 6)
        self.default_seats = 2
        self.declared = deal.DECLARED
        self.moves = MOVES

    def options(self, given: Mapping[str, object]) -> Options:
        values = read_options(self.declared, self.seats, given)
        return deal.CastleOptions(int(values.pop("seats")), values)

    def deal(self, options: Options, rng: Rng) -> State:
        assert isinstance(options, deal.CastleOptions)
        return deal.dealt(options, rng)

    def deal_explicit(
        self, options: Options, deal_: Mapping[str, object], rng: Rng | None
    ) -> State:
        assert isinstance(options, deal.CastleOptions)
        return deal.laid(options, deal_, rng)

    def imagine(self, view: View, rng: Rng) -> State:
        return deal.imagined(view, rng)

    def view_of(self, seat: i64, pending: i64, cells: vec[i64]) -> View:
        return CastleView(seat, pending, cells)

    def rollout(self, state: State, rng: Rng) -> None:
        heuristics.play_on(state, rng, heuristics.FAR)

    def evaluate(self, state: State) -> vec[float]:
        return heuristics.evaluate(state.cells)

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        return heuristics.prior(state.cells, seat, move)

    def score_move(self, state: State, seat: i64, move: i64) -> float:
        return heuristics.score_move(state, seat, move)

    def notate(self, state: State, seat: i64, move: i64) -> str:
        return codec.notate(state, seat, move)

    def parse(self, state: State, seat: i64, text: str) -> int:
        return codec.parse(state, seat, text)

    def bound(self, options: Options) -> int:
        return MOST_MOVES_A_TURN * MOST_ROUNDS * int(options.seats)

    def census(self, state: State) -> list[str]:
        c = state.cells
        cards = cards_of(c[RESERVE]) + cards_of(c[REMOVED])
        for seat in range(c[SEATS]):
            cards += cards_of(c[HANDS + seat])
        cards += [int(c[at]) for at in range(DECKS, CELLS) if c[at]]
        for place in range(PLACES):
            cards += [int(kind_of(card)) for card in cards_in(c[STACKS + place])]
        return sorted(NAMES[card] for card in cards)

    def picture(self, view: View, voice: Voice) -> str:
        return picture.picture(view, voice)

    def describe(self, view: View, move: i64, voice: Voice) -> str:
        return picture.describe(view, move, voice)
